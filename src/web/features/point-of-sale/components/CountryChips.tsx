import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import styles from './CountryChips.module.css';

type CountryChipsProps = {
  /** The countries that are chosen most. */
  countries: readonly string[];
  /** The country chosen now; it is shown whether it is among them or not. */
  value: string | undefined;
  /** Called with the code of the pressed or picked country. */
  onChange: (country: string) => void;
};

/**
 * The country of residence by one press.
 *
 * Use it where a sale is made, beside a CountryField where any other country has to be found too.
 *
 * Keyboard: Tab reaches each chip, Enter chooses.
 */
export const CountryChips = ({ countries, value, onChange }: CountryChipsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { country } = useFormat();
  const shown = value === undefined || countries.includes(value) ? countries : [value, ...countries];
  return (
    <fieldset className={styles.chips} aria-label={t('summary.country')}>
      {shown.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.chip}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          <Flag code={code} />
          {country(code)}
        </button>
      ))}
    </fieldset>
  );
};
