import type { Caller } from '../core/caller.ts';
import { requireId } from '../db/lookup.ts';
import { reply } from '../http/explicit-reply.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../pages/index.ts';
import type { PaymentDeps } from './deps.ts';
import { drawReceipt } from './receipts/draw-receipt.ts';

/** The receipt of the reseller's own settled payment, in the language of the locale. */
export const getReceipt = async (
  deps: PaymentDeps,
  { resellerId }: Caller,
  { params, headers }: Input<'getReceipt'>,
) => {
  const key = { paymentId: requireId(params.id), language: languageOfLocale(headers.Locale) };
  const { fileName, pdf } = await drawReceipt(deps, resellerId, key);
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
    body: pdf,
  });
};
