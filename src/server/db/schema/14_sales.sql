-- What was sold, and the balance that it gave.

create table sold_item (
  uid uuid primary key,
  id bigint generated always as identity unique,
  reseller_id uuid not null references reseller,
  inventory_item_id uuid not null,
  product_id uuid not null references product,
  customer_id uuid not null,
  profile_domain_id uuid not null,
  -- The eSIM that came with it; a top-up has none.
  esim_id uuid,
  activation_type text not null check (activation_type in ('DATA_PLAN', 'TOP_UP', 'TOP_UP_WITH_PROFILE')),
  state text not null check (state in ('purchased', 'activated', 'refunded')),
  name text not null,
  channel_id uuid,
  channel_name text not null,
  channel_type text not null check (channel_type in ('POS', 'API', 'SDK')),
  purchase_price bigint not null check (purchase_price >= 0),
  retail_price bigint not null check (retail_price >= 0),
  currency text not null,
  metatag text check (length(metatag) <= 255), -- VAL-064
  user_country text,
  user_ip text,
  -- The balance.
  activation_mode text not null check (activation_mode in ('NOW', 'FIRST_USE', 'ON_DEMAND')),
  activated_at timestamptz,
  expires_at timestamptz,
  size_value double precision not null,
  size_unit text not null,
  size_bytes bigint not null,
  -- How much was used: in all, and since the last reset before the last use.
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  period_used_bytes bigint not null default 0 check (period_used_bytes >= 0),
  last_used_at timestamptz,
  package_type text not null,
  validity_size integer not null,
  validity_unit text not null,
  validity_unlimited boolean not null,
  validity interval not null,
  country_set text,
  included_countries text[] not null,
  profile_domain_key text not null,
  policy jsonb,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  unique (uid, customer_id, reseller_id),
  check (package_type = 'unlimited' or used_bytes <= size_bytes),
  -- STO-087: what is refunded was never used, and never will be.
  constraint sold_item_refund check (
    case when state = 'refunded'
      then used_bytes = 0 and refunded_at is not null and (expires_at is null or refunded_at < expires_at)
      else refunded_at is null
    end),
  -- S3: a balance is used and expires only after it was started, and was not started before it was sold.
  constraint sold_item_validity check (
    case when activated_at is null
      then expires_at is null and used_bytes = 0
      else activated_at >= created_at
        and (expires_at is null) = validity_unlimited
        and (expires_at is null or expires_at >= activated_at)
    end),
  constraint sold_item_top_up check (activation_type <> 'TOP_UP' or esim_id is null),
  constraint sold_item_inventory_item_id_fkey
    foreign key (inventory_item_id, reseller_id) references inventory_item (id, reseller_id),
  constraint sold_item_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  -- S4: a sale is in a profile domain of its customer and of its package.
  constraint sold_item_profile_domain_id_fkey
    foreign key (profile_domain_id, customer_id, reseller_id, profile_domain_key)
    references profile_domain (id, customer_id, reseller_id, key),
  -- S3: the eSIM that came with it is in that domain. A top-up has no eSIM, and then nothing is compared.
  constraint sold_item_esim_id_fkey
    foreign key (esim_id, profile_domain_id, customer_id, reseller_id)
    references esim (id, profile_domain_id, customer_id, reseller_id)
);
create index sold_item_date on sold_item (reseller_id, created_at desc, id desc);
create index sold_item_customer on sold_item (customer_id, created_at desc);
create index sold_item_profile_domain on sold_item (profile_domain_id);
-- No eSIM came with two sales.
create unique index sold_item_esim on sold_item (esim_id) where esim_id is not null;
-- The sales from the stock of an item.
create index sold_item_stock on sold_item (inventory_item_id) where state = 'activated';
-- Revenue and cost are summed over years of sales, from the index alone.
create index sold_item_revenue on sold_item (reseller_id, created_at)
  include (inventory_item_id, retail_price, purchase_price, currency) where state <> 'refunded';
-- The desk sums the sales of the last days of all resellers, from the index alone.
create index sold_item_day on sold_item (created_at) include (product_id, purchase_price, currency)
  where state <> 'refunded';
-- What a reseller refunded recently.
create index sold_item_refunded on sold_item (reseller_id, refunded_at) where state = 'refunded';
-- The point of sale suggests what it sold last (src/server/activations/get-sale-suggestions.ts), however much the API sells.
create index sold_item_point_of_sale on sold_item (reseller_id, created_at desc)
  where channel_type = 'POS' and state <> 'refunded';
-- An address is forgotten after a time (src/server/jobs/retention.ts).
create index sold_item_user_ip on sold_item (created_at) where user_ip is not null;
-- The planner's samples are copies that an erasure would miss.
alter table sold_item alter column metatag set statistics 0, alter column user_ip set statistics 0;
call tenant_table('sold_item');
