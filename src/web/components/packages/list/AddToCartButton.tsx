import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CartIcon } from '#web/ui/icons.ts';
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx';

type AddToCartButtonProps = {
  /** The package's name, for the accessible name of the button. */
  name: string;
  /** Units in the cart. */
  amount: number;
  /** Adds one unit. */
  onPress: () => void;
  /** Shows the text, not only the icon. */
  hasText?: boolean;
};

/**
 * Adds one unit; pressing it again adds another.
 *
 * Use it in every row and card of packages on offer. The number in the cart is changed in CartRow.
 *
 * Anatomy: a cart; behind it the number of units, once there are some, or the text.
 *
 * Do:
 * - Use `hasText` among the buttons of a dialog, where there is room, and the icon with its tooltip in a row. Once it
 *   shows a number it has none: it would cover the button of the row above.
 *
 * Don't:
 * - Disable it when a unit was added: each press adds one.
 *
 * Keyboard: Enter and Space add one unit, and the focus stays.
 */
export const AddToCartButton = ({ name, amount, onPress, hasText = false }: AddToCartButtonProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { number } = useFormat();
  const count = amount > 0 ? number(amount) : '';
  const wasFirst = useRef(false);
  // Without the tooltip it is another element, to which the focus goes on.
  const keepFocus = (button: HTMLButtonElement | null): void => {
    if (button === null || !wasFirst.current || amount === 0) return;
    wasFirst.current = false;
    button.focus({ preventScroll: true });
  };
  const text = amount > 0 ? t('list.inCart', { amount: count }) : t('list.addToCart');
  const button = (
    <Button
      ref={keepFocus}
      variant={hasText ? 'secondary' : 'quiet'}
      size={hasText ? 'medium' : 'small'}
      icon={CartIcon}
      onPress={() => {
        wasFirst.current = amount === 0 && !hasText;
        onPress();
      }}
      aria-label={amount > 0 ? t('list.inCartNamed', { name, amount: count }) : t('list.addToCartNamed', { name })}
    >
      {hasText ? text : count}
    </Button>
  );
  return hasText || amount > 0 ? button : <Tooltip text={text}>{button}</Tooltip>;
};
