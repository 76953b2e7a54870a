-- Payments that come to the store's bank account: what a reseller was told to transfer, and what arrived.
create table bank_transfer (
  payment_id uuid primary key,
  reseller_id uuid not null references reseller,
  reference text not null unique, -- a creditor reference (ISO 11649)
  -- The store's account at that time.
  holder text not null,
  iban text not null,
  bic text,
  due_at timestamptz not null,
  -- What an operator found on the account. It is booked at once, or when another operator has entered the same.
  amount bigint check (amount > 0), -- minor units of the payment's currency
  value_date date,
  note text check (length(note) <= 500),
  entered_by uuid references operator,
  entered_at timestamptz,
  -- Null where no second operator was needed.
  confirmed_by uuid references operator,
  booked_at timestamptz,
  -- The top-up that was made of an amount other than the payment's.
  credit_payment_id uuid unique,
  check (num_nulls(amount, value_date, note, entered_by, entered_at) in (0, 5)),
  check (booked_at is null or amount is not null),
  check (confirmed_by is null or booked_at is not null and confirmed_by <> entered_by),
  check (credit_payment_id is null or booked_at is not null),
  constraint bank_transfer_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id),
  constraint bank_transfer_credit_payment_id_fkey
    foreign key (credit_payment_id, reseller_id) references payment (id, reseller_id)
);
create index bank_transfer_reseller on bank_transfer (reseller_id, booked_at);
create index bank_transfer_waiting on bank_transfer (entered_at) where booked_at is null and entered_at is not null;
call tenant_table('bank_transfer');
revoke insert, update, delete on bank_transfer from simshelf_app;
