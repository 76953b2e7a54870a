// Whether a package is on sale: one rule for what is shown before a change and for what the change does (decision 57).
import type { Minor } from './money.ts';
import type { PriceFault } from './price-rule.ts';

/** Why a package is not on sale. */
export type Obstacle = 'vanished' | 'waiting' | 'takenOff' | 'belowCost' | PriceFault;

export type Standing = {
  /** Its supplier offers it. */
  offered: boolean;
  isApproved: boolean;
  isTakenOff: boolean;
  /** What a unit is allowed to lose, because two operators agreed on it. */
  lossConfirmed: Minor;
};

/** A package below cost is not on sale, unless two operators agreed on it (PRI-044). */
export const obstacleOf = (
  { offered, isApproved, isTakenOff, lossConfirmed }: Standing,
  loss: Minor,
): Obstacle | undefined => {
  if (!offered) return 'vanished';
  if (!isApproved) return 'waiting';
  if (isTakenOff) return 'takenOff';
  return loss > lossConfirmed ? 'belowCost' : undefined;
};

/** Two operators put a package on sale at the loss that the first one saw. It may lose that, and no more. */
export const putOnSaleAt = <Kept extends Standing>(standing: Kept, loss: Minor, lossSeen: Minor): Kept => ({
  ...standing,
  isApproved: true,
  isTakenOff: false,
  lossConfirmed: loss > 0 && loss <= lossSeen ? loss : standing.lossConfirmed,
});
