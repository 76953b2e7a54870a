-- What packages cost us, and the rules that make prices of it.

-- One has no price while it is not on sale: it waits for approval, or for the rate of its currency.
alter table product
  alter column price drop not null,
  alter column retail_price drop not null,
  add constraint product_on_sale check (not active or (price is not null and retail_price is not null));

-- What a supplier offers us of the catalogue. Open to the system alone, so that no request of a reseller can show it.
create table wholesale (
  product_id uuid primary key references product,
  supplier text not null,
  cost bigint not null check (cost > 0), -- hundredths of the currency
  cost_currency text not null check (cost_currency ~ '^[A-Z]{3}$'),
  recommended_price bigint check (recommended_price > 0), -- for retail, minor units of USD
  offered boolean not null default true,
  approved_at timestamptz -- null: it waits for approval
);
create index wholesale_supplier on wholesale (supplier);
call system_table('wholesale');

-- What was taken over from a supplier last: the same again has nothing to change.
create table supplier_catalogue (
  supplier text primary key,
  digest text not null,
  taken_at timestamptz not null default now()
);
call system_table('supplier_catalogue');

-- The rules as they were set; the newest row counts.
create table price_rules (
  id bigint generated always as identity primary key,
  rules jsonb not null, -- src/server/products/prices/rules-file.ts
  set_at timestamptz not null default now()
);
call system_table('price_rules');
call append_only('price_rules');

-- What currencies of costs are worth; the newest date of each counts.
create table cost_rate (
  currency text check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  as_of date,
  rate_ppm bigint not null check (rate_ppm > 0), -- of one unit, in millionths of a US dollar
  primary key (currency, as_of)
);
call system_table('cost_rate');

-- What suppliers charged until now was the price.
insert into wholesale
  select id, supplier, price, 'USD', retail_price, active, now() from product where supplier is not null;
