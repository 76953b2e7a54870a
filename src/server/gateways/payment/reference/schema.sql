-- The reference payment provider's own records: payments, cards and their charges. No real money, and no card
-- numbers.

-- The other side of a payment.
create table reference_payment (
  id uuid primary key, -- the store's id of the payment: a repeated order is the same order
  amount bigint not null check (amount > 0), -- minor units
  currency text not null,
  method_name text not null,
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  -- Open and pending payments can still be paid; the others have been reported to the store.
  state text not null default 'OPEN' check (state in ('OPEN', 'PENDING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED')),
  message text, -- why it was not paid, as the store is told
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index reference_payment_undecided on reference_payment (created_at) where state in ('OPEN', 'PENDING');
call system_table('reference_payment');

create table reference_card (
  id uuid primary key, -- the store's id of the form
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'SAVED', 'FAILED', 'CANCELLED')),
  token text unique,
  last4 text,
  expiry text,
  declines boolean not null default false, -- a test card whose charges are declined
  created_at timestamptz not null default now(),
  check ((state = 'SAVED') = (token is not null and last4 is not null and expiry is not null))
);
create index reference_card_age on reference_card (created_at) where state <> 'SAVED';
call system_table('reference_card');

create table reference_charge (
  id uuid primary key, -- the store's id of the payment: a repeated charge is the same charge
  card_id uuid not null references reference_card,
  amount bigint not null check (amount > 0),
  currency text not null,
  message text, -- why it was declined; null when it was paid
  created_at timestamptz not null default now()
);
call system_table('reference_charge');

create table reference_refund (
  id uuid primary key, -- the store's id of the refund: a repeated refund is the same refund
  payment_id uuid not null, -- the store's id of the payment
  amount bigint not null check (amount > 0),
  message text, -- why it was refused; null when it was made
  created_at timestamptz not null default now()
);
create index reference_refund_payment on reference_refund (payment_id);
call system_table('reference_refund');
