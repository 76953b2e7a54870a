-- Refunds of payments by operators.

-- A refund is a change of credit whose money goes back to the payer: credit_adjustment says how much, why, and who let it.
create table payment_refund (
  id uuid primary key references credit_adjustment,
  reseller_id uuid not null references reseller,
  payment_id uuid not null references payment,
  -- No provider gives the money back: an operator transfers it.
  by_hand boolean not null,
  -- It is sent once its credit is taken. Before that, and where the change of credit was declined, it is only entered.
  state text not null default 'ENTERED' check (state in ('ENTERED', 'SENT', 'REFUNDED', 'REFUSED')),
  -- What its provider calls it; of one by hand, what the operator calls the transfer back.
  reference text check (length(reference) <= 255),
  message text check (length(message) <= 500), -- why the provider refused it
  begun_at timestamptz,
  -- When the provider is asked next; moved ahead before it is asked, so that one process asks.
  due_at timestamptz,
  ended_at timestamptz,
  check (by_hand <= (reference is not null and state in ('ENTERED', 'REFUNDED'))),
  check ((state = 'ENTERED') = (begun_at is null)),
  check ((state = 'SENT') = (due_at is not null)),
  check ((state in ('REFUNDED', 'REFUSED')) = (ended_at is not null))
);
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_due on payment_refund (due_at) where due_at is not null;
call tenant_table('payment_refund');
revoke insert, update, delete on payment_refund from simshelf_app;
