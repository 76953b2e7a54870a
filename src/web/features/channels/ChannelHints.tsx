import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { InfoCard } from '#web/components/page/InfoCard.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import type { ChannelHintsState } from './use-channel-hints.ts';

export type ChannelHintsProps = Omit<ChannelHintsState, 'isLoading'>;

/** What an empty store needs before any channel sells something, and what pays for it. */
export const ChannelHints = ({ isHintShown, bonus, hideHint, hideBonus }: ChannelHintsProps): ReactElement => {
  const { t } = useTranslation('channels');
  const { money } = useFormat();
  return (
    <>
      {isHintShown && (
        <InfoCard
          title={t('hint.title')}
          subtitle={t('hint.text')}
          linkText={t('hint.link')}
          href={paths.dataPackages()}
          onHide={hideHint}
        />
      )}
      {bonus && (
        <InfoCard
          title={t('bonus.title', { amount: money(bonus.amount, DEFAULT_CURRENCY) })}
          subtitle={t('bonus.text')}
          linkText={t('bonus.link')}
          href={paths.credits()}
          onHide={hideBonus}
        />
      )}
    </>
  );
};
