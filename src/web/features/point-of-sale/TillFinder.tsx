import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { SearchParams } from '#contract/storefront/model/searchParams.ts';
import type { FoundPackages } from '#domain/package-search.ts';
import {
  bestMatch,
  customerText,
  type TillCustomer,
  tillCustomers,
  type TillSearch as Search,
} from '#domain/till-search.ts';
import { useSearch } from '#web/api/storefront/customers/customers.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { SimilarPackages } from '#web/components/packages/list/SimilarPackages.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useScannedEsim } from '#web/queries/use-scanned-esim.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { packagesHref } from './addresses.ts';
import { TillCustomers } from './components/TillCustomers.tsx';
import { TillSearch } from './components/TillSearch.tsx';
import { type CustomerKey, useCustomer } from './use-buyer.ts';

const ScanModal = lazyComponent(async () => (await import('#web/components/scan/ScanModal.tsx')).ScanModal);

const SEARCH_DELAY_MS = 250;

const NO_CUSTOMERS: readonly TillCustomer[] = [];

type FoundCustomers = {
  /** What is shown: also what was found for the beginning of the text, until the answer for all of it comes. */
  proposed: readonly TillCustomer[];
  /** The answer for the whole text; undefined before it, and where none is asked for. */
  customers: readonly TillCustomer[] | undefined;
  /** The answer is still to come. */
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** The customers with a text in their address, in a note, in an ICCID or as the number of a sale. */
const useFoundCustomers = (text: string): FoundCustomers => {
  const typed = customerText(text);
  const settled = useDebounced(typed, SEARCH_DELAY_MS);
  const asked = typed === undefined ? undefined : settled;
  const { data, isPlaceholderData, isError, refetch } = useSearch(
    { text: asked ?? '' },
    {
      query: {
        enabled: asked !== undefined,
        select: tillCustomers,
        placeholderData: (found, query) => {
          const before = query?.queryKey[1] as SearchParams | undefined;
          return before && asked?.startsWith(before.text) === true ? found : undefined;
        },
      },
    },
  );
  const isAnswer = asked !== undefined && asked === typed && !isPlaceholderData;
  const isFailed = isAnswer && isError;
  return {
    proposed: asked === undefined || isFailed ? NO_CUSTOMERS : (data ?? NO_CUSTOMERS),
    customers: isAnswer && !isFailed ? data : undefined,
    isPending: typed !== undefined && !isFailed && !(isAnswer && data !== undefined),
    isFailed,
    retry: () => void refetch(),
  };
};

/** What a customer bought last, in the reader's language where the package is still in the inventory. */
const useLastName = () => {
  const nameOf = usePackageName();
  const { data } = useListInventory({ query: { enabled: false } });
  return (customer: TillCustomer): TillCustomer => {
    const item = data?.items.find(({ name }) => name === customer.lastSaleName);
    return item ? { ...customer, lastSaleName: nameOf(item) } : customer;
  };
};

const keyOf = (search: Search): CustomerKey | undefined => {
  if (search.kind === 'iccid') return { searchKey: 'ICCID', searchQuery: search.iccid };
  return search.kind === 'email' ? { searchKey: 'EMAIL', searchQuery: search.email } : undefined;
};

const hrefOf = ({ buyer, sale }: TillCustomer): string => (buyer ? packagesHref(buyer) : paths.soldItem(sale.uid));

const isWhole = (search: Search): boolean => 'isWhole' in search && search.isWhole;

/** What Enter led to: the customer's packages, or why it led nowhere. */
type Entered = {
  /** Where the sale to the customer begins, or the page of the sale to a guest. */
  href?: string;
  outcome?: 'unfinished' | 'unknown' | 'failed';
  isLooking: boolean;
  /** Looks the same customer up again. */
  retry: () => void;
};

/** What Enter does, other than to sell a package: it looks a whole address or number up, or takes the only customer. */
const useEntered = (
  submitted: Search | undefined,
  packages: FoundPackages<InventoryItem> | undefined,
  { customers, isPending }: FoundCustomers,
): Entered => {
  const key = submitted && isWhole(submitted) ? keyOf(submitted) : undefined;
  const { data, isError, isFetching, refetch } = useCustomer(key);
  const retry = (): void => void refetch();
  if (!submitted) return { isLooking: false, retry };
  if (key) {
    const { searchKey, searchQuery } = key;
    const uid = data?.customer.uid;
    const iccid = searchKey === 'ICCID' && { iccid: searchQuery };
    return {
      ...(uid !== undefined && { href: packagesHref({ type: 'existing', customerUid: uid, ...iccid }) }),
      ...(isError && { outcome: 'failed' }),
      ...(data === null && { outcome: 'unknown' }),
      isLooking: isFetching,
      retry,
    };
  }
  const match = bestMatch(packages, customers);
  if (match && 'customer' in match) return { href: hrefOf(match.customer), isLooking: false, retry };
  const isUnfinished = submitted.kind !== 'words' && !isPending;
  return { ...(isUnfinished && { outcome: 'unfinished' }), isLooking: isPending, retry };
};

type SearchMessageProps = {
  /** The search text as it was typed. */
  text: string;
  search: Search;
  packages: FoundPackages<InventoryItem> | undefined;
  entered: Entered;
  found: FoundCustomers;
  /** Searches for another text. */
  onSearch: (text: string) => void;
};

const Retry = ({ onPress }: { onPress: () => void }): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  return (
    <>
      <span>{t('search.failed')}</span>
      <Button size="small" onPress={onPress}>
        {t('common:tryAgain')}
      </Button>
    </>
  );
};

