import type { ReactElement } from 'react';
import type { Volume } from '#domain/package.ts';
import styles from './measure.module.css';
import { usePackageTexts } from './use-package-texts.ts';

type VolumeLabelProps = {
  /** An amount of data with its unit, or unlimited. */
  volume: Volume;
};

/**
 * '5 GB', or 'Unlimited'.
 *
 * Use it in lists. Details with speed and resets are in the PackageDetailsModal.
 *
 * Anatomy: the number and its unit, which never part at a line's end.
 *
 * Do:
 * - Align a column of volumes to its end: 500 MB and 5 GB are compared by their digits.
 *
 * Don't:
 * - Convert what it shows: GB and MB are those that the supplier sells.
 */
export const VolumeLabel = ({ volume }: VolumeLabelProps): ReactElement => (
  <data className={styles.measure}>{usePackageTexts().volume(volume)}</data>
);
