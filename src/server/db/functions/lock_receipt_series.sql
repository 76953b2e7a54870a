-- Locks the numbers of a reseller's receipts and credit notes until the transaction ends: before the credit, by the
-- order of all locks (decision 22). A transaction that locks the credit first and issues a number afterwards calls this
-- before both.
create or replace function lock_receipt_series(p_reseller uuid) returns void language plpgsql as $$
begin
  insert into receipt_series (reseller_id) select p_reseller
    where not exists (select from receipt_series where reseller_id = p_reseller)
    on conflict do nothing;
  perform from receipt_series where reseller_id = p_reseller for no key update;
end $$;
