-- The suppliers of eSIMs.

-- The reports of a supplier that were applied: one that comes again has no effect.
create table supply_report (
  reseller_id uuid not null references reseller,
  esim_id uuid not null references esim,
  id text not null check (length(id) <= 200), -- the supplier's
  created_at timestamptz not null default now(),
  primary key (esim_id, id)
);
create index supply_report_age on supply_report (created_at);
call tenant_table('supply_report');
