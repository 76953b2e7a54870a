-- What an invoice needs to say, kept with what it says it about (decision 129).

-- Who sells, as the settings say: a row for each change of them. Documents copy the newest one when they are issued.
create table seller (
  since timestamptz primary key default now(),
  details jsonb not null
);
call shared_table('seller');
call append_only('seller');

-- Null in what an earlier release issued, which stays as it was issued.
alter table receipt add column seller jsonb;
alter table credit_note add column seller jsonb;

-- Why the rate of a payment is what it is, and what VIES said about the VAT number when it was made. Null before this release.
alter table payment add column vat_basis jsonb, add column vat_check jsonb;

-- What VIES said last about each VAT number that the account has had, by the number.
alter table reseller add column vat_checks jsonb not null default '{}';
