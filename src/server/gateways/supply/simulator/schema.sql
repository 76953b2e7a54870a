-- The numbers that the simulator may give out, as their registrars assign them to a supplier of eSIM profiles.
create table reference_number_range (
  -- Telecommunications (89), Germany (49), then issuer and serial number (ITU-T E.118).
  iccid_prefix text primary key check (iccid_prefix ~ '^\d{4}$'),
  -- Test network 001/01 (3GPP TS 23.003): no real subscriber has such an IMSI.
  imsi_prefix text not null check (imsi_prefix ~ '^\d{5}$')
);
call system_table('reference_number_range');
insert into reference_number_range values ('8949', '00101');

-- The orders that the simulator received: one that is sent twice stands here twice.
create table reference_supply_order (
  id bigint generated always as identity primary key,
  reference uuid not null,
  package text not null,
  iccid text not null,
  -- Of a new eSIM.
  profile jsonb,
  withdrawn_at timestamptz
);
create index reference_supply_order_reference on reference_supply_order (reference);
call system_table('reference_supply_order');
