-- Changes of a reseller's credit by operators, among them refunds of payments, and the documents of these.

-- A change of credit that waits is booked when another operator confirms it.
create table credit_adjustment (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  -- Minor units, below zero for what is taken back. For the refund of a payment it is what goes back, with its tax.
  amount bigint not null check (amount <> 0),
  currency text not null references currency,
  reason text not null check (reason in ('BANK_TRANSFER', 'GOODWILL', 'CORRECTION', 'REFUND')),
  note text not null check (length(note) between 1 and 500),
  state text not null check (state in ('WAITING', 'BOOKED', 'DECLINED')),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  -- Who confirmed or declined it; null where no second operator was needed.
  settled_by uuid references operator,
  unique (id, reseller_id),
  check ((reason = 'REFUND') <= (amount < 0)),
  check ((state = 'WAITING') <= (settled_by is null)),
  check (state <> 'BOOKED' or settled_by <> operator_id)
);
create index credit_adjustment_reseller on credit_adjustment (reseller_id, created_at);
-- The desk lists those that wait, oldest first, across all resellers.
create index credit_adjustment_waiting on credit_adjustment (created_at) where state = 'WAITING';
call tenant_table('credit_adjustment');
revoke insert, update, delete on credit_adjustment from simshelf_app;

-- A refund is a change of credit whose money goes back to the payer: credit_adjustment says how much, why, and who agreed.
create table payment_refund (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  payment_id uuid not null,
  -- No provider gives the money back: an operator transfers it.
  by_hand boolean not null,
  -- It is sent once its credit is taken. Before that, and where the change of credit was declined, it is only entered.
  state text not null default 'ENTERED' check (state in ('ENTERED', 'SENT', 'REFUNDED', 'REFUSED')),
  -- The provider's id of the refund, or for a refund by hand the operator's name for the transfer back.
  reference text check (length(reference) <= 255),
  message text check (length(message) <= 500), -- why the provider refused it
  begun_at timestamptz,
  -- When the provider is asked next. It is moved ahead before the provider is asked, so that only one process asks.
  due_at timestamptz,
  ended_at timestamptz,
  unique (id, payment_id, reseller_id),
  check (by_hand <= (reference is not null and state in ('ENTERED', 'REFUNDED'))),
  check ((state = 'ENTERED') = (begun_at is null)),
  check ((state = 'SENT') = (due_at is not null)),
  check ((state in ('REFUNDED', 'REFUSED')) = (ended_at is not null)),
  constraint payment_refund_id_fkey foreign key (id, reseller_id) references credit_adjustment (id, reseller_id),
  constraint payment_refund_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id)
);
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_due on payment_refund (due_at) where due_at is not null;
call tenant_table('payment_refund');
revoke insert, update, delete on payment_refund from simshelf_app;

-- The document of a refund that was made (decision 67).
create table credit_note (
  refund_id uuid primary key,
  reseller_id uuid not null references reseller,
  -- The payment whose receipt it refers to; it has the recipient of that receipt.
  payment_id uuid not null,
  number text not null unique,
  issued_at timestamptz not null,
  -- What went back, and the tax in it as it was booked.
  amount bigint not null check (amount > 0),
  vat bigint not null check (vat between 0 and amount),
  unique (refund_id, reseller_id),
  constraint credit_note_payment_id_fkey
    foreign key (payment_id, reseller_id) references receipt (payment_id, reseller_id),
  -- The refund is of the same payment.
  constraint credit_note_refund_id_fkey
    foreign key (refund_id, payment_id, reseller_id) references payment_refund (id, payment_id, reseller_id)
);
create index credit_note_payment on credit_note (payment_id);
call tenant_table('credit_note');
call append_only('credit_note');

-- The PDF of a credit note, like that of a receipt.
create table credit_note_file (
  refund_id uuid,
  language text,
  reseller_id uuid not null references reseller,
  pdf bytea not null,
  made_at timestamptz not null default now(),
  primary key (refund_id, language),
  constraint credit_note_file_refund_id_fkey
    foreign key (refund_id, reseller_id) references credit_note (refund_id, reseller_id)
);
alter table credit_note_file alter column pdf set storage external;
call tenant_table('credit_note_file');
call append_only('credit_note_file');
