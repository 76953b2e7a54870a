-- The embedded OpenID provider: who can sign in, what was issued to them, and the keys it signs with.
-- Values that would let a reader of these tables in (codes, refresh tokens, sessions, private keys) are stored only as
-- digests or encrypted with the server's SECRET.

create table identity_user (
  id uuid primary key default gen_random_uuid(),
  -- In lower case: the only spelling of an e-mail address.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  -- VAL-052, VAL-053. Empty once an account is taken back, because somebody else gave the name.
  given_name text not null check (length(given_name) <= 40),
  family_name text not null check (length(family_name) <= 50),
  password_hash text not null,
  -- The language at registration. The account has the language that its reseller chose since (language_of_user).
  language text not null default 'en',
  -- When the user followed a link that was sent to the e-mail address.
  confirmed_at timestamptz,
  -- Goes up when sessions of the user are ended. A sign-in that began before gets no session any more (decision 82).
  access_number integer not null default 0,
  created_at timestamptz not null default now()
);
call system_table('identity_user');
-- Functions that the application calls ask whether a sign-in still holds.
grant select (id, access_number) on identity_user to simshelf_definer;

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
-- A call asks for its right in the transaction of what it writes (decision 35), also where its login sees the rows of one
-- reseller only.
grant select on identity_artifact to simshelf_definer;

-- Where users are signed in, a row for each session of the provider, so that they can see and end it.
create table identity_session (
  -- The provider's uid of the session, which stays when the session's identifier is replaced.
  uid text primary key,
  user_id uuid not null references identity_user on delete cascade,
  -- All tokens of the session depend on this grant.
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
grant select on identity_session to simshelf_definer;

create table identity_signing_key (
  kid text primary key,
  encrypted bytea not null,
  created_at timestamptz not null default now(),
  -- A key is published before it signs, so that every process and every cache knows it by then.
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

-- Links that were sent by mail: each works once, until it expires.
create table identity_link (
  -- SHA-256 of the token in the link.
  digest bytea primary key,
  -- The link to stop a change goes to the e-mail address that the user still has.
  purpose text not null check (purpose in ('change-email', 'confirm-email', 'reset-password', 'stop-email-change')),
  -- Null when nobody has the address that was asked about. There is no foreign key, because checking it would be work that
  -- such a request does not cause; users are never removed.
  user_id uuid,
  -- The e-mail address that the user will have afterwards.
  new_email text check (new_email = lower(new_email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((new_email is not null) = (purpose = 'change-email'))
);
create index identity_link_user on identity_link (user_id, purpose);
create index identity_link_expiry on identity_link (expires_at);
call system_table('identity_link');

-- The second factor that users sign in with, after the password.
create table identity_second_factor (
  user_id uuid primary key references identity_user on delete cascade,
  -- The secret that the user's authenticator app shares with the store.
  encrypted bytea not null,
  -- When the first code of the app confirmed it.
  confirmed_at timestamptz not null default now(),
  -- The time step of the last code that was accepted: its code, and every older one, is refused from then on.
  last_step integer not null
);
call system_table('identity_second_factor');

-- Codes that a user without the phone signs in with, each once.
create table identity_recovery_code (
  id bigint generated always as identity primary key,
  user_id uuid not null references identity_second_factor on delete cascade,
  -- The digest of the code, encrypted: a copy of this table does not help to guess it.
  encrypted bytea not null,
  used_at timestamptz
);
create index identity_recovery_code_user on identity_recovery_code (user_id);
call system_table('identity_recovery_code');

-- Sign-ins that succeeded and failed, and other changes of what lets a user in (decision 79). A part for each month (decision 119).
create table identity_event (
  id bigint generated always as identity,
  -- Null for a sign-in with an e-mail address that nobody has. The typed address is not kept.
  user_id uuid references identity_user on delete cascade,
  event text not null check (event in ('SIGNED_IN', 'SIGNED_IN_WITH_CODE', 'WRONG_PASSWORD', 'CODE_ASKED', 'WRONG_CODE',
    'SIGNED_OUT', 'SESSIONS_ENDED', 'ENDED_BY_OPERATOR', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'EMAIL_CHANGE_ASKED',
    'EMAIL_CHANGE_STOPPED', 'EMAIL_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED',
    'RECOVERY_CODES_MADE')),
  -- The visitor's address without its last part; null where no visitor did it.
  address text check (length(address) <= 43),
  -- In words to show, as in identity_session.
  browser text,
  system text,
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
create index identity_event_user on identity_event (user_id, id desc);
create index identity_event_age on identity_event (created_at);
call system_table('identity_event');
