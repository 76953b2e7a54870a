import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionAction } from '#contract/operator/model/attentionAction.ts';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './AttentionCard.module.css';

export type AttentionCardProps = {
  /** What needs attention, with what is known of it. */
  item: AttentionItem;
  /** Called with the action that was chosen. */
  onAct: (action: AttentionAction) => void;
  /** The page where it is looked at or settled, and what that is a page of, where the desk has one. */
  page?: { of: 'payment' | 'reseller' | 'packages' | 'rules' | 'suppliers'; href: string } | undefined;
  /** Id of the signed-in operator, who cannot be the second one where two are needed. */
  operator?: string | undefined;
  /** An action on it is under way. */
  isPending?: boolean;
};

/** Queues that are named in the sentence, because what waits in them does not have its own kind. */
const TITLED_QUEUES = ['jobs', 'given-up-orders', 'auto-top-ups', 'removed-cards'] as const;

/** The name in the sentence: of a queue its title, and of an entry without an operator the command that made it. */
const useName = (): ((item: AttentionItem) => string) => {
  const { t } = useTranslation('operatorAttention');
  return ({ kind, facts: { name } }) => {
    if (kind === 'PRICES') return name ?? t('command');
    const queue = kind === 'QUEUE' ? TITLED_QUEUES.find((one) => one === name) : undefined;
    return queue ? t(`queues.${queue}`) : (name ?? '');
  };
};

const useSentence = (item: AttentionItem): string => {
  const { kind, facts } = item;
  const { t } = useTranslation('operatorAttention');
  const nameOf = useName();
  const { money, number, percent } = useFormat();
  const amount = (sum: Sum | undefined): string => (sum ? money(sum.value, sum.currencyCode) : '');
  return t(`kinds.${kind}.text`, {
    supplier: facts.supplier ?? '',
    name: nameOf(item),
    host: facts.host ?? '',
    number: number(facts.count ?? 0),
    amount: amount(facts.amount),
    reported: amount(facts.reported),
    cost: amount(facts.cost),
    rate: percent((facts.discountRate ?? 0) / 100),
  });
};

/** They may be long. */
const WIDE: ReadonlySet<string> = new Set(['reason', 'reference', 'supplierReference']);

const useFacts = ({ since, reference, reseller, facts }: AttentionItem): Fact[] => {
  const { t } = useTranslation('operatorAttention');
  const { dateTime } = useFormat();
  const { reason, next } = facts;
  const known: {
    key: 'since' | 'reseller' | 'next' | 'reason' | 'reference' | 'supplierReference';
    value: string | undefined;
  }[] = [
    { key: 'since', value: dateTime(since) },
    { key: 'reseller', value: reseller?.email },
    { key: 'next', value: next && dateTime(next) },
    { key: 'reason', value: reason },
    { key: 'reference', value: reference },
    { key: 'supplierReference', value: facts.supplierReference },
  ];
  return known.flatMap(({ key, value }) =>
    value === undefined ? [] : [{ key, label: t(`facts.${key}`), value, isWide: WIDE.has(key) }],
  );
};

/** A thing that the store cannot settle by itself: what is known, and what may settle it. */
export const AttentionCard = (props: AttentionCardProps): ReactElement => {
  const { item, onAct, page, operator, isPending = false } = props;
  const { t } = useTranslation('operatorAttention');
  const isOwn = item.facts.operatorId !== undefined && item.facts.operatorId === operator;
  return (
    <Card title={t(`kinds.${item.kind}.title`)}>
      <p className={styles.text}>{useSentence(item)}</p>
      <FactList facts={useFacts(item)} />
      {(item.actions.length > 0 || page) && (
        <div className={styles.actions}>
          {page && (
            <Link href={page.href} variant="secondary">
              {t(`open.${page.of}`)}
            </Link>
          )}
          {item.actions.map((action) => (
            <Button
              key={action}
              onPress={() => onAct(action)}
              isPending={isPending}
              disabledReason={isOwn && action === 'GIVE_UP_ORDER' ? t('own') : undefined}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
};
