import type { ReactElement } from 'react';

export type EmailAddressProps = {
  /** Shown as it is; it is no link. */
  address: string;
};

/**
 * An e-mail address, which wraps after its at sign.
 *
 * Use it wherever an address is shown in a narrow place: a table, a card, a list of facts.
 */
export const EmailAddress = ({ address }: EmailAddressProps): ReactElement => {
  const afterAt = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, afterAt)}
      <wbr />
      {address.slice(afterAt)}
    </>
  );
};
