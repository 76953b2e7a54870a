import type { Esim } from '#contract/storefront/model/esim.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';

type Profile = Pick<Esim, 'state' | 'active'>;

/**
 * Why an eSIM can no longer be installed or used: it was deleted, or all sales on its balance were
 * refunded. Undefined otherwise, also before the first sale and after the data is used up.
 */
export const esimWithdrawal = (
  { active }: Pick<Profile, 'active'>,
  sales: readonly Pick<SoldItem, 'state'>[],
): EsimWithdrawal | undefined => {
  if (!active) return 'DELETED';
  return sales.length > 0 && sales.every(({ state }) => state === 'refunded') ? 'REFUNDED' : undefined;
};

/** Available for install: active, released (END-027) and not withdrawn. */
export const canInstall = ({ state, active, withdrawal }: Profile & { withdrawal?: EsimWithdrawal }): boolean =>
  active && state === 'RELEASED' && withdrawal === undefined;

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
