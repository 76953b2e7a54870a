-- Refuses what a suspended reseller may not do, by one rule for sales and everything else (decision 58). The lock is
-- held until the transaction ends: a suspension waits for it, and later calls find the suspension.
create or replace function require_not_suspended(p_reseller uuid) returns void language plpgsql as $$
declare
  v_reason text;
begin
  perform pg_advisory_xact_lock_shared(selling_lock(p_reseller));
  select reason into v_reason from suspension where reseller_id = p_reseller;
  if found then
    raise exception 'reseller_suspended' using errcode = 'SS409',
      detail = format('This account is suspended: %s', v_reason);
  end if;
end $$;
