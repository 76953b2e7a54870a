-- Events, written in the transaction that caused them, and their delivery to webhooks. Events and attempts have a part for
-- each month (decision 119). The id of an event begins with its time (UUID version 7), so the month is in every key and every
-- reference that has the id.

create function id_of_time(at timestamptz) returns uuid language sql immutable parallel safe
  return (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

comment on function id_of_time is 'The smallest id of this millisecond.';

create function new_event_id(at timestamptz) returns uuid language sql volatile parallel safe
  return overlay(id_of_time(at)::text placing '-7' || substr(gen_random_uuid()::text, 16) from 14)::uuid;

create table event (
  id uuid primary key default new_event_id(now()),
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
  created_at timestamptz not null default now(),
  unique (id, reseller_id),
  -- Otherwise it would go with another month.
  constraint event_id_time check (left(id::text, 13) = left(id_of_time(created_at)::text, 13))
) partition by range (id);
create index event_subject on event (reseller_id, subject);
-- Old events are found by their age.
create index event_age on event (created_at);
create index event_deliveries on event (reseller_id, created_at desc, id desc) where has_delivery;
call tenant_table('event');

create table webhook (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in (
      'BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION', 'SDK_ACTIVATION')),
  channel_id uuid,
  url text not null check (url ~ '^https?://'),
  -- Until then one process delivers here; once it is past, another one may take over.
  busy_until timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  unique nulls not distinct (reseller_id, type, channel_id),
  unique (id, reseller_id),
  check ((type = 'SDK_ACTIVATION') = (channel_id is not null)),
  constraint webhook_channel_id_fkey foreign key (channel_id, reseller_id) references channel (id, reseller_id)
);
call tenant_table('webhook');

-- What has not been delivered yet. A row goes when the receiver has accepted the event, or when it is given up.
create table webhook_delivery (
  event_id uuid primary key,
  reseller_id uuid not null references reseller,
  webhook_id uuid not null,
  failures integer not null default 0,
  due_at timestamptz not null default now(),
  -- Later than its event when the reseller asked for another attempt.
  queued_at timestamptz not null default now(),
  constraint webhook_delivery_event_id_fkey foreign key (event_id, reseller_id) references event (id, reseller_id),
  constraint webhook_delivery_webhook_id_fkey
    foreign key (webhook_id, reseller_id) references webhook (id, reseller_id) on delete cascade
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at);
-- Since when something has waited, whatever a retry does to the time at which it is due (decision 61).
create index webhook_delivery_queued on webhook_delivery (queued_at);
call tenant_table('webhook_delivery');

-- The outcome of each attempt, for the reseller to read. It is in the month of its event, and goes with it.
create table webhook_attempt (
  id bigint generated always as identity,
  reseller_id uuid not null references reseller,
  event_id uuid not null,
  url text not null,
  status integer,
  failure text check (failure in ('TIMEOUT', 'UNKNOWN_HOST', 'UNREACHABLE', 'CERTIFICATE', 'BLOCKED', 'BROKEN')),
  milliseconds integer not null,
  created_at timestamptz not null default now(),
  primary key (id, event_id),
  check (num_nonnulls(status, failure) = 1),
  constraint webhook_attempt_event_id_fkey
    foreign key (event_id, reseller_id) references event (id, reseller_id) on delete cascade
) partition by range (event_id);
create index webhook_attempt_event on webhook_attempt (event_id, id desc);
-- Failed attempts of the last days, to find events that were given up.
create index webhook_attempt_failed on webhook_attempt (created_at)
  where status is null or status not between 200 and 299;
call tenant_table('webhook_attempt');
