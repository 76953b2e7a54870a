-- Sells an inventory item to an existing customer, to the named balance or the only one that fits, once per
-- idempotency key. Returns an eSIM that has this balance and can use it. Expired links of the
-- customer are replaced, so that the customer can see the sale.
create or replace function top_up_activation(
  p_reseller uuid, p_key text, p_hash text, p_sale jsonb, p_customer uuid, p_domain uuid
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_product product;
  v_esim esim;
  v_domain uuid;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  perform require_right(p_sale -> 'right');
  v_answer := idempotency_begin(p_reseller, 'sale', p_key, p_hash);
  if v_answer is not null then
    return with_share_links(p_reseller, v_answer);
  end if;

  v_customer := require_buyer(p_reseller, p_customer, p_sale -> 'restrictedCountries');
  v_product := product_of_item(p_reseller, (p_sale ->> 'inventoryItemId')::uuid);
  v_domain := case
    when p_domain is null then only_profile_domain(p_reseller, p_customer, v_product.profile_domain_key)
    else require_profile_domain(p_reseller, p_customer, v_product.profile_domain_key, p_domain) end;
  -- Before the eSIM is read, so that the answer has its new link.
  perform replace_share_links(p_reseller, p_customer, now());
  select * into v_esim from esim e where e.reseller_id = p_reseller and e.profile_domain_id = v_domain
    order by can_top_up(e) desc, e.created_at desc limit 1;
  if not can_top_up(v_esim) then
    raise exception 'profile_domain_mismatch' using errcode = 'SS409',
      detail = 'The eSIMs of this profile domain can no longer be used. Sell the package as a new eSIM instead.';
  end if;
  v_sold := sell_item(p_reseller, p_sale, p_customer, v_domain, null, 'TOP_UP');

  if v_product.supplier is not null then
    perform order_from_supplier(v_sold, v_product, v_esim);
  end if;
  return idempotency_end(p_reseller, 'sale', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim))
    || case when v_product.supplier is not null then '{"isOrdered": true}'::jsonb else '{}' end);
end $$;
