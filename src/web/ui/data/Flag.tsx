import type { ReactElement } from 'react';
import flags from '#flags/flags.svg?url&no-inline';
import { Icon } from '../Icon.tsx';
import { GlobeIcon } from '../icons.ts';
import { classes } from '../props.ts';
import styles from './Flag.module.css';

type FlagProps = {
  /** ISO 3166 alpha-2, or EU; anything longer (WWW and other regions) shows a globe. */
  code: string;
  /** `small`, the default, fits a line of text; `medium` a table's row; `large` a heading. */
  size?: 'small' | 'medium' | 'large';
};

/** Where a country's flag is: the symbol of a file that holds all of them, or of the page that the server renders. */
export const flagUrl = (code: string): string => `${import.meta.env.SSR ? '' : flags}#flag-${code}`;

const regionSize = { small: 16, medium: 24, large: 40 } as const;

const hasFlag = (code: string): boolean => code.length === 2;

/**
 * Decoration beside a country's name, never alone. Keeps its space while the image loads.
 *
 * Use it before the name of a country or a region, wherever packages and countries are listed. Screen readers skip it.
 *
 * Anatomy: the country's flag in a box of fixed size; a globe for what is not a country.
 *
 * Do:
 * - Write the name beside it, in the reader's language.
 * - Pass the code as the package has it: regions get their globe.
 * - Use one size in a list, so that the names align.
 *
 * Don't:
 * - Show a language by it: German is spoken in more than one country.
 * - Make it the only content of a cell or a button.
 */
export const Flag = ({ code, size = 'small' }: FlagProps): ReactElement => {
  const isRegion = !hasFlag(code);
  return (
    <span className={classes(styles.flag, styles[size], isRegion && styles.region)} data-flag={code}>
      {isRegion ? (
        <Icon of={GlobeIcon} size={regionSize[size]} />
      ) : (
        <svg aria-hidden>
          {/* A page that the server rendered keeps its own. */}
          <use href={flagUrl(code)} suppressHydrationWarning />
        </svg>
      )}
    </span>
  );
};
