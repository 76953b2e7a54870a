import type { LegalVersionList } from '#contract/operator/model/legalVersionList.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { OperatorLegalDeps } from './deps.ts';
import { readVersions } from './read-versions.ts';

/** Every published version of both texts. */
export const listLegalVersions = async (
  { db }: OperatorLegalDeps,
  _caller: OperatorCaller,
): Promise<LegalVersionList> => ({
  items: await readVersions(db.system),
});
