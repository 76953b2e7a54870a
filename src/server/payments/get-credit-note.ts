import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { answerDocument } from './receipts/answer-document.ts';

/** The credit note of a refund of the reseller's own payment, in the language of the locale. */
export const getCreditNote = (deps: PaymentDeps, caller: Caller, { params, headers }: Input<'getCreditNote'>) =>
  answerDocument(deps, caller, { kind: 'credit-note', id: params.id, locale: headers.Locale });
