-- Sends a customer the link to the eSIM where the reseller turned that on: when the sale commits, or when its order was
-- delivered.
create or replace function send_customer_link() returns trigger language plpgsql as $$
declare
  v_sold sold_item;
begin
  if not exists (
    select from notification_setting where reseller_id = new.reseller_id and customer_link) then
    return null;
  end if;
  select * into v_sold from sold_item s
    where s.reseller_id = new.reseller_id and s.uid = new.uid
      and not exists (select from supply_order o where o.uid = s.uid and o.state <> 'DELIVERED');
  if found then
    perform queue_customer_mail(v_sold, 'customer-link', jsonb_build_object('type', v_sold.activation_type));
  end if;
  return null;
end $$;
