-- Whether a reseller has paid in more than was taken back, or an operator gave it credit. The welcome bonus does not
-- count.
create or replace function has_paid(p_reseller uuid) returns boolean language sql stable as $$
  select exists (
    select from ledger_account
    where reseller_id = p_reseller and kind in ('payments', 'adjustments') and balance < 0)
$$;
