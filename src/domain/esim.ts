import type { Esim } from '#contract/storefront/model/esim.ts';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

type Profile = Pick<Esim, 'state' | 'active'>;

/**
 * Why an eSIM can no longer be installed or used: it was replaced or deleted, or all sales on its balance were
 * refunded. Undefined otherwise, also before the first sale and after the data is used up.
 */
export const esimWithdrawal = (
  { active, replacedBy }: Pick<Profile, 'active'> & { replacedBy?: string | null | undefined },
  sales: readonly Pick<SoldItem, 'state'>[],
): EsimWithdrawal | undefined => {
  if (typeof replacedBy === 'string') return 'REPLACED';
  if (!active) return 'DELETED';
  return sales.length > 0 && sales.every(({ state }) => state === 'refunded') ? 'REFUNDED' : undefined;
};

type SoldPackage = Pick<SoldItem, 'state'> & {
  /** Whether an eSIM of its profile domain can still use it; unknown while the first one is on order. */
  hasEsim?: boolean | null | undefined;
};

/** Why nobody can use a sold package any more: it was refunded, or every eSIM that had it was deleted. */
export const packageWithdrawal = ({ state, hasEsim }: SoldPackage): EsimWithdrawal | undefined => {
  if (state === 'refunded') return 'REFUNDED';
  return hasEsim === false ? 'DELETED' : undefined;
};

const OUT_OF_USE: ReadonlySet<EsimState> = new Set(['DELETED', 'QUARANTINE', 'UNAVAILABLE', 'ERROR']);

type Withdrawable = Profile & { withdrawal?: EsimWithdrawal | undefined };

/** Whether it is one of those that a customer has now, and none of before (STO-168). */
export const isInUse = ({ active, withdrawal }: Pick<Withdrawable, 'active' | 'withdrawal'>): boolean =>
  active && withdrawal === undefined;

/**
 * Whether data that is sold onto the eSIM can be used. The SQL function can_top_up says the same (POS-048); a test
 * compares them.
 */
export const canTopUp = (esim: Withdrawable): boolean => isInUse(esim) && !OUT_OF_USE.has(esim.state);

type InInstance = { customerProfileDomainId: string };

/** The eSIM that has a sold package, among all that a customer has, oldest first: the newest one that can be used. */
export const esimOfInstance = <Kept extends Withdrawable & InInstance>(
  { customerProfileDomainId: id }: InInstance,
  esims: readonly Kept[],
): Kept | undefined => {
  const those = esims.filter((esim) => esim.customerProfileDomainId === id);
  return those.findLast(canTopUp) ?? those.at(-1);
};

/** Available for install: active, released (END-027) and not withdrawn. */
export const canInstall = (esim: Withdrawable): boolean => isInUse(esim) && esim.state === 'RELEASED';

/** The two codes for manual installation. The activation code is split on '$' (VAL-025). */
export const splitActivationCode = (
  encodedActivationCode: string,
): { smdpPlusAddress: string; activationCode: string } => {
  const [, smdpPlusAddress = '', code = ''] = encodedActivationCode.split('$');
  return { smdpPlusAddress, activationCode: code };
};

/** Apple's page that installs a profile directly, from iOS 17.4 on. */
export const appleUniversalLink = (activationCode: string): string =>
  `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${activationCode}`;

/** Android's page that installs a profile directly, on Android 10 or newer with Google's services. */
export const androidUniversalLink = (activationCode: string): string =>
  `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${activationCode}`;
