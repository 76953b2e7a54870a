import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Margin, marginOf } from '#domain/margin.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import type { NewPrice } from '#domain/price-step.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { classes } from '#web/ui/props.ts';
import styles from './NewPriceTable.module.css';

/** More lines are counted, not shown. */
const SHOWN_MAX = 50;

const marginAt = (price: Minor, { cost }: NewPrice) =>
  cost === undefined ? undefined : marginOf(fromMinor(cost), fromMinor(price));

const earned = ({ to, cost = 0 }: NewPrice): number => to - cost;

const signed = (value: number, size: string): string => `${value < 0 ? '−' : ''}${size}`;

type MarginChangeProps = { from: Margin | undefined; to: Margin | undefined };

/** Both as a share of the price, or both as amounts where a package is free. */
const MarginChange = ({ from, to }: MarginChangeProps): ReactElement => {
  const { money, number } = useFormat();
  if (!from || !to) return <>–</>;
  const isShared = from.percent !== undefined && to.percent !== undefined;
  const text = ({ amount, percent = 0 }: Margin): string =>
    isShared
      ? signed(percent, number(Math.abs(percent) / 100, { style: 'percent' }))
      : signed(amount, money(Math.abs(amount), DEFAULT_CURRENCY));
  return (
    <>
      <span className={styles.before}>{`${text(from)} → `}</span>
      <span className={classes(styles.after, to.amount < 0 ? styles.loss : styles.gain)}>{text(to)}</span>
    </>
  );
};

type NewPriceTableProps = {
  /** The packages whose price changes. */
  prices: readonly NewPrice[];
  /** How many packages there are, with those whose price stays. */
  count: number;
};

/** The prices before and after; what earns least comes first. */
export const NewPriceTable = ({ prices, count }: NewPriceTableProps): ReactElement => {
  const { t } = useTranslation(['inventoryPrices', 'inventory']);
  const { money } = useFormat();
  const nameOf = usePackageName();
  const shown = prices.toSorted((one, other) => earned(one) - earned(other)).slice(0, SHOWN_MAX);
  const staying = count - prices.length;
  const more = prices.length - shown.length;
  return (
    <div>
      {shown.length > 0 && (
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.lines} tabIndex={0} aria-label={t('inventoryPrices:preview')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('inventory:columns.name')}</th>
                <th scope="col">{t('inventory:columns.retailPrice')}</th>
                <th scope="col">{t('inventory:margin')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((price) => (
                <tr key={price.item.id}>
                  <th scope="row">{nameOf(price.item)}</th>
                  <td>
                    <span className={styles.before}>{`${money(fromMinor(price.from), DEFAULT_CURRENCY)} → `}</span>
                    <span className={styles.after}>{money(fromMinor(price.to), DEFAULT_CURRENCY)}</span>
                  </td>
                  <td>
                    <MarginChange from={marginAt(price.from, price)} to={marginAt(price.to, price)} />
                  </td>
                </tr>
              ))}
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
