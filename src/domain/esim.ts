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

/** Check digit of the Luhn algorithm, the last digit of an ICCID (ITU-T E.118). */
export const luhnDigit = (digits: string): number => {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10;
};

const EID_MODULUS = 97n;

/** The two check digits that complete the 30 digits of an EID: all 32 leave 1 when divided by 97 (GSMA SGP.29). */
export const eidCheckDigits = (digits: string): string =>
  String(EID_MODULUS + 1n - ((BigInt(digits) * 100n) % EID_MODULUS)).padStart(2, '0');
