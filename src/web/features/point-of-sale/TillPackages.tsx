import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Buyer, guestFrom } from '#domain/buyer.ts';
import { bestFirst, searchIn } from '#domain/package-search.ts';
import { readTillSearch, type TillSearch } from '#domain/till-search.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useSaleStart } from './attempt.ts';
import { TillTiles } from './components/TillTiles.tsx';
import styles from './TillPackages.module.css';
import { TillSuggestions } from './TillSuggestions.tsx';
import { type CustomerKey, useCustomer } from './use-buyer.ts';

type TillSearchState = {
  text: string;
  setText: (text: string) => void;
  /** What the text is: words, an e-mail address or an ICCID. */
  search: TillSearch;
  /** The packages that match the typed words; undefined while the inventory loads. */
  items: readonly InventoryItem[] | undefined;
  /** Enter: looks the customer up. */
  submit: () => void;
  isLooking: boolean;
  /** Why Enter led nowhere. */
  outcome: 'unfinished' | 'unknown' | 'failed' | undefined;
  /** Looks the same customer up again. */
  retry: () => void;
};

const keyOf = (search: TillSearch): CustomerKey | undefined => {
  if (search.kind === 'iccid') return { searchKey: 'ICCID', searchQuery: search.iccid };
  return search.kind === 'email' ? { searchKey: 'EMAIL', searchQuery: search.email } : undefined;
};

const useFound = (search: TillSearch, isAhead: boolean): readonly InventoryItem[] | undefined => {
  const nameOf = usePackageName();
  const isByWords = search.kind === 'words';
  const { data } = useListInventory({ query: { enabled: isAhead || isByWords } });
  const find = useMemo(() => {
    const offered = data?.items.filter(({ active }) => active);
    return offered && searchIn(offered, nameOf);
  }, [data, nameOf]);
  return useMemo(() => {
    const found = isByWords ? find?.(search.words) : undefined;
    return found && isByWords ? bestFirst(found, search.words, nameOf) : undefined;
  }, [isByWords, find, search, nameOf]);
};

/**
 * The search of the till. A customer who was found leads on to the packages.
 *
 * @param isAhead Loads the inventory before a word is typed.
 */
const useTillSearch = (isAhead: boolean): TillSearchState => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<TillSearch>();
  const search = useMemo(() => readTillSearch(text), [text]);
  const isWhole = submitted !== undefined && 'isWhole' in submitted && submitted.isWhole;
  const customer = useCustomer(isWhole ? keyOf(submitted) : undefined);
  const uid = customer.data?.customer.uid;
  const iccid = submitted?.kind === 'iccid' ? submitted.iccid : undefined;
  useEffect(() => {
    if (uid === undefined || !isWhole) return;
    void navigate(paths.pointOfSalePackages('existing', { customerUid: uid, ...(iccid !== undefined && { iccid }) }));
  }, [iccid, isWhole, navigate, uid]);
  const outcomeOf = (): TillSearchState['outcome'] => {
    if (submitted === undefined || !('isWhole' in submitted)) return undefined;
    if (!submitted.isWhole) return 'unfinished';
    if (customer.isError) return 'failed';
    return customer.data === null ? 'unknown' : undefined;
  };
  return {
    text,
    setText: (typed) => {
      setText(typed);
      setSubmitted(undefined);
    },
    search,
    items: useFound(search, isAhead),
    submit: () => setSubmitted(search),
    isLooking: isWhole && customer.isFetching,
    outcome: outcomeOf(),
    retry: () => void customer.refetch(),
  };
};

type SearchMessageProps = Pick<TillSearchState, 'search' | 'items' | 'outcome' | 'retry'>;

/** What the till's search found, and the way on where it found nothing. */
const SearchMessage = ({ search, items, outcome, retry }: SearchMessageProps): ReactElement | null => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  if (search.kind === 'words') return items ? <span>{t('till.found', { count: items.length })}</span> : null;
  if (search.kind === 'nothing') return null;
  const isEmail = search.kind === 'email';
  switch (outcome) {
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
      return (
        <>
          <span>{t('search.failed')}</span>
          <Button size="small" onPress={retry}>
            {t('common:tryAgain')}
          </Button>
        </>
      );
    default:
      return <span>{t('till.pressEnter')}</span>;
  }
};

type TillPackagesProps = {
  /** Who buys what is pressed; a guest who lives where the last customer did, unless a sale has begun. */
  buyer?: Buyer | undefined;
  /** The package that is being sold, beside this. */
  chosenId?: string | undefined;
};

/** The field comes with the code of all forms, after the packages. */
const TillSearch = lazyComponent(async () => (await import('./components/TillSearch.tsx')).TillSearch, {
  fallback: <Skeleton shape="block" height="var(--control-height)" />,
});

/** So many are shown of those that a word finds. */
const FOUND_MAX = 12;

/** Packages to sell with one press, and the search. */
export const TillPackages = ({ buyer: given, chosenId }: TillPackagesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isFirst = chosenId === undefined;
  const isMobile = useIsMobile();
  const suggestions = useGetSaleSuggestions();
  const found = useTillSearch(isFirst);
  const start = useSaleStart();
  const failure = queryFailure(suggestions);
  const buyer = given ?? guestFrom(suggestions.data?.countries[0]);
  const choose = (to: Buyer, { id }: InventoryItem): void => start(to, id);
  const submit = (): void => {
    const [only, ...others] = found.items ?? [];
    if (found.search.kind !== 'words') found.submit();
    else if (only && others.length === 0) choose(buyer, only);
  };
  const suggested = failure ? (
    <ErrorState title={t('packages.failed')} {...failure} />
  ) : (
    <TillSuggestions
      suggestions={suggestions.data}
      buyer={buyer}
      hasRepeat={isFirst}
      chosenId={chosenId}
      onChoose={choose}
    />
  );
  return (
    <div className={styles.packages}>
      <div className={styles.search}>
        <TillSearch
          // A scanner types into the field that has the focus. On a phone the keyboard would cover the packages.
          isFocused={isFirst && !isMobile}
          text={found.text}
          onChange={found.setText}
          onSubmit={submit}
          isPending={found.isLooking}
          message={<SearchMessage {...found} />}
        />
      </div>
      <div className={styles.suggestions}>
        {found.search.kind === 'words' ? (
          <TillTiles
            items={(found.items ?? []).slice(0, FOUND_MAX)}
            isLoading={found.items === undefined}
            chosenId={chosenId}
            onChoose={(item) => choose(buyer, item)}
          />
        ) : (
          suggested
        )}
      </div>
    </div>
  );
};
