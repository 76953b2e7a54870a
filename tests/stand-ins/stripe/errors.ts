// Stripe's refusals.
import type Stripe from 'stripe';
import type { Intent } from './objects.ts';

type LastError = Stripe.PaymentIntent.LastPaymentError;

/** The words that Stripe's document names; the package allows any others beside them. */
type Named<Word> = Word extends string ? (string extends Word ? never : Word) : never;

export type ErrorFields = {
  type: Named<LastError['type']>;
  code?: Named<NonNullable<LastError['code']>>;
  message: string;
  param?: string;
  decline_code?: string;
  payment_intent?: Intent;
};

export class ApiError extends Error {
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export const invalid = (message: string, more: Pick<ErrorFields, 'code' | 'param'> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const missing = (id: string): ApiError =>
  new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });
