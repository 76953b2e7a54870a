-- Customers and their eSIMs. A reference among tables of resellers carries the reseller, so that it cannot lead to another
-- reseller's row (decision 106).

create table customer (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  email text check (email = lower(email)),
  country text check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  -- When erase_customer removed what tells who it is.
  erased_at timestamptz,
  unique (id, reseller_id),
  check (erased_at is null or num_nonnulls(email, country) = 0)
);
-- The planner's samples are copies that an erasure would miss.
alter table customer alter column email set statistics 0;
create index customer_erased on customer (id) where erased_at is not null;
create unique index customer_email on customer (reseller_id, email) where email is not null;
create index customer_newest on customer (reseller_id, created_at desc, id desc);
create index customer_email_prefix on customer (reseller_id, email text_pattern_ops);
call tenant_table('customer');

-- An instance of a profile domain: the eSIMs in it share one balance.
create table profile_domain (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  customer_id uuid not null,
  key text not null,
  created_at timestamptz not null default now(),
  unique (id, customer_id, reseller_id),
  unique (id, customer_id, reseller_id, key),
  constraint profile_domain_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id)
);
create index profile_domain_customer on profile_domain (customer_id);
call tenant_table('profile_domain');

-- Profiles from the supplier that no customer has yet. A sale removes one for good.
create table esim_pool (
  id uuid primary key,
  iccid text not null unique check (iccid ~ '^[0-9]{18,22}$'),
  imsi text not null unique,
  activation_code text not null unique
);
call system_table('esim_pool');
grant select, update, delete on esim_pool to simshelf_definer;

create table esim (
  id uuid primary key,
  number bigint generated always as identity unique,
  reseller_id uuid not null references reseller,
  customer_id uuid not null,
  profile_domain_id uuid not null,
  iccid text not null unique,
  imsi text unique, -- null where the supplier does not tell it
  activation_code text not null unique,
  -- The eUICC that the profile was loaded into.
  eid text check (eid ~ '^[0-9]{32}$'),
  state text not null default 'RELEASED',
  -- When the supplier last saw it in this state.
  state_at timestamptz,
  active boolean not null default true,
  activated_at timestamptz,
  last_seen timestamptz,
  last_time_connected timestamptz,
  last_data_consumed timestamptz,
  -- What the network told last: all of it, or nothing yet.
  last_country text,
  last_network text,
  last_mcc integer check (last_mcc between 0 and 999),
  last_mnc integer check (last_mnc between 0 and 999),
  last_network_at timestamptz,
  last_country_change timestamptz,
  -- The link that its customer was given: the id in its token, and its end, which stays the same however often the link is
  -- read (END-032). Another id revokes the link.
  link_id uuid not null default gen_random_uuid() unique,
  link_ends_at timestamptz not null default now() + interval '365 days',
  created_at timestamptz not null default now(),
  unique (id, reseller_id),
  unique (id, profile_domain_id, customer_id, reseller_id),
  constraint esim_last_network_whole check (
    num_nulls(last_country, last_network, last_mcc, last_mnc, last_network_at) in (0, 5)),
  constraint esim_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  constraint esim_profile_domain_id_fkey
    foreign key (profile_domain_id, customer_id, reseller_id) references profile_domain (id, customer_id, reseller_id)
);
-- As for the customer's e-mail address.
alter table esim alter column eid set statistics 0, alter column last_network set statistics 0;
create index esim_customer on esim (customer_id, number);
create index esim_iccid_prefix on esim (reseller_id, iccid text_pattern_ops);
create index esim_profile_domain on esim (profile_domain_id);
call tenant_table('esim');
