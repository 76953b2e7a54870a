-- Orders whose outcome a supplier did not tell: how they are looked for, and how an operator gives one up.

-- What went wrong when an order was sent or looked for last, for the operator to see.
alter table supply_order add column last_error text;
-- The oldest of a supplier come first.
create index supply_order_open on supply_order (supplier, created_at) where due_at is not null;

-- Suppliers that did not answer when their open orders were looked for, since the first time.
create table supplier_outage (
  supplier text primary key,
  since timestamptz not null default now(),
  reason text not null
);
call system_table('supplier_outage');

-- When a supplier is called next, by any process: the calls of all together keep its limit (decision 88).
create table supplier_pace (
  supplier text primary key,
  next_at timestamptz not null
);
call system_table('supplier_pace');

-- An order that an operator gives up: its sale is refunded although nobody knows whether it was bought.
create table order_give_up (
  uid uuid primary key references supply_order,
  reseller_id uuid not null references reseller,
  operator_id uuid not null references operator,
  note text not null check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  -- What the reseller gets back, in minor units of its currency.
  amount bigint not null check (amount >= 0),
  currency text not null references currency,
  -- Null where nobody else was needed.
  confirmed_by uuid references operator,
  -- When it was refunded; null while another operator has to be asked.
  refunded_at timestamptz,
  -- What the supplier has of it: nothing, what it took back, or what was paid for and nobody got.
  outcome text check (outcome in ('ABSENT', 'WITHDRAWN', 'KEPT')),
  -- When the supplier is asked next. Null before the refund, and once the outcome stands.
  due_at timestamptz,
  last_error text,
  check (confirmed_by <> operator_id),
  check (refunded_at is not null or num_nonnulls(confirmed_by, outcome, due_at) = 0),
  check (refunded_at is null or (due_at is null) = (outcome is not null))
);
create index order_give_up_operator on order_give_up (operator_id, reseller_id, refunded_at);
create index order_give_up_due on order_give_up (due_at) where due_at is not null;
create index order_give_up_kept on order_give_up (refunded_at) where outcome = 'KEPT';
call tenant_table('order_give_up');
revoke insert, update, delete on order_give_up from simshelf_app;

-- Until then the answer to the call of an order may still come: what it bought is not given to another one.
alter table esim_go_order add column in_flight_until timestamptz;
-- When their list had been read to its end after every call of this order had had its time.
alter table esim_go_order add column cleared_at timestamptz;

-- What stands in their list and belonged to no sale when it was read.
create table esim_go_purchase (
  order_reference text primary key, -- theirs
  package text not null,
  -- Null while it is being prepared.
  iccid text,
  activation_code text,
  total numeric not null,
  created_at timestamptz not null, -- by their clock
  seen_at timestamptz not null default now(), -- by ours
  -- Its eSIM has the mark of another, so it was not ordered by this store.
  is_foreign boolean not null default false
);
create index esim_go_purchase_age on esim_go_purchase (seen_at);
call system_table('esim_go_purchase');

-- How far their list was read. One process reads at a time, and the next one goes on where it stopped.
create table esim_go_reading (
  id boolean primary key default true check (id),
  held_until timestamptz not null default '-infinity',
  -- Of the reading under way: the next page, from when on, when it began, and the newest order by their clock.
  page integer,
  read_from timestamptz,
  began_at timestamptz,
  newest_at timestamptz,
  -- Of the last one that came to its end.
  ended_at timestamptz,
  read_until timestamptz
);
insert into esim_go_reading default values;
call system_table('esim_go_reading');
