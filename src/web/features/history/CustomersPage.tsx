import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerSummaryList } from '#contract/storefront/model/customerSummaryList.ts';
import { ICCID_PART_MIN, partOfIccid } from '#domain/iccid-part.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useListCustomerSummaries } from '#web/api/storefront/customers/customers.ts';
import { PageTurner } from '#web/components/list/PageTurner.tsx';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile, useIsPhone } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { DownloadIcon, SearchIcon, UsersIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import type { CustomerSortKey } from '#contract/storefront/model/customerSortKey.ts';
import type { ListCustomerSummariesParams } from '#contract/storefront/model/listCustomerSummariesParams.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { CustomersSort, CustomerTable } from './components/CustomerTable.tsx';
import styles from './CustomersPage.module.css';

const ExportCustomers = lazyModal(async () => (await import('./ExportCustomers.tsx')).ExportCustomers);

type CustomersOrder = { key: CustomerSortKey; isDescending: boolean };

type Shown = { search: string; order: CustomersOrder; page: number };

const PAGE_SIZE = 50;
const SEARCH_DELAY_MS = 250;
/** The largest that the operation takes. */
const PAGE_INDEX_MAX = 1_000_000;
const KEYS = ['EMAIL', 'ESIMS', 'DATA', 'LASTSALE', 'SPENT'] as const satisfies readonly CustomerSortKey[];

const readPage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 && page <= PAGE_INDEX_MAX ? page : 0;
};

const read = (query: URLSearchParams): Shown => ({
  search: query.get('search') ?? '',
  order: {
    key: KEYS.find((key) => key === query.get('sortKey')) ?? 'LASTSALE',
    isDescending: query.get('sortDir') !== 'ASC',
  },
  page: readPage(query.get('page')),
});

const write = ({ search, order: { key, isDescending }, page }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { search }),
    ...(key !== 'LASTSALE' && { sortKey: key }),
    ...(!isDescending && { sortDir: 'ASC' }),
    ...(page > 0 && { page: String(page) }),
  });

/** The list of customers as its address holds it: a visit to a customer leads back to the same page of it. */
const useCustomersAddress = () => {
  const [shown, show] = useInAddress(read, write);
  const { order, page } = shown;
  const search = useDebounced(shown.search.trim(), SEARCH_DELAY_MS);
  const request: ListCustomerSummariesParams = {
    ...(search !== '' && { search }),
    sort_by: order.key,
    sort_dir: order.isDescending ? 'DESC' : 'ASC',
    page_size: PAGE_SIZE,
    page_index: page,
  };
  return {
    /** What was typed so far; the request follows once nobody types. */
    search: shown.search,
    order,
    page,
    request,
    /** What the request searches for. */
    searched: search,
    setSearch: (text: string) => show({ ...shown, search: text, page: 0 }),
    setOrder: (next: CustomersOrder) => show({ ...shown, order: next, page: 0 }),
    turn: (next: number) => show({ ...shown, page: next }),
  };
};

/** The longest text that the operation searches for. */
const LONGEST_SEARCH = 254;

/** Whether a text may be the beginning of an ICCID, too short to search by. */
const isShortIccid = (text: string): boolean => {
  const digits = partOfIccid(text);
  return digits !== undefined && digits.length < ICCID_PART_MIN;
};

type NothingProps = {
  /** What nobody was found by; empty where nothing was searched for. */
  searched: string;
  /** Without any nobody can buy yet. */
  hasPackages: boolean;
  onShowAll: () => void;
};

const Nothing = ({ searched, hasPackages, onShowAll }: NothingProps): ReactElement => {
  const { t } = useTranslation(['customers', 'packages']);
  if (searched !== '') {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('customers:noMatch')}
        text={isShortIccid(searched) ? t('customers:fewDigits', { count: ICCID_PART_MIN }) : t('customers:noMatchText')}
        action={<Button onPress={onShowAll}>{t('customers:showAll')}</Button>}
      />
    );
  }
  if (!hasPackages) {
    return (
      <EmptyInventory
        title={t('customers:empty')}
        inventoryHref={paths.inventory()}
        packagesHref={paths.dataPackages()}
      />
    );
  }
  return (
    <EmptyState
      icon={UsersIcon}
      title={t('customers:empty')}
      text={t('customers:emptyText')}
      action={
        <Link href={paths.pointOfSale()} variant="primary">
          {t('customers:emptyAction')}
        </Link>
      }
    />
  );
};

