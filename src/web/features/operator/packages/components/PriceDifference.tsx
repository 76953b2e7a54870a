import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CostRate } from '#contract/operator/model/costRate.ts';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { WaitingPriceChange } from '#contract/operator/model/waitingPriceChange.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { type RuleChange, rulesDifference } from '#domain/rules-difference.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { List } from '#web/ui/list/List.tsx';
import styles from './PriceChanges.module.css';
import { useRuleName } from './use-rule-name.ts';

export type PriceDifferenceProps = {
  /** The change that waits. */
  change: WaitingPriceChange;
  /** What holds at present. */
  now: PriceRules & Pick<PriceRulesState, 'rates'>;
};

/** What it is of, and what becomes of what. */
type Line = { key: string; label: string; value: string };

const useRuleLine = (): ((change: RuleChange<PriceRule>) => Line) => {
  const { t } = useTranslation('operatorPackages');
  const { money, number, percent } = useFormat();
  const nameOf = useRuleName();
  const addedBy = ({ marginPercent, fixed }: PriceRule): string =>
    t('difference.added', { margin: percent(marginPercent / 100), fixed: money(fixed, DEFAULT_CURRENCY) });
  return (change) => {
    const { kind } = change;
    if (kind === 'ADDED' || kind === 'REMOVED') {
      const { rule, place } = kind === 'ADDED' ? change.after : change.before;
      const values = { name: nameOf(rule), place: number(place) };
      return { key: `${kind} ${place}`, label: t(`difference.${kind}`, values), value: addedBy(rule) };
    }
    const { before, after } = change;
    const values = { name: nameOf(after.rule), place: number(after.place) };
    return {
      key: `${kind} ${after.place}`,
      label: t(`difference.${kind}`, values),
      value:
        kind === 'MOVED'
          ? `${t('difference.place', { place: number(before.place) })} → ${t('difference.place', values)}`
          : `${addedBy(before.rule)} → ${addedBy(after.rule)}`,
    };
  };
};

const useRulesLines = (): ((before: PriceRules, after: PriceRules) => Line[]) => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const ruleLine = useRuleLine();
  return (before, after) => [
    ...(before.newPackages === after.newPackages
      ? []
      : [
          {
            key: 'newPackages',
            label: t('rules.newPackages'),
            value: `${t(`rules.ways.${before.newPackages}`)} → ${t(`rules.ways.${after.newPackages}`)}`,
          },
        ]),
    ...(before.floor === after.floor
      ? []
      : [
          {
            key: 'floor',
            label: t('rules.floor'),
            value: `${money(before.floor, DEFAULT_CURRENCY)} → ${money(after.floor, DEFAULT_CURRENCY)}`,
          },
        ]),
    ...rulesDifference(before.rules, after.rules).map(ruleLine),
  ];
};

const useRateLine = (): ((before: CostRate | undefined, after: CostRate) => Line) => {
  const { t } = useTranslation('operatorPackages');
  const { date, number } = useFormat();
  const say = ({ rate, asOf }: CostRate): string =>
    t('rules.rate', { rate: number(rate, { maximumFractionDigits: 6 }), date: date(asOf) });
  return (before, after) => ({
    key: after.currency,
    label: after.currency,
    value: `${before ? say(before) : t('difference.noRate')} → ${say(after)}`,
  });
};

/** What a change that waits makes of the rules and rates of now, whatever packages there are. */
export const PriceDifference = ({ change, now }: PriceDifferenceProps): ReactElement | null => {
  const { t } = useTranslation('operatorPackages');
  const rulesLines = useRulesLines();
  const rateLine = useRateLine();
  const { rules, rate } = change;
  if (!rules && !rate) return null;
  const lines = [
    ...(rules ? rulesLines(now, rules) : []),
    ...(rate
      ? [
          rateLine(
            now.rates.find(({ currency }) => currency === rate.currency),
            rate,
          ),
        ]
      : []),
  ];
  if (lines.length === 0) return <p className={styles.note}>{t('difference.none')}</p>;
  return (
    <List label={t('difference.title')} items={lines} itemKey={({ key }) => key}>
      {({ label, value }) => (
        <div className={styles.move}>
          <span className={styles.name}>{label}</span>
          <span>{value}</span>
        </div>
      )}
    </List>
  );
};
