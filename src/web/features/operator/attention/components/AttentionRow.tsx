import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionAction } from '#contract/operator/model/attentionAction.ts';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { timeAgo } from '#domain/wait.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './AttentionRow.module.css';

export type AttentionRowProps = {
  /** What needs attention, with what is known of it. */
  item: AttentionItem;
  /** Called with the action that was chosen. */
  onAct: (action: AttentionAction) => void;
  /** The page where it is looked at or settled, and what that is a page of, where the desk has one. */
  page?:
    | { of: 'payment' | 'reseller' | 'request' | 'sale' | 'packages' | 'rules' | 'suppliers'; href: string }
    | undefined;
  /** The page of the reseller whom it concerns. */
  resellerHref?: string | undefined;
  /** When the list was read: it says how long ago the item began. */
  now: Date;
  /** Id of the signed-in operator, who cannot be the second one where two are needed. */
  operator?: string | undefined;
  /** An action on it is under way. */
  isPending?: boolean;
};

/** Queues that are named in the sentence, because what waits in them does not have its own kind. */
const TITLED_QUEUES = ['jobs', 'given-up-orders', 'auto-top-ups', 'removed-cards'] as const;

/** The name in the sentence: of a queue its title, of a request what is asked for, and of an entry without an operator the command that made it. */
const useName = (): ((item: AttentionItem) => string) => {
  const { t } = useTranslation('operatorAttention');
  return ({ kind, facts: { name, request } }) => {
    if (request) return t(`requests.${request}`);
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

/** What else is known: what the other side said, and when the store tries again. */
const useNotes = ({ facts }: AttentionItem): string[] => {
  const { t } = useTranslation('operatorAttention');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const { reason, message, next, supplierReference } = facts;
  const notes = [
    message,
    reason && `${t('facts.reason')}: ${words(reason)}`,
    supplierReference && `${t('facts.supplierReference')}: ${supplierReference}`,
    next && `${t('facts.next')}: ${dateTime(next)}`,
  ];
  return notes.filter((note) => note !== undefined);
};

/** Whom it concerns, and for how long. */
const About = ({ item: { since, reseller }, resellerHref, now }: AttentionRowProps): ReactElement => {
  const { dateTime } = useFormat();
  const language = useLanguage();
  const age = timeAgo((now.getTime() - new Date(since).getTime()) / 1000, language);
  return (
    <p className={styles.note}>
      {reseller && resellerHref !== undefined && (
        <>
          <Link href={resellerHref}>{reseller.name || reseller.email}</Link>
          {reseller.name !== '' && ` · ${reseller.email}`}
          {' · '}
        </>
      )}
      <time dateTime={since} title={dateTime(since)}>
        {age}
      </time>
    </p>
  );
};

/** A thing that the store cannot settle by itself, in a row: what is known, and what may settle it. */
export const AttentionRow = (props: AttentionRowProps): ReactElement => {
  const { item, onAct, page, operator, isPending = false } = props;
  const { t } = useTranslation('operatorAttention');
  const notes = useNotes(item);
  const isOwn = item.facts.operatorId !== undefined && item.facts.operatorId === operator;
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.text}>{useSentence(item)}</p>
        <About {...props} />
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      {(item.actions.length > 0 || page) && (
        <div className={styles.actions}>
          {page && (
            <Link href={page.href} variant="secondary" size="small">
              {t(`open.${page.of}`)}
            </Link>
          )}
          {item.actions.map((action) => (
            <Button
              key={action}
              size="small"
              onPress={() => onAct(action)}
              isPending={isPending}
              disabledReason={isOwn && action === 'GIVE_UP_ORDER' ? t('own') : undefined}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
