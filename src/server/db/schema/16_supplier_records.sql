-- What the store records for a supplier that cannot tell it itself: another store, and eSIM Go.

-- The eSIMs that another store delivered, and whose they are there.
create table store_esim (
  iccid text primary key,
  customer_uid uuid not null,
  profile_domain_id uuid not null,
  -- When the other store was last asked what happened on the eSIM.
  asked_at timestamptz not null default now()
);
create index store_esim_asked on store_esim (asked_at);
call system_table('store_esim');

-- What was ordered from eSIM Go. Its orders carry no reference of ours, so this table says which belongs to which
-- (decision 56).
create table esim_go_order (
  reference uuid primary key, -- ours: the uid of the sale
  package text not null,
  -- The eSIM that it was ordered onto; null for a new one.
  target text,
  -- When the last call that may have been carried out was sent: for this order, or for another order of the same kind that
  -- was given what this one may have bought. Null when there was none.
  sent_at timestamptz,
  -- Until then the answer to that call may still come: what it bought is not given to another order.
  in_flight_until timestamptz,
  -- When their list had been read to its end after every call of this order had had its time.
  cleared_at timestamptz,
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

-- The eSIMs that eSIM Go delivered.
create table esim_go_esim (
  iccid text primary key,
  -- When it was last asked what happened on the eSIM.
  asked_at timestamptz not null default now()
);
create index esim_go_esim_asked on esim_go_esim (asked_at);
call system_table('esim_go_esim');

-- Purchases in their list that belonged to no sale when it was read.
create table esim_go_purchase (
  order_reference text primary key, -- theirs
  package text not null,
  -- Null while it is being prepared.
  iccid text,
  activation_code text,
  total numeric not null,
  created_at timestamptz not null, -- by their clock
  seen_at timestamptz not null default now(), -- by ours
  -- Its eSIM has somebody else's mark, so this store did not order it.
  is_foreign boolean not null default false
);
create index esim_go_purchase_age on esim_go_purchase (seen_at);
call system_table('esim_go_purchase');

-- How far their list was read. One process reads at a time, and the next one continues where it stopped.
create table esim_go_reading (
  id boolean primary key default true check (id),
  held_until timestamptz not null default '-infinity',
  -- The reading under way: its next page, the time that it reads from, when it began, and the newest order by their clock.
  page integer,
  read_from timestamptz,
  began_at timestamptz,
  newest_at timestamptz,
  -- The last reading that came to its end.
  ended_at timestamptz,
  read_until timestamptz
);
call system_table('esim_go_reading');
insert into esim_go_reading default values;
