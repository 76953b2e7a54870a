-- The state of a sale changes at most once, to refunded: a sale that was charged to credit, or any sale that its
-- supplier refused. A sale that a supplier has yet to deliver, or has delivered and not taken back, is not refunded.
create or replace function keep_sale_state() returns trigger language plpgsql as $$
declare
  v_order supply_order;
begin
  select * into v_order from supply_order where reseller_id = new.reseller_id and uid = new.uid;
  if new.state = 'refunded' and (
    old.state = 'purchased' and (v_order.uid is null or v_order.state = 'REFUSED' or v_order.withdrawn_at is not null)
    or old.state = 'activated' and v_order.returned_to_stock) then
    return new;
  end if;
  raise exception 'A sale in state % does not become %', old.state, new.state using errcode = 'check_violation';
end $$;
