-- The logo that a reseller uploaded (decision 143). Beside it there is no reseller.logo_url.
create table logo (
  reseller_id uuid primary key references reseller,
  -- The SHA-256 of the content, in its public address.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/svg+xml')),
  content bytea not null check (octet_length(content) between 1 and 1000000),
  created_at timestamptz not null default now()
);
-- Several resellers may have the same picture.
create index logo_hash on logo (hash);
-- Pictures are compressed already.
alter table logo alter column content set storage external;
call tenant_table('logo');
