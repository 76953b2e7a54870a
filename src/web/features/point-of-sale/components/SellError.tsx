import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#domain/refusal.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ErrorIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import styles from './SellOutcome.module.css';

type SellErrorProps = {
  /** What the server refused, or that it could not be reached. */
  failure: SellFailure;
  /** Where the sale may have been made all the same: what the store has said since. */
  outcome?: SaleOutcome;
};

/** `unreachable`: the store does not answer. `unsold`: it said that nothing was sold, and nothing will be. */
type SaleOutcome = 'unknown' | 'unreachable' | 'unsold';

type Words = { title: string; text: string | undefined; money: string };

/** Why the automatic top-up did not pay for the sale; nothing where it is off. */
const useTopUpWords = (): ((problem: Refusal) => string[]) => {
  const { t } = useTranslation('pointOfSale');
  const words = useServerWords();
  return ({ values: { topup, reason } = {} }) => {
    if (topup === 'refused')
      return [reason ? t('error.topUp.refused', { reason: words(reason) }) : t('error.topUp.refusedSilently')];
    return topup === 'limit' || topup === 'tooMuch' || topup === 'pending' ? [t(`error.topUp.${topup}`)] : [];
  };
};

const useWords = (failure: SellFailure, outcome: SaleOutcome): Words => {
  const { t } = useTranslation(['pointOfSale', 'errors']);
  const words = useProblemWords();
  const topUp = useTopUpWords();
  const money = t('error.nothingCharged');
  const known = t(`question.${outcome}`);
  switch (failure.kind) {
    case 'customerExists':
      return { title: t('error.customerExistsTitle'), text: t('error.customerExists'), money };
    case 'outOfStock':
      return { title: t('error.outOfStockTitle'), text: t('error.outOfStock'), money };
    case 'refunded':
      return { title: t('error.outOfStockTitle'), text: t('error.outOfStock'), money: t('error.refunded') };
    case 'insufficientCredit': {
      const { title, text } = words(failure.problem);
      return { title, text: [text, ...topUp(failure.problem)].join(' '), money: t('error.creditHint') };
    }
    case 'unsettled':
      return { ...words(failure.problem), money: known };
    case 'interrupted':
      return { title: t('question.title', { name: failure.name }), text: undefined, money: known };
    case 'priceChanged':
    case 'refused': {
      const { title, text } = words(failure.problem, t('error.priceChanged'));
      return { title: title || t('error.unexpectedTitle'), text, money };
    }
    case 'unsent':
      return { title: t('error.unsentTitle'), text: t('error.unsent'), money };
    case 'unanswered':
      return { title: t('error.unexpectedTitle'), text: t('errors:general.noAnswer'), money: known };
    default: // unexpected
      return { title: t('error.unexpectedTitle'), text: t('error.unexpected'), money: known };
  }
};

/**
 * Why the sale failed, and what that means for the money.
 *
 * Use it in place of the last step; ErrorStep adds what can be done.
 */
export const SellError = ({ failure, outcome = 'unknown' }: SellErrorProps): ReactElement => {
  const { title, text, money } = useWords(failure, outcome);
  return (
    <div className={styles.outcome} role="alert">
      <span className={classes(styles.mark, styles.danger)}>
        <Icon of={ErrorIcon} size={40} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <p className={styles.money}>{money}</p>
    </div>
  );
};
