import type { ReactElement } from 'react';

export type EmailAddressProps = {
  address: string;
};

/** An e-mail address, which goes on in the next line after its @ where it does not fit into one. */
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
