-- Sales to existing customers on new eSIMs, and which balance a sale goes to.

-- The key of the profile domain that an inventory item works in.
create function profile_domain_key_of_item(p_reseller uuid, p_item uuid) returns text language plpgsql stable as $$
declare
  v_key text;
begin
  select p.profile_domain_key into v_key
    from inventory_item i join product p on p.id = i.product_id
    where i.reseller_id = p_reseller and i.id = p_item and i.removed_at is null;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;
  return v_key;
end $$;

create function require_customer(p_reseller uuid, p_customer uuid) returns customer language plpgsql stable as $$
declare
  v_customer customer;
begin
  select * into v_customer from customer where reseller_id = p_reseller and id = p_customer;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;
  return v_customer;
end $$;

-- The instance of this id, if it is the customer's and of this key.
create function require_profile_domain(p_reseller uuid, p_customer uuid, p_key text, p_domain uuid) returns uuid
  language plpgsql stable as $$
declare
  v_key text;
begin
  select key into v_key from profile_domain
    where reseller_id = p_reseller and customer_id = p_customer and id = p_domain;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;
  if v_key <> p_key then
    raise exception 'Another profile domain' using errcode = 'SS409',
      detail = 'This package does not work on the eSIMs of this profile domain. Name another one or sell it as a new eSIM instead.';
  end if;
  return p_domain;
end $$;

-- The customer's only instance of this key that an active eSIM can use.
create function only_profile_domain(p_reseller uuid, p_customer uuid, p_key text) returns uuid language plpgsql stable as $$
declare
  v_domains uuid[];
begin
  select array_agg(d.id) into v_domains from profile_domain d
    where d.reseller_id = p_reseller and d.customer_id = p_customer and d.key = p_key
      and exists (select from esim e where e.reseller_id = p_reseller and e.profile_domain_id = d.id and e.active);
  if v_domains is null then
    raise exception 'Another profile domain' using errcode = 'SS409',
      detail = 'This package does not work on the eSIMs of this customer. Sell it as a new eSIM instead.';
  end if;
  if cardinality(v_domains) > 1 then
    raise exception 'Bad request' using errcode = 'SS400',
      detail = 'The customer has several balances that fit. Name one with customerProfileDomainId.';
  end if;
  return v_domains[1];
end $$;

-- Gives a customer a new eSIM from the pool.
create function assign_esim(p_reseller uuid, p_customer uuid, p_domain uuid) returns esim language plpgsql as $$
declare
  v_profile esim_pool := take_from_esim_pool();
  v_esim esim;
begin
  if v_profile.id is null then
    raise exception 'No eSIM profile is available' using errcode = 'SS503';
  end if;
  insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
    values (v_profile.id, p_reseller, p_customer, p_domain, v_profile.iccid, v_profile.imsi, v_profile.activation_code)
    returning * into v_esim;
  return v_esim;
end $$;

-- As before, said with the functions above.
create or replace function register_activation(
  p_reseller uuid, p_caller text, p_key text, p_hash text, p_sale jsonb, p_customer jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domain uuid := gen_random_uuid();
  v_domain_key text;
  v_esim esim;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  v_answer := idempotency_begin(p_reseller, p_caller, 'registerActivation', p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;

  v_domain_key := profile_domain_key_of_item(p_reseller, (p_sale ->> 'inventoryItemId')::uuid);
  insert into customer (id, reseller_id, email, country)
    values ((p_customer ->> 'id')::uuid, p_reseller, p_customer ->> 'email', p_customer ->> 'country')
    on conflict (reseller_id, email) where email is not null do nothing
    returning * into v_customer;
  if not found then
    raise exception 'Could not create customer' using errcode = 'SS409',
      detail = 'The customer could not be added. The e-mail address may already be in use. Please top up the existing customer instead.';
  end if;
  insert into profile_domain (id, reseller_id, customer_id, key) values (v_domain, p_reseller, v_customer.id, v_domain_key);
  v_esim := assign_esim(p_reseller, v_customer.id, v_domain);

  insert into event (reseller_id, type, data)
    values (p_reseller, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', v_customer.id));
  -- Last, because it takes the lock on the credit account: the fewer statements run under it, the more sales a second.
  v_sold := sell_item(p_reseller, p_sale, v_customer.id, v_domain, v_esim.id, 'DATA_PLAN');

  return idempotency_end(p_reseller, p_caller, 'registerActivation', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim)));
end $$;

-- Sells an inventory item to an existing customer, onto the named balance or the only one that fits, once per
-- idempotency key. Answers an eSIM that has this balance, an active one if there is any.
create or replace function top_up_activation(
  p_reseller uuid, p_caller text, p_key text, p_hash text, p_sale jsonb, p_customer uuid, p_domain uuid
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domain_key text;
  v_domain uuid;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  v_answer := idempotency_begin(p_reseller, p_caller, 'topUpActivation', p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;

  v_customer := require_customer(p_reseller, p_customer);
  v_domain_key := profile_domain_key_of_item(p_reseller, (p_sale ->> 'inventoryItemId')::uuid);
  v_domain := case
    when p_domain is null then only_profile_domain(p_reseller, p_customer, v_domain_key)
    else require_profile_domain(p_reseller, p_customer, v_domain_key, p_domain) end;
  v_sold := sell_item(p_reseller, p_sale, p_customer, v_domain, null, 'TOP_UP');

  return idempotency_end(p_reseller, p_caller, 'topUpActivation', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer),
    'esim', (select esim_json(e) from esim e where e.reseller_id = p_reseller and e.profile_domain_id = v_domain
      order by e.active desc, e.created_at desc limit 1)));
end $$;

-- Sells an inventory item to an existing customer on a new eSIM, once per idempotency key. The eSIM joins the instance
-- of the profile domain that is named and shares its balance; without one it gets an instance of its own.
create function top_up_activation_with_profile(
  p_reseller uuid, p_caller text, p_key text, p_hash text, p_sale jsonb, p_customer uuid, p_domain uuid
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domain uuid := p_domain;
  v_domain_key text;
  v_esim esim;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  v_answer := idempotency_begin(p_reseller, p_caller, 'topUpActivationWithProfile', p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;

  v_customer := require_customer(p_reseller, p_customer);
  v_domain_key := profile_domain_key_of_item(p_reseller, (p_sale ->> 'inventoryItemId')::uuid);
  if p_domain is null then
    insert into profile_domain (id, reseller_id, customer_id, key)
      values (gen_random_uuid(), p_reseller, p_customer, v_domain_key) returning id into v_domain;
  else
    perform require_profile_domain(p_reseller, p_customer, v_domain_key, p_domain);
  end if;
  v_esim := assign_esim(p_reseller, p_customer, v_domain);
  v_sold := sell_item(p_reseller, p_sale, p_customer, v_domain, v_esim.id, 'TOP_UP_WITH_PROFILE');

  return idempotency_end(p_reseller, p_caller, 'topUpActivationWithProfile', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim)));
end $$;
