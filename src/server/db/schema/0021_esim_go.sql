-- eSIM Go as a supplier.

-- What was ordered there. Their orders carry no reference of ours, so it is kept here which belongs to which (decision 56).
create table esim_go_order (
  reference uuid primary key, -- ours: the uid of the sale
  package text not null,
  -- The eSIM that it was ordered onto; null for a new one.
  target text,
  -- When the last call that may have been carried out was sent: of this order, or of another one of the same kind that took
  -- what this one may have bought. Null when none was.
  sent_at timestamptz,
  -- Theirs. An order of theirs belongs to one of ours.
  order_reference text unique,
  -- Once it is delivered: the eSIM, and what they charged, in their currency.
  iccid text,
  total numeric,
  -- When they were asked to take it back.
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index esim_go_order_open on esim_go_order (package) where order_reference is null;
create index esim_go_order_iccid on esim_go_order (iccid);
call system_table('esim_go_order');

-- The eSIMs that it delivered.
create table esim_go_esim (
  iccid text primary key,
  -- When it was asked last what happened on the eSIM.
  asked_at timestamptz not null default now()
);
create index esim_go_esim_asked on esim_go_esim (asked_at);
call system_table('esim_go_esim');
