import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { isForAll } from '#domain/price-rule.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, TrashIcon } from '#web/ui/icons.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './PriceRuleTable.module.css';
import { useRuleName } from './use-rule-name.ts';

type PriceRuleTableProps = {
  /** By precedence: the first rule that fits a package sets its price. */
  rules: readonly PriceRule[];
  /** Called with all rules after one was moved or taken out. */
  onChange: (rules: PriceRule[]) => void;
  /** Called with the place of the rule to edit. */
  onEdit: (place: number) => void;
};

type Row = { rule: PriceRule; place: number };

const without = (rules: readonly PriceRule[], place: number): PriceRule[] =>
  rules.filter((_, index) => index !== place);

const moved = (rules: readonly PriceRule[], { rule, place }: Row, by: 1 | -1): PriceRule[] =>
  without(rules, place).toSpliced(place + by, 0, rule);

const Actions = ({ row, rules, onChange, onEdit }: PriceRuleTableProps & { row: Row }): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { place, rule } = row;
  const next = rules[place + 1];
  const name = useRuleName()(rule);
  return (
    <div className={styles.actions}>
      {place > 0 && !isForAll(rule) && (
        <IconButton
          size="small"
          icon={ArrowUpIcon}
          label={t('rules.up', { name })}
          onPress={() => onChange(moved(rules, row, -1))}
        />
      )}
      {next && !isForAll(next) && (
        <IconButton
          size="small"
          icon={ArrowDownIcon}
          label={t('rules.down', { name })}
          onPress={() => onChange(moved(rules, row, 1))}
        />
      )}
      <IconButton size="small" icon={EditIcon} label={t('rules.edit', { name })} onPress={() => onEdit(place)} />
      <IconButton
        size="small"
        icon={TrashIcon}
        label={t('rules.remove', { name })}
        onPress={() => onChange(without(rules, place))}
      />
    </div>
  );
};

const useColumns = (props: PriceRuleTableProps): readonly Column<Row>[] => {
  const { t } = useTranslation('operatorPackages');
  const { money, number, percent } = useFormat();
  const ruleName = useRuleName();
  return [
    { key: 'for', header: t('rules.for'), cell: ({ rule }) => ruleName(rule), width: '40%' },
    { key: 'place', header: t('rules.place'), cell: ({ place }) => number(place + 1), align: 'end' },
    { key: 'margin', header: t('rules.margin'), cell: ({ rule }) => percent(rule.marginPercent / 100), align: 'end' },
    { key: 'fixed', header: t('rules.fixed'), cell: ({ rule }) => money(rule.fixed, DEFAULT_CURRENCY), align: 'end' },
    { key: 'actions', header: t('rules.actions'), cell: (row) => <Actions {...props} row={row} />, align: 'end' },
  ];
};

/** Price rules in the order in which they count. They can be moved, edited and taken out. */
export const PriceRuleTable = (props: PriceRuleTableProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
    <Table
      label={t('rules.title')}
      columns={useColumns(props)}
      rows={props.rules.map((rule, place) => ({ rule, place }))}
      rowKey={({ place }) => String(place)}
    />
  );
};
