-- Checks at the commit that the entries of a transaction sum to zero, for every login.
create or replace function require_zero_sum() returns trigger language plpgsql as $$
declare
  v_sum bigint := (select sum(amount) from ledger_entry where transaction_id = new.transaction_id);
begin
  if v_sum is distinct from 0 then
    raise exception 'a ledger transaction sums to zero, not to %', v_sum using errcode = 'check_violation';
  end if;
  return null;
end $$;
