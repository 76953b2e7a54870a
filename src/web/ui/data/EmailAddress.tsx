import type { ReactElement } from 'react';

export type EmailAddressProps = {
  address: string;
};

/** An e-mail address, which wraps after its @. */
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