/** Whether the text is known to find nothing: where no package has the words, a customer may. */
const isInVain = ({ search, packages, entered, found }: SearchMessageProps): boolean => {
  if (search.kind === 'words') {
    const hasNone = packages?.found.length === 0 && packages.similar.length === 0;
    return hasNone && !found.isPending && found.proposed.length === 0;
  }
  return entered.outcome === 'unknown' || (!isWhole(search) && found.customers?.length === 0);
};

/** What the till's search found, and the way on where it found nothing. */
const SearchMessage = (props: SearchMessageProps): ReactElement | null => {
  const { search, packages, entered, found } = props;
  const { t } = useTranslation('pointOfSale');
  if (search.kind === 'nothing') return null;
  if (search.kind === 'words') {
    if (!packages) return null;
    if (packages.meant && packages.similar.length > 0) {
      return <SimilarPackages search={props.text} meant={packages.meant} onSearch={props.onSearch} />;
    }
    const count = packages.found.length;
    if (count > 0) return <span>{t('till.found', { count })}</span>;
    return isInVain(props) ? (
      <>
        <span>{t('till.nothing', { text: props.text })}</span>
        <Link href={paths.pointOfSaleNew(props.text)}>{t('till.sellToNew')}</Link>
      </>
    ) : null;
  }
  const isEmail = search.kind === 'email';
  switch (entered.outcome) {
    case 'unfinished':
      return <span>{isEmail ? t('till.emailUnfinished') : t('till.iccidUnfinished')}</span>;
    case 'unknown':
      return isEmail ? (
        <>
          <span>{t('till.emailUnknown')}</span>
          <Link href={paths.pointOfSaleNew(search.email)}>{t('till.sellToNew')}</Link>
        </>
      ) : (
        <span>{t('till.iccidUnknown')}</span>
      );
    case 'failed':
      return <Retry onPress={entered.retry} />;
    default:
      if (search.isWhole) return <span>{t('till.pressEnter')}</span>;
      if (found.customers?.length !== 0) return null;
      return (
        <>
          <span>{t('till.nobody')}</span>
          {isEmail && <Link href={paths.pointOfSaleNew(search.email)}>{t('till.sellToNew')}</Link>}
        </>
      );
  }
};

type TillFinderProps = {
  /** What was typed or scanned so far. */
  text: string;
  /** Called with the whole text at every keystroke. */
  onChange: (text: string) => void;
  /** What the text is: words, an e-mail address or an ICCID. */
  search: Search;
  /** The packages that the text finds; undefined while the inventory loads. */
  packages: FoundPackages<InventoryItem> | undefined;
  /** Enter, where the text finds a package: the best one. */
  onSell: (item: InventoryItem) => void;
  /** Takes the focus when it appears. */
  isFocused: boolean;
};

/** The field of the till's search, and the customers that it finds: each leads on to the packages. */
export const TillFinder = ({ text, onChange, search, packages, onSell, isFocused }: TillFinderProps): ReactElement => {
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState<Search>();
  const found = useFoundCustomers(text);
  const entered = useEntered(submitted, packages, found);
  const { href } = entered;
  useEffect(() => {
    if (href !== undefined) void navigate(href);
  }, [href, navigate]);
  const submit = (): void => {
    const match = bestMatch(packages, found.customers);
    if (match && 'item' in match) onSell(match.item);
    else setSubmitted(search);
  };
  const [isScanning, setScanning] = useState(false);
  const read = useScannedEsim(({ iccid, customerUid }) => {
    setScanning(false);
    void navigate(packagesHref({ type: 'existing', customerUid, iccid }));
  });
  const outcome = { text: text.trim(), search, packages, entered, found, onSearch: onChange };
  const hasPackages = packages !== undefined && packages.found.length > 0;
  const proposed = found.proposed.filter(({ isSimilar }) => !hasPackages || isSimilar !== true);
  const withLastName = useLastName();
  const isAsking = found.isFailed && entered.outcome !== 'failed';
  return (
    <>
      <TillSearch
        isFocused={isFocused}
        text={text}
        onChange={(typed) => {
          onChange(typed);
          setSubmitted(undefined);
        }}
        onSubmit={submit}
        onScan={() => setScanning(true)}
        isPending={entered.isLooking}
        isNothingFound={isInVain(outcome)}
        message={
          <>
            <SearchMessage {...outcome} />
            {isAsking && <Retry onPress={found.retry} />}
          </>
        }
      />
      <TillCustomers
        customers={proposed.map(withLastName)}
        href={hrefOf}
        allHref={paths.customers({ search: text.trim() })}
      />
      {isScanning && <ScanModal onRead={read} onClose={() => setScanning(false)} />}
    </>
  );
};
