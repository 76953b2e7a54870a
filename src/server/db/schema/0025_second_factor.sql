-- The second factor that users sign in with, after the password.

create table identity_second_factor (
  user_id uuid primary key references identity_user on delete cascade,
  -- The secret that the user's authenticator app shares with the store.
  encrypted bytea not null,
  -- When the first code of the app confirmed it.
  confirmed_at timestamptz not null default now(),
  -- The time step of the last code that was taken: no code of it, or of an older one, is taken again.
  last_step integer not null
);
call system_table('identity_second_factor');

-- What a user without the phone signs in with, each once.
create table identity_recovery_code (
  id bigint generated always as identity primary key,
  user_id uuid not null references identity_second_factor on delete cascade,
  -- Its digest, encrypted: a copy of this table is no help in guessing it.
  encrypted bytea not null,
  used_at timestamptz
);
create index identity_recovery_code_user on identity_recovery_code (user_id);
call system_table('identity_recovery_code');