type SearchProps = {
  /** The text in the address, which follows a moment later. */
  search: string;
  onSearch: (text: string) => void;
};

/** Until the address has it the field shows what was typed, so that no letter is lost. */
const Search = ({ search, onSearch }: SearchProps): ReactElement => {
  const { t } = useTranslation('customers');
  // There is no room for what can be typed beside the order and the export.
  const isPhone = useIsPhone();
  const [pending, setPending] = useState<string>();
  if (pending === search) setPending(undefined);
  return (
    <search className={styles.search}>
      <TextField
        label={t('search')}
        isLabelHidden
        placeholder={t(isPhone ? 'search' : 'searchHint')}
        type="search"
        inputMode="search"
        maxLength={LONGEST_SEARCH}
        icon={SearchIcon}
        value={pending ?? search}
        onChange={(text) => {
          setPending(text);
          onSearch(text);
        }}
      />
    </search>
  );
};

/** On a phone beside the search, without its word. */
const Export = ({ onPress }: { onPress: () => void }): ReactElement => {
  const { t } = useTranslation('customers');
  const label = t('export.open');
  if (useIsMobile()) return <IconButton label={label} icon={DownloadIcon} onPress={onPress} />;
  return (
    <Button icon={DownloadIcon} onPress={onPress}>
      {label}
    </Button>
  );
};

/** How many customers there are, and of them those that were found. */
const Count = ({ list: { count, totalCount } }: { list: CustomerSummaryList }): ReactElement => {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  return (
    <Figure
      value={number(count)}
      unit={count === totalCount ? t('unit', { count }) : t('unitOf', { count: totalCount })}
      size={useIsMobile() ? 'small' : 'large'}
    />
  );
};

/** /customers: all customers with their figures, and those that a search finds (STO-120). */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['customers', 'shell', 'common']);
  const { search, setSearch, searched, order, setOrder, page, turn, request } = useCustomersAddress();
  const query = useListCustomerSummaries(request, { query: { placeholderData: keepPreviousData } });
  const isEmpty = searched === '' && query.data?.items.length === 0;
  // What comes before selling is said at once, not changed while it is read.
  const inventory = useListInventory({ query: { enabled: isEmpty } });
  const [isExporting, setExporting] = useState(false);
  const isMobile = useIsMobile();
  const similar = query.data?.isSimilar === true ? t('common:similarCustomers') : undefined;
  const shown = (list: CustomerSummaryList | undefined): ReactElement => (
    <>
      <ResultCount count={searched !== '' ? list?.count : undefined} note={similar} />
      <CustomerTable
        customers={isEmpty && inventory.isLoading ? undefined : list?.items}
        order={order}
        onOrderChange={setOrder}
        hrefOf={({ uid }) => paths.customer(uid)}
        empty={
          <Nothing
            searched={searched}
            hasPackages={inventory.data?.items.length !== 0}
            onShowAll={() => setSearch('')}
          />
        }
      />
      <PageTurner
        page={page}
        hasMore={list?.hasMore ?? false}
        onTurn={turn}
        texts={{
          previous: t('customers:previous'),
          next: t('customers:next'),
          isFirst: t('customers:isFirst'),
          isLast: t('customers:isLast'),
        }}
      />
    </>
  );
  return (
    <PageFrame
      title={t('customers:title')}
      context={isMobile ? undefined : t('customers:subtitle')}
      back={{ href: paths.history(), label: t('shell:titles.history') }}
      figure={
        query.data ? (
          <Count list={query.data} />
        ) : (
          query.isPending && <FigureSkeleton size={isMobile ? 'small' : 'large'} />
        )
      }
      tools={
        <>
          <Search search={search} onSearch={setSearch} />
          {query.data?.count !== 0 && (
            <>
              {isMobile && <CustomersSort order={order} onOrderChange={setOrder} />}
              <Export onPress={() => setExporting(true)} />
            </>
          )}
        </>
      }
    >
      {similar !== undefined && <p>{similar}</p>}
      <Card isFlush>
        <QueryContent query={query} loading={shown(undefined)} failed={t('customers:failed')}>
          {shown}
        </QueryContent>
      </Card>
      <ExportCustomers
        isOpen={isExporting && query.data !== undefined}
        searched={searched}
        count={query.data?.count ?? 0}
        onClose={() => setExporting(false)}
      />
    </PageFrame>
  );
};
