-- What is counted over all processes.

-- How often something was tried in a period of time.
create table attempt (
  digest bytea primary key,
  tries integer not null,
  resets_at timestamptz not null
);
create index attempt_expiry on attempt (resets_at);
call system_table('attempt');

-- How many requests a caller sent in the current period. What a crash of the database forgets here does no harm, so it
-- needs no write-ahead log.
create unlogged table request_count (
  digest bytea primary key,
  taken bigint not null,
  resets_at timestamptz not null
);
create index request_count_expiry on request_count (resets_at);
call system_table('request_count');

-- How often a password was tried, and when the next try is accepted, counted over all processes.
create table sign_in_throttle (
  digest bytea primary key,
  attempts integer not null,
  -- Minus infinity when it is accepted at once, whichever time simultaneous transactions have as now.
  next_at timestamptz not null,
  resets_at timestamptz not null
);
create index sign_in_throttle_expiry on sign_in_throttle (resets_at);
call system_table('sign_in_throttle');
