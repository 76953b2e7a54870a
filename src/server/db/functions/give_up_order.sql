-- Refunds a sale whose order an operator gives up (order_give_up), and notes that the supplier has to be asked whether
-- it delivered after all. Returns whether it refunded: a settled order stays as it is.
create or replace function give_up_order(p_reseller uuid, p_uid uuid, p_actor text) returns boolean language plpgsql as $$
begin
  if not close_order(p_reseller, p_uid, p_actor, 'An operator gave the order up.') then
    return false;
  end if;
  update order_give_up set refunded_at = now(), due_at = now() where uid = p_uid;
  return true;
end $$;
