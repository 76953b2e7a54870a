-- The reference exchange's own records, as a partner exchange would keep them. No real money.
create table reference_exchange_user (
  username text primary key check (username ~ '^\+\d{7,15}$'),
  auth_type text not null check (auth_type in ('smsCode', 'passwordWith2fa')),
  code text not null check (code ~ '^\d{6}$'),
  password text check ((password is null) = (auth_type = 'smsCode')),
  balance bigint not null check (balance >= 0), -- minor units
  currency text not null default 'USD',
  locked boolean not null default false
);
call system_table('reference_exchange_user');
insert into reference_exchange_user (username, auth_type, code, password, balance, locked) values
  ('+491701234567', 'smsCode', '123456', null, 1000000000000, false),
  ('+491701234568', 'passwordWith2fa', '654321', 'reference', 1000000000000, false),
  ('+491701234569', 'smsCode', '123456', null, 0, false),
  ('+491701234560', 'smsCode', '123456', null, 1000000000000, true);

-- A sign-in that waits for its code. Starting again begins a new one.
create table reference_exchange_sign_in (
  customer text not null, -- of the store, for whom the token will be
  username text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (customer, username)
);
create index reference_exchange_sign_in_expiry on reference_exchange_sign_in (expires_at);
call system_table('reference_exchange_sign_in');

create table reference_exchange_token (
  digest bytea primary key,
  customer text not null,
  username text not null references reference_exchange_user,
  expires_at timestamptz not null
);
create index reference_exchange_token_expiry on reference_exchange_token (expires_at);
call system_table('reference_exchange_token');

create table reference_exchange_charge (
  id uuid primary key, -- the store's id of the payment: a repeated order is the same order
  outcome text not null check (outcome in ('SUCCESS', 'FAILURE')),
  message text, -- why no money was taken, as the store is told
  -- What was asked for, and from whom if a token told; nothing of a charge that was closed before it arrived.
  username text references reference_exchange_user,
  amount bigint,
  currency text,
  created_at timestamptz not null default now()
);
call system_table('reference_exchange_charge');
