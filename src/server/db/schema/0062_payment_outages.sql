-- Payment providers that did not answer when they were asked for the outcome of a payment, or for a charge: what stays open meanwhile
-- is no fault of the books.
create table payment_outage (
  method_id text primary key,
  -- The first and the last call of the outage.
  since timestamptz not null default now(),
  last_at timestamptz not null default now()
);
call system_table('payment_outage');
