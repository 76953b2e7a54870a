import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useGetJoinerBonus } from '#web/api/storefront/products/products.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';

const channelHint = hideFlag('hideChannelHint');
const joinerBonus = hideFlag('hideJoinerBonus');

type EmptyStoreState = {
  /** It is not yet known which of the two are shown. */
  isLoading: boolean;
  /** Until the hint is hidden on this device. */
  isHintShown: boolean;
  /** The welcome bonus where its box is shown. */
  bonus: JoinerBonus | undefined;
  /** Hides the hint on this device, for good. */
  onHideHint: () => void;
  /** Hides the box of the bonus on this device, for good. */
  onHideBonus: () => void;
};

/** The two boxes of an empty store; once put away each stays away, on every page (STO-051 to STO-053). */
export const useEmptyStore = (): EmptyStoreState => {
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
    onHideHint: () => channelHint.write(true),
    onHideBonus: () => joinerBonus.write(true),
  };
};
