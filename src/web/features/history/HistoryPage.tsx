import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNewestFirst } from '#domain/sales-list.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { UnreadFilter } from '#web/components/query/UnreadFilter.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { DownloadIcon, HistoryIcon, SearchIcon, UsersIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { SalesSort, SoldItemTable } from './components/SoldItemTable.tsx';
import styles from './HistoryPage.module.css';
import { useHistoryAddress } from './use-history-address.ts';
import { type Sales, useSales } from './use-sales.ts';

const ExportSales = lazyComponent(async () => (await import('./ExportSales.tsx')).ExportSales);

/** How many sales are loaded, and whether there may be more: beside the title, where a phone has little room. */
const Count = ({ items, count = items.length, loadOlder }: Sales): ReactElement => {
  const { t } = useTranslation('history');
  const { number } = useFormat();
  const hasMore = loadOlder !== undefined;
  return (
    <Figure
      value={hasMore ? `${number(count)}+` : number(count)}
      unit={t('unit', { count: hasMore ? count + 1 : count })}
      size={useIsMobile() ? 'small' : 'large'}
    />
  );
};

type NothingProps = {
  isFiltered: boolean;
  /** Without packages these come first. */
  hasPackages: boolean;
  onReset: () => void;
};

const Nothing = ({ isFiltered, hasPackages, onReset }: NothingProps): ReactElement => {
  const { t } = useTranslation(['history', 'packages']);
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('history:noMatch')}
        text={t('history:noMatchText')}
        action={<Button onPress={onReset}>{t('history:noMatchAction')}</Button>}
      />
    );
  }
  if (!hasPackages) {
    return (
      <EmptyInventory
        title={t('history:empty')}
        inventoryHref={paths.inventory()}
        packagesHref={paths.dataPackages()}
      />
    );
  }
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('history:empty')}
      text={t('history:emptyText')}
      action={
        <Link href={paths.pointOfSale()} variant="primary">
          {t('history:emptyAction')}
        </Link>
      }
    />
  );
};

type OlderSalesProps = {
  /** The pages loaded so far, and the way to load the next. */
  sales: Sales;
  /** Then sales outside of it are not mentioned. */
  isTimeChosen: boolean;
  /** The order of the list: otherwise the next page has newer sales. */
  isNewestFirst: boolean;
};

/** Below the list: loads older sales until there are none. */
const OlderSales = ({ sales, isTimeChosen, isNewestFirst }: OlderSalesProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const { loadOlder, isLoadingOlder, isOlderFailed } = sales;
  if (isTimeChosen && !loadOlder) return null;
  return (
    <div className={styles.older}>
      {isOlderFailed && <Banner tone="danger">{t('olderFailed')}</Banner>}
      {loadOlder ? (
        <Button onPress={loadOlder} isPending={isLoadingOlder}>
          {isNewestFirst ? t('older') : t('more')}
        </Button>
      ) : (
        <p className={styles.end}>{t('noOlder')}</p>
      )}
    </div>
  );
};

/** /your-store/history: every sale, newest first, as far back as requested. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['history', 'shell']);
  const { filters, setFilters, order, setOrder, query } = useHistoryAddress();
  const sales = useSales(filters, order);
  const { items } = sales;
  const [isExporting, setExporting] = useState(false);
  useFetchAhead(ExportSales);
  const isMobile = useIsMobile();
  const isFiltered = filters.user !== undefined || filters.time !== undefined;
  const isEmpty = !sales.isLoading && items.length === 0 && !isFiltered;
  // What comes before selling is said at once, not changed while it is read.
  const inventory = useListInventory({ query: { enabled: isEmpty } });
  return (
    <PageFrame
      title={t('title')}
      context={isMobile ? undefined : t('subtitle')}
      figure={
        sales.isLoading ? (
          <FigureSkeleton size={isMobile ? 'small' : 'large'} />
        ) : (
          !sales.failure && <Count {...sales} />
        )
      }
      tools={
        <>
          <HistoryFilters filters={filters} onChange={setFilters} />
          {isMobile ? (
            <>
              <SalesSort order={order} onOrderChange={setOrder} />
              <IconButton label={t('csv.open')} icon={DownloadIcon} onPress={() => setExporting(true)} />
            </>
          ) : (
            <Button icon={DownloadIcon} onPress={() => setExporting(true)}>
              {t('csv.open')}
            </Button>
          )}
          <Link href={paths.customers()} variant="quiet" icon={UsersIcon}>
            {t('shell:titles.customers')}
          </Link>
        </>
      }
    >
      <UnreadFilter
        read={{ user: filters.user, from: filters.time, to: filters.time }}
        onShowAll={() => setFilters({})}
      />
      <Card isFlush>
        {sales.failure ? (
          <ErrorState title={t('failed')} {...sales.failure} />
        ) : (
          <SoldItemTable
            items={items}
            count={sales.count}
            order={order}
            onOrderChange={setOrder}
            itemHref={({ uid }) => paths.soldItem(uid, query)}
            isLastDayCut={sales.isLastDayCut}
            isLoading={sales.isLoading || (isEmpty && inventory.isLoading)}
            empty={
              <Nothing
                isFiltered={isFiltered}
                hasPackages={inventory.data?.items.length !== 0}
                onReset={() => setFilters({})}
              />
            }
          />
        )}
      </Card>
      {isExporting && <ExportSales filters={filters} onClose={() => setExporting(false)} />}
      {items.length > 0 && sales.count === undefined && (
        <OlderSales sales={sales} isTimeChosen={filters.time !== undefined} isNewestFirst={isNewestFirst(order)} />
      )}
    </PageFrame>
  );
};
