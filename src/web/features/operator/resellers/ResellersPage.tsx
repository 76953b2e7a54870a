import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import type { SumResellersParams } from '#contract/operator/model/sumResellersParams.ts';
import {
  exportResellers,
  exportResellersWorkbook,
  useListResellers,
  useSumResellers,
} from '#web/api/operator/resellers/resellers.ts';
import { TimeFilter } from '#web/components/date-range/TimeFilter.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { UsersIcon } from '#web/ui/icons.ts';
import filters from '../components/DeskList.module.css';
import { DeskList } from '../components/DeskList.tsx';
import { ListSums } from '../components/ListSums.tsx';
import { SaveList } from '../SaveList.tsx';
import { timeIn, useListAddress } from '../use-list-address.ts';
import { ResellerTable } from './components/ResellerTable.tsx';

/** In the order to offer them; the first needs no word in the address. */
const SORTS = ['NEWEST', 'CREDIT', 'REVENUE', 'SALES'] as const satisfies readonly ResellerSort[];

type SumsProps = {
  /** What narrows the list. */
  filter: SumResellersParams;
};

const ResellersSums = ({ filter }: SumsProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const query = useSumResellers(filter, undefined, { query: { placeholderData: keepPreviousData } });
  return (
    <ListSums query={query}>
      {(answer) => [
        { label: t('title'), of: answer?.resellers },
        { label: t('columns.credit'), of: answer?.sums?.credit },
        { label: t('columns.revenue'), of: answer?.sums?.recentRevenue },
        { label: t('columns.sales'), of: answer?.sums?.recentSales },
      ]}
    </ListSums>
  );
};

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  sort: SORTS.find((known) => known === params.get('sort')),
  ...timeIn(params),
});

/** /operator/resellers: all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const address = useListAddress(readAddress);
  const { shown, show, request } = address;
  const { sort: _sort, ...filter } = address.filter;
  const query = useListResellers(request, undefined, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <SaveList
          label={t('save')}
          name="resellers"
          time={address.time}
          toCsv={(style, headers) => exportResellers({ ...filter, style }, headers)}
          toWorkbook={(headers) => exportResellersWorkbook(filter, headers)}
        />
      }
    >
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <>
            <Select
              label={t('sort')}
              options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
              value={shown.sort ?? 'NEWEST'}
              onChange={(sort) => show({ sort: sort === 'NEWEST' ? undefined : (sort ?? undefined) })}
            />
            <TimeFilter value={address.time} onChange={address.showTime} />
          </>
        }
        sums={<ResellersSums filter={filter} />}
        icon={UsersIcon}
        none={(isNarrowed) =>
          isNarrowed
            ? { title: t('nobodyFound'), text: t('nobodyFoundText') }
            : { title: t('nobody'), text: t('nobodyText') }
        }
      >
        {(list, empty) => (
          <>
            {list?.isSimilar === true && (
              <p className={filters.similar}>{t('similar', { text: address.filter.search ?? '' })}</p>
            )}
            <ResellerTable resellers={list?.items} hrefOf={({ id }) => paths.operatorReseller(id)} empty={empty} />
          </>
        )}
      </DeskList>
    </PageFrame>
  );
};
