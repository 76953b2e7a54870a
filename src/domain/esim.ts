import type { Esim } from '#contract/storefront/model/esim.ts';

type Profile = Pick<Esim, 'state' | 'active'>;

/** Available for install: active and released (spec section 4, readings END-027). */
export const canInstall = ({ state, active }: Profile): boolean => active && state === 'RELEASED';

/** The two codes for manual installation. The activation code is split on '$' (spec section 5). */
export const splitActivationCode = (
  encodedActivationCode: string,
): { smdpPlusAddress: string; activationCode: string } => {
  const [, smdpPlusAddress = '', code = ''] = encodedActivationCode.split('$');
  return { smdpPlusAddress, activationCode: code };
};

/** Apple's page that installs a profile directly, from iOS 17.4 on. */
export const appleUniversalLink = (activationCode: string): string =>
  `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${activationCode}`;
