-- A package for each traveller of a group, as one order (decision 140).
create table group_sale (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  inventory_item_id uuid not null,
  -- As the package was called when it was ordered.
  name text not null,
  -- Who ordered it, and where: written with each of its sales.
  actor text not null,
  channel_id uuid,
  channel_name text not null,
  channel_type text not null check (channel_type in ('POS', 'API', 'SDK')),
  activation_mode text not null check (activation_mode in ('NOW', 'FIRST_USE', 'ON_DEMAND')),
  -- The prices of each of its packages, in minor units; retail prices are in US dollars (CON-010).
  purchase_price bigint not null check (purchase_price >= 0),
  currency text not null,
  retail_price bigint not null check (retail_price >= 0),
  created_at timestamptz not null default now(),
  unique (id, reseller_id),
  constraint group_sale_inventory_item_id_fkey
    foreign key (inventory_item_id, reseller_id) references inventory_item (id, reseller_id)
);
create index group_sale_date on group_sale (reseller_id, created_at desc);
create index group_sale_old on group_sale (created_at);
call tenant_table('group_sale');
-- An order never changes, and goes with time (src/server/jobs/retention.ts).
revoke update, delete on group_sale from simshelf_app;

create table group_sale_line (
  id uuid primary key default gen_random_uuid(),
  group_sale_id uuid not null,
  reseller_id uuid not null references reseller,
  number integer not null check (number between 1 and 200),
  state text not null default 'WAITING' check (state in ('WAITING', 'SOLD', 'REFUSED')),
  -- The traveller, until the line is sold: from then on the sale and its customer say who it is.
  email text check (length(email) between 1 and 254),
  name text check (length(name) between 1 and 255),
  country text,
  -- Why it was refused: a code of a problem, and its words.
  reason_code text,
  reason text,
  sale_uid uuid unique,
  customer_id uuid,
  unique (group_sale_id, number),
  check ((state = 'SOLD') = (sale_uid is not null)),
  check ((sale_uid is null) = (customer_id is null)),
  check (sale_uid is null or (email is null and name is null and country is null)),
  check ((state = 'REFUSED') = (reason_code is not null) and (reason_code is null) = (reason is null)),
  constraint group_sale_line_group_sale_id_fkey
    foreign key (group_sale_id, reseller_id) references group_sale (id, reseller_id) on delete cascade,
  constraint group_sale_line_sale_uid_fkey
    foreign key (sale_uid, customer_id, reseller_id) references sold_item (uid, customer_id, reseller_id)
);
-- The planner's samples are copies that an erasure would miss.
alter table group_sale_line alter column email set statistics 0, alter column name set statistics 0,
  alter column country set statistics 0;
-- What is to be sold, in the order in which it is: a large group lets no other one wait for all of its lines.
create index group_sale_line_waiting on group_sale_line (number, group_sale_id) where state = 'WAITING';
create index group_sale_line_email on group_sale_line (reseller_id, email) where email is not null;
create index group_sale_line_customer on group_sale_line (customer_id) where customer_id is not null;
call tenant_table('group_sale_line');
