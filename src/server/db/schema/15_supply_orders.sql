-- What is ordered from suppliers.

-- What was sold and has to be ordered from a supplier, written in the transaction of the sale. The sale's uid is our
-- reference at the supplier.
create table supply_order (
  uid uuid primary key,
  reseller_id uuid not null references reseller,
  customer_id uuid not null,
  supplier text not null,
  package text not null, -- the supplier's id
  -- The eSIM that the package goes onto. A new eSIM is made at the delivery, with this id and link.
  esim_id uuid not null,
  is_new_esim boolean not null,
  iccid text,
  link_id uuid not null default gen_random_uuid() unique,
  link_ends_at timestamptz not null default now() + interval '365 days',
  -- OPEN: the supplier surely does not have it. SENT: it may have it, so it is asked before the order is sent again.
  state text not null default 'OPEN' check (state in ('OPEN', 'SENT', 'DELIVERED', 'REFUSED')),
  -- Until then one process works on it; later another one may take over. Null once it is settled.
  due_at timestamptz default now(),
  tries integer not null default 0,
  -- When it was last sent or looked for: no other process may do so before that try is surely over.
  tried_at timestamptz,
  -- What went wrong in that try, for the operator to see.
  last_error text,
  reason text,
  returned_to_stock boolean not null default false,
  -- When the supplier took the package back, which a refund needs.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  unique (uid, reseller_id),
  check (is_new_esim = (iccid is null)),
  check ((due_at is null) = (state in ('DELIVERED', 'REFUSED'))),
  check (state = 'REFUSED' or (reason is null and not returned_to_stock)),
  check (state = 'DELIVERED' or withdrawn_at is null),
  -- The customer is that of the sale.
  constraint supply_order_uid_fkey
    foreign key (uid, customer_id, reseller_id) references sold_item (uid, customer_id, reseller_id)
);
create index supply_order_due on supply_order (due_at) where due_at is not null;
-- The oldest of a supplier come first.
create index supply_order_open on supply_order (supplier, created_at) where due_at is not null;
create index supply_order_customer on supply_order (customer_id);
create unique index supply_order_esim on supply_order (esim_id) where is_new_esim;
call tenant_table('supply_order');

-- An order that an operator gives up: its sale is refunded although nobody knows whether it was bought.
create table order_give_up (
  uid uuid primary key,
  reseller_id uuid not null references reseller,
  operator_id uuid not null references operator,
  note text not null check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  -- What the reseller gets back, in minor units of its currency.
  amount bigint not null check (amount >= 0),
  currency text not null references currency,
  -- Null where no second operator was needed.
  confirmed_by uuid references operator,
  -- When it was refunded; null while another operator has to be asked.
  refunded_at timestamptz,
  -- What the supplier has of it: nothing, a purchase that it took back, or a purchase that was paid for and that nobody got.
  outcome text check (outcome in ('ABSENT', 'WITHDRAWN', 'KEPT')),
  -- When the supplier is asked next. Null before the refund, and once the outcome is known.
  due_at timestamptz,
  last_error text,
  check (confirmed_by <> operator_id),
  check (refunded_at is not null or num_nonnulls(confirmed_by, outcome, due_at) = 0),
  check (refunded_at is null or (due_at is null) = (outcome is not null)),
  constraint order_give_up_uid_fkey foreign key (uid, reseller_id) references supply_order (uid, reseller_id)
);
create index order_give_up_operator on order_give_up (operator_id, reseller_id, refunded_at);
create index order_give_up_due on order_give_up (due_at) where due_at is not null;
create index order_give_up_kept on order_give_up (refunded_at) where outcome = 'KEPT';
call tenant_table('order_give_up');
revoke insert, update, delete on order_give_up from simshelf_app;

-- The reports of a supplier that were applied: a report that comes again has no effect.
create table supply_report (
  reseller_id uuid not null references reseller,
  esim_id uuid not null,
  id text not null check (length(id) <= 200), -- the supplier's
  created_at timestamptz not null default now(),
  primary key (esim_id, id),
  constraint supply_report_esim_id_fkey foreign key (esim_id, reseller_id) references esim (id, reseller_id)
);
create index supply_report_age on supply_report (created_at);
call tenant_table('supply_report');
