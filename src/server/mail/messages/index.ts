// Every message of the store, by the kind that its row names.
import { emailChangeAsked, type EmailChangeAsked } from './email-change-asked.ts';
import { emailChanged, type EmailChanged } from './email-changed.ts';
import { autoTopUpFailed, type AutoTopUpFailed } from './auto-top-up-failed.ts';
import { changeEmail, type ChangeEmail } from './change-email.ts';
import { confirmEmail, type ConfirmEmail } from './confirm-email.ts';
import { creditNote, type CreditNote, creditNoteVoid, type CreditNoteVoid } from './credit-note.ts';
import { creditLow, type CreditLow } from './credit-low.ts';
import { customerDataLow, type CustomerDataLow } from './customer-data-low.ts';
import { customerLink, type CustomerLink } from './customer-link.ts';
import type { Message } from './message.ts';
import { passwordChanged, type PasswordChanged } from './password-changed.ts';
import { receipt, type Receipt } from './receipt.ts';
import { requestAnswered, type RequestAnswered, requestReceived, type RequestReceived } from './requests.ts';
import { resetPassword, type ResetPassword } from './reset-password.ts';
import { type SecondFactor, secondFactorOff, secondFactorOn } from './second-factor.ts';

export type { Content, Store } from './message.ts';
export type { DocumentFacts } from './document-facts.ts';

type Data = {
  'email-change-asked': EmailChangeAsked;
  'email-changed': EmailChanged;
  'auto-top-up-failed': AutoTopUpFailed;
  'change-email': ChangeEmail;
  'confirm-email': ConfirmEmail;
  'credit-low': CreditLow;
  'credit-note': CreditNote;
  'credit-note-void': CreditNoteVoid;
  'customer-data-low': CustomerDataLow;
  'customer-link': CustomerLink;
  'password-changed': PasswordChanged;
  receipt: Receipt;
  'request-answered': RequestAnswered;
  'request-received': RequestReceived;
  'reset-password': ResetPassword;
  'second-factor-off': SecondFactor;
  'second-factor-on': SecondFactor;
};

export type MessageKind = keyof Data;

/** What a message of this kind is made of. */
export type DataOf<Kind extends MessageKind> = Data[Kind];

export const messages: { readonly [Kind in MessageKind]: Message<Data[Kind]> } = {
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'auto-top-up-failed': autoTopUpFailed,
  'change-email': changeEmail,
  'confirm-email': confirmEmail,
  'credit-low': creditLow,
  'credit-note': creditNote,
  'credit-note-void': creditNoteVoid,
  'customer-data-low': customerDataLow,
  'customer-link': customerLink,
  'password-changed': passwordChanged,
  receipt,
  'request-answered': requestAnswered,
  'request-received': requestReceived,
  'reset-password': resetPassword,
  'second-factor-off': secondFactorOff,
  'second-factor-on': secondFactorOn,
};
