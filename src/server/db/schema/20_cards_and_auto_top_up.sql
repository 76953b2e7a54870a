-- The stored card, and the automatic top-up that is charged to it.

-- A visit to the payment provider's card form; recorded before it starts.
create table card_form (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  form_url text, -- null until the provider has opened it
  -- The provider's id of the form.
  provider_reference text,
  actor text not null,
  -- The sign-in that opened the form, and the access number of its user at that time (decision 82). Null with an external
  -- provider.
  grant_id text,
  access_number integer,
  created_at timestamptz not null default now(),
  -- When the provider was last asked for the outcome, because its report may be lost.
  asked_at timestamptz,
  reported_at timestamptz
);
create index card_form_age on card_form (created_at);
create index card_form_open on card_form (created_at) where reported_at is null and provider_reference is not null;
call tenant_table('card_form');

create table payment_card (
  reseller_id uuid primary key references reseller,
  token_encrypted bytea not null, -- the provider's token; the store never has the number of the card
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  created_at timestamptz not null default now()
);
call tenant_table('payment_card');

-- Cards that a reseller removed or replaced, until their provider has forgotten them too.
create table removed_card (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  token_encrypted bytea not null,
  removed_at timestamptz not null default now()
);
call tenant_table('removed_card');

create table auto_top_up (
  reseller_id uuid primary key references reseller,
  enabled boolean not null,
  threshold bigint not null, -- minor units of the reseller's currency
  amount bigint not null,    -- minor units
  -- When the next step may run, in any process; null while there is nothing to do. Claiming a step moves it ahead, so
  -- that no other process runs it, and another one does when the first dies or fails.
  due_at timestamptz,
  -- When the step that is tried was first due, whatever a retry does to due_at (decision 61, keep_waiting_since).
  waiting_since timestamptz,
  tries integer not null default 0, -- how often in a row a step was claimed and came to no outcome
  -- The charge that is under way and the card it goes to. Its outcome is unknown until both are null again.
  payment_id uuid,
  token_encrypted bytea,
  failures integer not null default 0, -- refused charges in a row
  -- M7: an automatic top-up that is on has a card.
  card_reseller_id uuid generated always as (case when enabled then reseller_id end) stored,
  check (payment_id is null or due_at is not null),
  -- M7: the token of a card is kept only for a charge that is under way.
  constraint auto_top_up_token check (token_encrypted is null or payment_id is not null),
  constraint auto_top_up_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id),
  -- Checked at the end of a transaction, because the top-up is switched off after its card is removed.
  constraint auto_top_up_card foreign key (card_reseller_id) references payment_card (reseller_id)
    deferrable initially deferred
);
create index auto_top_up_due on auto_top_up (due_at) where due_at is not null;
call tenant_table('auto_top_up');
