// Encrypts stored values with the current secret, so that the previous one can be removed (decision 70).
import { decrypt, encrypt, type EncryptedColumn, keyIdsOf, type StoreSecret } from '../core/encryption.ts';
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import { countOfFormerSecrets, encryptedColumns, keyIdIn } from './columns.ts';

const BATCH = 500;

type Row = { place: string; encrypted: Buffer; names: string[] };

/** A value that changes in between stays as it is, and is found again if necessary. */
const encryptRow = async (
  system: Sql,
  secret: StoreSecret,
  { table, column, purposeOf }: EncryptedColumn,
  { place, encrypted, names }: Row,
): Promise<void> => {
  const purpose = purposeOf(...names);
  const again = encrypt(secret, purpose, decrypt(secret, purpose, encrypted));
  await system`
    update ${system(table)} set ${system(column)} = ${again}
    where ctid = ${place}::tid and ${system(column)} = ${encrypted}`;
};

const encryptColumn = async (system: Sql, secret: StoreSecret, one: EncryptedColumn): Promise<void> => {
  const [, ...accepted] = keyIdsOf(secret);
  const names = one.names.map((name) => system`${system(name)}::text`);
  for (;;) {
    const rows = await system<Row[]>`
      select ctid::text as place, ${system(one.column)} as encrypted,
        array[${names.flatMap((name, index) => (index === 0 ? [name] : [system`,`, name]))}]::text[] as names
      from ${system(one.table)} where ${keyIdIn(system, one)} = any (${accepted}) limit ${BATCH}`;
    for (const row of rows) await encryptRow(system, secret, one, row);
    if (rows.length < BATCH) return;
  }
};

/** Encrypts every value of an accepted secret with the current one. */
const encryptAgain = async (system: Sql, secret: StoreSecret): Promise<void> => {
  for (const one of encryptedColumns) await encryptColumn(system, secret, one);
};

/**
 * Runs while another secret is accepted. It runs repeatedly, because processes beside this one may still write with
 * that secret.
 */
export const secretRotationJob = (system: Sql, secret: StoreSecret, log: Log): Job => {
  let told = -1;
  return {
    name: 'secret-rotation',
    schedule: '*/5 * * * *',
    isDueAtStart: secret.length > 1,
    retries: untilNextSchedule,
    work: async () => {
      if (secret.length === 1) return;
      await encryptAgain(system, secret);
      const { former, unknown } = await countOfFormerSecrets(system, secret);
      if (unknown > 0) log.error({ values: unknown }, 'Values are encrypted with a secret that is not set');
      if (former === told) return;
      told = former;
      if (former > 0) log.info({ values: former }, 'Values are still encrypted with SECRET_PREVIOUS');
      else log.info('Nothing is encrypted with SECRET_PREVIOUS any more');
    },
  };
};
