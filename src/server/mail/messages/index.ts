// Every message of the store, by the kind that its row names.
import { addressChanged, type AddressChanged } from './address-changed.ts';
import { autoTopUpFailed, type AutoTopUpFailed } from './auto-top-up-failed.ts';
import { changeAddress, type ChangeAddress } from './change-address.ts';
import { confirmAddress, type ConfirmAddress } from './confirm-address.ts';
import type { Message } from './message.ts';
import { passwordChanged, type PasswordChanged } from './password-changed.ts';
import { receipt, type Receipt } from './receipt.ts';
import { resetPassword, type ResetPassword } from './reset-password.ts';

export type { Content, Store } from './message.ts';

type Data = {
  'address-changed': AddressChanged;
  'auto-top-up-failed': AutoTopUpFailed;
  'change-address': ChangeAddress;
  'confirm-address': ConfirmAddress;
  'password-changed': PasswordChanged;
  receipt: Receipt;
  'reset-password': ResetPassword;
};

export type MessageKind = keyof Data;

/** What a message of this kind is made of. */
export type DataOf<Kind extends MessageKind> = Data[Kind];

export const messages: { readonly [Kind in MessageKind]: Message<Data[Kind]> } = {
  'address-changed': addressChanged,
  'auto-top-up-failed': autoTopUpFailed,
  'change-address': changeAddress,
  'confirm-address': confirmAddress,
  'password-changed': passwordChanged,
  receipt,
  'reset-password': resetPassword,
};
