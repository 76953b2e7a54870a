-- Customers, their eSIMs and what was sold to them.

create table customer (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  email text check (email = lower(email)),
  country text check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now()
);
create unique index customer_email on customer (reseller_id, email) where email is not null;
create index customer_email_prefix on customer (reseller_id, email text_pattern_ops);
call tenant_table('customer');

-- An instance of a profile domain: the eSIMs in it share one balance.
create table profile_domain (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  customer_id uuid not null references customer,
  key text not null,
  created_at timestamptz not null default now()
);
create index profile_domain_customer on profile_domain (customer_id);
call tenant_table('profile_domain');

-- Profiles that the provisioning system has given us and nobody has yet. A sale takes one away for good.
create table esim_pool (
  id uuid primary key,
  iccid text not null unique check (iccid ~ '^[0-9]{18,22}$'),
  imsi text not null unique,
  activation_code text not null unique
);
call system_table('esim_pool');

create table esim (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  customer_id uuid not null references customer,
  profile_domain_id uuid not null references profile_domain,
  iccid text not null unique,
  imsi text not null unique,
  activation_code text not null unique,
  state text not null default 'RELEASED',
  active boolean not null default true,
  activated_at timestamptz,
  last_seen timestamptz,
  last_time_connected timestamptz,
  last_data_consumed timestamptz,
  last_country text,
  last_network text,
  created_at timestamptz not null default now()
);
create index esim_customer on esim (customer_id);
create index esim_profile_domain on esim (profile_domain_id);
call tenant_table('esim');

create function take_from_esim_pool() returns esim_pool
  language plpgsql security definer set search_path = public as $$
declare
  v_profile esim_pool;
begin
  delete from esim_pool where id = (select id from esim_pool limit 1 for update skip locked) returning * into v_profile;
  return v_profile;
end $$;
revoke execute on function take_from_esim_pool from public;
grant execute on function take_from_esim_pool to simshelf_app, simshelf_system;

create table sold_item (
  uid uuid primary key,
  id bigint generated always as identity unique,
  reseller_id uuid not null references reseller,
  inventory_item_id uuid not null references inventory_item,
  product_id uuid not null references product,
  customer_id uuid not null references customer,
  profile_domain_id uuid not null references profile_domain,
  -- The eSIM that came with it; none for a top-up.
  esim_id uuid references esim,
  activation_type text not null check (activation_type in ('DATA_PLAN', 'TOP_UP', 'TOP_UP_WITH_PROFILE')),
  state text not null check (state in ('purchased', 'activated', 'refunded')),
  name text not null,
  channel_id uuid,
  channel_name text not null,
  channel_type text not null check (channel_type in ('POS', 'API', 'SDK')),
  purchase_price bigint not null check (purchase_price >= 0),
  retail_price bigint not null check (retail_price >= 0),
  currency text not null,
  metatag text check (length(metatag) <= 255), -- spec section 5
  user_country text,
  user_ip text,
  -- The balance.
  activation_mode text not null check (activation_mode in ('NOW', 'FIRST_USE', 'ON_DEMAND')),
  activated_at timestamptz,
  expires_at timestamptz,
  size_value double precision not null,
  size_unit text not null,
  size_bytes bigint not null,
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  package_type text not null,
  validity_size integer not null,
  validity_unit text not null,
  validity_unlimited boolean not null,
  validity interval not null,
  country_set text,
  included_countries text[] not null,
  profile_domain_key text not null,
  policy jsonb,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  check (package_type = 'unlimited' or used_bytes <= size_bytes)
);
create index sold_item_date on sold_item (reseller_id, created_at desc, id desc);
create index sold_item_customer on sold_item (customer_id, created_at desc);
create index sold_item_profile_domain on sold_item (profile_domain_id);
call tenant_table('sold_item');

-- The rows of a sale as the server reads them; also what the stored answer of a sale is made of.
create function sale_json(s sold_item) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', s.id, 'uid', s.uid, 'name', s.name, 'createdAt', s.created_at, 'channelName', s.channel_name,
    'channelType', s.channel_type, 'activationType', s.activation_type, 'purchasePrice', s.purchase_price,
    'retailPrice', s.retail_price, 'currency', s.currency, 'metatag', s.metatag, 'state', s.state,
    'profileDomainKey', s.profile_domain_key, 'profileDomainId', s.profile_domain_id, 'customerId', s.customer_id,
    'activationMode', s.activation_mode, 'activatedAt', s.activated_at, 'expiresAt', s.expires_at,
    'sizeValue', s.size_value, 'sizeUnit', s.size_unit, 'sizeBytes', s.size_bytes, 'usedBytes', s.used_bytes,
    'packageType', s.package_type, 'validitySize', s.validity_size, 'validityUnit', s.validity_unit,
    'validityUnlimited', s.validity_unlimited, 'countrySet', s.country_set,
    'includedCountries', s.included_countries, 'policy', s.policy)
