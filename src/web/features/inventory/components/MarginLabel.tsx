import type { ReactElement } from 'react';
import type { Margin } from '#domain/margin.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { classes } from '#web/ui/props.ts';
import styles from './MarginLabel.module.css';

type MarginLabelProps = {
  /** The amount and its share; both are negative below cost. */
  margin: Margin;
  /** Green, or red for a loss; false on a coloured tile. */
  hasTone?: boolean;
};

/**
 * '+4.49 USD · 45%': what is left of a sale, with its sign, and its share of the retail price.
 *
 * Use it under a retail price, in lists and while one is typed.
 */
export const MarginLabel = ({ margin: { amount, percent }, hasTone = true }: MarginLabelProps): ReactElement => {
  const { moneyParts, number } = useFormat();
  const { value, unit } = moneyParts(Math.abs(amount), DEFAULT_CURRENCY);
  const sign = amount < 0 ? '−' : '+';
  const size = percent === undefined ? '' : number(Math.abs(percent) / 100, { style: 'percent' });
  const share = percent === undefined ? '' : ` · ${percent < 0 ? '−' : ''}${size}`;
  return (
    <span className={classes(styles.margin, hasTone && (amount < 0 ? styles.loss : styles.gain))}>
      {`${amount === 0 ? '' : sign}${value}\u00A0${unit}${share}`}
    </span>
  );
};
