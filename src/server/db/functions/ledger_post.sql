-- Books one transaction: kinds[i] changes by amounts[i]. The amounts sum to zero. The credit account is locked first,
-- so simultaneous bookings of a reseller queue there and cannot deadlock. Returns the remaining credit.
create or replace function ledger_post(
  p_reseller uuid, p_currency text, p_cause text, p_reference uuid, p_actor text, kinds text[], amounts bigint[]
) returns bigint language plpgsql as $$
declare
  v_credit bigint;
  v_change bigint;
  v_booked ledger_transaction;
begin
  insert into ledger_account (reseller_id, kind, currency)
    select distinct p_reseller, wanted.kind, p_currency from unnest(array['credit'] || kinds) as wanted (kind)
    where not exists (
      select from ledger_account known
      where known.reseller_id = p_reseller and known.currency = p_currency and known.kind = wanted.kind)
    on conflict do nothing;

  v_credit := lock_credit(p_reseller, p_currency);
  select coalesce(sum(amount), 0) into v_change from unnest(kinds, amounts) as leg (kind, amount) where kind = 'credit';
  if p_cause = 'reversal' then
    update ledger_account set taken_back = taken_back + greatest(-v_change, 0)
      where reseller_id = p_reseller and currency = p_currency and kind = 'credit';
  elsif v_change < 0 and v_credit + v_change < 0 then
    raise exception 'insufficient_credits' using errcode = 'SS402',
      detail = 'You do not have sufficient credits to purchase the data package.';
  end if;

  insert into ledger_transaction (reseller_id, cause, reference, actor)
    values (p_reseller, p_cause, p_reference, p_actor) returning * into v_booked;
  -- A trigger updates the balances and the ends of the chains. The lock on the credit keeps them as they were read.
  insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
    select v_booked.id, account.id, p_reseller, leg.amount, entry_hash(account.last_hash, account.id, leg.amount, v_booked)
      from unnest(kinds, amounts) as leg (kind, amount)
      join ledger_account account
        on account.reseller_id = p_reseller and account.currency = p_currency and account.kind = leg.kind
      where leg.amount <> 0;
  return v_credit + v_change;
end $$;

call run_as_definer('ledger_post(uuid, text, text, uuid, text, text[], bigint[])');
revoke execute on function ledger_post from public;
grant execute on function ledger_post to simshelf_app, simshelf_system;
