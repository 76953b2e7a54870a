create table reseller (
  reseller_id uuid primary key,
  -- The account of this reseller: the subject of an OpenID provider.
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email)),
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
  pricing_group text not null default '' check (length(pricing_group) <= 40),
  -- Branding of the traveller's pages.
  brand_name text,
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
call tenant_table('reseller');
