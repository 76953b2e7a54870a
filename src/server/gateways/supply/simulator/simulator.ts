// The eSIM simulator as a supplier. Its profiles are like real ones in every respect, but unknown to any network.
import { randomBytes } from 'node:crypto';
import type { Sql } from '../../../db/connect.ts';
import type { IssuedProfile, SuppliedPackage, Supply } from '../gateway.ts';
import { simulatedPackages } from './catalogue.ts';
import { newIccid, randomDigits } from './numbers.ts';
import { createSimulatedOrders } from './orders.ts';

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

type NumberRange = { iccidPrefix: string; imsiPrefix: string };

const issueProfiles = async (system: Sql, smdpAddress: string, count: number): Promise<Required<IssuedProfile>[]> => {
  const [{ iccidPrefix, imsiPrefix }] = await system<[NumberRange]>`
    select iccid_prefix, imsi_prefix from reference_number_range`;
  const imsis = distinct(count, () => imsiPrefix + randomDigits(imsiDigits));
  return distinct(count, () => newIccid(iccidPrefix)).map((iccid, index) => ({
    iccid,
    imsi: imsis[index] ?? '',
    activationCode: activationCode(smdpAddress),
  }));
};

/** Made once in a process, when a store asks for them. */
let packages: SuppliedPackage[] | undefined;

/** `smdpAddress` is the host name in the activation codes. */
export const createSupplySimulator = (system: Sql, smdpAddress: string): Supply => ({
  listPackages: () => Promise.resolve((packages ??= simulatedPackages())),
  issueProfiles: (count) => issueProfiles(system, smdpAddress, count),
  ...createSimulatedOrders(system, () => issueProfiles(system, smdpAddress, 1)),
});
