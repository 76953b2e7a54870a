-- The stored answer of every call that was made with an idempotency key. A key counts for the reseller and the kind of
-- call, whichever channel sends it: all sales are one kind, every other operation is one of its own (PAR-017).
create table idempotency_key (
  reseller_id uuid not null references reseller,
  kind text not null,
  key text not null check (length(key) between 1 and 64), -- VAL-067
  request_hash text not null,
  answer jsonb not null,
  -- Of whom the answer tells.
  customer_id text generated always as (answer #>> '{customer,id}') stored,
  created_at timestamptz not null default now(),
  primary key (reseller_id, kind, key)
);
create index idempotency_key_age on idempotency_key (created_at);
create index idempotency_key_customer on idempotency_key (reseller_id, customer_id) where customer_id is not null;
-- The planner's samples are copies that an erasure would miss.
alter table idempotency_key alter column answer set statistics 0;
call tenant_table('idempotency_key');
