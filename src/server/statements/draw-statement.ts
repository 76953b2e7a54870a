import { formatWallTime } from '#domain/date.ts';
import { inZone } from '../core/time-zone.ts';
import { drawAside } from '../documents/draw-aside.ts';
import { reply } from '../http/explicit-reply.ts';
import { FILE_PAGE_ROWS, readEntriesAfter, type SoldEntryRow } from './read-entries.ts';
import { readMonth } from './read-month.ts';
import type { DrawnChange, StatementContent } from './statement-document.ts';
import type { StatementReader } from './statement-file.ts';
import { linesOf } from './statement-lines.ts';
import { sumDays } from './sum-days.ts';

const document = new URL('./statement-document.ts', import.meta.url);

/** How many lines are drawn in some seconds. The tables, which are sent while they are made, have no such bound. */
const CHANGES_MAX = 5_000;

/** A page at a time, so that no query is long however many changes there are. */
const readPages = async function* ({ scope, audience, read }: StatementReader): AsyncGenerator<SoldEntryRow[]> {
  let last: SoldEntryRow | undefined;
  for (;;) {
    const after = last?.id;
    const rows = await read((sql) => readEntriesAfter(sql, scope, audience === 'reseller', after));
    yield rows;
    last = rows.at(-1);
    if (rows.length < FILE_PAGE_ROWS) return;
  }
};

/** The statement of a month as PDF, with every change as the page and the tables have it, or by days where there are very many. */
export const drawStatement = async (reader: StatementReader, storeName: string) => {
  const { scope, language, audience, read } = reader;
  const { month, zone } = scope;
  const statement = await read((sql) => readMonth(sql, scope));
  const lineOf = linesOf(reader, statement.accounts);
  const changes: DrawnChange[] = [];
  for await (const rows of readPages(reader)) {
    for (const row of rows) {
      const { at, cause, amount, currency, invoice, actor, hash } = row;
      const forOperators = audience === 'operator' ? { actor, hash } : {};
      changes.push({
        at: formatWallTime(inZone(at, zone)),
        cause,
        amount,
        currency,
        invoice,
        ...lineOf(row),
        ...forOperators,
      });
    }
  }
  const content: StatementContent = {
    ...statement,
    month,
    zone,
    ...(changes.length > CHANGES_MAX
      ? { changes: sumDays(changes, statement.accounts), summedFrom: CHANGES_MAX }
      : { changes }),
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
