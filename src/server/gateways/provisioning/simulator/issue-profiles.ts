// The eSIM simulator's profiles: in every respect like real ones, but no network knows them.
import { randomBytes, randomInt } from 'node:crypto';
import { luhnDigit } from '#domain/esim.ts';
import type { IssuedProfile, ProvisioningGateway } from '../gateway.ts';

/** Telecommunications (89), Germany (49), then issuer and serial number (ITU-T E.118). */
const iccidPrefix = '8949';
const serialDigits = 14;
/** Test network 001/01 (3GPP TS 23.003): no real subscriber has such an IMSI. */
const imsiPrefix = '00101';
const imsiDigits = 10;
const matchingIdBytes = 10;

const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

const newIccid = (): string => {
  const digits = iccidPrefix + randomDigits(serialDigits);
  return `${digits}${luhnDigit(digits)}`;
};

/** So many different ones. */
const distinct = (count: number, create: () => string): string[] => {
  const values = new Set<string>();
  while (values.size < count) values.add(create());
  return [...values];
};

const activationCode = (smdpAddress: string): string =>
  `LPA:1$${smdpAddress}$${randomBytes(matchingIdBytes).toString('hex').toUpperCase()}`;

/** `smdpAddress` is the host name that stands in the activation codes. */
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
