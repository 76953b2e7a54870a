-- An order that is not settled yet, locked; null when it is settled. An erasure of the customer runs either before or
-- after.
create or replace function lock_order(p_reseller uuid, p_uid uuid) returns supply_order language plpgsql as $$
declare
  v_order supply_order;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  perform from customer c
    where c.reseller_id = p_reseller
      and c.id = (select customer_id from supply_order where reseller_id = p_reseller and uid = p_uid)
    for key share;
  select * into v_order from supply_order
    where reseller_id = p_reseller and uid = p_uid and state in ('OPEN', 'SENT') for no key update;
  return v_order;
end $$;
