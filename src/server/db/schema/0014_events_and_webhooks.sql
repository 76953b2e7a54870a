-- Events, written in the transaction that caused them, and their delivery to webhooks.

create table event (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in ('BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION')),
  data jsonb not null,
  -- The customer, eSIM or sale that it is about.
  subject text generated always as (data ->> 'uid') stored,
  -- The reseller asked for it; nothing happened.
  is_test boolean not null default false,
  -- Whether its type had an address when it happened: these alone are listed as deliveries.
  has_delivery boolean not null default false,
  created_at timestamptz not null default now()
);
create index event_subject on event (reseller_id, subject);
-- What is old is found by its age.
create index event_age on event (created_at);
create index event_deliveries on event (reseller_id, created_at desc, id desc) where has_delivery;
call tenant_table('event');

create table webhook (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in (
      'BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION', 'SDK_ACTIVATION')),
  channel_id uuid references channel,
  url text not null check (url ~ '^https?://'),
  -- Until then one process delivers here; once it is past, another one may take over.
  busy_until timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  unique nulls not distinct (reseller_id, type, channel_id),
  check ((type = 'SDK_ACTIVATION') = (channel_id is not null))
);
call tenant_table('webhook');

-- What has not been delivered yet. A row goes when the receiver has taken the event, or when it is given up.
create table webhook_delivery (
  event_id uuid primary key references event,
  reseller_id uuid not null references reseller,
  webhook_id uuid not null references webhook on delete cascade,
  failures integer not null default 0,
  due_at timestamptz not null default now(),
  -- Later than its event when the reseller asked for another attempt.
  queued_at timestamptz not null default now()
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at);
call tenant_table('webhook_delivery');

-- The outcome of each attempt, for the reseller to read. It goes with its event.
create table webhook_attempt (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  event_id uuid not null references event on delete cascade,
  url text not null,
  status integer,
  failure text check (failure in ('TIMEOUT', 'UNKNOWN_HOST', 'UNREACHABLE', 'CERTIFICATE', 'BLOCKED', 'BROKEN')),
  milliseconds integer not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(status, failure) = 1)
);
create index webhook_attempt_event on webhook_attempt (event_id, id desc);
call tenant_table('webhook_attempt');
