-- Another store as a supplier.

-- A package of a supplier is on offer once.
create unique index product_supplied on product (supplier, supplier_package) where supplier is not null;

-- The eSIMs that it delivered, and whose they are there.
create table store_esim (
  iccid text primary key,
  customer_uid uuid not null,
  profile_domain_id uuid not null,
  -- When it was asked last what happened on the eSIM.
  asked_at timestamptz not null default now()
);
create index store_esim_asked on store_esim (asked_at);
call system_table('store_esim');
