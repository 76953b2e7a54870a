-- Erases a customer's personal data for good, wherever the database has it (docs/personal-data.md, decision 38). Its
-- sales stay. Sales to the customer and reports of its phones that are under way are waited for; later ones find the
-- customer erased.
create or replace function erase_customer(p_reseller uuid, p_customer uuid, p_actor text) returns void language plpgsql as $$
declare
  v_erased_at timestamptz;
  v_subjects text[];
begin
  -- What was not sold to the customer yet, before the customer, as the sale of a line locks them (decision 22).
  delete from group_sale_line
    where reseller_id = p_reseller and email = (select email from customer where reseller_id = p_reseller and id = p_customer);
  select erased_at into v_erased_at from customer where reseller_id = p_reseller and id = p_customer for update;
  if not found then
    perform raise_not_found();
  end if;
  if v_erased_at is not null then
    return;
  end if;

  update customer set email = null, country = null, erased_at = now()
    where reseller_id = p_reseller and id = p_customer;
  update esim set state = 'DELETED', active = false, eid = null, last_seen = null, last_time_connected = null,
      last_data_consumed = null, last_country = null, last_network = null, last_mcc = null, last_mnc = null,
      last_network_at = null, last_country_change = null, state_at = null
    where reseller_id = p_reseller and customer_id = p_customer;
  perform replace_share_links(p_reseller, p_customer, 'infinity');
  delete from ended_link where reseller_id = p_reseller and customer_id = p_customer;
  update esim_replacement set note = null where reseller_id = p_reseller and customer_id = p_customer;
  update sold_item set metatag = null, user_country = null, user_ip = null
    where reseller_id = p_reseller and customer_id = p_customer;

  -- The keys stay, so that a repeated call does not sell a second time.
  update idempotency_key stored
    set answer = stored.answer || jsonb_build_object(
      'sale', stored.answer -> 'sale' || '{"metatag": null}',
      'customer', (select customer_json(c) from customer c where c.id = p_customer),
      'esim', (select esim_json(e) from esim e where e.id = (stored.answer #>> '{esim,id}')::uuid))
    where stored.reseller_id = p_reseller and stored.customer_id = p_customer::text;

  v_subjects := array(
    select id::text from esim where reseller_id = p_reseller and customer_id = p_customer
    union all
    select uid::text from sold_item where reseller_id = p_reseller and customer_id = p_customer
    union all
    select p_customer::text);
  -- A delivery that is being recorded or repeated also locks its event first.
  perform from event where reseller_id = p_reseller and subject = any (v_subjects) for update;
  delete from webhook_delivery
    where event_id in (select id from event where reseller_id = p_reseller and subject = any (v_subjects));
  delete from event where reseller_id = p_reseller and subject = any (v_subjects);
  delete from mail where reseller_id = p_reseller and customer_id = p_customer;

  insert into audit_entry (reseller_id, actor, action, reference)
    values (p_reseller, p_actor, 'customer erased', p_customer::text);
end $$;
