-- The packages on offer, and what each reseller keeps of them.

create table product (
  id uuid primary key,
  name text not null,
  country_set text,
  included_countries text[] not null check (cardinality(included_countries) > 0),
  size_value double precision not null check (size_value >= 0),
  size_unit text not null check (size_unit in ('TB', 'GB', 'MB', 'KB', 'B')),
  size_bytes bigint not null check (size_bytes >= 0),
  package_type text not null check (package_type in ('standard', 'unlimited')),
  validity_size integer not null check (validity_size >= 0),
  validity_unit text not null,
  validity_unlimited boolean not null default false,
  validity interval not null,
  profile_domain_key text not null,
  price bigint not null check (price > 0),          -- minor units, before the reseller's discount
  retail_price bigint not null check (retail_price > 0), -- recommended, minor units of USD
  policy jsonb,
  active boolean not null default true
);
call shared_table('product');

create table bulk_discount (
  min_amount integer primary key check (min_amount > 1),
  rate_bps integer not null check (rate_bps between 1 and 10000)
);
call shared_table('bulk_discount');
insert into bulk_discount values (10, 300), (50, 500), (100, 800);

-- What a reseller pays for one unit: the one place where its discount is applied. Rounded half up to a minor unit.
create function reseller_price(price bigint, discount_bps integer) returns bigint
  language sql immutable parallel safe
  return price - (price * discount_bps + 5000) / 10000;

create table inventory_item (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  product_id uuid not null references product,
  name text not null check (length(name) between 1 and 120),
  stock integer not null default 0 check (stock >= 0),
  bought integer not null default 0 check (bought >= 0), -- units ever added to stock
  retail_price bigint check (retail_price >= 0),         -- minor units of USD; null follows the recommended price
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (removed_at is null or stock = 0)
);
create unique index inventory_item_product on inventory_item (reseller_id, product_id) where removed_at is null;
call tenant_table('inventory_item');
