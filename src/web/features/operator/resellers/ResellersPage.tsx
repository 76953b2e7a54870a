import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerList } from '#contract/operator/model/resellerList.ts';
import { useListResellers } from '#web/api/operator/resellers/resellers.ts';
import { DeskEmpty } from '../components/DeskEmpty.tsx';
import { PageTurner } from '../components/PageTurner.tsx';
import { ResellerFilters } from './components/ResellerFilters.tsx';
import { ResellerTable } from './components/ResellerTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { UsersIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useResellersAddress } from './use-resellers-address.ts';
import { paths } from '#web/navigation/paths.ts';

type Address = ReturnType<typeof useResellersAddress>;

type FoundProps = {
  /** Undefined while it loads. */
  list: ResellerList | undefined;
  address: Address;
};

const Found = ({ list, address }: FoundProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const isSearch = address.filter.search !== undefined;
  return (
    <>
      <ResultCount count={isSearch ? list?.items.length : undefined} hasMore={list?.hasMore ?? false} />
      <ResellerTable
        resellers={list?.items}
        hrefOf={({ id }) => paths.operatorReseller(id)}
        empty={
          <DeskEmpty
            icon={UsersIcon}
            title={isSearch ? t('nobodyFound') : t('nobody')}
            text={isSearch ? t('nobodyFoundText') : t('nobodyText')}
            onShowAll={isSearch ? () => address.show({ search: '' }) : undefined}
          />
        }
      />
      <PageTurner page={address.page} hasMore={list?.hasMore ?? false} onTurn={address.turn} />
    </>
  );
};

/** /operator/resellers: all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const address = useResellersAddress();
  const { shown, show } = address;
  const found = useListResellers(address.request, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <ResellerFilters
        search={shown.search}
        onSearch={(search) => show({ search })}
        sort={shown.sort ?? 'NEWEST'}
        onSort={(sort) => show({ sort: sort === 'NEWEST' ? undefined : sort })}
      />
      <Card isFlush>
        <QueryContent query={found} loading={<Found list={undefined} address={address} />}>
          {(list) => <Found list={list} address={address} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
