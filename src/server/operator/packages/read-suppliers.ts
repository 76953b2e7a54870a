import type { Supplier } from '#contract/operator/model/supplier.ts';
import type { OperatorPackageDeps } from './deps.ts';

type Row = {
  name: string;
  offered: number;
  waiting: number;
  isTaking: boolean;
  takenAt: Date | null;
  added: number;
  changed: number;
  vanished: number;
  failedAt: Date | null;
  failure: string | null;
};

/** A process that ends while it takes a catalogue never reports it; by then the job has run elsewhere. */
const TAKING_MINUTES_MAX = 5;

const toSupplier = (row: Row, isSetUp: boolean): Supplier => {
  const { name, isTaking, offered, waiting, takenAt, added, changed, vanished, failedAt, failure } = row;
  return {
    name,
    isSetUp,
    isTaking,
    offered,
    waiting,
    ...(takenAt && { taken: { at: takenAt.toISOString(), added, changed, vanished } }),
    ...(failedAt && failure !== null && { failure: { at: failedAt.toISOString(), message: failure } }),
  };
};

/** The suppliers that the store is set up for, and those that it has packages of. */
export const readSuppliers = async ({ db, catalogueJobs }: OperatorPackageDeps): Promise<Supplier[]> => {
  const names = [...catalogueJobs.keys()];
  const rows = await db.system<Row[]>`
    with offers as (
      select supplier, count(*) filter (where offered) as offered,
        count(*) filter (where offered and approved_at is null) as waiting
      from wholesale group by supplier)
    select supplier as name, coalesce(offered, 0) as offered, coalesce(waiting, 0) as waiting,
      coalesce(asked_at > greatest(taken_at, failed_at, '-infinity')
        and asked_at > now() - make_interval(mins => ${TAKING_MINUTES_MAX}), false) as is_taking,
      taken_at, added, changed, vanished, failed_at, failure
    from offers full join catalogue_take using (supplier)
      full join unnest(${names}::text[]) as known (supplier) using (supplier)
    order by supplier`;
  return rows.map((row) => toSupplier(row, catalogueJobs.has(row.name)));
};
