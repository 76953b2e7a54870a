-- Partner API channels and their credentials.

create table channel (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  type text not null check (type in ('API', 'SDK')),
  name text not null check (length(name) between 1 and 120),
  client_id text not null unique,
  -- For checking: a digest of a random secret of 256 bits. For showing it again: sealed with a key outside the database.
  secret_digest bytea not null,
  secret_sealed bytea not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index channel_default on channel (reseller_id, type) where is_default;
call tenant_table('channel');
