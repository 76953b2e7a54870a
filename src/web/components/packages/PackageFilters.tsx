import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { foldName } from '#domain/name-search.ts';
import { filterChoices, isFiltered, NO_FILTER, type PackageFilter } from '#domain/package-filter.ts';
import { regionNames } from '#domain/package-name.ts';
import type { PackageFacts } from '#domain/package.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { Option } from '#web/ui/fields/options.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { createLoader, useLoaded } from '#web/ui/lazy-component.tsx';
import { coverageMark } from './CoverageLabel.tsx';
import styles from './PackageFilters.module.css';
import { usePackageTexts } from './use-package-texts.ts';

type PackageFiltersProps = {
  /** All packages, whatever the filter: they determine the choices. */
  packages: readonly PackageFacts[];
  /** These are not all of them yet: only what is chosen already is offered. */
  isLoading?: boolean;
  /** They could not be loaded. */
  isDisabled?: boolean;
  /** What is chosen; an empty one shows all. */
  filter: PackageFilter;
  /** Called with the whole filter at each choice, which works at once. */
  onChange: (filter: PackageFilter) => void;
};

type Choices = Record<keyof PackageFilter, Option[]>;

// After the first view, in which no list is open (decision 18).
const countrySearch = createLoader(() => import('#domain/country-search.ts'));

/** One country, or a region, has more names than the one shown. */
const otherNames = (
  { countrySet, includedCountries }: PackageFacts,
  namesOf: ((country: string) => readonly string[]) | undefined,
): readonly string[] => {
  if (countrySet !== null) return regionNames(countrySet).map(foldName);
  const [country, ...others] = includedCountries;
  return country !== undefined && others.length === 0 ? (namesOf?.(country) ?? []) : [];
};

const useChoices = (packages: readonly PackageFacts[]): Choices => {
  const texts = usePackageTexts();
  const { country } = useFormat();
  const namesOf = useLoaded(countrySearch, false)?.otherNamesOf;
  return useMemo(() => {
    const { coverage, validity, volume } = filterChoices(packages, country);
    return {
      coverage: coverage.map(([value, item]) => ({
        value,
        label: texts.coverage(item),
        otherNames: otherNames(item, namesOf),
        flag: coverageMark(item),
      })),
      validity: validity.map(([value, item]) => ({ value, label: texts.validity(item) })),
      volume: volume.map(([value, item]) => ({ value, label: texts.volume(item) })),
    };
  }, [packages, texts, country, namesOf]);
};

/**
 * Coverage, validity and volume: each narrows the list, together they intersect.
 *
 * Use it above a list of more than about ten packages. Search by name is the list's own field.
 *
 * Anatomy: three selects side by side, on a phone the coverage above the other two; behind them the button that
 * resets, once something is chosen.
 *
 * Do:
 * - Give all packages, not those left: otherwise a choice takes the others away.
 * - Keep the filter in the address.
 *
 * Don't:
 * - Add a button that applies: each choice works at once.
 *
 * Keyboard: Tab goes from field to field; after a reset the focus goes to the page.
 */
export const PackageFilters = ({
  packages,
  isLoading = false,
  isDisabled = false,
  filter,
  onChange,
}: PackageFiltersProps): ReactElement => {
  const { t } = useTranslation('packages');
  const choices = useChoices(packages);
  const field = (key: keyof PackageFilter, placeholder: string): ReactElement => (
    <Select
      label={t(`filters.${key}`)}
      isLabelHidden
      placeholder={placeholder}
      options={choices[key].filter(({ value }) => !isLoading || value === filter[key])}
      isLoading={isLoading}
      isDisabled={isDisabled}
      value={filter[key]}
      onChange={(value) => onChange({ ...filter, [key]: value })}
      isClearable
      isSearchable={key === 'coverage'}
    />
  );
  return (
    <fieldset className={styles.filters} aria-label={t('filters.label')}>
      {field('coverage', t('filters.allCoverage'))}
      {field('validity', t('filters.allValidities'))}
      {field('volume', t('filters.allVolumes'))}
      {isFiltered(filter) && (
        <Button variant="quiet" onPress={() => onChange(NO_FILTER)}>
          {t('filters.reset')}
        </Button>
      )}
    </fieldset>
  );
};
