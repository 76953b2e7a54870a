import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencySums } from '#contract/operator/model/currencySums.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { queryFailure, type QueryLike } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './ListSums.module.css';

/** A figure above a list. */
type ListSum = {
  label: string;
  /** A number, or an amount in one or in several currencies; undefined while it loads, and where it was not summed. */
  of: number | Sum | CurrencySums | undefined;
  /** Below it, what it is made of; amounts of several currencies name each of them there. */
  note?: string | undefined;
};

type ListSumsProps<Answer> = {
  /** What the generated hook returned. */
  query: QueryLike<Answer>;
  /** The figures of an answer, or their labels before there is one: first how many entries there are. */
  children: (answer: Answer | undefined) => readonly ListSum[];
};

const NOT_SUMMED = '\u2013';

const useFigures = () => {
  const { money, moneyParts, number } = useFormat();
  return {
    figureOf: (of: ListSum['of'], hasMore: boolean) => {
      if (of === undefined) return { value: NOT_SUMMED };
      if (typeof of === 'number') return { value: hasMore ? `${number(of)}+` : number(of) };
      const { value, currencyCode } = 'dollars' in of ? of.dollars : of;
      return moneyParts(value, currencyCode);
    },
    /** Amounts in US dollars alone need no second line. */
    shares: (of: ListSum['of']): string | undefined =>
      typeof of === 'object' &&
      'byCurrency' in of &&
      of.byCurrency.some(({ currencyCode }) => currencyCode !== DEFAULT_CURRENCY)
        ? of.byCurrency.map(({ value, currencyCode }) => money(value, currencyCode)).join(' · ')
        : undefined,
  };
};

/**
 * What all entries of a list come to, whatever page is shown.
 *
 * Use it as `sums` of a DeskList, with the filter of that list.
 *
 * Anatomy: a card with a figure for each sum, and a line below each; a failure takes their place, in the same size.
 *
 * Do:
 * - Count first, then the money.
 *
 * Don't:
 * - Sum what the rows on the page show: the sums are of all pages.
 *
 * Keyboard: Tab reaches the button that tries again after a failure.
 */
export const ListSums = <Answer extends { hasMore: boolean }>(props: ListSumsProps<Answer>): ReactElement => {
  const { query, children } = props;
  const { t } = useTranslation(['operator', 'errors', 'ui']);
  const { figureOf, shares } = useFigures();
  const { data } = query;
  const hasMore = data?.hasMore === true;
  const failure = queryFailure(query);
  return (
    <div className={styles.frame}>
      <Card>
        <div className={styles.place}>
          <dl className={classes(styles.sums, failure && styles.hidden)}>
            {children(data).map(({ label, of, note = shares(of) }, index) => (
              <div key={label} className={styles.sum}>
                <dt>{label}</dt>
                <dd>
                  {data === undefined && !failure ? (
                    <FigureSkeleton size="small" />
                  ) : (
                    <Figure {...figureOf(of, hasMore && index === 0)} size="small" />
                  )}
                </dd>
                <dd className={styles.note}>{hasMore && index === 0 ? t('operator:tooMany') : note}</dd>
              </div>
            ))}
          </dl>
          {failure && (
            <output className={styles.failure}>
              {t('errors:general.loadFailed')}
              <Button onPress={failure.onRetry} isPending={failure.isRetrying}>
                {t('ui:retry')}
              </Button>
            </output>
          )}
        </div>
      </Card>
    </div>
  );
};
