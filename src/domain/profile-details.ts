import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { SizeUnit } from '#contract/storefront/model/sizeUnit.ts';
import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { splitActivationCode } from './esim.ts';
import { hasValidity } from './validity.ts';

/** The fields of the installation page (ENT-025). Volume and validity are null where nothing was bought. */
export type ProfileDetails = {
  iccid: string;
  /** Content of the QR code: the whole text with the address and the code (ENT-025). */
  encodedActivationCode: string;
  smdpPlusAddress: string;
  activationCode: string;
  appleUniversalLink: string;
  countrySet: CountrySet | null;
  volume: number | null;
  volumeUnit: SizeUnit | null;
  validity: number | null;
  validityUnit: ValidityUnit | null;
  hasValidity: boolean;
  customerProfileUrl: string;
};

/** The details of an eSIM and of its customer's last purchase; undefined after it was withdrawn. */
export const toProfileDetails = ({
  esimProfile,
  balances,
  customerProfileUrl,
}: Profile): ProfileDetails | undefined => {
  const { iccid, activationCode, appleUniversalLink } = esimProfile;
  if (activationCode === undefined || appleUniversalLink === undefined) return undefined;
  const [balance] = balances;
  return {
    iccid,
    encodedActivationCode: activationCode,
    ...splitActivationCode(activationCode),
    appleUniversalLink,
    countrySet: balance?.countrySet ?? null,
    volume: balance?.size.sizeValue ?? null,
    volumeUnit: balance?.size.sizeUnit ?? null,
    validity: balance?.validitySize ?? null,
    validityUnit: balance?.validityUnit ?? null,
    hasValidity: balance !== undefined && hasValidity(balance),
    customerProfileUrl,
  };
};
