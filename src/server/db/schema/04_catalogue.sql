-- The packages on offer, and the currencies they can be paid in.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3,5}$'),
  name text not null,
  rate_ppm bigint not null check (rate_ppm > 0), -- what one US dollar of the price list costs, in millionths
  minimum_top_up_amount integer not null check (minimum_top_up_amount >= 0),       -- whole units
  minimum_top_up_threshold integer not null check (minimum_top_up_threshold >= 0)  -- whole units
);
call shared_table('currency');
insert into currency values ('USD', 'US dollar', 1000000, 10, 10), ('EUR', 'Euro', 920000, 10, 10);

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
  -- A package that is not on sale may have no price: it waits for approval, or for the rate of its currency.
  price bigint check (price > 0),               -- minor units of USD, before the reseller's discount
  retail_price bigint check (retail_price > 0), -- recommended, minor units of USD
  policy jsonb,
  -- The supplier that its sales are ordered from, and its id there; null: it is delivered from the pool of profiles.
  -- Packages of different suppliers have different profile domain keys, because an eSIM has one supplier.
  supplier text,
  supplier_package text,
  active boolean not null default true,
  check ((supplier is null) = (supplier_package is null)),
  constraint product_on_sale check (not active or (price is not null and retail_price is not null))
);
-- A package of a supplier is on offer once.
create unique index product_supplied on product (supplier, supplier_package) where supplier is not null;
-- The desk lists packages by name.
create index product_name on product (name, id);
call shared_table('product');

create table bulk_discount (
  min_amount integer primary key check (min_amount > 1),
  rate_bps integer not null check (rate_bps between 1 and 10000)
);
call shared_table('bulk_discount');
insert into bulk_discount values (10, 300), (50, 500), (100, 800);

-- The prices of packages, a row for each change.
create table product_price (
  id bigint generated always as identity primary key,
  product_id uuid not null references product,
  since timestamptz not null,
  price bigint check (price > 0),               -- as in product
  retail_price bigint check (retail_price > 0),
  active boolean not null
);
create index product_price_since on product_price (product_id, since desc, id desc);
call system_table('product_price');
call append_only('product_price');

-- Counts the changes of what suppliers offer, of approvals, rules and rates. A decision that was made by an older state is
-- refused, and each process keeps its list of the packages on offer until the number changes, so requests read it too.
create table catalogue_revision (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
);
call shared_table('catalogue_revision');
insert into catalogue_revision (revision) values (0);
