-- The numbers that the simulator may give out, as their registrars assign them to a supplier of eSIM profiles.
create table reference_number_range (
  -- Telecommunications (89), Germany (49), then issuer and serial number (ITU-T E.118).
  iccid_prefix text primary key check (iccid_prefix ~ '^\d{4}$'),
  -- Test network 001/01 (3GPP TS 23.003): no real subscriber has such an IMSI.
  imsi_prefix text not null check (imsi_prefix ~ '^\d{5}$')
);
call system_table('reference_number_range');
insert into reference_number_range values ('8949', '00101');
