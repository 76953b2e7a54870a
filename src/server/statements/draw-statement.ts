import { drawAside } from '../documents/draw-aside.ts';
import { reply } from '../http/explicit-reply.ts';
import { readDays } from './read-days.ts';
import { readMonth } from './read-month.ts';
import type { StatementContent } from './statement-document.ts';
import type { StatementReader } from './statement-file.ts';

const document = new URL('./statement-document.ts', import.meta.url);

/** The statement of a month as PDF. */
export const drawStatement = async ({ scope, language, audience, read }: StatementReader, storeName: string) => {
  const { month, zone } = scope;
  const statement = await read((sql) => readMonth(sql, scope));
  const days = await read((sql) => readDays(sql, scope));
  const content: StatementContent = {
    ...statement,
    month,
    zone,
    days: [...days],
    hasHash: audience === 'operator',
    drawnAt: new Date(),
  };
  const pdf = await drawAside(document, content, { storeName, language });
  return reply({
    status: 200,
    headers: { 'Content-Disposition': `attachment; filename="statement-${month}.pdf"` },
    body: pdf,
  });
};
