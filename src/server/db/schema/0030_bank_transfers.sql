-- Payments that come to the store's bank account, and what the operator's desk finds of all payments.

-- What a reseller was told to transfer, and what came of it.
create table bank_transfer (
  payment_id uuid primary key references payment,
  reseller_id uuid not null references reseller,
  reference text not null unique, -- a creditor reference (ISO 11649)
  -- The account as it was then.
  holder text not null,
  iban text not null,
  bic text,
  due_at timestamptz not null,
  -- What an operator found on the account; booked at once, or when another one has entered the same.
  amount bigint check (amount > 0), -- minor units of the payment's currency
  value_date date,
  note text check (length(note) <= 500),
  entered_by uuid references operator,
  entered_at timestamptz,
  -- Null where nobody else was needed.
  confirmed_by uuid references operator,
  booked_at timestamptz,
  -- The top-up that another amount than the payment's became.
  credit_payment_id uuid unique references payment,
  check (num_nulls(amount, value_date, note, entered_by, entered_at) in (0, 5)),
  check (booked_at is null or amount is not null),
  check (confirmed_by is null or booked_at is not null and confirmed_by <> entered_by),
  check (credit_payment_id is null or booked_at is not null)
);
create index bank_transfer_reseller on bank_transfer (reseller_id, booked_at);
create index bank_transfer_waiting on bank_transfer (entered_at) where booked_at is null and entered_at is not null;
call tenant_table('bank_transfer');
revoke insert, update, delete on bank_transfer from simshelf_app;

-- The total was given, and the tax is a part of it: it is rounded from the total then.
alter table payment add column tax_included boolean not null default false;

-- The desk finds payments of all resellers by their age, their amount, or what a provider calls them.
create index payment_newest on payment (created_at desc, id);
create index payment_amount on payment (total, created_at desc);
create index payment_provider_reference on payment (provider_reference text_pattern_ops);
