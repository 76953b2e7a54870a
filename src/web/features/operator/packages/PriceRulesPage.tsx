import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { isForAll } from '#domain/price-rule.ts';
import { useGetPriceRules } from '#web/api/operator/packages/packages.ts';
import { PriceRuleTable } from './components/PriceRuleTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TagIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ApplyRules } from './ApplyRules.tsx';
import styles from './PriceRulesPage.module.css';
import { SetCostRate } from './SetCostRate.tsx';
import { WaitingPrices } from './WaitingPrices.tsx';
import { paths } from '#web/navigation/paths.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const PriceBasicsModal = lazyComponent(
  async () => (await import('./components/PriceBasicsModal.tsx')).PriceBasicsModal,
);
const PriceRuleModal = lazyComponent(async () => (await import('./components/PriceRuleModal.tsx')).PriceRuleModal);

const rulesIn = ({ newPackages, floor, rules }: PriceRules): PriceRules => ({ newPackages, floor, rules });

const isSame = (one: PriceRules, other: PriceRules): boolean =>
  JSON.stringify(rulesIn(one)) === JSON.stringify(rulesIn(other));

/** With a rule in this place; one for all packages is the last. */
const withRule = (rules: PriceRules['rules'], rule: PriceRule, place: number): PriceRules['rules'] => {
  const others = rules.filter((_, index) => index !== place);
  return isForAll(rule) ? [...others, rule] : others.toSpliced(Math.max(place, 0), 0, rule);
};

type PartProps = {
  draft: PriceRules;
  onChange: (draft: PriceRules) => void;
};

const Basics = ({ draft, onChange }: PartProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(PriceBasicsModal);
  const facts: Fact[] = [
    { key: 'new', label: t('rules.newPackages'), value: t(`rules.ways.${draft.newPackages}`) },
    { key: 'floor', label: t('rules.floor'), value: money(draft.floor, DEFAULT_CURRENCY) },
    { key: 'rounding', label: t('rules.rounding'), value: t('rules.roundingText'), isWide: true },
  ];
  return (
    <Card
      id="basics"
      title={t('rules.basicsTitle')}
      action={<Button onPress={() => setOpen(true)}>{t('rules.change')}</Button>}
    >
      <FactList facts={facts} />
      {isOpen && (
        <PriceBasicsModal
          basics={draft}
          onSave={(basics) => {
            onChange({ ...draft, ...basics });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
};

const Rules = ({ draft, onChange, suppliers }: PartProps & { suppliers: readonly string[] }): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  /** The place of the rule that is edited; that of a new one is before all others. */
  const [edited, setEdited] = useState<number>();
  useFetchAhead(PriceRuleModal);
  const { rules } = draft;
  const setRules = (next: PriceRules['rules']): void => onChange({ ...draft, rules: next });
  return (
    <Card
      title={t('rules.title')}
      subtitle={t('rules.order')}
      action={<Button onPress={() => setEdited(-1)}>{t('rules.add')}</Button>}
      isFlush
    >
      {rules.length === 0 ? (
        <EmptyState icon={TagIcon} title={t('rules.none')} text={t('rules.noneText')} />
      ) : (
        <PriceRuleTable rules={rules} onChange={setRules} onEdit={setEdited} />
      )}
      {edited !== undefined && (
        <PriceRuleModal
          rule={rules[edited]}
          suppliers={suppliers}
          onSave={(rule) => {
            setRules(withRule(rules, rule, edited));
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
};

const Rates = ({ rates }: Pick<PriceRulesState, 'rates'>): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { date, number } = useFormat();
  const facts = rates.map(({ currency, rate, asOf }): Fact => {
    const values = { rate: number(rate, { maximumFractionDigits: 6 }), date: date(asOf) };
    return { key: currency, label: currency, value: t('rules.rate', values) };
  });
  return (
    <Card
      id="rates"
      title={t('rules.rates')}
      subtitle={t(facts.length > 0 ? 'rules.ratesText' : 'rules.noRates')}
      action={<SetCostRate />}
    >
      {facts.length > 0 && <FactList facts={facts} />}
    </Card>
  );
};

/** What was changed on the page. This tab keeps it until it was applied or discarded, also beyond the session. */
const useChanged = (): [PriceRules | undefined, (changed: PriceRules | undefined) => void] => {
  const kept = useDraft<PriceRules>('price rules');
  const [changed, setChanged] = useState(kept.read);
  return [
    changed,
    (next) => {
      setChanged(next);
      if (next) kept.write(next);
      else kept.drop();
    },
  ];
};

/** /operator/packages/rules: what makes prices of costs. Changes are kept on the page until they are applied. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const query = useGetPriceRules();
  const [changed, setChanged] = useChanged();
  const { data } = query;
  const draft = changed && data && !isSame(changed, data) ? changed : undefined;
  return (
    <PageFrame
      title={t('rules.pageTitle')}
      context={t('rules.subtitle')}
      back={{ href: paths.operatorPackages(), label: t('title') }}
      actions={data && <ApplyRules draft={draft} onDone={() => setChanged(undefined)} />}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} card={{}}>
        {(state) => (
          <div className={styles.page}>
            <WaitingPrices state={state} />
            <Basics draft={draft ?? state} onChange={setChanged} />
            <Rules draft={draft ?? state} onChange={setChanged} suppliers={state.suppliers} />
            <Rates rates={state.rates} />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
