import { keepPreviousData } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentList } from '#contract/operator/model/paymentList.ts';
import { useListPayments } from '#web/api/operator/payments/payments.ts';
import { DeskEmpty } from '../components/DeskEmpty.tsx';
import { PageTurner } from '../components/PageTurner.tsx';
import { PaymentFilters } from './components/PaymentFilters.tsx';
import { PaymentTable } from './components/PaymentTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { CreditCardIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { usePaymentsAddress } from './use-payments-address.ts';
import { paths } from '#web/navigation/paths.ts';

type Address = ReturnType<typeof usePaymentsAddress>;

type FoundProps = {
  /** Undefined while it loads. */
  list: PaymentList | undefined;
  address: Address;
};

const Found = ({ list, address }: FoundProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <>
      <ResultCount count={isFiltered ? list?.items.length : undefined} hasMore={list?.hasMore ?? false} />
      <PaymentTable
        payments={list?.items}
        hrefOf={({ id }) => paths.operatorPayment(id)}
        empty={
          <DeskEmpty
            icon={CreditCardIcon}
            title={isFiltered ? t('nothingFound') : t('none')}
            text={isFiltered ? t('nothingFoundText') : t('noneText')}
            onShowAll={isFiltered ? () => address.show({ search: '', state: undefined, method: undefined }) : undefined}
          />
        }
      />
      <PageTurner page={address.page} hasMore={list?.hasMore ?? false} onTurn={address.turn} />
    </>
  );
};

/** /operator/payments: payments of all resellers, and those that a search finds. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const address = usePaymentsAddress();
  const found = useListPayments(address.request, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <PaymentFilters shown={address.shown} onShow={address.show} methods={found.data?.methods ?? []} />
      <Card isFlush>
        <QueryContent query={found} loading={<Found list={undefined} address={address} />}>
          {(list) => <Found list={list} address={address} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
