import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalTexts } from '#contract/operator/model/legalTexts.ts';
import type { LegalVersionText } from '#contract/operator/model/legalVersionText.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { optionalMoment } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { OperatorLegalDeps } from './deps.ts';
import { dropLegalDraft } from './drafts.ts';
import { readVersion } from './read-versions.ts';

type NextVersion = {
  document: LegalDocument;
  version: number;
  texts: Record<keyof LegalTexts, string>;
  /** Null means at once. */
  effectiveAt: Date | null;
};

const readNext = ({ params, body }: Input<'publishLegalVersion'>): NextVersion => ({
  document: params.document,
  version: body.seen + 1,
  texts: { en: keptText(body.texts.en), de: keptText(body.texts.de) },
  effectiveAt: optionalMoment('body.effectiveOn', body.effectiveOn),
});

/** Compared with the clock of the database, which decides what is in force. */
const requireToCome = async (tx: TransactionSql, { effectiveAt }: NextVersion): Promise<void> => {
  if (effectiveAt === null) return;
  const [row] = await tx<[{ isToCome: boolean }]>`select now() < ${effectiveAt} as is_to_come`;
  if (!row.isToCome)
    throw Problem.badField('body.effectiveOn', 'day_over', 'Use a day to come, or none to publish at once');
};

/** Whether it was added: not where another version has its number, or the version before it is missing. */
const addVersion = async (tx: TransactionSql, operator: OperatorCaller, next: NextVersion): Promise<boolean> => {
  const { document, version, texts, effectiveAt } = next;
  const { count } = await tx`
    insert into legal_version (document, version, texts, effective_at, operator_id)
    select ${document}, ${version}, ${tx.json(texts)}, coalesce(${effectiveAt}::timestamptz, now()), ${operator.operatorId}
    where exists (select from legal_version where document = ${document} and version = ${version - 1})
    on conflict do nothing`;
  return count === 1;
};

/** Whether this very version is there already, because the same operator sent it twice. */
const isThere = async (tx: TransactionSql, operator: OperatorCaller, next: NextVersion): Promise<boolean> => {
  const { document, version, texts, effectiveAt } = next;
  const [found] = await tx`
    select from legal_version
    where document = ${document} and version = ${version} and operator_id = ${operator.operatorId}
      and texts = ${tx.json(texts)} and effective_at = coalesce(${effectiveAt}::timestamptz, effective_at)`;
  return found !== undefined;
};

/** Publishes the next version of a text, unless another operator has published one since. */
export const publishLegalVersion = (
  { db }: OperatorLegalDeps,
  operator: OperatorCaller,
  input: Input<'publishLegalVersion'>,
): Promise<LegalVersionText> => {
  const next = readNext(input);
  const { document, version } = next;
  return db.system.begin(async (tx) => {
    if (await isThere(tx, operator, next)) return readVersion(tx, document, version);
    await requireToCome(tx, next);
    if (!(await addVersion(tx, operator, next))) {
      throw new Problem('legal_text_changed', 'Another version has been published. Read it before you publish yours.');
    }
    await dropLegalDraft(tx, operator, document);
    const published = await readVersion(tx, document, version);
    await recordChange(tx, operator, {
      action: 'legal_text.published',
      reference: document,
      before: { version: version - 1 },
      after: { version, effectiveAt: published.effectiveAt },
    });
    return published;
  });
};
