// What differs between two sets of price rules, for the operator who decides on the new ones.

/** A rule as it is written. */
type WrittenRule = {
  supplier?: string | undefined;
  region?: string | undefined;
  fromGb?: number | undefined;
  belowGb?: number | undefined;
  marginPercent: number;
  fixed: number;
};

/** A rule, with its place among the others: the first one that fits a package counts. */
type PlacedRule<Rule> = { rule: Rule; place: number };

export type RuleChange<Rule> =
  | { kind: 'ADDED'; after: PlacedRule<Rule> }
  | { kind: 'REMOVED'; before: PlacedRule<Rule> }
  /** Another margin or fixed part, or another place among those that stay. */
  | { kind: 'CHANGED' | 'MOVED'; before: PlacedRule<Rule>; after: PlacedRule<Rule> };

const criteriaOf = ({ supplier, region, fromGb, belowGb }: WrittenRule): string =>
  JSON.stringify([supplier ?? null, region ?? null, fromGb ?? null, belowGb ?? null]);

/** Rules are compared by what they are for; of several for the same, the first is compared with the first, and so on. */
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

/** Which rules are added, removed, changed or moved: those that are new or stay in their new order, then those that go. */
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
    // Others that are added or go change a place too, and not which one counts first.
    const isMoved = stayedThen.indexOf(key) !== stayedNow.indexOf(key) && former.place !== placed.place;
    return isMoved ? [{ kind: 'MOVED', before: former, after: placed }] : [];
  });
  const gone = [...then].filter(([key]) => !now.has(key));
  return [...changes, ...gone.map(([, placed]): RuleChange<Rule> => ({ kind: 'REMOVED', before: placed }))];
};
