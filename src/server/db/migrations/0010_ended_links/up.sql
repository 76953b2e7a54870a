-- Links that were taken back, and whose they were: their pages name the shop that has the new one (PUB-048).
create table ended_link (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  customer_id uuid not null,
  ended_at timestamptz not null default now(),
  constraint ended_link_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id)
);
-- An erasure removes those of its customer.
create index ended_link_customer on ended_link (customer_id);
-- They go after a time (src/server/jobs/retention.ts).
create index ended_link_ended_at on ended_link (ended_at);
call tenant_table('ended_link');
