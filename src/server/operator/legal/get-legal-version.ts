import type { LegalVersionText } from '#contract/operator/model/legalVersionText.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import type { OperatorLegalDeps } from './deps.ts';
import { readVersion } from './read-versions.ts';

/** One published version, with its texts. */
export const getLegalVersion = (
  { db }: OperatorLegalDeps,
  _caller: OperatorCaller,
  { params }: Input<'getLegalVersion'>,
): Promise<LegalVersionText> => readVersion(db.system, params.document, params.version);
