import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { answerDocument } from './receipts/answer-document.ts';

/** The receipt of the reseller's own settled payment, in the language of the locale. */
export const getReceipt = (deps: PaymentDeps, caller: Caller, { params, headers }: Input<'getReceipt'>) =>
  answerDocument(deps, caller, { kind: 'receipt', id: params.id, locale: headers.Locale });
