-- Receipts of settled payments, and the reference exchange.

-- The rate of tax stands on the receipt, and may be another one tomorrow. Older payments tell it by their amounts.
alter table payment add column vat_bps integer check (vat_bps between 0 and 10000);
set local role simshelf_system;
update payment set vat_bps = 50 * round(200.0 * vat / (price - discount)); -- all rates are halves of a per cent
reset role;
alter table payment alter column vat_bps set not null;

-- Each reseller has a series of receipt numbers of its own, without gaps: settling a payment waits for no other reseller.
create table receipt_series (
  reseller_id uuid primary key references reseller,
  series bigint generated always as identity (start 1001),
  last integer not null default 0
);
call tenant_table('receipt_series');

create table receipt (
  payment_id uuid primary key references payment,
  reseller_id uuid not null references reseller,
  number text not null unique, -- series and number in it: 1001-7
  issued_at timestamptz not null,
  recipient jsonb not null -- who paid, as the account said then
);
call tenant_table('receipt');
call append_only('receipt');

create function issue_receipt(p_payment payment) returns void language plpgsql as $$
declare
  v_number text;
begin
  insert into receipt_series (reseller_id) select p_payment.reseller_id
    where not exists (select from receipt_series where reseller_id = p_payment.reseller_id)
    on conflict do nothing;
  update receipt_series set last = last + 1 where reseller_id = p_payment.reseller_id
    returning format('%s-%s', series, last) into v_number;
  insert into receipt (payment_id, reseller_id, number, issued_at, recipient)
    select p_payment.id, p_payment.reseller_id, v_number, p_payment.settled_at, jsonb_build_object(
        'firstName', first_name, 'lastName', last_name, 'companyName', company_name, 'taxId', tax_id,
        'addressLine1', address_line1, 'addressLine2', address_line2, 'addressLine3', address_line3,
        'postalCode', postal_code, 'townOrDistrict', town_or_district, 'country', coalesce(country, ''))
      from reseller where reseller_id = p_payment.reseller_id;
end $$;

-- A receipt is part of the settlement, whichever way that came about.
create function issue_receipt_when_settled() returns trigger language plpgsql as $$
begin
  perform issue_receipt(new);
  return null;
end $$;
create trigger issue_receipt after update of status on payment for each row
  when (old.status <> 'SUCCESS' and new.status = 'SUCCESS') execute function issue_receipt_when_settled();

-- What was settled before there were receipts gets one now.
set local role simshelf_system;
select issue_receipt(payment) from payment where status = 'SUCCESS' order by settled_at, id;
reset role;

-- The reference exchange: what a partner exchange would keep of its own users. No real money.
create table reference_exchange_user (
  username text primary key check (username ~ '^\+\d{7,15}$'),
  auth_type text not null check (auth_type in ('smsCode', 'passwordWith2fa')),
  code text not null check (code ~ '^\d{6}$'),
  password text check ((password is null) = (auth_type = 'smsCode')),
  balance bigint not null check (balance >= 0), -- minor units
  currency text not null default 'USD',
  locked boolean not null default false
);
call system_table('reference_exchange_user');
insert into reference_exchange_user (username, auth_type, code, password, balance, locked) values
  ('+491701234567', 'smsCode', '123456', null, 1000000000000, false),
  ('+491701234568', 'passwordWith2fa', '654321', 'reference', 1000000000000, false),
  ('+491701234569', 'smsCode', '123456', null, 0, false),
  ('+491701234560', 'smsCode', '123456', null, 1000000000000, true);

-- A sign-in that waits for its code. Starting again begins a new one.
create table reference_exchange_sign_in (
  customer text not null, -- of the store, for whom the token will be
  username text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (customer, username)
);
create index reference_exchange_sign_in_expiry on reference_exchange_sign_in (expires_at);
call system_table('reference_exchange_sign_in');

create table reference_exchange_token (
  digest bytea primary key,
  customer text not null,
  username text not null references reference_exchange_user,
  expires_at timestamptz not null
);
create index reference_exchange_token_expiry on reference_exchange_token (expires_at);
call system_table('reference_exchange_token');

create table reference_exchange_charge (
  id uuid primary key, -- the store's id of the payment: ordering it twice is ordering it once
  outcome text not null check (outcome in ('SUCCESS', 'FAILURE')),
  message text, -- why no money was taken, as the store is told
  -- What was asked for, and from whom if a token told; nothing of a charge that was closed before it arrived.
  username text references reference_exchange_user,
  amount bigint,
  currency text,
  created_at timestamptz not null default now()
);
call system_table('reference_exchange_charge');
