-- Sells an inventory item to an existing customer on a new eSIM, once per idempotency key. The eSIM joins the named
-- instance of the profile domain and shares its balance; without one it gets its own instance. Expired links of the
-- customer are replaced, so that the customer can see the sale.
create or replace function top_up_activation_with_profile(
  p_reseller uuid, p_key text, p_hash text, p_sale jsonb, p_customer uuid, p_domain uuid
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domain uuid := p_domain;
  v_product product;
  v_esim esim;
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
  if p_domain is null then
    insert into profile_domain (id, reseller_id, customer_id, key)
      values (gen_random_uuid(), p_reseller, p_customer, v_product.profile_domain_key) returning id into v_domain;
  else
    perform require_profile_domain(p_reseller, p_customer, v_product.profile_domain_key, p_domain);
    -- Its eSIMs were withdrawn for good: a sale would give them their use back.
    if is_all_refunded(p_reseller, p_domain) then
      raise exception 'profile_domain_mismatch' using errcode = 'SS409',
        detail = 'Everything on this balance was refunded. Sell the package as a new eSIM with a balance of its own instead.';
    end if;
  end if;
  perform replace_share_links(p_reseller, p_customer, now());
  if v_product.supplier is null then
    v_esim := assign_esim(p_reseller, p_customer, v_domain);
  end if;
  v_sold := sell_item(p_reseller, p_sale, p_customer, v_domain, v_esim.id, 'TOP_UP_WITH_PROFILE');

  if v_product.supplier is not null then
    perform order_from_supplier(v_sold, v_product, v_esim);
    return idempotency_end(p_reseller, 'sale', p_key, p_hash, jsonb_build_object(
      'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'isOrdered', true));
  end if;
  return idempotency_end(p_reseller, 'sale', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim)));
end $$;
