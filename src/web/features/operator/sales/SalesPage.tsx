import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SumSalesParams } from '#contract/operator/model/sumSalesParams.ts';
import {
  exportSales,
  exportSalesWorkbook,
  useListSales,
  useSumSales,
} from '#web/api/operator/statements/statements.ts';
import { isUuid } from '#domain/patterns.ts';
import { TimeFilter } from '#web/components/date-range/TimeFilter.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { DeskList } from '../components/DeskList.tsx';
import { ListSums } from '../components/ListSums.tsx';
import { SaveList } from '../SaveList.tsx';
import { timeIn, useListAddress } from '../use-list-address.ts';
import { SalesTable } from './components/SalesTable.tsx';
import styles from './SalesPage.module.css';

type SumsProps = {
  /** What narrows the list. */
  filter: SumSalesParams;
};

const SalesSums = ({ filter }: SumsProps): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const { number } = useFormat();
  const counted = (key: 'refunded' | 'unknownCosts', count = 0): string | undefined =>
    count === 0 ? undefined : t(`sums.${key}`, { count, number: number(count) });
  const query = useSumSales(filter, { query: { placeholderData: keepPreviousData } });
  return (
    <ListSums query={query}>
      {(answer) => [
        { label: t('title'), of: answer?.sales, note: counted('refunded', answer?.refunded) },
        { label: t('sums.revenue'), of: answer?.sums?.revenue },
        {
          label: t('sums.margin'),
          of: answer?.sums?.margin,
          note: counted('unknownCosts', answer?.sums?.unknownCosts),
        },
      ]}
    </ListSums>
  );
};

/** The list of packages that it opens is large: the sales do not wait for it. */
const PackageChoice = lazyComponent(async () => (await import('./PackageChoice.tsx')).PackageChoice, {
  fallback: <Skeleton shape="block" height="4.0625rem" />,
});

/** The id of a package; what is none counts as left out. */
const packageIn = (params: URLSearchParams): string | undefined => {
  const id = params.get('package') ?? '';
  return isUuid(id) ? id : undefined;
};

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  package: packageIn(params),
  ...timeIn(params),
});

/** /operator/sales: sales of all resellers, and those of a time, a reseller or a package. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const address = useListAddress(readAddress);
  const { shown, show, filter, request } = address;
  const query = useListSales(request, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame
      title={t('title')}
      context={shown.package === undefined ? t('subtitle') : t('subtitleOfPackage')}
      actions={
        <SaveList
          label={t('save')}
          name="sales"
          time={address.time}
          toCsv={(style, headers) => exportSales({ ...filter, style }, headers)}
          toWorkbook={(headers) => exportSalesWorkbook(filter, headers)}
        />
      }
    >
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <>
            <div className={styles.package}>
              <PackageChoice value={shown.package} onChange={(id) => show({ package: id })} />
            </div>
            <TimeFilter value={address.time} onChange={address.showTime} />
          </>
        }
        sums={<SalesSums filter={filter} />}
        icon={HistoryIcon}
        none={(isNarrowed) =>
          isNarrowed
            ? { title: t('nothingFound'), text: t('nothingFoundText') }
            : { title: t('none'), text: t('noneText') }
        }
      >
        {(list, empty) => (
          <SalesTable sales={list?.items} hrefOf={({ uid }) => paths.operatorSale(uid)} empty={empty} />
        )}
      </DeskList>
    </PageFrame>
  );
};
