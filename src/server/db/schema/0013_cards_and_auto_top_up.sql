-- The stored card, and the automatic top-up that is charged to it.

-- A visit to the payment provider's card form; recorded before it starts.
create table card_form (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  form_url text, -- null until the provider has opened it
  actor text not null,
  created_at timestamptz not null default now(),
  reported_at timestamptz
);
create index card_form_age on card_form (created_at);
call tenant_table('card_form');

create table payment_card (
  reseller_id uuid primary key references reseller,
  token_encrypted bytea not null, -- the provider's token; its number was never here
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  created_at timestamptz not null default now()
);
call tenant_table('payment_card');

create table auto_top_up (
  reseller_id uuid primary key references reseller,
  enabled boolean not null,
  threshold bigint not null, -- minor units of the reseller's currency
  amount bigint not null,    -- minor units
  -- When the next step may run, in any process; null while there is nothing to do. Claiming a step moves it ahead, so
  -- that no other process runs it, and another one does when the first dies or fails.
  due_at timestamptz,
  tries integer not null default 0, -- how often in a row a step was claimed and came to no outcome
  -- The charge that is under way and the card it goes to. Its outcome is unknown until both are null again.
  payment_id uuid references payment,
  token_encrypted bytea,
  failures integer not null default 0, -- refused charges in a row
  check (payment_id is null or due_at is not null)
);
create index auto_top_up_due on auto_top_up (due_at) where due_at is not null;
call tenant_table('auto_top_up');
