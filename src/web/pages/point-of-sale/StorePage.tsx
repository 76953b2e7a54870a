import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { endAttempt } from '#web/api/idempotency.ts';
import { CustomerTypeCards } from '#web/components/point-of-sale/CustomerTypeCards.tsx';
import { InterruptedSale } from '#web/components/point-of-sale/InterruptedSale.tsx';
import { TillPanes } from '#web/components/point-of-sale/TillPanes.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { paths } from '#web/paths.ts';
import { useFetchAhead } from '#web/ui/lazy-component.tsx';
import { interruptedSales } from './sale.ts';
import { TillPackages } from './TillPackages.tsx';
import { useBuyerDraft, useSaleDraft } from './use-sale-draft.ts';

/** The most frequent next page. */
const nextPages = {
  fetch: async (): Promise<void> => {
    const [{ CustomerForm }, { CustomerSearch }] = await Promise.all([
      import('./BuyerForm.tsx'),
      import('./ExistingCustomerPage.tsx'),
      import('./NewCustomerPage.tsx'),
    ]);
    await Promise.all([CustomerForm.fetch(), CustomerSearch.fetch()]);
  },
};

/** /store, the till: packages to sell at once to a guest, and the choice of the customer's type. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  useFetchAhead(nextPages);
  const draft = useSaleDraft();
  const newBuyer = useBuyerDraft('new');
  const guest = useBuyerDraft('guest');
  const { state } = useLocation() as { state: { isInterrupted?: boolean } | null };
  const isInterrupted = state?.isInterrupted === true;
  // Another sale begins, unless an expired session led here.
  useEffect(() => {
    if (!isInterrupted || draft.read()?.soldUid !== undefined) draft.drop();
    newBuyer.drop();
    guest.drop();
  }, [draft, guest, isInterrupted, newBuyer]);
  const [interrupted, setInterrupted] = useState(interruptedSales);
  const forget = (key: string): void => {
    endAttempt(key);
    setInterrupted(interruptedSales());
  };
  return (
    <PageFrame title={t('title')} context={t('start.lead')}>
      {interrupted.map(({ key, label }) => (
        <InterruptedSale key={key} name={label} historyHref={paths.history()} onClose={() => forget(key)} />
      ))}
      <TillPanes search={<TillPackages />}>
        <CustomerTypeCards href={paths.pointOfSaleCustomer} />
      </TillPanes>
    </PageFrame>
  );
};
