import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { languageOfLocale } from '../../http/language.ts';
import type { StatementDeps, StatementReader } from '../../statements/index.ts';

type FileInput = Input<'exportStatement'> | Input<'exportStatementWorkbook'> | Input<'getStatementDocument'>;

/** An operator who reads the statement of a reseller, in UTC. */
export const readerOf = ({ db: { system } }: StatementDeps, { params, headers }: FileInput): StatementReader => ({
  scope: { resellerId: requireId(params.id), month: params.month, zone: 'UTC' },
  language: languageOfLocale(headers.Locale),
  audience: 'operator',
  read: (work) => work(system),
});
