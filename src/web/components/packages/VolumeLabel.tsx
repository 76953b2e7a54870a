import type { ReactElement } from 'react';
import type { Volume } from '#domain/package.ts';
import styles from './measure.module.css';
import { usePackageTexts } from './use-package-texts.ts';

export type VolumeLabelProps = {
  volume: Volume;
};

/** '5 GB', or 'Unlimited'. */
export const VolumeLabel = ({ volume }: VolumeLabelProps): ReactElement => (
  <data className={styles.measure}>{usePackageTexts().volume(volume)}</data>
);
