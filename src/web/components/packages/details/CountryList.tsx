import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { namedCountries } from '#domain/countries.ts';
import { describeRegions } from '#domain/regions.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag, flagUrl } from '#web/ui/data/Flag.tsx';
import styles from './CountryList.module.css';

type CountryListProps = {
  /** ISO 3166-1 alpha-2, in any order; they are sorted by name. */
  codes: readonly string[];
};

/** Says in which parts of the world the countries are (ENT-049), first where most are. */
const Regions = ({ codes }: CountryListProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { country, locale } = useFormat();
  const covered = describeRegions(country, flagUrl, locale)
    .map(({ key, countries }) => ({ key, count: countries.filter(({ code }) => codes.includes(code)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <span className={styles.regions}>
      {covered.map(({ key, count }) => `${t(`areas.${key}`).replaceAll(' ', '\u00A0')}\u00A0${count}`).join('\u00A0· ')}
    </span>
  );
};

/**
 * Countries by name in the language shown, and their regions; one country is only its name (PKG-014).
 *
 * Use it in the details of a package. In lists, coverage is a CoverageLabel.
 */
export const CountryList = ({ codes }: CountryListProps): ReactElement => {
  const { t } = useTranslation(['packages', 'shop']);
  const { country, locale } = useFormat();
  const countries = namedCountries(country, locale, codes);
  const [only, ...others] = countries;
  if (only && others.length === 0) return <span>{only.name}</span>;
  return (
    <div className={styles.coverage}>
      <span className={styles.count}>{t('packages:countries', { count: countries.length })}</span>
      <Regions codes={codes} />
      <ul className={styles.list} aria-label={t('shop:details.countries')}>
        {countries.map(({ code, name }) => (
          <li key={code} className={styles.country}>
            <Flag code={code} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
};
