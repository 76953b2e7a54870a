import type { LegalDraftList } from '#contract/operator/model/legalDraftList.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import type { OperatorLegalDeps } from './deps.ts';
import { readDrafts } from './drafts.ts';

/** The drafts of a document, the last saved first. */
export const listLegalDrafts = (
  { db }: OperatorLegalDeps,
  operator: OperatorCaller,
  { params }: Input<'listLegalDrafts'>,
): Promise<LegalDraftList> => readDrafts(db.system, operator, params.document);
