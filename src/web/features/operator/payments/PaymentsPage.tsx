import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentFilter } from '#contract/operator/model/paymentFilter.ts';
import type { PaymentPurpose } from '#contract/operator/model/paymentPurpose.ts';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import type { SumPaymentsParams } from '#contract/operator/model/sumPaymentsParams.ts';
import {
  exportPayments,
  exportPaymentsWorkbook,
  useListPayments,
  useSumPayments,
} from '#web/api/operator/payments/payments.ts';
import { TimeFilter } from '#web/components/date-range/TimeFilter.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { CreditCardIcon } from '#web/ui/icons.ts';
import { DeskList } from '../components/DeskList.tsx';
import { FilterChoice } from '../components/FilterChoice.tsx';
import { ListSums } from '../components/ListSums.tsx';
import { SaveList } from '../SaveList.tsx';
import { timeIn, useListAddress } from '../use-list-address.ts';
import { PaymentTable } from './components/PaymentTable.tsx';

/** In the order to offer them. */
const STATES = ['PENDING', 'SUCCESS', 'FAILURE', 'CANCELLED', 'TAKEN_BACK'] as const satisfies readonly PaymentFilter[];

const PURPOSES = ['CREDIT', 'CART'] as const satisfies readonly PaymentPurpose[];

type SumsProps = {
  /** What narrows the list. */
  filter: SumPaymentsParams;
};

const PaymentsSums = ({ filter }: SumsProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { number } = useFormat();
  const statesOf = (states: Record<PaymentState, number>): string =>
    STATES.flatMap((state) =>
      state !== 'TAKEN_BACK' && states[state] > 0 ? `${t(`states.${state}`)} ${number(states[state])}` : [],
    ).join(' · ');
  const query = useSumPayments(filter, { query: { placeholderData: keepPreviousData } });
  return (
    <ListSums query={query}>
      {(answer) => [
        { label: t('title'), of: answer?.payments, note: answer?.sums && statesOf(answer.sums.states) },
        { label: t('states.SUCCESS'), of: answer?.sums?.paid },
        { label: t('takenBack'), of: answer?.sums?.takenBack },
      ]}
    </ListSums>
  );
};

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  state: STATES.find((known) => known === params.get('state')),
  purpose: PURPOSES.find((known) => known === params.get('purpose')),
  method: params.get('method') ?? undefined,
  ...timeIn(params),
});

/** /operator/payments: payments of all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const words = useServerWords();
  const address = useListAddress(readAddress);
  const { shown, show, filter, request } = address;
  const query = useListPayments(request, { query: { placeholderData: keepPreviousData } });
  const methods = query.data?.methods ?? [];
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <SaveList
          label={t('save')}
          name="payments"
          time={address.time}
          toCsv={(style, headers) => exportPayments({ ...filter, style }, headers)}
          toWorkbook={(headers) => exportPaymentsWorkbook(filter, headers)}
        />
      }
    >
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <>
            <FilterChoice
              label={t('state')}
              any={t('anyState')}
              options={STATES.map((value) => ({
                value,
                label: value === 'TAKEN_BACK' ? t('takenBack') : t(`states.${value}`),
              }))}
              value={shown.state}
              onChange={(state) => show({ state })}
            />
            <FilterChoice
              label={t('purpose')}
              any={t('anyPurpose')}
              options={PURPOSES.map((value) => ({ value, label: t(`purposes.${value}`) }))}
              value={shown.purpose}
              onChange={(purpose) => show({ purpose })}
            />
            <FilterChoice
              label={t('method')}
              any={t('anyMethod')}
              options={methods.map(({ id, name }) => ({ value: id, label: words(name) }))}
              value={shown.method}
              onChange={(method) => show({ method })}
            />
            <TimeFilter value={address.time} onChange={address.showTime} />
          </>
        }
        sums={<PaymentsSums filter={filter} />}
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
