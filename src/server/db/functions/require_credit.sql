-- Refuses to take back more credit than a reseller has. The credit stays locked.
create or replace function require_credit(p_reseller uuid, p_currency text, p_amount bigint) returns void
language plpgsql as $$
begin
  if coalesce(lock_credit(p_reseller, p_currency), 0) < p_amount then
    raise exception 'credit_too_low' using errcode = 'SS409',
      detail = 'The reseller has less credit than this would take back; nothing was booked.';
  end if;
end $$;
