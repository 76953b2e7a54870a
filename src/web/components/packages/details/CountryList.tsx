import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import styles from './CountryList.module.css';

export type CountryListProps = {
  codes: readonly string[];
};

/** Countries by name in the language shown; one country is only its name. */
export const CountryList = ({ codes }: CountryListProps): ReactElement => {
  const { t } = useTranslation(['packages', 'shop']);
  const { country, locale } = useFormat();
  const countries = codes
    .map((code) => ({ code, name: country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const [only, ...others] = countries;
  if (only && others.length === 0) return <span>{only.name}</span>;
  return (
    <div className={styles.coverage}>
      <span className={styles.count}>{t('packages:countries', { count: countries.length })}</span>
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
