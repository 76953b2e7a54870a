import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { marginOf } from '#domain/margin.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import type { NewPrice } from '#domain/price-step.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { MarginLabel } from './MarginLabel.tsx';
import styles from './NewPriceTable.module.css';

/** More lines are counted, not shown. */
const SHOWN_MAX = 50;

const marginAt = (price: Minor, { cost }: NewPrice) =>
  cost === undefined ? undefined : marginOf(fromMinor(cost), fromMinor(price));

const earned = ({ to, cost = 0 }: NewPrice): number => to - cost;

type NewPriceTableProps = {
  /** The packages whose price changes. */
  prices: readonly NewPrice[];
  /** How many packages there are, with those whose price stays. */
  count: number;
};

/** The prices before and after; what earns least comes first. */
export const NewPriceTable = ({ prices, count }: NewPriceTableProps): ReactElement => {
  const { t } = useTranslation(['inventoryPrices', 'inventory']);
  const { money, number } = useFormat();
  const nameOf = usePackageName();
  const shown = prices.toSorted((one, other) => earned(one) - earned(other)).slice(0, SHOWN_MAX);
  const staying = count - prices.length;
  const more = prices.length - shown.length;
  return (
    <div className={styles.preview}>
      {shown.length > 0 && (
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.lines} tabIndex={0} aria-label={t('inventoryPrices:preview')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('inventory:columns.name')}</th>
                <th scope="col">{t('inventoryPrices:before')}</th>
                <th scope="col">{t('inventoryPrices:after')}</th>
                <th scope="col">{t('inventory:margin')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((price) => {
                const [before, margin] = [marginAt(price.from, price), marginAt(price.to, price)];
                return (
                  <tr key={price.item.id}>
                    <th scope="row">{nameOf(price.item)}</th>
                    <td>{money(fromMinor(price.from), DEFAULT_CURRENCY)}</td>
                    <td className={styles.after}>{money(fromMinor(price.to), DEFAULT_CURRENCY)}</td>
                    <td>
                      {before?.percent !== undefined && (
                        <span className={styles.before}>
                          {number(before.percent / 100, { style: 'percent' })}
                          {' → '}
                        </span>
                      )}
                      {margin ? <MarginLabel margin={margin} /> : '–'}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      <output className={styles.note}>
        {more > 0 && `${t('inventoryPrices:more', { count: more })} `}
        {staying > 0 && t('inventoryPrices:staying', { count: staying })}
      </output>
    </div>
  );
};
