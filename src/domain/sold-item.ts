import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

type Sale = { state: SoldItem['state']; balance: Pick<SoldItem['balance'], 'activatedAt' | 'expiresAt'> };

/** A sale is refundable only in state purchased, which was charged to credit (spec section 4). */
export const canRefund = ({ state }: Pick<Sale, 'state'>): boolean => state.toLowerCase() === 'purchased';

/** A balance can be started while it is pending, has not expired and was not refunded (spec section 4). */
export const canActivate = ({ state, balance }: Sale, now: Date): boolean =>
  state.toLowerCase() !== 'refunded' &&
  balance.activatedAt === undefined &&
  (balance.expiresAt === undefined || new Date(balance.expiresAt) > now);
