import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { useListPayments } from '#web/api/operator/payments/payments.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { CreditCardIcon } from '#web/ui/icons.ts';
import { DeskList } from '../components/DeskList.tsx';
import { FilterChoice } from '../components/FilterChoice.tsx';
import { useListAddress } from '../use-list-address.ts';
import { PaymentTable } from './components/PaymentTable.tsx';

/** In the order to offer them. */
const STATES = ['PENDING', 'SUCCESS', 'FAILURE', 'CANCELLED'] as const satisfies readonly PaymentState[];

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  state: STATES.find((known) => known === params.get('state')),
  method: params.get('method') ?? undefined,
});

/** /operator/payments: payments of all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const words = useServerWords();
  const address = useListAddress(readAddress);
  const { shown, show, request } = address;
  const query = useListPayments(request, { query: { placeholderData: keepPreviousData } });
  const methods = query.data?.methods ?? [];
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <>
            <FilterChoice
              label={t('state')}
              any={t('anyState')}
              options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
              value={shown.state}
              onChange={(state) => show({ state })}
            />
            <FilterChoice
              label={t('method')}
              any={t('anyMethod')}
              options={methods.map(({ id, name }) => ({ value: id, label: words(name) }))}
              value={shown.method}
              onChange={(method) => show({ method })}
            />
          </>
        }
        icon={CreditCardIcon}
        none={(isNarrowed) =>
          isNarrowed
            ? { title: t('nothingFound'), text: t('nothingFoundText') }
            : { title: t('none'), text: t('noneText') }
        }
      >
        {(list, empty) => (
          <PaymentTable payments={list?.items} hrefOf={({ id }) => paths.operatorPayment(id)} empty={empty} />
        )}
      </DeskList>
    </PageFrame>
  );
};
