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

-- The document of a refund that was made (decision 67). Its numbers have no gap either: 1001-C7 in the series 1001.
alter table receipt_series add column last_credit_note integer not null default 0;

create table credit_note (
  refund_id uuid primary key references payment_refund,
  reseller_id uuid not null references reseller,
  -- Whose receipt it refers to; the recipient is that of the receipt.
  payment_id uuid not null references receipt,
  number text not null unique,
  issued_at timestamptz not null,
  -- What went back, and the tax in it as it was booked.
  amount bigint not null check (amount > 0),
  vat bigint not null check (vat between 0 and amount)
);
create index credit_note_payment on credit_note (payment_id);
call tenant_table('credit_note');
call append_only('credit_note');

-- The PDF of a credit note, as that of a receipt.
create table credit_note_file (
  refund_id uuid references credit_note,
  language text,
  reseller_id uuid not null references reseller,
  pdf bytea not null,
  made_at timestamptz not null default now(),
  primary key (refund_id, language)
);
alter table credit_note_file alter column pdf set storage external;
call tenant_table('credit_note_file');
call append_only('credit_note_file');
