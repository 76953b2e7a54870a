import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ChevronRightIcon, PlusIcon, UserIcon, UsersIcon } from '#web/ui/icons.ts';
import { useFetchAhead } from '#web/ui/lazy-component.tsx';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import { getGetSaleSuggestionsQueryKey, useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { getListInventoryQueryKey, useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { currentAccount } from '#web/browser-storage/account-entries.ts';
import { keepTill } from '#web/browser-storage/kept-till.ts';
import { openSaleHref } from './addresses.ts';
import { TillPanes } from '#web/components/page/TillPanes.tsx';
import styles from './StorePage.module.css';
import { TillPackages } from './TillPackages.tsx';
import { hasOpenSale, useBuyerDraft, useOpenSale, useOwner, useSaleDraft } from './attempt.ts';

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

/** More packages are found with a network alone. */
const KEPT_MAX = 500;

/**
 * What is kept of the suggestions: not the last sale, which names a customer.
 */
const withoutCustomer = ({ items, countries, guestCountry }: SaleSuggestions): SaleSuggestions => ({
  items,
  countries,
  ...(guestCountry !== undefined && { guestCountry }),
});

const offeredOf = ({ items }: InventoryList): InventoryList => ({
  items: items.filter(({ active }) => active).slice(0, KEPT_MAX),
});

/** Keeps what the till offers for the next visit, which may have no network. */
const useKeptTill = (): void => {
  const email = useOwner();
  const suggestions = useGetSaleSuggestions();
  const inventory = useListInventory();
  const at = Math.min(suggestions.dataUpdatedAt, inventory.dataUpdatedAt);
  const [offered, listed] = [suggestions.data, inventory.data];
  useEffect(() => {
    const subject = currentAccount();
    // What was kept before is not new.
    if (subject === undefined || at === 0 || !offered || !listed) return;
    void keepTill({
      visitor: { subject, email },
      at,
      answers: [
        { key: getGetSaleSuggestionsQueryKey(), answer: withoutCustomer(offered) },
        { key: getListInventoryQueryKey(), answer: offeredOf(listed) },
      ],
    });
  }, [at, email, listed, offered]);
};

const CUSTOMER_TYPES = ['new', 'existing', 'guest'] as const;

type CustomerTypeCardsProps = {
  /** Where the sale to this type of customer starts. */
  href: (type: (typeof CUSTOMER_TYPES)[number]) => string;
};

const icons: Record<(typeof CUSTOMER_TYPES)[number], IconShape> = {
  new: PlusIcon,
  existing: UsersIcon,
  guest: UserIcon,
};

/** The three types of customers, each a card that starts the sale. */
const CustomerTypeCards = ({ href }: CustomerTypeCardsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <ul className={styles.cards}>
      {CUSTOMER_TYPES.map((type) => (
        <li key={type} className={styles.card}>
          <Icon of={icons[type]} size={24} className={styles.icon ?? ''} />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link href={href(type)} variant="plain">
                {t(`start.${type}.title`)}
              </Link>
            </h2>
            <p className={styles.hint}>{t(`start.${type}.text`)}</p>
          </div>
          <Icon of={ChevronRightIcon} className={styles.mark ?? ''} />
        </li>
      ))}
    </ul>
  );
};

type InterruptedSaleProps = {
  /** The package, as the seller knows it. */
  name: string;
  /** Where the store is asked what became of it. */
  href: string;
};

/** Leads back to a sale without a known outcome, which may have been made. */
const InterruptedSale = ({ name, href }: InterruptedSaleProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Banner tone="warning" title={t('question.title', { name })} action={<Link href={href}>{t('question.see')}</Link>}>
      {t('question.unknown')}
    </Banner>
  );
};

/** /store, the till: packages to sell at once to a guest, and the choice of the customer's type. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  useFetchAhead(nextPages);
  useKeptTill();
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
        <p className={styles.group}>
          <Link href={paths.groupSales()}>{t('start.group')}</Link>
        </p>
      </TillPanes>
    </PageFrame>
  );
};
