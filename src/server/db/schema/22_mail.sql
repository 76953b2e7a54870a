-- Messages that the store sends, written in the transaction that causes them (decision 51).
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- Null for messages of the sign-in service, whose user may have no store yet.
  reseller_id uuid references reseller,
  -- The customer that it is about, so that it goes when the customer is erased, and the sale.
  customer_id uuid,
  sale_uid uuid,
  kind text not null,
  -- Null when nobody has the e-mail address that was asked about: the row is treated like any other, and nothing is sent.
  recipient text,
  language text not null,
  -- What the message tells; nothing that lets a reader in.
  data jsonb not null default '{}',
  -- The link that lets its receiver in, until the message has ended.
  link_encrypted bytea,
  created_at timestamptz not null default now(),
  -- When it is sent, tried again, or taken over from a process that died. Null when it has ended.
  due_at timestamptz default now(),
  -- From then on it is not worth sending.
  useless_at timestamptz not null default now() + interval '3 days',
  tries integer not null default 0,
  -- Messages to customers can also be withdrawn by a refund, or held back for their reseller's sake (decision 51).
  outcome text check (
    outcome in ('sent', 'refused', 'given up', 'nobody', 'withdrawn', 'not paid', 'not covered', 'too many')),
  -- What the mail server replied, or why it could not be reached.
  reply text,
  ended_at timestamptz,
  check ((outcome is null) = (due_at is not null) and (outcome is null) = (ended_at is null)),
  check (outcome is null or link_encrypted is null),
  -- Where one part of a reference is null, nothing is compared.
  constraint mail_customer_check check (customer_id is null or reseller_id is not null),
  constraint mail_sale_check check (sale_uid is null or customer_id is not null),
  constraint mail_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  constraint mail_sale_uid_fkey
    foreign key (sale_uid, customer_id, reseller_id) references sold_item (uid, customer_id, reseller_id)
);
create index mail_due on mail (due_at) where due_at is not null;
create index mail_age on mail (created_at);
-- Since when something has waited, whatever a retry does to the time at which it is due (decision 61).
create index mail_waiting on mail (created_at) where due_at is not null;
create index mail_recipient on mail (recipient, created_at);
create index mail_customer on mail (customer_id) where customer_id is not null;
create index mail_sale on mail (sale_uid) where sale_uid is not null;
-- What a reseller recently had sent.
create index mail_customer_age on mail (reseller_id, created_at) where sale_uid is not null;
call tenant_table('mail');
-- A reseller's transaction causes messages, reads what became of them, withdraws those of a refund that wait, and erases those
-- of a customer. Only the system reads what they say.
revoke select, update on mail from simshelf_app;
grant select (reseller_id, customer_id, kind, sale_uid, outcome, created_at), update (outcome, ended_at, due_at)
  on mail to simshelf_app;
