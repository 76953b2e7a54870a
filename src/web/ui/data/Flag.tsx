import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { GlobeIcon } from '../icons.ts';
import { classes } from '../props.ts';
import styles from './Flag.module.css';

export type FlagProps = {
  /** ISO 3166 alpha-2, or EU; anything else (WWW and other regions) shows a globe. */
  code: string;
  /** `small`, the default, fits a line of text; `medium` a table's row; `large` a heading. */
  size?: 'small' | 'medium' | 'large';
};

let known: Readonly<Record<string, string>> | undefined;

/** Preloads the addresses of all flags, so that flags render at once. */
export const loadFlagUrls = async (): Promise<Readonly<Record<string, string>>> => {
  known ??= (await import('./flag-urls.ts')).flagUrls;
  return known;
};

/** The addresses of all flags; undefined until they are loaded. */
export const useFlagUrls = (): Readonly<Record<string, string>> | undefined => {
  const [urls, setUrls] = useState(known);
  useEffect(() => {
    if (urls) return undefined;
    let isWanted = true;
    void loadFlagUrls().then((loaded) => isWanted && setUrls(loaded));
    return () => {
      isWanted = false;
    };
  }, [urls]);
  return urls;
};

const regionSize = { small: 16, medium: 24, large: 40 } as const;

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/**
 * Decoration beside a country's name, never alone. Keeps its space while the image loads.
 *
 * Use it before the name of a country or a region, wherever packages and countries are listed. Screen readers skip it.
 */
export const Flag = ({ code, size = 'small' }: FlagProps): ReactElement => {
  const urls = useFlagUrls();
  const url = urls?.[code];
  const isRegion = !isCountry(code) || (urls !== undefined && url === undefined);
  return (
    <span className={classes(styles.flag, styles[size], isRegion && styles.region)} data-flag={code}>
      {isRegion && <Icon of={GlobeIcon} size={regionSize[size]} />}
      {url !== undefined && <img src={url} alt="" loading="lazy" />}
    </span>
  );
};
