import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useGetJoinerBonus } from '#web/api/storefront/products/products.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InfoCard } from '#web/components/page/InfoCard.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { SmartphoneIcon } from '#web/ui/icons.ts';
import { ChannelTiles, TilesSkeleton } from './ChannelTiles.tsx';

type ChannelHintsProps = Omit<ChannelHintsState, 'isLoading'>;

/** What an empty store needs before any channel sells something, and what pays for it. */
const ChannelHints = ({ isHintShown, bonus, hideHint, hideBonus }: ChannelHintsProps): ReactElement => {
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

const channelHint = hideFlag('hideChannelHint');
const joinerBonus = hideFlag('hideJoinerBonus');

type ChannelHintsState = {
  /** It is not yet known which of the two are shown. */
  isLoading: boolean;
  /** Until the hint is hidden on this device. */
  isHintShown: boolean;
  /** The welcome bonus where its box is shown. */
  bonus: JoinerBonus | undefined;
  /** Hides the hint on this device, for good. */
  hideHint: () => void;
  /** Hides the box of the bonus on this device, for good. */
  hideBonus: () => void;
};

/** The two boxes of an empty store; once put away each stays away (STO-051 to STO-053). */
const useChannelHints = (): ChannelHintsState => {
  const isHintHidden = useStored(channelHint);
  const isBonusHidden = useStored(joinerBonus);
  const inventory = useListInventory({ query: { enabled: !isHintHidden || !isBonusHidden } });
  const bonus = useGetJoinerBonus({ query: { enabled: !isBonusHidden } });
  // The page does without what cannot be had.
  const isEmpty = inventory.data?.items.length === 0;
  const shownBonus = isEmpty && !isBonusHidden && bonus.data?.showToUser === true ? bonus.data : undefined;
  return {
    isLoading: inventory.isLoading || (isEmpty && bonus.isLoading),
    isHintShown: isEmpty && !isHintHidden,
    bonus: shownBonus,
    hideHint: () => channelHint.write(true),
    hideBonus: () => joinerBonus.write(true),
  };
};

/** /your-store/channels: every way to sell, those that are there and those that can be asked for. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['channels', 'shell']);
  const { isLoading, ...hints } = useChannelHints();
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <Link href={paths.pointOfSale()} variant="primary" icon={SmartphoneIcon}>
          {t('shell:navigation.sellPackage')}
        </Link>
      }
    >
      {isLoading ? (
        <TilesSkeleton />
      ) : (
        <>
          <ChannelHints {...hints} />
          <ChannelTiles />
        </>
      )}
    </PageFrame>
  );
};
