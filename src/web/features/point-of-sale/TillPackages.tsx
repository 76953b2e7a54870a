import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Buyer, guestFrom } from '#domain/buyer.ts';
import { findBest, type FoundPackages } from '#domain/package-search.ts';
import { readTillSearch, type TillSearch } from '#domain/till-search.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { packagesHref } from './addresses.ts';
import { useSaleStart } from './attempt.ts';
import { TillTiles } from './components/TillTiles.tsx';
import styles from './TillPackages.module.css';
import { TillSuggestions } from './TillSuggestions.tsx';

const NOTHING: FoundPackages<InventoryItem> = { found: [], similar: [] };

/**
 * The packages that match the typed words, none for other texts; undefined while the inventory loads, or where it failed.
 *
 * @param isAhead Loads the inventory before a word is typed.
 */
const useFound = (search: TillSearch, isAhead: boolean) => {
  const nameOf = usePackageName();
  const isByWords = search.kind === 'words';
  const inventory = useListInventory({ query: { enabled: isAhead || isByWords } });
  const { data } = inventory;
  const find = useMemo(() => {
    const offered = data?.items.filter(({ active }) => active);
    return offered && findBest(offered, nameOf);
  }, [data, nameOf]);
  const packages = useMemo(() => (isByWords ? find?.(search.words) : NOTHING), [isByWords, find, search]);
  return { packages, failure: isByWords ? queryFailure(inventory) : undefined };
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Leads the focus by the arrows from the field of a search through what it found, as Tab does, and back. */
const stepByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stopped = 'input, a[href], button:enabled:not([tabindex="-1"])';
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stopped)];
  const stops = all.slice(all.findIndex((element) => element.matches('input')));
  const from = stops.findIndex((element) => element === event.target);
  const next = from === -1 ? undefined : stops[from + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type TillPackagesProps = {
  /** Who buys what is pressed; a guest who lives where most do, unless a sale has begun. */
  buyer?: Buyer | undefined;
  /** The package that is being sold, beside this. */
  chosenId?: string | undefined;
};

/** The field comes with the code of all forms, after the packages. */
const TillFinder = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./TillFinder.tsx'), loadTexts(['search'])]);
    return module.TillFinder;
  },
  { fallback: <Skeleton shape="block" height="var(--control-height)" /> },
);

/** So many are shown of those that a word finds. */
const FOUND_MAX = 12;

/** Packages to sell with one press, and the search. */
export const TillPackages = ({ buyer: given, chosenId }: TillPackagesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isFirst = chosenId === undefined;
  const isMobile = useIsMobile();
  const suggestions = useGetSaleSuggestions();
  const [text, setText] = useState('');
  const search = useMemo(() => readTillSearch(text), [text]);
  const { packages, failure: unfound } = useFound(search, isFirst);
  const start = useSaleStart();
  const { found, similar } = packages ?? NOTHING;
  const shown = found.length > 0 ? found : similar;
  const failure = queryFailure(suggestions);
  const buyer = given ?? guestFrom(suggestions.data?.guestCountry);
  const choose = (to: Buyer, { id }: InventoryItem): void => start(to, id);
  const words = unfound ? (
    <ErrorState title={t('packages.failed')} {...unfound} />
  ) : (
    <TillTiles
      items={shown.slice(0, FOUND_MAX)}
      isLoading={packages === undefined}
      chosenId={chosenId}
      onChoose={(item) => choose(buyer, item)}
    />
  );
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
  const isListed = search.kind === 'words' ? packages !== undefined : (suggestions.data?.items.length ?? 0) > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is in it has the focus
    <div className={styles.packages} onKeyDown={stepByArrow}>
      <div className={styles.search}>
        <TillFinder
          // A scanner types into the field that has the focus. On a phone the keyboard would cover the packages.
          isFocused={isFirst && !isMobile}
          text={text}
          onChange={setText}
          search={search}
          packages={packages}
          onSell={(item) => choose(buyer, item)}
        />
      </div>
      <div className={styles.suggestions}>
        {search.kind === 'words' ? words : suggested}
        {isListed && (
          <div>
            <Link href={packagesHref(buyer)}>{t('till.allPackages')}</Link>
          </div>
        )}
      </div>
    </div>
  );
};
