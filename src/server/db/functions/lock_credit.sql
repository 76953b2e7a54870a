-- The credit of a reseller, locked until the transaction ends, so that nothing else is booked. Null while the reseller
-- has no account.
create or replace function lock_credit(p_reseller uuid, p_currency text) returns bigint language sql as $$
  select balance from ledger_account
    where reseller_id = p_reseller and reseller_id = current_reseller() and currency = p_currency and kind = 'credit'
    for no key update
$$;

call run_as_definer('lock_credit(uuid, text)');
revoke execute on function lock_credit from public;
grant execute on function lock_credit to simshelf_app, simshelf_system;
