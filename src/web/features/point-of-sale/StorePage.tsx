import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerTypeCards } from './components/CustomerTypeCards.tsx';
import { InterruptedSale } from './components/InterruptedSale.tsx';
import { TillPanes } from './components/TillPanes.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useFetchAhead } from '#web/ui/lazy-component.tsx';
import { openSaleHref } from './addresses.ts';
import { TillPackages } from './TillPackages.tsx';
import { hasOpenSale, useOpenSale, useOwner } from './use-open-sale.ts';
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
  const owner = useOwner();
  const open = useOpenSale();
  // Another sale begins, unless one is open that may have to be made again.
  useEffect(() => {
    if (!hasOpenSale(owner)) draft.drop();
    newBuyer.drop();
    guest.drop();
  }, [draft, guest, newBuyer, owner]);
  return (
    <PageFrame title={t('title')} context={t('start.lead')}>
      {open && <InterruptedSale name={open.name} href={openSaleHref(open)} />}
      <TillPanes search={<TillPackages />}>
        <CustomerTypeCards href={paths.pointOfSaleCustomer} />
      </TillPanes>
    </PageFrame>
  );
};
