import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import { drawAside } from '../../documents/draw-aside.ts';
import { reply } from '../../http/explicit-reply.ts';
import type { Input } from '../../http/input.ts';
import { languageOfLocale } from '../../pages/index.ts';
import type { StatementDeps } from './deps.ts';
import type { StatementContent } from './document.ts';
import { readDays } from './read-days.ts';
import { readMonth } from './read-month.ts';

const document = new URL('./document.ts', import.meta.url);

/** The statement of a month as PDF. */
export const getStatementDocument = async (
  { db: { system }, storeName }: StatementDeps,
  _caller: OperatorCaller,
  { params, headers }: Input<'getStatementDocument'>,
) => {
  const { month } = params;
  const scope = { resellerId: requireId(params.id), month };
  const [statement, days] = await Promise.all([readMonth(system, scope), readDays(system, scope)]);
  const content: StatementContent = { ...statement, month, days: [...days], drawnAt: new Date() };
  const pdf = await drawAside(document, content, { storeName, language: languageOfLocale(headers.Locale) });
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="statement-${month}.pdf"` },
    body: pdf,
  });
};
