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

-- What was sold and has to be ordered from a supplier, written in the transaction of the sale. The sale's uid is our
-- reference at the supplier.
create table supply_order (
  uid uuid primary key references sold_item,
  reseller_id uuid not null references reseller,
  customer_id uuid not null references customer,
  supplier text not null,
  package text not null, -- the supplier's id
  -- The eSIM that the package goes onto; a new one is made when it is delivered, with this id and link.
  esim_id uuid not null,
  is_new_esim boolean not null,
  iccid text,
  link_id uuid not null default gen_random_uuid() unique,
  link_ends_at timestamptz not null default now() + interval '365 days',
  -- OPEN: the supplier surely does not have it. SENT: it may have it, so it is asked before the order is sent again.
  state text not null default 'OPEN' check (state in ('OPEN', 'SENT', 'DELIVERED', 'REFUSED')),
  -- Until then one process is at it; later another one may take over. Null once it is settled.
  due_at timestamptz default now(),
  tries integer not null default 0,
  reason text,
  returned_to_stock boolean not null default false,
  -- When the supplier took the package back, which a refund needs.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  check (is_new_esim = (iccid is null)),
  check ((due_at is null) = (state in ('DELIVERED', 'REFUSED'))),
  check (state = 'REFUSED' or (reason is null and not returned_to_stock)),
  check (state = 'DELIVERED' or withdrawn_at is null)
);
create index supply_order_due on supply_order (due_at) where due_at is not null;
create index supply_order_customer on supply_order (customer_id);
create unique index supply_order_esim on supply_order (esim_id) where is_new_esim;
call tenant_table('supply_order');
