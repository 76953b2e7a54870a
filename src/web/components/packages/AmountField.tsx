import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CART_AMOUNT_MAX } from '#domain/cart.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { NumberField } from '#web/ui/fields/NumberField.tsx';

type AmountFieldProps = {
  /** The package, for the field's name. */
  name: string;
  /** Units in the cart. */
  amount: number;
  /** Called with another number of units that a cart may hold. */
  onChange: (amount: number) => void;
  /** The payment is under way: the cart is as it is. */
  isDisabled?: boolean;
};

const isAmount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= CART_AMOUNT_MAX;

/**
 * How many units of a package the cart holds: typed, or by the two buttons.
 *
 * Use it in each line of a cart. A number that no cart may hold stays as it was typed, and its error says what may be.
 *
 * Anatomy: a number between a minus and a plus; below it what a cart may hold, after a number that it may not.
 *
 * Do:
 * - Name the package in `name`: a cart has many of these fields.
 *
 * Don't:
 * - Remove the line at 0: that is the button beside it, in CartRow.
 *
 * Keyboard: arrows step, Enter takes what was typed.
 */
export const AmountField = ({ name, amount, onChange, isDisabled = false }: AmountFieldProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { number } = useFormat();
  const [refused, refuse] = useState<{ value: number | null }>();
  return (
    <NumberField
      label={t('box.amountOf', { name })}
      isLabelHidden
      value={refused ? refused.value : amount}
      onChange={(value) => {
        refuse(isAmount(value) ? undefined : { value });
        if (isAmount(value)) onChange(value);
      }}
      minimum={1}
      maximum={CART_AMOUNT_MAX}
      keepsTyped
      hasStepper
      isDisabled={isDisabled}
      error={refused && t('box.amountRefused', { maximum: number(CART_AMOUNT_MAX), amount: number(amount) })}
      isErrorShown
    />
  );
};
