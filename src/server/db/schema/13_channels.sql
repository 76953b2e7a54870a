-- Partner API channels and their credentials. A channel that is switched off is removed; sales keep its name.

create table channel (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  type text not null check (type in ('API', 'SDK')),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 255),
  client_id text not null unique,
  -- To check it: a digest of a random secret of 256 bits. To show it again: encrypted with a key outside the database.
  secret_digest bytea not null,
  secret_encrypted bytea not null,
  -- Goes up with each new secret. An access token names the secret that it was issued for, and ends with it.
  secret_number integer not null default 1,
  -- The former secret is accepted too until then.
  previous_digest bytea,
  previous_valid_until timestamptz,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (id, reseller_id),
  check (num_nulls(previous_digest, previous_valid_until) in (0, 2))
);
create unique index channel_default on channel (reseller_id, type) where is_default;
-- Names differ if people read them as different.
create unique index channel_name on channel (reseller_id, type, lower(name));
-- An SDK channel is found by its key.
create unique index channel_sdk_key on channel (secret_digest) where type = 'SDK';
call tenant_table('channel');
grant select on channel to simshelf_definer;
create policy definer on channel for select to simshelf_definer using (true);
