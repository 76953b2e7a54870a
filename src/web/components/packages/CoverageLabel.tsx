import type { ReactElement } from 'react';
import type { Coverage } from '#domain/package.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import styles from './CoverageLabel.module.css';
import { usePackageTexts } from './use-package-texts.ts';

/** The mark of a coverage beside its name: the flag of a single country or of Europe, else a globe. */
export const coverageMark = ({ countrySet, includedCountries }: Coverage): string => {
  if (countrySet !== null) return countrySet === 'EUR' ? 'EU' : countrySet;
  return includedCountries.length === 1 ? (includedCountries[0] ?? 'WWW') : 'WWW';
};

type CoverageLabelProps = {
  /** A country or a region, by code and name. */
  coverage: Coverage;
  /** `medium` where it is the first line; `small`, the default, within text. */
  size?: 'small' | 'medium';
};

/**
 * Where a package works: flag or region mark, and its name.
 *
 * Use it wherever a package's coverage is shown. All of its countries are a CountryList.
 *
 * Anatomy: the flag of a country or the mark of a region, and the name in the reader's language.
 *
 * Do:
 * - Use `small` in a line of text: the flag is as high as the letters.
 *
 * Don't:
 * - Show a flag without it: a flag alone is not a name, and regions have no flag.
 */
export const CoverageLabel = ({ coverage, size = 'small' }: CoverageLabelProps): ReactElement => {
  const texts = usePackageTexts();
  return (
    <span className={styles.label}>
      <Flag code={coverageMark(coverage)} size={size} />
      <span className={styles.name}>{texts.coverage(coverage)}</span>
    </span>
  );
};
