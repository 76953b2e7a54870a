import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { InfoCard } from './InfoCard.tsx';

type EmptyStoreProps = {
  /** Shows that packages come first. */
  isHintShown: boolean;
  /** The welcome bonus, while its box is shown. */
  bonus?: { amount: number } | undefined;
  /** Where packages are added. */
  packagesHref: string;
  /** Where the credit is shown. */
  creditHref: string;
  /** Called to dismiss the hint; the caller stores that. */
  onHideHint: () => void;
  /** Called to dismiss the box of the bonus; the caller stores that. */
  onHideBonus: () => void;
};

/**
 * What an empty store needs before any channel sells something, and what pays for it.
 *
 * Use it on the pages that show how a store is doing, with useEmptyStore. Another hint is an InfoCard.
 *
 * Anatomy: up to two InfoCards, one below the other: the empty shelf and the welcome bonus.
 *
 * Do:
 * - Show it when it is known which of them are shown, so that nothing moves.
 *
 * Don't:
 * - Show it once the inventory has a package.
 *
 * Keyboard: as in an InfoCard.
 */
export const EmptyStore = (props: EmptyStoreProps): ReactElement => {
  const { isHintShown, bonus, packagesHref, creditHref, onHideHint, onHideBonus } = props;
  const { t } = useTranslation('emptyStore');
  const { money } = useFormat();
  return (
    <>
      {isHintShown && (
        <InfoCard
          title={t('hint.title')}
          subtitle={t('hint.text')}
          linkText={t('hint.link')}
          href={packagesHref}
          onHide={onHideHint}
        />
      )}
      {bonus && (
        <InfoCard
          title={t('bonus.title', { amount: money(bonus.amount, DEFAULT_CURRENCY) })}
          subtitle={t('bonus.text')}
          linkText={t('bonus.link')}
          href={creditHref}
          onHide={onHideBonus}
        />
      )}
    </>
  );
};
