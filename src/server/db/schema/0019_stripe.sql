-- What a payment provider outside the store asks for.

-- What a provider says that a refund or a dispute has taken of a settled payment until now, in all: the largest amount that
-- it reported, or the final one.
create table reported_reversal (
  payment_id uuid references payment,
  provider_reference text, -- the provider's id of what was refunded, or of the dispute
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('refund', 'dispute')),
  amount bigint not null check (amount >= 0), -- minor units of the payment's currency
  is_final boolean not null, -- the provider changes it no more
  primary key (payment_id, provider_reference)
);
call tenant_table('reported_reversal');

-- Money of settled payments that went back to the payer, by a refund or a dispute. Each row is booked once; a dispute that
-- the store wins, and a refund that is refused, add a row that returns what it took.
create table payment_reversal (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  payment_id uuid not null references payment,
  kind text not null check (kind in ('refund', 'dispute')),
  -- The provider's id of what was refunded or of the dispute, or ours of a refund by an operator. Several rows may be of one.
  provider_reference text not null,
  amount bigint not null check (amount <> 0), -- minor units of the payment's currency; below zero when money came back
  created_at timestamptz not null default now()
);
create index payment_reversal_payment on payment_reversal (payment_id);
call tenant_table('payment_reversal');
call append_only('payment_reversal');

-- Cards that a reseller removed or replaced, until their provider has forgotten them too.
create table removed_card (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  token_encrypted bytea not null,
  removed_at timestamptz not null default now()
);
call tenant_table('removed_card');

-- How the provider calls a card form.
alter table card_form add column provider_reference text;
-- When the provider was last asked for the outcome, because its report may be lost.
alter table card_form add column asked_at timestamptz;
alter table payment add column asked_at timestamptz;
create index payment_pending on payment (created_at) where status = 'PENDING' and payment_url is not null;
create index card_form_open on card_form (created_at) where reported_at is null and provider_reference is not null;
