// The published versions as the desk shows them.
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalTexts } from '#contract/operator/model/legalTexts.ts';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import type { LegalVersionText } from '#contract/operator/model/legalVersionText.ts';
import type { Queryable, Sql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

const LONGEST_LIST = 1_000;

type Row = Pick<LegalVersion, 'document' | 'version' | 'state'> & {
  effectiveAt: Date;
  createdAt: Date;
  operator: string | null;
};

const toVersion = ({ document, version, state, effectiveAt, createdAt, operator }: Row): LegalVersion => ({
  document,
  version,
  state,
  effectiveAt: effectiveAt.toISOString(),
  publishedAt: createdAt.toISOString(),
  ...(operator !== null && { operator }),
});

/** A higher version counts as soon as its time has come, even before that of a lower one. */
const columns = (sql: Queryable): ReturnType<Sql> => sql`
  v.document, v.version, v.effective_at, v.created_at, o.email as operator,
  case
    when exists (
      select from legal_version later
      where later.document = v.document and later.version > v.version
        and later.effective_at <= greatest(v.effective_at, now())) then 'REPLACED'
    when v.effective_at > now() then 'SCHEDULED'
    else 'IN_FORCE'
  end as state`;

export const readVersions = async (sql: Queryable): Promise<LegalVersion[]> => {
  const rows = await sql<Row[]>`
    select ${columns(sql)} from legal_version v left join operator o on o.id = v.operator_id
    order by v.version desc, v.document desc limit ${LONGEST_LIST}`;
  return rows.map(toVersion);
};

/** A version with its texts; a 404 when there is none. */
export const readVersion = async (
  sql: Queryable,
  document: LegalDocument,
  version: number,
): Promise<LegalVersionText> => {
  const [row] = await sql<(Row & { texts: LegalTexts })[]>`
    select ${columns(sql)}, v.texts from legal_version v left join operator o on o.id = v.operator_id
    where v.document = ${document} and v.version = ${version}`;
  const found = orNotFound(row);
  return { ...toVersion(found), texts: found.texts };
};
