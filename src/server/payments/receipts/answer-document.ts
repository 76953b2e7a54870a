import type { Caller } from '../../core/caller.ts';
import { requireId } from '../../db/lookup.ts';
import { reply } from '../../http/explicit-reply.ts';
import { languageOfLocale } from '../../http/language.ts';
import { type DocumentDeps, drawPaymentDocument } from './draw-payment-document.ts';
import type { PaymentDocument } from './kept-files.ts';

/** A receipt or a credit note as a file, in the language of the locale. */
export const answerDocument = async (
  deps: DocumentDeps,
  { resellerId }: Caller,
  { kind, id, locale }: PaymentDocument & { locale: string | undefined },
) => {
  const key = { kind, id: requireId(id), language: languageOfLocale(locale) };
  const { fileName, pdf } = await drawPaymentDocument(deps, resellerId, key);
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
    body: pdf,
  });
};
