import { useTranslation } from 'react-i18next';
import { isCreditorReference } from '#domain/iban.ts';
import { inGroups } from '#domain/in-groups.ts';
import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import { useListPackages } from '#web/api/operator/packages/packages.ts';
import { useListPayments } from '#web/api/operator/payments/payments.ts';
import { useListResellers } from '#web/api/operator/resellers/resellers.ts';
import { useListSales } from '#web/api/operator/statements/statements.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { ArrowRightIcon, CreditCardIcon, HistoryIcon, PackageIcon, UsersIcon } from '#web/ui/icons.ts';
import type { SearchEntry, SearchGroup } from './components/SearchBox.tsx';
import { DESK_PLACES, DESK_WORDS, placeIn, wordsOf } from './page-words.ts';
import type { SearchResult } from './SearchDialog.tsx';
import { entriesNamed, entriesSimilar, isNamed, orSimilar, useSearchText } from './use-search-text.ts';

/** How many of each kind are shown: what fits a screen beside the other kinds. */
const SHOWN_MAX = 5;

const PAGES = [
  'operator',
  'operatorAttention',
  'operatorResellers',
  'operatorSales',
  'operatorPayments',
  'operatorPackages',
  'operatorPriceRules',
  'operatorSuppliers',
  'operatorPriceList',
  'operatorLegal',
] as const;

const usePages = (): SearchEntry[] => {
  const { t } = useTranslation('operator');
  return PAGES.map((page) => ({
    key: page,
    label: page === 'operator' ? t('pages.today') : t(`titles.${page}`),
    words: wordsOf(DESK_WORDS[page]),
    href: paths[page](),
  }));
};

const PLACES = Object.keys(DESK_PLACES) as (keyof typeof DESK_PLACES)[];

/** Parts of pages, found only by a text. */
const usePlaces = (): SearchEntry[] => {
  const { t } = useTranslation(['operatorSearch', 'operator']);
  return PLACES.map((place) => {
    const { page, words } = DESK_PLACES[place];
    return {
      key: `place-${place}`,
      label: t(`operatorSearch:places.${place}`),
      description: t(`operator:titles.${page}`),
      words: wordsOf(words),
      href: placeIn(paths[page](), place),
    };
  });
};

/** A kind of result; its last entry leads to the list where there are more. */
const group = (
  kind: Omit<SearchGroup, 'entries'>,
  { items = [], hasMore = false }: { items?: SearchEntry[] | undefined; hasMore?: boolean | undefined },
  all: Omit<SearchEntry, 'key'>,
): SearchGroup => ({ ...kind, entries: hasMore ? [...items, { key: kind.key, ...all }] : items });

/** What only the server knows. */
const useFoundGroups = (search: string, isAsked: boolean) => {
  const { t } = useTranslation(['operatorSearch', 'operatorPayments']);
  const { dateTime, money } = useFormat();
  const nameOf = usePackageName();
  const request = { search, page_size: SHOWN_MAX };
  const options = { query: { enabled: isAsked } };
  const resellers = useListResellers(request, undefined, options);
  const sales = useListSales(request, options);
  const payments = useListPayments(request, options);
  const packages = useListPackages(request, options);
  const queries = [resellers, sales, payments, packages];
  /** A package has no page: its id finds it alone in the list. */
  const asPackage = ({ id, name, dataPackage, supplier, code }: PackageOffer): SearchEntry => ({
    key: id,
    label: nameOf({ ...dataPackage, name }),
    description: [supplier, code].join(' · '),
    href: placeIn(paths.operatorPackages({ search: id }), `package-${id}`),
  });
  const groups: SearchGroup[] = [
    group(
      {
        key: 'resellers',
        title: t('resellers'),
        icon: UsersIcon,
        ...(resellers.data?.isSimilar === true && { similar: t('similarResellers', { text: search }) }),
      },
      {
        items: resellers.data?.items.map(({ id, companyName, name, email }) => ({
          key: id,
          label: companyName || name || email,
          description: email,
          href: paths.operatorReseller(id),
        })),
        hasMore: resellers.data?.hasMore,
      },
      { label: t('allResellers', { text: search }), href: paths.operatorResellers({ search }) },
    ),
    group(
      { key: 'sales', title: t('sales'), icon: HistoryIcon },
      {
        items: sales.data?.items.map(({ uid, number, name, dataPackage, reseller, soldAt, price, state }) => ({
          key: uid,
          label: nameOf({ ...dataPackage, name }),
          description: [
            `#${number}`,
            dateTime(soldAt),
            money(price.value, price.currencyCode),
            reseller.name || reseller.email,
            ...(state === 'refunded' ? [t('refunded')] : []),
          ].join(' · '),
          href: paths.operatorSale(uid),
        })),
        hasMore: sales.data?.hasMore,
      },
      { label: t('allSales', { text: search }), href: paths.operatorSales({ search }) },
    ),
    group(
      { key: 'payments', title: t('payments'), icon: CreditCardIcon },
      {
        items: payments.data?.items.map(({ id, total, state, reseller, receipt, reference = '', createdAt }) => ({
          key: id,
          label: `${money(total.value, total.currencyCode)} · ${t(`operatorPayments:states.${state}`)}`,
          description: [
            ...(receipt === undefined ? [] : [receipt]),
            dateTime(createdAt),
            reseller.name || reseller.email,
            ...(isCreditorReference(reference) ? [inGroups(reference)] : []),
          ].join(' · '),
          href: paths.operatorPayment(id),
        })),
        hasMore: payments.data?.hasMore,
      },
      { label: t('allPayments', { text: search }), href: paths.operatorPayments({ search }) },
    ),
    group(
      { key: 'packages', title: t('packages'), icon: PackageIcon },
      {
        items: packages.data?.items.map(asPackage),
        hasMore: packages.data?.hasMore,
      },
      { label: t('allPackages', { text: search }), href: paths.operatorPackages({ search }) },
    ),
  ];
  const { items: similarItems = [] } = packages.data?.similar ?? {};
  const similar = group(
    {
      key: 'packages',
      title: t('packages'),
      icon: PackageIcon,
      similar: t('similarPackages', { text: search }),
    },
    { items: similarItems.slice(0, SHOWN_MAX).map(asPackage), hasMore: similarItems.length > SHOWN_MAX },
    { label: t('allSimilarPackages'), href: paths.operatorPackages({ search }) },
  );
  return {
    groups,
    similar,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => queries.forEach((query) => void (query.isError && query.refetch())),
  };
};

/** What a text finds at the desk, kind by kind; pages alone while nothing is typed. */
export const useDeskSearchGroups = (text: string): SearchResult => {
  const { t } = useTranslation('search');
  const { typed, settled, isAsked, isSettling } = useSearchText(text);
  const found = useFoundGroups(settled, isAsked);
  const [allPages, parts] = [usePages(), usePlaces()];
  const pages = typed === '' ? allPages : [...allPages, ...parts];
  const isLoading = isSettling || (isAsked && found.isFetching);
  const places = (entries: readonly SearchEntry[]) => ({
    key: 'pages',
    title: t('pages'),
    icon: ArrowRightIcon,
    entries,
  });
  const named = places(entriesNamed(typed, pages));
  const others = isAsked && !isSettling ? found.groups : [];
  // The same as in the store: "vat" means no package of Vatican City first.
  const groups = isNamed(typed, pages) ? [named, ...others] : [...others, named];
  return {
    groups: orSimilar(groups, [places(entriesSimilar(typed, pages)), ...(isAsked ? [found.similar] : [])], isLoading),
    isLoading,
    isFailed: isAsked && found.isFailed,
    retry: found.retry,
  };
};