$$;

create function customer_json(c customer) returns jsonb language sql stable as $$
  select jsonb_build_object('id', c.id, 'email', c.email, 'country', c.country, 'createdAt', c.created_at)
$$;

create function esim_json(e esim) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', e.id, 'iccid', e.iccid, 'imsi', e.imsi, 'activationCode', e.activation_code, 'state', e.state,
    'active', e.active, 'activatedAt', e.activated_at, 'lastSeen', e.last_seen,
    'lastTimeConnected', e.last_time_connected, 'lastDataConsumed', e.last_data_consumed,
    'lastCountry', e.last_country, 'lastNetwork', e.last_network, 'profileDomainId', e.profile_domain_id,
    'profileDomainKey', (select key from profile_domain where id = e.profile_domain_id), 'customerId', e.customer_id)
$$;

-- Charges one unit of an inventory item and records the sale: from own stock when there is some, else to credit.
-- p_sale: uid, inventoryItemId, expectedPrice and expectedCurrency (or null), metatag, activationMode, channelId,
-- channelName, channelType, actor, userCountry, userIp.
create function sell_item(
  p_reseller uuid, p_sale jsonb, p_customer uuid, p_domain uuid, p_esim uuid, p_type text
) returns sold_item language plpgsql as $$
declare
  v_item inventory_item;
  v_product product;
  v_reseller reseller;
  v_price bigint;
  v_activated timestamptz := case when p_sale ->> 'activationMode' = 'NOW' then now() end;
  v_from_stock boolean;
  v_sold sold_item;
begin
  select * into v_item from inventory_item
    where reseller_id = p_reseller and id = (p_sale ->> 'inventoryItemId')::uuid and removed_at is null;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;
  select * into v_product from product where id = v_item.product_id;
  select * into v_reseller from reseller where reseller_id = p_reseller;
  if not v_product.active then
    raise exception 'Out of stock' using errcode = 'SS409',
      detail = 'selected product can''t be provided in the desired quantity'; -- spec section 8
  end if;
  v_price := reseller_price(v_product.price, v_reseller.discount_bps);
  if p_sale ->> 'expectedPrice' is not null and
     ((p_sale ->> 'expectedPrice')::bigint, p_sale ->> 'expectedCurrency')
       is distinct from (v_price, v_reseller.currency) then
    raise exception 'Price changed' using errcode = 'SS409',
      detail = 'The price changed since your confirmation. Please try again.'; -- spec section 8
  end if;

  update inventory_item set stock = stock - 1 where id = v_item.id and stock > 0;
  v_from_stock := found;
  if not v_from_stock then
    perform ledger_post(p_reseller, v_reseller.currency, 'sale', (p_sale ->> 'uid')::uuid, p_sale ->> 'actor',
      '{credit,sales}', array[-v_price, v_price]);
  end if;

  insert into sold_item (
    uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id, esim_id, activation_type, state,
    name, channel_id, channel_name, channel_type, purchase_price, retail_price, currency, metatag, user_country, user_ip,
    activation_mode, activated_at, expires_at, size_value, size_unit, size_bytes, package_type, validity_size,
    validity_unit, validity_unlimited, validity, country_set, included_countries, profile_domain_key, policy)
  values (
    (p_sale ->> 'uid')::uuid, p_reseller, v_item.id, v_product.id, p_customer, p_domain, p_esim, p_type,
    case when v_from_stock then 'activated' else 'purchased' end,
    v_item.name, (p_sale ->> 'channelId')::uuid, p_sale ->> 'channelName', p_sale ->> 'channelType', v_price,
    coalesce(v_item.retail_price, v_product.retail_price), v_reseller.currency, p_sale ->> 'metatag',
    p_sale ->> 'userCountry', p_sale ->> 'userIp', p_sale ->> 'activationMode', v_activated,
    case when not v_product.validity_unlimited then v_activated + v_product.validity end,
    v_product.size_value, v_product.size_unit, v_product.size_bytes, v_product.package_type, v_product.validity_size,
    v_product.validity_unit, v_product.validity_unlimited, v_product.validity, v_product.country_set,
    v_product.included_countries, v_product.profile_domain_key, v_product.policy)
  returning * into v_sold;

  insert into audit_entry (reseller_id, actor, action, reference, details)
    values (p_reseller, p_sale ->> 'actor', 'sale', v_sold.uid::text,
      jsonb_build_object('price', v_price, 'fromStock', v_from_stock));
  if v_activated is not null then
    insert into event (reseller_id, type, data)
      values (p_reseller, 'BALANCE_ACTIVATION', jsonb_build_object('uid', v_sold.uid));
  end if;
  return v_sold;
