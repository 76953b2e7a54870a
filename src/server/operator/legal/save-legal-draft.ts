import type { LegalDraftList } from '#contract/operator/model/legalDraftList.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import type { OperatorLegalDeps } from './deps.ts';
import { readDrafts } from './drafts.ts';

/** Keeps an operator's draft in place of the previous one. */
export const saveLegalDraft = async (
  { db: { system } }: OperatorLegalDeps,
  operator: OperatorCaller,
  { params: { document }, body: { texts } }: Input<'saveLegalDraft'>,
): Promise<LegalDraftList> => {
  await system.begin(
    (tx) => tx`
      insert into legal_draft (document, operator_id, texts)
      values (${document}, ${operator.operatorId}, ${tx.json({ en: texts.en, de: texts.de })})
      on conflict (document, operator_id) do update set texts = excluded.texts, saved_at = now()`,
  );
  return readDrafts(system, operator, document);
};
