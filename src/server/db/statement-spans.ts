import { isTracing, openSpan } from '../core/spans.ts';
import { onSend } from './on-send.ts';
import type { Queryable } from './sql.ts';

/** Long enough to recognize a statement. */
const LONGEST_TEXT = 400;

/** The text of the statement in the code, without its values. */
const textOf = (strings: readonly string[]): string =>
  strings.join('?').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);

/** The same pool or transaction, with its statements published as spans; unchanged while nobody listens. */
export const withSpans = <Through extends Queryable>(sql: Through): Through =>
  isTracing()
    ? onSend(sql, (query, send) => {
        const text = textOf(query.strings);
        const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
        const span = openSpan({ name: text.split(' ', 1)[0] ?? '', kind: 'call', isPart: true, attributes });
        if (!span) return send(query);
        const { resolve, reject } = query;
        query.resolve = (rows) => {
          span.end();
          resolve(rows);
        };
        query.reject = (reason) => {
          span.end({ hasFailed: true });
          reject(reason);
        };
        send(query);
      })
    : sql;
