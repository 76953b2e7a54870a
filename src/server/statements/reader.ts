import type { Caller } from '../core/caller.ts';
import { zoneOf } from '../core/time-zone.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../http/language.ts';
import type { StatementDeps } from './deps.ts';
import type { StatementReader } from './statement-file.ts';

type FileInput =
  | Input<'exportCreditStatement'>
  | Input<'exportCreditStatementWorkbook'>
  | Input<'getCreditStatementDocument'>;

/** A reseller who reads the own statement, in the zone and the language of the caller. */
export const readerOf = (
  { db }: StatementDeps,
  { resellerId }: Caller,
  { query, headers }: FileInput,
): StatementReader => ({
  scope: { resellerId, month: query.month, zone: zoneOf(headers['Device-TimeZone']) },
  language: languageOfLocale(headers.Locale),
  audience: 'reseller',
  read: (work) => db.forReseller(resellerId, work),
});
