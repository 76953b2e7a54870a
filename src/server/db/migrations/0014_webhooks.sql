-- SDK channels, and the delivery of events to webhooks.

alter table channel add column description text not null default '' check (length(description) <= 255);
-- Names are told apart as people read them.
create unique index channel_name on channel (reseller_id, type, lower(name));
-- An SDK channel is found by its key.
create unique index channel_sdk_key on channel (secret_digest) where type = 'SDK';

create table webhook (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in (
      'BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION', 'SDK_ACTIVATION')),
  channel_id uuid references channel,
  url text not null check (url ~ '^https?://'),
  -- Until then one process delivers here; whoever finds it in the past may take over.
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

-- In the transaction that writes the event: it is delivered if that commits, and only then.
create function queue_event() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (event_id, reseller_id, webhook_id)
    select new.id, new.reseller_id, w.id from webhook w where w.reseller_id = new.reseller_id and w.type = new.type;
  return null;
end $$;
create trigger queue_event after insert on event for each row execute function queue_event();