end $$;

-- Sells an inventory item to a new customer on a new eSIM, once per idempotency key. p_customer: id, email, country.
-- Problems are raised with errcode SS<http status>, the title as message and the text as detail.
create function register_activation(
  p_reseller uuid, p_caller text, p_key text, p_hash text, p_sale jsonb, p_customer jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_profile esim_pool;
  v_customer customer;
  v_esim esim;
  v_domain uuid := gen_random_uuid();
  v_domain_key text;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  v_answer := idempotency_begin(p_reseller, p_caller, 'registerActivation', p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;

  select p.profile_domain_key into v_domain_key
    from inventory_item i join product p on p.id = i.product_id
    where i.reseller_id = p_reseller and i.id = (p_sale ->> 'inventoryItemId')::uuid and i.removed_at is null;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;

  insert into customer (id, reseller_id, email, country)
    values ((p_customer ->> 'id')::uuid, p_reseller, p_customer ->> 'email', p_customer ->> 'country')
    on conflict (reseller_id, email) where email is not null do nothing
    returning * into v_customer;
  if not found then
    raise exception 'Could not create customer' using errcode = 'SS409',
      detail = 'The customer could not be added. The e-mail address may already be in use. Please top up the existing customer instead.';
  end if;
  insert into profile_domain (id, reseller_id, customer_id, key) values (v_domain, p_reseller, v_customer.id, v_domain_key);

  v_profile := take_from_esim_pool();
  if v_profile.id is null then
    raise exception 'No eSIM profile is available' using errcode = 'SS503';
  end if;
  insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
    values (v_profile.id, p_reseller, v_customer.id, v_domain, v_profile.iccid, v_profile.imsi, v_profile.activation_code)
    returning * into v_esim;

  insert into event (reseller_id, type, data)
    values (p_reseller, 'CUSTOMER_REGISTRATION', jsonb_build_object('uid', v_customer.id));
  -- Last, because it takes the lock on the credit account: the fewer statements run under it, the more sales a second.
  v_sold := sell_item(p_reseller, p_sale, v_customer.id, v_domain, v_esim.id, 'DATA_PLAN');

  return idempotency_end(p_reseller, p_caller, 'registerActivation', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer), 'esim', esim_json(v_esim)));
end $$;

-- Sells an inventory item to an existing customer, onto a balance of the same profile domain, once per idempotency key.
create function top_up_activation(
  p_reseller uuid, p_caller text, p_key text, p_hash text, p_sale jsonb, p_customer uuid, p_domain uuid
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_customer customer;
  v_domains uuid[];
  v_domain_key text;
  v_sold sold_item;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  v_answer := idempotency_begin(p_reseller, p_caller, 'topUpActivation', p_key, p_hash);
  if v_answer is not null then
    return v_answer;
  end if;

  select * into v_customer from customer where reseller_id = p_reseller and id = p_customer;
  if found then
    select p.profile_domain_key into v_domain_key
      from inventory_item i join product p on p.id = i.product_id
      where i.reseller_id = p_reseller and i.id = (p_sale ->> 'inventoryItemId')::uuid and i.removed_at is null;
  end if;
  if not found then
    raise exception 'Not found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
  end if;

  select array_agg(id) into v_domains from profile_domain
    where reseller_id = p_reseller and customer_id = p_customer and key = v_domain_key and (p_domain is null or id = p_domain);
  if v_domains is null then
    raise exception 'Another profile domain' using errcode = 'SS409',
      detail = 'This package does not work on the eSIMs of this customer. Sell it as a new eSIM instead.';
  end if;
  if cardinality(v_domains) > 1 then
    raise exception 'Bad request' using errcode = 'SS400',
      detail = 'The customer has several balances that fit. Name one with customerProfileDomainId.';
  end if;
  v_sold := sell_item(p_reseller, p_sale, p_customer, v_domains[1], null, 'TOP_UP');

  return idempotency_end(p_reseller, p_caller, 'topUpActivation', p_key, p_hash, jsonb_build_object(
    'sale', sale_json(v_sold), 'customer', customer_json(v_customer),
    'esim', (select esim_json(e) from esim e where e.profile_domain_id = v_domains[1] order by e.created_at desc limit 1)));
end $$;
