-- What each reseller keeps of the packages on offer.

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
  unique (id, reseller_id),
  check (removed_at is null or stock = 0)
);
create unique index inventory_item_product on inventory_item (reseller_id, product_id) where removed_at is null;
call tenant_table('inventory_item');
