import { memo, type ReactElement } from 'react';
import type { Coverage } from '#domain/package.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { classes } from '#web/ui/props.ts';
import { coverageMark } from '../CoverageLabel.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './PackageName.module.css';

type PackageNameProps = {
  /** The reseller's own name, else the catalogue's. */
  name: string;
  /** The country or region, for its mark and its name. */
  coverage: Coverage;
  /** Further, smaller text after the coverage: '5 GB · 30 days'. */
  note?: string;
  /** Each text is cut off at the end of its line: where all rows have the same height. */
  isOneLine?: boolean;
};

type PackageNameTextProps = {
  /** See PackageName. */
  name: string;
  /** For its mark. */
  coverage: Coverage;
  /** The smaller line. */
  text: string;
  /** `small` in tables; `medium` by default. */
  flagSize?: 'small' | 'medium';
  /** See PackageName. */
  isOneLine?: boolean;
};

/** PackageName with formatted texts: for long lists. */
export const PackageNameText = memo(
  ({ name, coverage, text, flagSize = 'medium', isOneLine = false }: PackageNameTextProps): ReactElement => (
    <span className={styles.package}>
      <Flag code={coverageMark(coverage)} size={flagSize} />
      <span className={classes(styles.texts, isOneLine && styles.oneLine)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.coverage}>{text}</span>
      </span>
    </span>
  ),
);
PackageNameText.displayName = 'PackageNameText';

/**
 * Flag or region mark, name, and coverage: the first cell of every list of packages.
 *
 * Use it as the first column wherever packages are rows. On a tile use PackageTile.
 *
 * Anatomy: flag or region mark; beside it the name, and below that, smaller, the coverage and a note.
 *
 * Do:
 * - Use PackageNameText in lists of thousands: it takes texts that were formatted once.
 *
 * Don't:
 * - Repeat in `note` what already has a column.
 */
export const PackageName = ({ name, coverage, note, isOneLine }: PackageNameProps): ReactElement => {
  const texts = usePackageTexts();
  const text = [texts.coverage(coverage), note].filter(Boolean).join(' · ');
  return <PackageNameText name={name} coverage={coverage} text={text} {...(isOneLine && { isOneLine })} />;
};
