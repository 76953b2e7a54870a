import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { foundCustomersMax as FOUND_MAX } from '#contract/storefront/constants.ts';
import type { Found } from '#contract/storefront/model/found.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { findBest, searchWords } from '#domain/package-search.ts';
import { useSearch } from '#web/api/storefront/customers/customers.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import {
  ArrowRightIcon,
  BookIcon,
  EditIcon,
  HistoryIcon,
  PackageIcon,
  SimIcon,
  UserIcon,
  UsersIcon,
} from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { SearchEntry, SearchGroup } from './components/SearchBox.tsx';
import { useSession } from '#web/session/session-context.ts';
import { securityPages } from '#web/session/security-pages.ts';
import { placeIn, STORE_PLACES, STORE_WORDS, wordsOf } from './page-words.ts';
import type { SearchResult } from './SearchDialog.tsx';
import { entriesNamed, entriesSimilar, isNamed, orSimilar, useSearchText } from './use-search-text.ts';

const PACKAGES_SHOWN = 5;

const useActions = (): SearchEntry[] => {
  const { t } = useTranslation(['search', 'shell']);
  const actions = [
    { key: 'sell', label: t('shell:navigation.sellPackage'), href: paths.pointOfSale() },
    { key: 'new', label: t('search:newCustomer'), href: paths.pointOfSaleCustomer('new') },
    { key: 'known', label: t('search:knownCustomer'), href: paths.pointOfSaleCustomer('existing') },
    { key: 'buy', label: t('shell:navigation.buyPackages'), href: paths.dataPackages() },
    { key: 'credit', label: t('shell:titles.creditCheckout'), href: placeIn(paths.credits(), 'topUp') },
    { key: 'group', label: t('search:newGroupSale'), href: placeIn(paths.groupSales(), 'order') },
  ] as const;
  return actions.map(({ key, label, href }) => ({ key, label, href, words: wordsOf(STORE_WORDS[key]) }));
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
  'apiSpecifications',
  'account',
  'accountDetails',
  'brand',
  'notifications',
  'creditPurchases',
  'terms',
  'privacy',
] as const;

const usePages = (): SearchEntry[] => {
  const { t } = useTranslation('shell');
  return PAGES.map((page) => ({
    key: `page-${page}`,
    label: t(`titles.${page}`),
    words: wordsOf(STORE_WORDS[page]),
    href: paths[page](),
  }));
};

const PLACES = Object.keys(STORE_PLACES) as (keyof typeof STORE_PLACES)[];

/** Settings of the sign-in service, which another provider has elsewhere. */
const SECURITY: ReadonlySet<string> = new Set(['email', 'password', 'secondFactor', 'sessions']);

/** Found only by a text: they are more than can be read at a glance. */
const usePlaces = (): SearchEntry[] => {
  const { t } = useTranslation(['search', 'shell']);
  const there = PLACES.filter((place) => securityPages() !== undefined || !SECURITY.has(place));
  return there.map((place) => {
    const { page, words } = STORE_PLACES[place];
    return {
      key: `place-${place}`,
      label: t(`search:places.${place}`),
      description: t(`shell:titles.${page}`),
      icon: EditIcon,
      words: wordsOf(words),
      href: placeIn(paths[page](), place),
    };
  });
};

const NO_ITEMS: readonly InventoryItem[] = [];

/** Found only by a text: nobody means to leave by Enter alone. */
const useSignOut = (): SearchEntry => {
  const { t } = useTranslation('shell');
  const { signOut } = useSession();
  const toast = useToast();
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch {
      toast.error(t('navigation.logoutError'));
    }
  };
  return {
    key: 'signOut',
    label: t('navigation.logout'),
    words: wordsOf(STORE_WORDS.signOut),
    href: paths.account(),
    act: () => void leave(),
  };
};

/** What the words find on the shelf, and what is called almost so, as the till's search does. */
const usePackages = (typed: string): { found: SearchEntry[]; similar: SearchEntry[] } => {
  const { t } = useTranslation('search');
  const nameOf = usePackageName();
  const { data } = useListInventory();
  const find = useMemo(() => findBest(data?.items ?? NO_ITEMS, nameOf), [data, nameOf]);
  return useMemo(() => {
    const words = searchWords(typed);
    if (words.length === 0) return { found: [], similar: [] };
    const { found, similar } = find(words);
    /** Where there are more than are shown, the last entry leads to the list of all. */
    const shown = (items: readonly InventoryItem[], all: string): SearchEntry[] => [
      ...items.slice(0, PACKAGES_SHOWN).map((item) => ({
        key: item.id,
        label: nameOf(item),
        href: paths.inventoryItem(item.id),
      })),
      ...(items.length > PACKAGES_SHOWN
        ? [{ key: 'packages', label: all, href: paths.inventory({ search: typed }) }]
        : []),
    ];
    return {
      found: shown(found, t('allPackages', { count: found.length, text: typed })),
      similar: shown(similar, t('allSimilarPackages', { count: similar.length })),
    };
  }, [typed, find, nameOf, t]);
};

