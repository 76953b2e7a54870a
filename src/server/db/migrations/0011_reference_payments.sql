-- Payments that were never handed over to their provider, which a job closes.
create index payment_unstarted on payment (created_at) where payment_url is null and status = 'PENDING';

-- What the reference payment page knows: the other side of a payment, as a provider would keep it. No real money.
create table reference_payment (
  id uuid primary key, -- the store's id of the payment: ordering it twice is ordering it once
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
