import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { namedCountries } from '#domain/countries.ts';
import { describeRegions, type RegionKey } from '#domain/regions.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag, flagUrl } from '#web/ui/data/Flag.tsx';
import styles from './CountryList.module.css';

export type CountryListProps = {
  /** ISO 3166-1 alpha-2, in any order; they are sorted by name. */
  codes: readonly string[];
};

/** More countries than these are found by their region. */
const UNDIVIDED_MAX = 12;

type Named = { code: string; name: string };

const List = ({ label, countries }: { label: string; countries: readonly Named[] }): ReactElement => (
  <ul className={styles.list} aria-label={label}>
    {countries.map(({ code, name }) => (
      <li key={code} className={styles.country}>
        <Flag code={code} />
        {name}
      </li>
    ))}
  </ul>
);

const Regions = ({ countries }: { countries: readonly Named[] }): ReactElement => {
  const { t } = useTranslation('shop');
  const { country, locale } = useFormat();
  const codes = new Set(countries.map(({ code }) => code));
  const regions = describeRegions(country, flagUrl, locale)
    .map(({ key, countries: all }) => ({ key, covered: all.filter(({ code }) => codes.has(code)) }))
    .filter(({ covered }) => covered.length > 0);
  const nameOf = (key: RegionKey): string => t(`areas.${key}`);
  return (
    <>
      {regions.map(({ key, covered }) => (
        <section key={key}>
          <h3 className={styles.region}>{nameOf(key)}</h3>
          <List label={nameOf(key)} countries={covered} />
        </section>
      ))}
    </>
  );
};

/**
 * Countries by name in the language shown, many of them by region (ENT-049); one country is only its name.
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
      {countries.length > UNDIVIDED_MAX ? (
        <Regions countries={countries} />
      ) : (
        <List label={t('shop:details.countries')} countries={countries} />
      )}
    </div>
  );
};
