import type { AttentionFacts } from '#contract/operator/model/attentionFacts.ts';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import { omitNullish } from '../../../core/omit-nullish.ts';

/** The most items of a kind that are listed; an operator with more of them begins with the oldest. */
export const ITEMS_MAX = 100;

type Nullable<Facts> = { [Name in keyof Facts]: Facts[Name] | null };

type Found = {
  reference: string;
  since: Date;
  reseller?: { id: string; email: string };
  facts: Nullable<AttentionFacts>;
  actions?: AttentionItem['actions'];
};

export const toItem = (kind: AttentionItem['kind'], { reference, since, reseller, facts, actions }: Found) => ({
  kind,
  reference,
  since: since.toISOString(),
  // Its name comes with the list, which reads each name once.
  ...(reseller && { reseller: { ...reseller, name: '' } }),
  facts: omitNullish(facts) as AttentionFacts,
  actions: actions ?? [],
});
