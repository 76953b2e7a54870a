-- Books one transaction: kinds[i] changes by amounts[i]. The amounts sum to zero. The credit account is locked first, so
-- simultaneous bookings of a reseller queue there and cannot deadlock. A charge that leaves less than the threshold of the
-- automatic top-up makes it due: an index look-up and, when it is due already, no more.
create function ledger_post(
  p_reseller uuid, p_currency text, p_cause text, p_reference uuid, p_actor text, kinds text[], amounts bigint[]
) returns void language plpgsql as $$
declare
  v_balance bigint;
  v_change bigint;
begin
  select sum(amount), sum(amount) filter (where kind = 'credit') into v_balance, v_change
    from unnest(kinds, amounts) as leg (kind, amount);
  if v_balance <> 0 then
    raise exception 'a ledger transaction sums to zero, not to %', v_balance;
  end if;

  insert into ledger_account (reseller_id, kind, currency)
    select distinct p_reseller, wanted.kind, p_currency from unnest(array['credit'] || kinds) as wanted (kind)
    where not exists (
      select from ledger_account known
      where known.reseller_id = p_reseller and known.currency = p_currency and known.kind = wanted.kind)
    on conflict do nothing;

  select balance into v_balance from ledger_account
    where reseller_id = p_reseller and currency = p_currency and kind = 'credit' for update;
  if v_balance + coalesce(v_change, 0) < 0 then
    raise exception 'Insufficient credits' using errcode = 'SS402',
      detail = 'You do not have sufficient credits to purchase the data package.';
  end if;

  with booked as (
    insert into ledger_transaction (reseller_id, cause, reference, actor)
    values (p_reseller, p_cause, p_reference, p_actor)
    returning id
  ), changed as (
    update ledger_account account set balance = balance + leg.amount
      from unnest(kinds, amounts) as leg (kind, amount)
      where account.reseller_id = p_reseller and account.currency = p_currency and account.kind = leg.kind
        and leg.amount <> 0
      returning account.id, leg.amount
  )
  insert into ledger_entry (transaction_id, account_id, reseller_id, amount)
    select booked.id, changed.id, p_reseller, changed.amount from booked, changed;

  if v_change < 0 then
    update auto_top_up set due_at = now()
      where reseller_id = p_reseller and enabled and due_at is null and v_balance + v_change < threshold;
  end if;
end $$;
