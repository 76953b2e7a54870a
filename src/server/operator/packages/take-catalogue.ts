import type { Supplier } from '#contract/operator/model/supplier.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { readSuppliers } from './read-suppliers.ts';

/** Requests that the catalogue of a supplier is taken now, by the job that does so regularly. */
export const takeCatalogue = async (
  deps: OperatorPackageDeps,
  operator: OperatorCaller,
  { params: { name } }: Input<'takeCatalogue'>,
): Promise<Supplier> => {
  const { db, jobs, catalogueJobs } = deps;
  const job = orNotFound(catalogueJobs.get(name));
  await db.system.begin(async (tx) => {
    const [row] = await tx<[{ before: string | null }]>`
      select (select asked_at::text from catalogue_take where supplier = ${name}) as before`;
    await tx`
      insert into catalogue_take (supplier, asked_at) values (${name}, now())
      on conflict (supplier) do update set asked_at = excluded.asked_at`;
    await jobs.send(tx, job, {});
    const change = { action: 'catalogue.asked', reference: name, before: { askedAt: row.before } };
    await recordChange(tx, operator, { ...change, after: { askedAt: new Date().toISOString() } });
  });
  return orNotFound((await readSuppliers(deps)).find((supplier) => supplier.name === name));
};
