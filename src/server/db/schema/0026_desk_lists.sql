-- What the operator's desk lists, across all resellers.

-- Sales of the last days are summed from the index alone, however many there are.
create index sold_item_day on sold_item (created_at) include (product_id, purchase_price, currency)
  where state <> 'refunded';
create index reseller_age on reseller (created_at);

-- What a supplier said is left, when it was asked last.
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

-- When an order was sent or looked for last: nobody else may before that try is surely over.
alter table supply_order add column tried_at timestamptz;

-- Failed attempts of the last days, to find events that were given up.
create index webhook_attempt_failed on webhook_attempt (created_at)
  where status is null or status not between 200 and 299;

-- What payment providers reported, a row for each report that says something new.
create table payment_report (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  payment_id uuid not null references payment,
  kind text not null check (kind in ('SUCCESS', 'FAILURE', 'CANCELLED', 'REFUND', 'DISPUTE')),
  provider_reference text, -- of a refund or dispute
  amount bigint not null,  -- minor units
  currency text not null,
  message text,
  refusal text,            -- the code of the problem why it was not booked
  times integer not null default 1,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique nulls not distinct (payment_id, kind, provider_reference, amount, currency, refusal)
);
create index payment_report_other_amount on payment_report (created_at) where refusal = 'another_amount';
call tenant_table('payment_report');
