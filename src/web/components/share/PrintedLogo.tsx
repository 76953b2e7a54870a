import { type ReactElement, useState } from 'react';
import styles from './PrintedLogo.module.css';

/** A shop as paper shows it. */
export type PrintedShop = {
  name: string;
  contacts: readonly string[];
  logo?: PrintedLogoProps | undefined;
};

type PrintedLogoProps = {
  /** Where the picture is: on an address of the store, since the app loads nothing from others. */
  address: string;
  /** The colour that the logo was drawn for, where that is not white. */
  ground: string | undefined;
};

/**
 * The logo of the shop, beside its name.
 *
 * Use it on what is printed for customers.
 *
 * Anatomy: a box that has its size before the picture is there, and keeps it without one. It is empty where the picture
 * does not load.
 *
 * Do:
 * - Print the name too: the picture has no text of its own.
 *
 * Don't:
 * - Use it on the screen: its sizes are millimetres.
 */
export const PrintedLogo = ({ address, ground }: PrintedLogoProps): ReactElement => {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={styles.box} style={{ background: isMissing ? undefined : ground }}>
      {!isMissing && <img className={styles.logo} src={address} alt="" onError={() => setMissing(true)} />}
    </span>
  );
};
