import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleDetails } from '#domain/sell-flow.ts';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { SellNotes } from '#web/components/point-of-sale/SellNotes.tsx';
import type { SellFlow } from './use-sell-flow.ts';
import type { TopUpBalance } from './use-top-up-balance.ts';

export type NotesStepProps = {
  isTopUp: boolean;
  flow: SellFlow;
  topUpBalance: TopUpBalance;
};

/** The last step before the sale: notes and start. */
export const NotesStep = ({ isTopUp, flow, topUpBalance }: NotesStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const formId = useId();
  const sell = async (details: SaleDetails): Promise<void> => {
    if (topUpBalance.refusal === undefined) await flow.send(details, topUpBalance.sentId);
  };
  return (
    <>
      <SellNotes id={formId} details={flow.details} onChange={flow.keepDetails} onSubmit={sell} />
      <MainAction type="submit" form={formId} disabledReason={topUpBalance.refusal}>
        {isTopUp ? t('notes.topUp') : t('notes.activate')}
      </MainAction>
    </>
  );
};
