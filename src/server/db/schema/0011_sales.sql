-- What was sold, and the balance that it gave.

create table sold_item (
  uid uuid primary key,
  id bigint generated always as identity unique,
  reseller_id uuid not null references reseller,
  inventory_item_id uuid not null references inventory_item,
  product_id uuid not null references product,
  customer_id uuid not null references customer,
  profile_domain_id uuid not null references profile_domain,
  -- The eSIM that came with it; none for a top-up.
  esim_id uuid references esim,
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
  -- How much was used: in all, and since the reset before the last use.
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
  check (package_type = 'unlimited' or used_bytes <= size_bytes),
  -- What is refunded was of no use to anybody, and never will be (STO-087).
  constraint sold_item_refund check (
    case when state = 'refunded'
      then used_bytes = 0 and refunded_at is not null and (expires_at is null or refunded_at < expires_at)
      else refunded_at is null
    end)
);
create index sold_item_date on sold_item (reseller_id, created_at desc, id desc);
create index sold_item_customer on sold_item (customer_id, created_at desc);
create index sold_item_profile_domain on sold_item (profile_domain_id);
-- Revenue and cost are summed over years of sales, from the index alone.
create index sold_item_revenue on sold_item (reseller_id, created_at)
  include (inventory_item_id, retail_price, purchase_price, currency) where state <> 'refunded';
-- The point of sale suggests what it sold last (src/server/activations/get-sale-suggestions.ts), however much the API sells.
create index sold_item_point_of_sale on sold_item (reseller_id, created_at desc)
  where channel_type = 'POS' and state <> 'refunded';
-- An address is forgotten after a time (src/server/jobs/retention.ts).
create index sold_item_user_ip on sold_item (created_at) where user_ip is not null;
-- The planner's samples are copies that an erasure would miss.
alter table sold_item alter column metatag set statistics 0, alter column user_ip set statistics 0;
call tenant_table('sold_item');
