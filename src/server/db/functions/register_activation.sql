-- Sells an inventory item to a new customer on a new eSIM, once per idempotency key: from the pool of profiles, or
-- ordered from the package's supplier (isOrdered, decision 53). p_customer: id, email, spellings of the
-- address in rows that are older than its canonical one, country. Problems are raised
-- with errcode SS<http status>, the code as message and the text as detail.
create or replace function register_activation(
  p_reseller uuid, p_key text, p_hash text, p_sale jsonb, p_customer jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domain uuid := gen_random_uuid();
  v_product product;
  v_esim esim;
  v_sold sold_item;
begin
  perform refuse_unknown_keys(p_customer, '{id,email,spellings,country}');
  perform set_config('app.reseller_id', p_reseller::text, true);
  perform require_right(p_sale -> 'right');
  v_answer := idempotency_begin(p_reseller, 'sale', p_key, p_hash);
  if v_answer is not null then
    return with_share_links(p_reseller, v_answer);
  end if;

  v_product := product_of_item(p_reseller, (p_sale ->> 'inventoryItemId')::uuid);
  insert into customer (id, reseller_id, email, country)
    select (p_customer ->> 'id')::uuid, p_reseller, p_customer ->> 'email', p_customer ->> 'country'
    where not exists (
      select from customer c
      where c.reseller_id = p_reseller and c.email in (select jsonb_array_elements_text(p_customer -> 'spellings')))
    on conflict (reseller_id, email) where email is not null do nothing
    returning * into v_customer;
  if not found then
    raise exception 'customer_exists' using errcode = 'SS409',
      detail = 'The customer could not be added. The e-mail address may already be in use. Please top up the existing customer instead.';
  end if;
  insert into profile_domain (id, reseller_id, customer_id, key) values (v_domain, p_reseller, v_customer.id, v_product.profile_domain_key);
  if v_product.supplier is null then
    v_esim := assign_esim(p_reseller, v_customer.id, v_domain);
  end if;

  insert into event (reseller_id, type, data)
    values (p_reseller, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', v_customer.id));
  -- Last, because it locks the credit account: the fewer statements run under that lock, the more sales there can be in
  -- a second.
  v_sold := sell_item(p_reseller, p_sale, v_customer.id, v_domain, v_esim.id, 'DATA_PLAN');

  if v_product.supplier is not null then
    perform order_from_supplier(v_sold, v_product, v_esim);
    return idempotency_end(p_reseller, 'sale', p_key, p_hash, jsonb_build_object(
      'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'isOrdered', true));
  end if;
  return idempotency_end(p_reseller, 'sale', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim)));
end $$;
