// Texts that operators are writing. Each operator has a separate draft for a document, so nobody overwrites another's
// (decision 80).
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalDraft } from '#contract/operator/model/legalDraft.ts';
import type { LegalDraftList } from '#contract/operator/model/legalDraftList.ts';
import type { LegalDraftTexts } from '#contract/operator/model/legalDraftTexts.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Queryable, Sql } from '../../db/connect.ts';

/** The most that the contract allows. */
const DRAFTS_MAX = 100;

type Row = { texts: LegalDraftTexts; operatorId: string; operator: string; savedAt: Date };

/** The drafts of a document, the last saved first. */
export const readDrafts = async (
  sql: Sql,
  { operatorId }: OperatorCaller,
  document: LegalDocument,
): Promise<LegalDraftList> => {
  const rows = await sql<Row[]>`
    select d.texts, d.operator_id, o.email as operator, d.saved_at
    from legal_draft d join operator o on o.id = d.operator_id
    where d.document = ${document} order by d.saved_at desc limit ${DRAFTS_MAX}`;
  return {
    items: rows.map((row): LegalDraft => ({
      texts: row.texts,
      operator: row.operator,
      isOwn: row.operatorId === operatorId,
      savedAt: row.savedAt.toISOString(),
    })),
  };
};

/** Deletes an operator's draft after it was published. */
export const dropLegalDraft = async (
  sql: Queryable,
  { operatorId }: OperatorCaller,
  document: LegalDocument,
): Promise<void> => {
  await sql`delete from legal_draft where document = ${document} and operator_id = ${operatorId}`;
};
