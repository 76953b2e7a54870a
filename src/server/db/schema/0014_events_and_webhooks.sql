-- Events, written in the transaction that caused them, and their delivery to webhooks.

create table event (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in ('BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION')),
  data jsonb not null,
  -- The customer, eSIM or sale that it is about.
  subject text generated always as (data ->> 'uid') stored,
  created_at timestamptz not null default now()
);
create index event_subject on event (reseller_id, subject);
-- What is old is found by its age.
create index event_age on event (created_at);
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
  due_at timestamptz not null default now()
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at);
call tenant_table('webhook_delivery');
