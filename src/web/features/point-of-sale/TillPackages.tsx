import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Buyer, guestFrom } from '#domain/buyer.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { TillTiles } from './components/TillTiles.tsx';
import styles from './TillPackages.module.css';
import { TillSuggestions } from './TillSuggestions.tsx';
import { useSaleStart } from './attempt.ts';
import { type TillSearchState, useTillSearch } from './use-till-search.ts';

type SearchMessageProps = Pick<TillSearchState, 'search' | 'items' | 'outcome' | 'retry'>;

/** What the till's search found, and the way on where it found nothing. */
const SearchMessage = ({ search, items, outcome, retry }: SearchMessageProps): ReactElement | null => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  if (search.kind === 'words') return items ? <span>{t('till.found', { count: items.length })}</span> : null;
  if (search.kind === 'nothing') return null;
  const isEmail = search.kind === 'email';
  switch (outcome) {
    case 'unfinished':
      return <span>{isEmail ? t('till.emailUnfinished') : t('till.iccidUnfinished')}</span>;
    case 'unknown':
      return isEmail ? (
        <>
          <span>{t('till.emailUnknown')}</span>
          <Link href={paths.pointOfSaleNew(search.email)}>{t('till.sellToNew')}</Link>
        </>
      ) : (
        <span>{t('till.iccidUnknown')}</span>
      );
    case 'failed':
      return (
        <>
          <span>{t('search.failed')}</span>
          <Button size="small" onPress={retry}>
            {t('common:tryAgain')}
          </Button>
        </>
      );
    default:
      return <span>{t('till.pressEnter')}</span>;
  }
};

export type TillPackagesProps = {
  /** Who buys what is pressed; a guest who lives where the last customer did, unless a sale has begun. */
  buyer?: Buyer | undefined;
  /** The package that is being sold, beside this. */
  chosenId?: string | undefined;
};

/** The field comes with the code of all forms, after the packages. */
const TillSearch = lazyComponent(async () => (await import('./components/TillSearch.tsx')).TillSearch, {
  fallback: <Skeleton shape="block" height="var(--control-height)" />,
});

/** So many are shown of those that a word finds. */
const FOUND_MAX = 12;

/** Packages to sell with one press, and the search. */
export const TillPackages = ({ buyer: given, chosenId }: TillPackagesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isFirst = chosenId === undefined;
  const isMobile = useIsMobile();
  const suggestions = useGetSaleSuggestions();
  const found = useTillSearch(isFirst);
  const start = useSaleStart();
  const failure = queryFailure(suggestions);
  const buyer = given ?? guestFrom(suggestions.data?.countries[0]);
  const choose = (to: Buyer, { id }: InventoryItem): void => start(to, id);
  const submit = (): void => {
    const [only, ...others] = found.items ?? [];
    if (found.search.kind !== 'words') found.submit();
    else if (only && others.length === 0) choose(buyer, only);
  };
  const suggested = failure ? (
    <ErrorState title={t('packages.failed')} {...failure} />
  ) : (
    <TillSuggestions
      suggestions={suggestions.data}
      buyer={buyer}
      hasRepeat={isFirst}
      chosenId={chosenId}
      onChoose={choose}
    />
  );
  return (
    <div className={styles.packages}>
      <div className={styles.search}>
        <TillSearch
          // A scanner types into the field that has the focus. On a phone the keyboard would cover the packages.
          isFocused={isFirst && !isMobile}
          text={found.text}
          onChange={found.setText}
          onSubmit={submit}
          isPending={found.isLooking}
          message={<SearchMessage {...found} />}
        />
      </div>
      <div className={styles.suggestions}>
        {found.search.kind === 'words' ? (
          <TillTiles
            items={(found.items ?? []).slice(0, FOUND_MAX)}
            isLoading={found.items === undefined}
            chosenId={chosenId}
            onChoose={(item) => choose(buyer, item)}
          />
        ) : (
          suggested
        )}
      </div>
    </div>
  );
};
