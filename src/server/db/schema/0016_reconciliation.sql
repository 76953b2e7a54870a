-- What the last reconciliation found (src/server/reconciliation), a row for each check that has run.
create table reconciliation_check (
  name text primary key,
  checked_at timestamptz not null,
  offending integer not null check (offending >= 0), -- how many rows break the invariant
  first jsonb, -- one of them
  check ((offending > 0) = (first is not null))
);
call system_table('reconciliation_check');
