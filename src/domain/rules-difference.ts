// The differences between two sets of price rules, for the operator who decides on the new ones.

/** A rule in the form in which it is written. */
type WrittenRule = {
  supplier?: string | undefined;
  region?: string | undefined;
  fromGb?: number | undefined;
  belowGb?: number | undefined;
  marginPercent: number;
  fixed: number;
};

/** A rule with its position: the first rule that fits a package counts. */
type PlacedRule<Rule> = { rule: Rule; place: number };

export type RuleChange<Rule> =
  | { kind: 'ADDED'; after: PlacedRule<Rule> }
  | { kind: 'REMOVED'; before: PlacedRule<Rule> }
  /** Another margin or fixed part, or another place among those that stay. */
  | { kind: 'CHANGED' | 'MOVED'; before: PlacedRule<Rule>; after: PlacedRule<Rule> };

const criteriaOf = ({ supplier, region, fromGb, belowGb }: WrittenRule): string =>
  JSON.stringify([supplier ?? null, region ?? null, fromGb ?? null, belowGb ?? null]);

/**
 * Rules are matched by what they apply to. Where several apply to the same, the first is compared with the first, and
 * so on.
 */
const keyed = <Rule extends WrittenRule>(rules: readonly Rule[]): Map<string, PlacedRule<Rule>> => {
  const times = new Map<string, number>();
  return new Map(
    rules.map((rule, index) => {
      const criteria = criteriaOf(rule);
      const time = (times.get(criteria) ?? 0) + 1;
      times.set(criteria, time);
      return [`${criteria} ${time}`, { rule, place: index + 1 }];
    }),
  );
};

/**
 * The rules that are added, removed, changed or moved: first the new and kept ones in their new order, then the removed
 * ones.
 */
export const rulesDifference = <Rule extends WrittenRule>(
  before: readonly Rule[],
  after: readonly Rule[],
): RuleChange<Rule>[] => {
  const [then, now] = [keyed(before), keyed(after)];
  const stayedThen = [...then.keys()].filter((key) => now.has(key));
  const stayedNow = [...now.keys()].filter((key) => then.has(key));
  const changes = [...now].flatMap(([key, placed]): RuleChange<Rule>[] => {
    const former = then.get(key);
    if (!former) return [{ kind: 'ADDED', after: placed }];
    const { marginPercent, fixed } = placed.rule;
    if (marginPercent !== former.rule.marginPercent || fixed !== former.rule.fixed)
      return [{ kind: 'CHANGED', before: former, after: placed }];
    // Added and removed rules shift the others' positions, but not which of the kept ones counts first.
    const isMoved = stayedThen.indexOf(key) !== stayedNow.indexOf(key) && former.place !== placed.place;
    return isMoved ? [{ kind: 'MOVED', before: former, after: placed }] : [];
  });
  const gone = [...then].filter(([key]) => !now.has(key));
  return [...changes, ...gone.map(([, placed]): RuleChange<Rule> => ({ kind: 'REMOVED', before: placed }))];
};
