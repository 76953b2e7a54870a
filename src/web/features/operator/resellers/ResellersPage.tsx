import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import { useListResellers } from '#web/api/operator/resellers/resellers.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { UsersIcon } from '#web/ui/icons.ts';
import { DeskList } from '../components/DeskList.tsx';
import { useListAddress } from '../use-list-address.ts';
import { ResellerTable } from './components/ResellerTable.tsx';

/** In the order to offer them; the first needs no word in the address. */
const SORTS = ['NEWEST', 'CREDIT', 'REVENUE', 'SALES'] as const satisfies readonly ResellerSort[];

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  sort: SORTS.find((known) => known === params.get('sort')),
});

/** /operator/resellers: all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const address = useListAddress(readAddress);
  const { shown, show, request } = address;
  const query = useListResellers(request, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <Select
            label={t('sort')}
            options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            value={shown.sort ?? 'NEWEST'}
            onChange={(sort) => show({ sort: sort === 'NEWEST' ? undefined : (sort ?? undefined) })}
          />
        }
        icon={UsersIcon}
        none={(isNarrowed) =>
          isNarrowed
            ? { title: t('nobodyFound'), text: t('nobodyFoundText') }
            : { title: t('nobody'), text: t('nobodyText') }
        }
      >
        {(list, empty) => (
          <ResellerTable resellers={list?.items} hrefOf={({ id }) => paths.operatorReseller(id)} empty={empty} />
        )}
      </DeskList>
    </PageFrame>
  );
};
