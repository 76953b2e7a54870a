-- Payments for credit and for stock, and their receipts.

create table payment (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  purpose text not null check (purpose in ('CREDIT', 'CART')),
  status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILURE')),
  -- The payer gave it up.
  cancelled boolean not null default false,
  currency text not null,
  -- Minor units: the lines, the discount on them, the tax on the rest, and what is paid.
  price bigint not null check (price > 0),
  discount_bps integer not null default 0,
  discount bigint not null default 0 check (discount >= 0),
  vat bigint not null check (vat >= 0),
  vat_bps integer not null check (vat_bps between 0 and 10000),
  total bigint not null check (total > 0),
  method_id text not null,
  method_name text not null,
  -- How the payment provider calls it; null until the provider has taken it.
  provider_reference text,
  payment_url text,
  -- The payment of an automatic top-up has no page.
  automatic boolean not null default false,
  success_url text,
  error_url text,
  cancel_url text,
  message text,
  actor text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (total = price - discount + vat),
  check (status = 'FAILURE' or not cancelled),
  check (automatic or (success_url is not null and error_url is not null and cancel_url is not null))
);
create index payment_date on payment (reseller_id, created_at desc);
create index payment_automatic on payment (reseller_id, created_at) where automatic;
-- Payments that were never handed over to their provider, which a job closes.
create index payment_unstarted on payment (created_at) where payment_url is null and status = 'PENDING';
call tenant_table('payment');

create table payment_line (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  reseller_id uuid not null references reseller,
  product_id uuid references product, -- null for credit
  name text,
  amount integer not null check (amount > 0),
  total bigint not null check (total > 0)
);
create index payment_line_payment on payment_line (payment_id);
-- The purchase history sums up the lines of one reseller; without it, it reads those of all.
create index payment_line_reseller on payment_line (reseller_id);
call tenant_table('payment_line');

-- Each reseller has a series of receipt numbers of its own, without gaps: settling a payment waits for no other reseller.
create table receipt_series (
  reseller_id uuid primary key references reseller,
  series bigint generated always as identity (start 1001),
  last integer not null default 0
);
call tenant_table('receipt_series');

create table receipt (
  payment_id uuid primary key references payment,
  reseller_id uuid not null references reseller,
  number text not null unique, -- series and number in it: 1001-7
  issued_at timestamptz not null,
  recipient jsonb not null -- who paid, as the account said then
);
call tenant_table('receipt');
call append_only('receipt');

-- The PDF of a receipt as it was first handed out, in each language that was asked for.
create table receipt_file (
  payment_id uuid references receipt,
  language text,
  reseller_id uuid not null references reseller,
  pdf bytea not null,
  made_at timestamptz not null default now(),
  primary key (payment_id, language)
);
-- It is compressed already.
alter table receipt_file alter column pdf set storage external;
call tenant_table('receipt_file');
call append_only('receipt_file');
