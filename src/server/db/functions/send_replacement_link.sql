-- Sends a customer the link to an eSIM that took the place of another one, where the reseller turned messages on. It is
-- about the newest package of which something may be left.
create or replace function send_replacement_link(p_reseller uuid, p_esim uuid) returns void language plpgsql as $$
declare
  v_sold sold_item;
begin
  select s.* into v_sold from sold_item s
    join esim e on e.reseller_id = p_reseller and e.id = p_esim and e.profile_domain_id = s.profile_domain_id
    where s.reseller_id = p_reseller and s.state <> 'refunded' and (s.expires_at is null or s.expires_at > now())
    order by s.created_at desc limit 1;
  if found and exists (select from notification_setting where reseller_id = p_reseller and customer_link) then
    perform queue_customer_mail(v_sold, 'customer-link', jsonb_build_object('type', 'TOP_UP_WITH_PROFILE'));
  end if;
end $$;
