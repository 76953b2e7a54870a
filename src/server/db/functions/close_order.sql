-- Refunds a sale whose order is not delivered, once and in full: to credit, or to the stock that it came from. The key
-- of its call and the e-mail address of a new customer become free, so that the same can be sold again (E6). Returns
-- whether it refunded.
create or replace function close_order(p_reseller uuid, p_uid uuid, p_actor text, p_reason text) returns boolean language plpgsql as $$
declare
  v_order supply_order := lock_order(p_reseller, p_uid);
  v_sold sold_item;
begin
  if v_order.uid is null then
    return false;
  end if;
  select * into v_sold from sold_item where reseller_id = p_reseller and uid = p_uid for no key update;
  update supply_order
    set state = 'REFUSED', due_at = null, reason = p_reason, returned_to_stock = v_sold.state = 'activated'
    where reseller_id = p_reseller and uid = p_uid;
  update sold_item set state = 'refunded', refunded_at = now() where reseller_id = p_reseller and uid = p_uid;
  if v_sold.state = 'activated' then
    update inventory_item set stock = stock + 1 where reseller_id = p_reseller and id = v_sold.inventory_item_id;
  else
    perform ledger_post(p_reseller, v_sold.currency, 'refund', p_uid, p_actor, '{credit,sales}',
      array[v_sold.purchase_price, -v_sold.purchase_price]);
  end if;
  insert into audit_entry (reseller_id, actor, action, reference, details)
    values (p_reseller, p_actor, 'refund', p_uid::text, jsonb_build_object('reason', p_reason));
  delete from idempotency_key
    where reseller_id = p_reseller and customer_id = v_order.customer_id::text and answer #>> '{sale,uid}' = p_uid::text;
  update customer set email = null
    where reseller_id = p_reseller and id = v_order.customer_id
      and not exists (
        select from sold_item s
        where s.reseller_id = p_reseller and s.customer_id = v_order.customer_id and s.uid <> p_uid);
  return true;
end $$;
