import type { ReactElement } from 'react';

type EmailAddressProps = {
  /** Shown as it is, not as a link. */
  address: string;
};

/**
 * An e-mail address, which wraps after its at sign.
 *
 * Use it wherever an address is shown in a narrow place: a table, a card, a list of facts.
 *
 * Anatomy: the address as text, with a possible line break after the at sign.
 *
 * Do:
 * - Show the whole address, as it was entered.
 * - Let its place wrap: addresses are longer than names.
 *
 * Don't:
 * - Cut it by an ellipsis: two customers may differ in its end alone.
 * - Take it for a link: it is text.
 */
export const EmailAddress = ({ address }: EmailAddressProps): ReactElement => {
  const afterAt = address.lastIndexOf('@') + 1;
  return (
    // One element: in a flex container, Firefox makes three items of what is around a <wbr>.
    <span>
      {address.slice(0, afterAt)}
      <wbr />
      {address.slice(afterAt)}
    </span>
  );
};