/** What only the server knows. */
const useFoundGroups = (text: string, found: Found | undefined): { found: SearchGroup[]; similar: SearchGroup[] } => {
  const { t } = useTranslation(['search', 'common']);
  const { dateTime } = useFormat();
  const isSimilar = found?.customers[0]?.isSimilar === true;
  const all: SearchEntry = {
    key: 'customers',
    label: t('allCustomers', { text }),
    icon: UsersIcon,
    href: paths.customers({ search: text }),
  };
  // The server returns no more than these: there may be others.
  const isCut = found?.customers.length === FOUND_MAX;
  const areEsimsCut = !isCut && found?.esims.length === FOUND_MAX;
  const customers: SearchGroup = {
    key: 'customers',
    title: t(isSimilar ? 'customersSimilar' : 'customersFound'),
    icon: UserIcon,
    ...(isSimilar && { similar: t('common:similarCustomers') }),
    entries: [
      ...(found?.customers ?? []).map(({ uid, email, note, iccid, lastSaleName }) => ({
        key: uid,
        label: email ?? note ?? t('guest'),
        description: [note && t('guest'), iccid, lastSaleName].filter(Boolean).join(' · ') || undefined,
        href: paths.customer(uid),
      })),
      ...(isCut ? [all] : []),
    ],
  };
  const esims: SearchGroup = {
    key: 'esims',
    title: t('esims'),
    icon: SimIcon,
    entries: [
      ...(found?.esims ?? []).map(({ iccid, customerUid, customerEmail, customerNote }) => ({
        key: iccid,
        label: iccid,
        description: customerEmail ?? customerNote ?? t('guest'),
        href: paths.customer(customerUid),
      })),
      ...(areEsimsCut ? [all] : []),
    ],
  };
  const sales: SearchGroup = {
    key: 'sales',
    title: t('sales'),
    icon: HistoryIcon,
    entries: (found?.sales ?? []).map(({ uid, id, name, salesDate }) => ({
      key: uid,
      label: t('sale', { id, name }),
      description: dateTime(salesDate),
      href: paths.soldItem(uid),
    })),
  };
  return isSimilar
    ? { found: [esims, sales], similar: [customers] }
    : { found: [customers, esims, sales], similar: [] };
};

/** What a typed text finds in the store, kind by kind; actions and pages alone while nothing is typed. */
export const useSearchGroups = (text: string): SearchResult => {
  const { t } = useTranslation('search');
  const { typed, settled, isAsked, isSettling } = useSearchText(text);
  const { data, isFetching, isError, refetch } = useSearch({ text: settled }, { query: { enabled: isAsked } });
  const asked = useFoundGroups(typed, isAsked && !isSettling ? data : undefined);
  const [packages, begun, signOut] = [usePackages(typed), useActions(), useSignOut()];
  const actions = typed === '' ? begun : [...begun, signOut];
  const [pages, places] = [usePages(), usePlaces()];
  const known = typed === '' ? pages : [...pages, ...places];
  const own = (items: readonly SearchEntry[], doing: readonly SearchEntry[], places: readonly SearchEntry[]) => ({
    shelf: { key: 'packages', title: t('packages'), icon: PackageIcon, entries: items },
    doing: { key: 'actions', title: t('actions'), icon: ArrowRightIcon, entries: doing },
    places: { key: 'pages', title: t('pages'), icon: BookIcon, entries: places },
  });
  const named = own(packages.found, entriesNamed(typed, actions), entriesNamed(typed, known));
  const similar = own(packages.similar, entriesSimilar(typed, actions), entriesSimilar(typed, known));
  const isLoading = isSettling || (isAsked && isFetching);
  const others = [...asked.found, named.shelf];
  // A word that names a page, or else an action, means it: a guest may be called so as well.
  const groups = isNamed(typed, known)
    ? [named.places, named.doing, ...others]
    : [...(isNamed(typed, actions) ? [named.doing, ...others] : [...others, named.doing]), named.places];
  return {
    groups: orSimilar(groups, [...asked.similar, ...Object.values(similar)], isLoading),
    isLoading,
    isFailed: isAsked && isError,
    retry: () => void refetch(),
  };
};
