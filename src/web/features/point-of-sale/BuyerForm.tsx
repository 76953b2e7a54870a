import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExistingCustomer } from '#domain/buyer.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import type { CustomerFormValues } from './components/CustomerForm.tsx';
import { Panel } from '#web/components/page/TillPanes.tsx';
import { TillPanes } from '#web/components/page/TillPanes.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { packagesHref } from './addresses.ts';
import { useBuyerDraft } from './attempt.ts';
import { useKnownEmail } from './use-buyer.ts';

export type BuyerFormProps = {
  /** The known data of the buyer. */
  buyer: { type: 'new' | 'guest'; email?: string | undefined; country?: string | undefined };
  /** Beside the form, or below it. */
  beside?: ReactNode;
  /** The way over to a customer who has the address already; to the packages unless given. */
  hrefFor?: (existing: ExistingCustomer) => string;
  /** Called with valid values, to go on to the packages. */
  onSubmit: (values: { email?: string; country: string }) => void;
};

/** After the last key, once the field was left. */
const LOOK_UP_AFTER_MS = 250;

/** The form of a store that has sold nothing yet, which is the one whose page comes without its data. */
const FORM_HEIGHT = '19rem';

/** The page's frame renders before its fields have loaded. */
export const CustomerForm = lazyComponent(async () => (await import('./components/CustomerForm.tsx')).CustomerForm, {
  fallback: <Skeleton shape="block" height={FORM_HEIGHT} />,
});

/** The form for a new customer: e-mail address and country; for a guest only the country. */
export const BuyerForm = ({ buyer, beside, hrefFor = packagesHref, onSubmit }: BuyerFormProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isGuest = buyer.type === 'guest';
  const draft = useBuyerDraft(buyer.type);
  const { data: suggestions, isPending } = useGetSaleSuggestions();
  const { country = suggestions?.guestCountry } = buyer;
  const [email, setEmail] = useState('');
  const { existing, existingCountry, goOver } = useKnownEmail(useDebounced(email, LOOK_UP_AFTER_MS));
  const submit = ({ email, country }: CustomerFormValues): void => onSubmit(isGuest ? { country } : { email, country });
  const form = (
    <Panel>
      {isPending ? (
        <Skeleton shape="block" height={FORM_HEIGHT} />
      ) : (
        <CustomerForm
          isGuest={isGuest}
          initial={{ ...buyer, country }}
          countries={suggestions?.countries}
          draft={draft}
          onEmailLeft={setEmail}
          knownCountry={existingCountry}
          onKnown={existing && ((chosen) => goOver(hrefFor(existing), chosen))}
          onSubmit={submit}
        />
      )}
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
