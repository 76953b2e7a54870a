-- What the network tells of an eSIM, and what customers are listed and found by.

alter table esim
  add column number bigint generated always as identity unique,
  -- The eUICC that the profile was loaded into.
  add column eid text check (eid ~ '^[0-9]{32}$'),
  add column last_mcc integer check (last_mcc between 0 and 999),
  add column last_mnc integer check (last_mnc between 0 and 999),
  add column last_country_change timestamptz;

-- The simulator's network, the only one until now, is the test network 001/01 (3GPP TS 23.003).
set local role simshelf_system;
update esim set last_mcc = 1, last_mnc = 1, last_network = coalesce(last_network, last_country)
  where last_country is not null;
reset role;
alter table esim add constraint esim_last_network_whole
  check (num_nulls(last_country, last_network, last_mcc, last_mnc) in (0, 4));

create index customer_newest on customer (reseller_id, created_at desc, id desc);
create index esim_iccid_prefix on esim (reseller_id, iccid text_pattern_ops);
