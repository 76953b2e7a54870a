-- What the operator's desk does to packages and their prices.

-- Taken off sale by an operator; null for one that is not.
alter table wholesale add column taken_off_at timestamptz;

-- The desk lists packages by name.
create index product_name on product (name, id);

-- Counts the changes of what suppliers offer, of approvals, rules and rates: who decides by an older state is refused.
create table catalogue_revision (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
);
insert into catalogue_revision (revision) values (0);
call system_table('catalogue_revision');

-- The prices of packages, a row for each change.
create table product_price (
  id bigint generated always as identity primary key,
  product_id uuid not null references product,
  since timestamptz not null,
  price bigint check (price > 0),               -- as those of product
  retail_price bigint check (retail_price > 0),
  active boolean not null
);
create index product_price_since on product_price (product_id, since desc, id desc);
call system_table('product_price');
call append_only('product_price');
insert into product_price (product_id, since, price, retail_price, active)
  select id, now(), price, retail_price, active from product where price is not null;

-- How the catalogue of each supplier was taken last.
create table catalogue_take (
  supplier text primary key,
  asked_at timestamptz,  -- by an operator
  taken_at timestamptz,
  added integer not null default 0,
  changed integer not null default 0,
  vanished integer not null default 0,
  -- Of a try since then.
  failed_at timestamptz,
  failure text check (length(failure) <= 500),
  check ((failed_at is null) = (failure is null))
);
call system_table('catalogue_take');
