import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import type { CustomerFormValues } from './components/CustomerForm.tsx';
import { Panel } from './components/TillPanes.tsx';
import { TillPanes } from './components/TillPanes.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useBuyerDraft } from './attempt.ts';

export type BuyerFormProps = {
  /** The known data of the buyer. */
  buyer: { type: 'new' | 'guest'; email?: string | undefined; country?: string | undefined };
  /** Beside the form, or below it. */
  beside?: ReactNode;
  /** Called with valid values, to go on to the packages. */
  onSubmit: (values: { email?: string; country: string }) => void;
};

/** The page's frame renders before its fields have loaded. */
export const CustomerForm = lazyComponent(async () => (await import('./components/CustomerForm.tsx')).CustomerForm, {
  fallback: <Skeleton shape="block" height="22rem" />,
});

/** The form for a new customer: e-mail address and country; for a guest only the country. */
export const BuyerForm = ({ buyer, beside, onSubmit }: BuyerFormProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isGuest = buyer.type === 'guest';
  const draft = useBuyerDraft(buyer.type);
  const { data: suggestions } = useGetSaleSuggestions();
  const submit = ({ email, country }: CustomerFormValues): void => onSubmit(isGuest ? { country } : { email, country });
  const form = (
    <Panel>
      <CustomerForm
        isGuest={isGuest}
        initial={buyer}
        countries={suggestions?.countries}
        draft={draft}
        onSubmit={submit}
      />
    </Panel>
  );
  return (
    <PageFrame
      title={isGuest ? t('form.guestTitle') : t('form.newTitle')}
      context={isGuest ? t('form.guestLead') : t('form.lead')}
      back={{ href: paths.pointOfSale(), label: t('title') }}
    >
      {beside === undefined ? form : <TillPanes search={form}>{beside}</TillPanes>}
    </PageFrame>
  );
};
