-- The stored card, the automatic top-up, and credit in other currencies.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3,5}$'),
  name text not null,
  rate_ppm bigint not null check (rate_ppm > 0), -- what one US dollar of the price list costs, in millionths
  minimum_top_up_amount integer not null check (minimum_top_up_amount >= 0),       -- whole units
  minimum_top_up_threshold integer not null check (minimum_top_up_threshold >= 0)  -- whole units
);
call shared_table('currency');
insert into currency values ('USD', 'US dollar', 1000000, 10, 10), ('EUR', 'Euro', 920000, 10, 10);
alter table reseller add foreign key (currency) references currency;

-- What a reseller pays for one unit: the one place where the price list is brought into its currency and its discount is
-- applied. Each is rounded half up to a minor unit.
create function reseller_price(p_price bigint, p_discount_bps integer, p_currency text) returns bigint
  language sql stable parallel safe as $$
  select converted - (converted * p_discount_bps + 5000) / 10000
    from (select (p_price * rate_ppm + 500000) / 1000000 as converted from currency where code = p_currency) list
$$;

-- A visit to the payment provider's card form; recorded before it starts.
create table card_form (
  id uuid primary key,
  reseller_id uuid not null references reseller,
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  form_url text, -- null until the provider has opened it
  actor text not null,
  created_at timestamptz not null default now(),
  reported_at timestamptz
);
create index card_form_date on card_form (reseller_id, created_at desc);
call tenant_table('card_form');

create table payment_card (
  reseller_id uuid primary key references reseller,
  token_sealed bytea not null, -- the provider's token; its number was never here
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  created_at timestamptz not null default now()
);
call tenant_table('payment_card');

-- The payment of an automatic top-up has no page.
alter table payment add column automatic boolean not null default false;
alter table payment alter column success_url drop not null;
alter table payment alter column error_url drop not null;
alter table payment alter column cancel_url drop not null;
alter table payment add check (automatic or (success_url is not null and error_url is not null and cancel_url is not null));
create index payment_automatic on payment (reseller_id, created_at) where automatic;

create table auto_top_up (
  reseller_id uuid primary key references reseller,
  enabled boolean not null,
  threshold bigint not null, -- minor units of the reseller's currency
  amount bigint not null,    -- minor units
  -- When the next step may be taken, by whichever process is there; null while there is nothing to do. Whoever takes a
  -- step moves it ahead, so nobody else does, and somebody does when that one dies.
  due_at timestamptz,
  -- The charge that is under way and the card it goes to. Its outcome is unknown until both are null again.
  payment_id uuid references payment,
  token_sealed bytea,
  failures integer not null default 0, -- refused charges in a row
  check (payment_id is null or due_at is not null)
);
create index auto_top_up_due on auto_top_up (due_at) where due_at is not null;
call tenant_table('auto_top_up');

create function announce_auto_top_up() returns trigger language plpgsql as $$
begin
  perform pg_notify('auto_top_up', new.reseller_id::text);
  return null;
end $$;
create trigger announce_auto_top_up after insert or update of due_at on auto_top_up
  for each row when (new.due_at <= now()) execute function announce_auto_top_up();

-- Books one transaction: kinds[i] changes by amounts[i]. The amounts sum to zero. The credit account is locked first, so
-- simultaneous bookings of a reseller queue there and cannot deadlock. A charge that leaves less than the threshold of the
-- automatic top-up makes it due: an index look-up and, when it is due already, no more.
create or replace function ledger_post(
  p_reseller uuid, p_currency text, p_cause text, p_reference uuid, p_actor text, kinds text[], amounts bigint[]
) returns void language plpgsql as $$
declare
  v_balance bigint;
  v_change bigint;
begin
  select sum(amount), sum(amount) filter (where kind = 'credit') into v_balance, v_change
    from unnest(kinds, amounts) as leg (kind, amount);
  if v_balance <> 0 then
    raise exception 'a ledger transaction sums to zero, not to %', v_balance;
  end if;

  insert into ledger_account (reseller_id, kind, currency)
    select distinct p_reseller, wanted.kind, p_currency from unnest(array['credit'] || kinds) as wanted (kind)
    where not exists (
      select from ledger_account known
      where known.reseller_id = p_reseller and known.currency = p_currency and known.kind = wanted.kind)
    on conflict do nothing;

  select balance into v_balance from ledger_account
    where reseller_id = p_reseller and currency = p_currency and kind = 'credit' for update;
  if v_balance + coalesce(v_change, 0) < 0 then
    raise exception 'Insufficient credits' using errcode = 'SS402',
      detail = 'You do not have sufficient credits to purchase the data package.';
  end if;

  with booked as (
    insert into ledger_transaction (reseller_id, cause, reference, actor)
    values (p_reseller, p_cause, p_reference, p_actor)
    returning id
  ), changed as (
    update ledger_account account set balance = balance + leg.amount
      from unnest(kinds, amounts) as leg (kind, amount)
      where account.reseller_id = p_reseller and account.currency = p_currency and account.kind = leg.kind
        and leg.amount <> 0
      returning account.id, leg.amount
  )
  insert into ledger_entry (transaction_id, account_id, reseller_id, amount)
    select booked.id, changed.id, p_reseller, changed.amount from booked, changed;

  if v_change < 0 then
    update auto_top_up set due_at = now()
      where reseller_id = p_reseller and enabled and due_at is null and v_balance + v_change < threshold;
  end if;
end $$;

-- As before, at the price in the reseller's currency. Charges one unit of an inventory item and records the sale: from own stock when there is some, else to credit.
-- p_sale: uid, inventoryItemId, expectedPrice and expectedCurrency (or null), metatag, activationMode, channelId,
-- channelName, channelType, actor, userCountry, userIp.
create or replace function sell_item(
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
  v_price := reseller_price(v_product.price, v_reseller.discount_bps, v_reseller.currency);
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

-- Nobody can forget the currency.
drop function reseller_price(bigint, integer);

-- The cards of the reference payment provider, and what was charged to them. No real money, and no card numbers.
create table reference_card (
  id uuid primary key, -- the store's id of the form
  success_url text not null,
  error_url text not null,
  cancel_url text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'SAVED', 'FAILED', 'CANCELLED')),
  token text unique,
  last4 text,
  expiry text,
  declines boolean not null default false, -- a test card whose charges are declined
  created_at timestamptz not null default now(),
  check ((state = 'SAVED') = (token is not null and last4 is not null and expiry is not null))
);
call system_table('reference_card');

create table reference_charge (
  id uuid primary key, -- the store's id of the payment: charging it twice is charging it once
  card_id uuid not null references reference_card,
  amount bigint not null check (amount > 0),
  currency text not null,
  message text, -- why it was declined; null when it was paid
  created_at timestamptz not null default now()
);
call system_table('reference_charge');
