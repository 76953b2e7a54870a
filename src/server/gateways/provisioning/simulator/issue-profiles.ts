// The eSIM simulator's profiles: like real ones in every respect, but unknown to any network.
import { randomBytes } from 'node:crypto';
import type { IssuedProfile, ProvisioningGateway } from '../gateway.ts';
import { newIccid, randomDigits } from './numbers.ts';

/** Test network 001/01 (3GPP TS 23.003): no real subscriber has such an IMSI. */
const imsiPrefix = '00101';
const imsiDigits = 10;
const matchingIdBytes = 10;

/** Creates this many different values. */
const distinct = (count: number, create: () => string): string[] => {
  const values = new Set<string>();
  while (values.size < count) values.add(create());
  return [...values];
};

const activationCode = (smdpAddress: string): string =>
  `LPA:1$${smdpAddress}$${randomBytes(matchingIdBytes).toString('hex').toUpperCase()}`;

/** `smdpAddress` is the host name in the activation codes. */
export const createProvisioningSimulator = (smdpAddress: string): ProvisioningGateway => ({
  issueProfiles: async (count) => {
    const imsis = distinct(count, () => imsiPrefix + randomDigits(imsiDigits));
    const profiles: IssuedProfile[] = distinct(count, newIccid).map((iccid, index) => ({
      iccid,
      imsi: imsis[index] ?? '',
      activationCode: activationCode(smdpAddress),
    }));
    return profiles;
  },
});
