-- The resellers, and what operators decide about them.

create table reseller (
  reseller_id uuid primary key,
  -- The account of this reseller: the subject of an OpenID provider.
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email)),
  -- Whether the user has confirmed the e-mail address. An external provider vouches for its own addresses.
  email_confirmed boolean not null default true,
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  tax_id text not null default '',
  -- The billing address; payments need at least the country.
  country text check (country ~ '^[A-Z]{2}$'),
  address_line1 text not null default '',
  address_line2 text not null default '',
  address_line3 text not null default '',
  postal_code text not null default '',
  town_or_district text not null default '',
  currency text not null default 'USD' references currency,
  language text not null default 'en',
  discount_bps integer not null default 0 check (discount_bps between 0 and 10000),
  -- The highest discount that two operators have agreed on (decision 57).
  discount_confirmed_bps integer not null default 0 check (discount_confirmed_bps between 0 and 10000),
  pricing_group text not null default '' check (length(pricing_group) <= 40),
  -- The welcome bonus in US cents that is paid when the e-mail address is confirmed.
  bonus_due bigint not null default 0 check (bonus_due >= 0),
  -- Branding of the traveller's pages.
  brand_name text,
  -- Whether the operator gave the brand its name by the command line. Such a name is shown although it passes for the store's
  -- own and resellers cannot choose it (decision 108).
  name_granted boolean not null default false,
  logo_url text check (logo_url like 'https://%'),
  accent_color text check (accent_color ~ '^#[0-9a-fA-F]{6}$'),
  header_color text check (header_color ~ '^#[0-9a-fA-F]{6}$'),
  faq_url text check (faq_url like 'https://%'),
  contact_email text,
  contact_phone text,
  contact_url text check (contact_url like 'https://%'),
  terms_accepted text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);
-- The account of a user is found by its subject, whatever the store's address was (language_of_user).
create index reseller_subject on reseller (subject);
create index reseller_age on reseller (created_at);
create index reseller_discount_alone on reseller (discount_bps) where discount_bps > discount_confirmed_bps;
-- The desk finds resellers by the beginning of a text.
create index reseller_newest on reseller (created_at desc, reseller_id);
create index reseller_email_prefix on reseller (email text_pattern_ops);
create index reseller_company_prefix on reseller (lower(company_name) text_pattern_ops);
create index reseller_first_name_prefix on reseller (lower(first_name || ' ' || last_name) text_pattern_ops);
create index reseller_last_name_prefix on reseller (lower(last_name) text_pattern_ops);
call tenant_table('reseller');

-- Resellers that may not sell now. The reseller may read why, and change nothing.
create table suspension (
  reseller_id uuid primary key references reseller,
  reason text not null check (length(reason) between 1 and 500),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);
call tenant_table('suspension');
revoke insert, update, delete on suspension from simshelf_app;
-- A call of a suspended reseller is refused with its right, before the transaction names its reseller (decision 58).
grant select on suspension to simshelf_definer;
create policy definer on suspension for select to simshelf_definer using (true);

-- A large discount for a reseller, which holds once another operator has confirmed it (decision 59).
create table pricing_change (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  discount_bps integer not null check (discount_bps between 0 and 10000),
  pricing_group text not null check (length(pricing_group) <= 40),
  -- The reseller's values when the change was entered: it is confirmed only while they still hold.
  former_discount_bps integer not null,
  former_pricing_group text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPLIED', 'DECLINED')),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  settled_by uuid references operator,
  check ((state = 'WAITING') = (settled_by is null)),
  check (state <> 'APPLIED' or settled_by <> operator_id)
);
-- At most one waits: the next one takes its place.
create unique index pricing_change_waiting on pricing_change (reseller_id) where state = 'WAITING';
call tenant_table('pricing_change');
revoke insert, update, delete on pricing_change from simshelf_app;

-- Messages that resellers turn on.
create table notification_setting (
  reseller_id uuid primary key references reseller,
  -- In minor units of the credit's currency; null when no message is sent.
  credit_mark bigint check (credit_mark > 0),
  customer_link boolean not null default false,
  customer_data_low boolean not null default false
);
call tenant_table('notification_setting');

-- One welcome bonus for each mailbox (decision 83): a keyed hash of its canonical address, which tells nobody the address.
create table welcome_bonus (
  mailbox bytea primary key,
  created_at timestamptz not null default now()
);
call system_table('welcome_bonus');

-- The key of these hashes, made by the store.
create table welcome_bonus_key (
  id boolean primary key default true check (id),
  encrypted bytea not null
);
call system_table('welcome_bonus_key');
