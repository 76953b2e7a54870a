-- The suppliers of eSIMs: what they offer and at what cost, and how they answer.

-- What a supplier offers us of the catalogue. Open to the system alone, so that no request of a reseller can show it.
create table wholesale (
  product_id uuid primary key references product,
  supplier text not null,
  cost bigint not null check (cost > 0), -- hundredths of the currency
  cost_currency text not null check (cost_currency ~ '^[A-Z]{3}$'),
  recommended_price bigint check (recommended_price > 0), -- for retail, minor units of USD
  offered boolean not null default true,
  approved_at timestamptz, -- null: it waits for approval
  -- When an operator took it off sale; null while it is not.
  taken_off_at timestamptz,
  -- What a unit may lose, in US cents, because two operators agreed (decision 57). src/domain/price-loss.ts says how a loss is
  -- computed.
  loss_confirmed bigint not null default 0 check (loss_confirmed >= 0),
  -- Off sale since then, because somebody would pay less for it than it costs.
  below_cost_since timestamptz
);
create index wholesale_supplier on wholesale (supplier);
call system_table('wholesale');

-- The catalogue that was taken over from a supplier last: the same one again changes nothing.
create table supplier_catalogue (
  supplier text primary key,
  digest text not null,
  taken_at timestamptz not null default now()
);
call system_table('supplier_catalogue');

-- How the catalogue of each supplier was taken over last.
create table catalogue_take (
  supplier text primary key,
  asked_at timestamptz,  -- by an operator
  taken_at timestamptz,
  added integer not null default 0,
  changed integer not null default 0,
  vanished integer not null default 0,
  -- A try since then that failed.
  failed_at timestamptz,
  failure text check (length(failure) <= 500),
  check ((failed_at is null) = (failure is null))
);
call system_table('catalogue_take');

-- The credit that a supplier said we have left, when it was asked last.
create table supplier_balance (
  supplier text primary key,
  amount bigint not null, -- hundredths of the currency
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_low boolean not null,
  -- Since when it is low.
  low_since timestamptz,
  asked_at timestamptz not null default now(),
  check (is_low = (low_since is not null))
);
call system_table('supplier_balance');

-- Suppliers that did not answer when their open orders were looked for, since the first time.
create table supplier_outage (
  supplier text primary key,
  since timestamptz not null default now(),
  reason text not null
);
call system_table('supplier_outage');

-- When suppliers last came back: an order that stayed open during an outage has its time from then on (decision 53).
create table supplier_back (
  supplier text primary key,
  since timestamptz not null default now()
);
call system_table('supplier_back');

-- When a supplier is called next, by any process: the calls of all processes together keep its limit (decision 53).
create table supplier_pace (
  supplier text primary key,
  next_at timestamptz not null
);
call system_table('supplier_pace');
