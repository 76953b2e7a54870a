import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { foundCustomersMax as FOUND_MAX } from '#contract/storefront/constants.ts';
import type { Found } from '#contract/storefront/model/found.ts';
import { useSearch } from '#web/api/storefront/customers/customers.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { ArrowRightIcon, BookIcon, HistoryIcon, PackageIcon, SimIcon, UserIcon } from '#web/ui/icons.ts';
import type { SearchEntry, SearchGroup } from './components/SearchBox.tsx';
import type { SearchResult } from './SearchDialog.tsx';
import { entriesNamed, isNamed, useSearchText } from './use-search-text.ts';

const PACKAGES_SHOWN = 5;

const useActions = (): SearchEntry[] => {
  const { t } = useTranslation(['search', 'shell']);
  const actions = [
    { key: 'sell', label: t('shell:navigation.sellPackage'), href: paths.pointOfSale() },
    { key: 'new', label: t('search:newCustomer'), href: paths.pointOfSaleCustomer('new') },
    { key: 'known', label: t('search:knownCustomer'), href: paths.pointOfSaleCustomer('existing') },
    { key: 'buy', label: t('shell:navigation.buyPackages'), href: paths.dataPackages() },
    { key: 'credit', label: t('shell:titles.creditCheckout'), href: paths.credits() },
  ] as const;
  return actions.map(({ key, label, href }) => ({ key, label, href, words: t(`search:words.${key}`).split(', ') }));
};

const PAGES = [
  'dashboard',
  'inventory',
  'channels',
  'history',
  'customers',
  'groupSales',
  'credits',
  'creditStatement',
  'pricing',
  'api',
  'webhooks',
  'account',
  'accountDetails',
  'brand',
  'notifications',
  'creditPurchases',
] as const;

const usePages = (): SearchEntry[] => {
  const { t } = useTranslation(['shell', 'search']);
  return PAGES.map((page) => ({
    key: `page-${page}`,
    label: t(`shell:titles.${page}`),
    words: t(`search:words.${page}`).split(', '),
    href: paths[page](),
  }));
};

const usePackages = (): SearchEntry[] => {
  const nameOf = usePackageName();
  const { data } = useListInventory();
  return (data?.items ?? []).map((item) => ({
    key: item.id,
    label: nameOf(item),
    href: paths.inventoryItem(item.id),
  }));
};

/** What only the server knows. */
const useFoundGroups = (text: string, found: Found | undefined): SearchGroup[] => {
  const { t } = useTranslation('search');
  const { dateTime } = useFormat();
  return [
    {
      key: 'customers',
      title: t('customersFound'),
      icon: UserIcon,
      entries: [
        ...(found?.customers ?? []).map(({ uid, email, note, iccid, lastSaleName }) => ({
          key: uid,
          label: email ?? note ?? t('guest'),
          description: [note && t('guest'), iccid, lastSaleName].filter(Boolean).join(' · ') || undefined,
          href: paths.customer(uid),
        })),
        // As many as are answered: there may be more.
        ...(found?.customers.length === FOUND_MAX
          ? [{ key: 'customers', label: t('allCustomers', { text }), href: paths.customers({ search: text }) }]
          : []),
      ],
    },
    {
      key: 'esims',
      title: t('esims'),
      icon: SimIcon,
      entries: (found?.esims ?? []).map(({ iccid, customerUid, customerEmail, customerNote }) => ({
        key: iccid,
        label: iccid,
        description: customerEmail ?? customerNote ?? t('guest'),
        href: paths.customer(customerUid),
      })),
    },
    {
      key: 'sales',
      title: t('sales'),
      icon: HistoryIcon,
      entries: (found?.sales ?? []).map(({ uid, id, name, salesDate }) => ({
        key: uid,
        label: t('sale', { id, name }),
        description: dateTime(salesDate),
        href: paths.soldItem(uid),
      })),
    },
  ];
};

/** What a typed text finds in the store, kind by kind; actions and pages alone while nothing is typed. */
export const useSearchGroups = (text: string): SearchResult => {
  const { t } = useTranslation('search');
  const { typed, settled, isAsked, isSettling } = useSearchText(text);
  const { data, isFetching, isError, refetch } = useSearch({ text: settled }, { query: { enabled: isAsked } });
  const found = useFoundGroups(typed, isAsked && !isSettling ? data : undefined);
  const [packages, actions, pages] = [usePackages(), useActions(), usePages()];
  const local = useMemo(
    () => ({
      packages: typed === '' ? [] : entriesNamed(typed, packages).slice(0, PACKAGES_SHOWN),
      actions: entriesNamed(typed, actions),
      pages: entriesNamed(typed, pages),
    }),
    [typed, packages, actions, pages],
  );
  const shelf = { key: 'packages', title: t('packages'), icon: PackageIcon, entries: local.packages };
  const doing = { key: 'actions', title: t('actions'), icon: ArrowRightIcon, entries: local.actions };
  const places = { key: 'pages', title: t('pages'), icon: BookIcon, entries: local.pages };
  // A word that names a page means it: a guest may be called so as well.
  const groups = isNamed(typed, pages) ? [places, doing, ...found, shelf] : [...found, shelf, doing, places];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading: isSettling || (isAsked && isFetching),
    isFailed: isAsked && isError,
    retry: () => void refetch(),
  };
};
