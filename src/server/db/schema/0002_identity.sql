-- The embedded OpenID provider: who can sign in, what was issued to them, and the keys it signs with.
-- Values that would let a reader of this table in (codes, refresh tokens, sessions, private keys) are stored only as
-- digests or encrypted with the server's SECRET.

create table identity_user (
  id uuid primary key default gen_random_uuid(),
  -- Lower case; the one spelling of an e-mail address.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  given_name text not null check (length(given_name) between 1 and 40),   -- VAL-052
  family_name text not null check (length(family_name) between 1 and 50), -- VAL-053
  password_hash text not null,
  created_at timestamptz not null default now()
);
call system_table('identity_user');

-- Sessions, codes, tokens, grants and interactions of the provider.
create table identity_artifact (
  model text not null,
  -- SHA-256 of the identifier, which for most models is the bearer value itself.
  digest bytea not null,
  encrypted bytea not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, digest)
);
create index identity_artifact_grant on identity_artifact (grant_id) where grant_id is not null;
create index identity_artifact_uid on identity_artifact (model, uid) where uid is not null;
create index identity_artifact_expiry on identity_artifact (expires_at);
call system_table('identity_artifact');

-- Where users are signed in, one row for each session of the provider, so that they can see and end it.
create table identity_session (
  -- Of the provider's session: stays while the session's identifier is replaced.
  uid text primary key,
  user_id uuid not null references identity_user on delete cascade,
  -- What all tokens of the session depend on.
  grant_id text not null,
  -- The browser and its operating system in words to show; null when they are not known.
  browser text,
  system text,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- Set at the sign-out. The row stays, so that a request that is under way cannot bring the session back.
  ended_at timestamptz
);
create index identity_session_user on identity_session (user_id);
create index identity_session_grant on identity_session (grant_id);
create index identity_session_use on identity_session (used_at);
call system_table('identity_session');

create table identity_signing_key (
  kid text primary key,
  encrypted bytea not null,
  created_at timestamptz not null default now(),
  -- Published before it signs, so that every process and every cache knows it by then.
  signs_from timestamptz not null,
  -- Set when a newer key takes over: until then tokens signed with this one are still accepted.
  retires_at timestamptz
);
call system_table('identity_signing_key');

create table identity_cookie_key (
  id bigint generated always as identity primary key,
  encrypted bytea not null,
  created_at timestamptz not null default now()
);
call system_table('identity_cookie_key');
