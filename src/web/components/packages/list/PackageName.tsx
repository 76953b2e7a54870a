import type { ReactElement } from 'react';
import type { Coverage } from '#domain/package.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { coverageMark } from '../coverage-mark.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './PackageName.module.css';

export interface PackageNameProps {
  name: string;
  coverage: Coverage;
  /** A third thing to say, smaller, after the coverage: '5 GB · 30 days'. */
  note?: string;
}

/** Flag or region mark, name, and where the package works: the first cell of every list. */
export const PackageName = ({ name, coverage, note }: PackageNameProps): ReactElement => {
  const texts = usePackageTexts();
  return (
    <span className={styles.package}>
      <Flag code={coverageMark(coverage)} size="medium" />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.coverage}>{[texts.coverage(coverage), note].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
};
