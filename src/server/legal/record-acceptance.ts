import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { readInForce } from './versions.ts';

type Accepter = Pick<Caller, 'resellerId' | 'actor'>;

/** Records that a reseller accepts this version of the terms. */
export const recordAcceptance = async (tx: TransactionSql, accepter: Accepter, version: string): Promise<void> => {
  await tx`update reseller set terms_accepted = ${version}, terms_accepted_at = now()
    where reseller_id = ${accepter.resellerId}`;
  await audit(tx, accepter, 'terms', version);
};

/** The same of the version in force: the form of the registration says that sending it accepts the terms. */
export const acceptInForce = async (tx: TransactionSql, accepter: Accepter): Promise<void> =>
  recordAcceptance(tx, accepter, String((await readInForce(tx, 'TERMS')).version));
