-- Tells a customer that little data is left, with the event for integrators, where the reseller turned that on.
create or replace function send_customer_data_low() returns trigger language plpgsql as $$
declare
  v_sold sold_item;
begin
  if exists (
    select from notification_setting where reseller_id = new.reseller_id and customer_data_low) then
    select * into v_sold from sold_item
      where reseller_id = new.reseller_id and uid = (new.data ->> 'uid')::uuid;
    perform queue_customer_mail(v_sold, 'customer-data-low',
      jsonb_build_object('remainingBytes', new.data -> 'remainingBytes'));
  end if;
  return null;
end $$;
