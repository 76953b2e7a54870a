-- Refunds a sale whose supplier will not deliver it.
create or replace function refuse_order(p_reseller uuid, p_uid uuid, p_reason text) returns void language plpgsql as $$
begin
  perform close_order(p_reseller, p_uid, 'supplier', p_reason);
end $$;
