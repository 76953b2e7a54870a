import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSupportedCountry } from '#domain/countries.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import styles from './CountryChips.module.css';

type CountryChipsProps = {
  /** The countries that are chosen most. */
  countries: readonly string[];
  /** The country chosen now; it is shown whether it is among them or not. */
  value: string | undefined;
  /**
   * Offers all other countries too, in a field that opens; open from the beginning where there is nothing to press. Called as it opens:
   * until a country is taken in it, none is chosen.
   */
  onOther?: (() => void) | undefined;
  /** Called with the code of the pressed or picked country. */
  onChange: (country: string) => void;
};

/** Loaded when it is opened: most sales need no other country. */
const CountryComboBox = lazyComponent(
  async () => (await import('#web/components/form/CountryComboBox.tsx')).CountryComboBox,
  { fallback: <Skeleton shape="block" height="4.5rem" /> },
);

/** For a field that was opened by a press. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/**
 * The country of residence by one press.
 *
 * Use it where a sale is made: with `onOther` alone, without it beside a CountryField.
 *
 * Keyboard: Tab reaches each chip, Enter chooses. The field that opens gets the focus.
 */
export const CountryChips = ({ countries, value, onOther, onChange }: CountryChipsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { country } = useFormat();
  useFetchAhead(CountryComboBox);
  const [isOpened, setOpened] = useState(false);
  const shown = value === undefined || countries.includes(value) ? countries : [value, ...countries];
  const isOpen = onOther !== undefined && (isOpened || shown.length === 0);
  const pick = (code: string): void => {
    setOpened(false);
    onChange(code);
  };
  return (
    <fieldset className={styles.chips} aria-label={t('summary.country')}>
      {shown.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.chip}
          aria-pressed={code === value}
          onClick={() => pick(code)}
        >
          <Flag code={code} />
          {country(code)}
        </button>
      ))}
      {onOther && !isOpen && (
        <button
          type="button"
          className={styles.chip}
          aria-expanded={false}
          onClick={() => {
            setOpened(true);
            onOther();
          }}
        >
          {t('form.otherCountry')}
        </button>
      )}
      {isOpen && (
        <div className={styles.field}>
          <CountryComboBox
            label={t('form.country')}
            value={null}
            onTake={(code) => isSupportedCountry(code) && pick(code)}
            first={countries}
            isRestricted
            {...(isOpened && { ref: focus })}
          />
        </div>
      )}
    </fieldset>
  );
};
