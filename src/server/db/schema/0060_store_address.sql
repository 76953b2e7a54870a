-- A database also remembers the issuer that the store's own sign-in service has, which is its address: the accounts are known by
-- it, and go with it to another one (decision 100).
alter table store_use drop constraint store_use_what_check;
alter table store_use add constraint store_use_what_check
  check (what in ('mode', 'stripe', 'stripe account', 'bank account', 'issuer'));
