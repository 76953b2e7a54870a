-- Charges one unit of an inventory item and records the sale: from own stock if there is any, else to credit. p_sale:
-- uid, inventoryItemId, expectedPrice and expectedCurrency (or null), expectedRetailPrice and expectedRetailCurrency
-- (or null), metatag, activationMode, channelId, channelName, channelType, actor, userCountry, userIp. The calling
-- functions read restrictedCountries.
create or replace function sell_item(
  p_reseller uuid, p_sale jsonb, p_customer uuid, p_domain uuid, p_esim uuid, p_type text
) returns sold_item language plpgsql as $$
declare
  v_item inventory_item;
  v_product product;
  v_reseller reseller;
  v_price bigint;
  v_retail_price bigint;
  v_activated timestamptz := case when p_sale ->> 'activationMode' = 'NOW' then now() end;
  v_from_stock boolean;
  v_credit bigint;
  v_owed text;
  v_sold sold_item;
begin
  perform require_not_suspended(p_reseller);
  perform refuse_unknown_keys(p_sale, '{uid,inventoryItemId,expectedPrice,expectedCurrency,expectedRetailPrice,expectedRetailCurrency,
    metatag,activationMode,channelId,channelName,channelType,actor,userCountry,userIp,restrictedCountries,right}');
  select * into v_item from inventory_item
    where reseller_id = p_reseller and id = (p_sale ->> 'inventoryItemId')::uuid and removed_at is null;
  if not found then
    perform raise_not_found();
  end if;
  select * into v_product from product where id = v_item.product_id;
  select * into v_reseller from reseller where reseller_id = p_reseller;
  -- Checked in every currency: a debt stays behind when the credit is held in another one.
  select currency into v_owed from ledger_account
    where reseller_id = p_reseller and kind = 'credit' and balance < 0
    order by currency = v_reseller.currency desc limit 1;
  if v_owed = v_reseller.currency then
    raise exception 'credit_below_zero' using errcode = 'SS402',
      detail = 'Your credit is below zero because a payment was taken back. Top up your credit, then sell again.';
  elsif v_owed is not null then
    raise exception 'debt_in_other_currency' using errcode = 'SS402', detail = format(
      'Your credit in %s is below zero because a payment was taken back. Ask the store to settle it, or use up your credit in %s and switch back.',
      v_owed, v_reseller.currency);
  end if;
  if not v_product.active then
    raise exception 'out_of_stock' using errcode = 'SS409',
      detail = 'selected product can''t be provided in the desired quantity'; -- ERR-023
  end if;
  v_price := reseller_price(v_product.price, v_reseller.discount_bps, v_reseller.currency);
  if p_sale ->> 'expectedPrice' is not null and
     ((p_sale ->> 'expectedPrice')::bigint, p_sale ->> 'expectedCurrency')
       is distinct from (v_price, v_reseller.currency) then
    raise exception 'price_changed' using errcode = 'SS409',
      detail = 'The price changed since your confirmation. Please try again.'; -- ERR-022
  end if;
  -- Retail prices are in US dollars (CON-010).
  v_retail_price := coalesce(v_item.retail_price, v_product.retail_price);
  if p_sale ->> 'expectedRetailPrice' is not null and
     ((p_sale ->> 'expectedRetailPrice')::bigint, p_sale ->> 'expectedRetailCurrency')
       is distinct from (v_retail_price, 'USD') then
    raise exception 'price_changed' using errcode = 'SS409',
      detail = 'The price for the customer changed since your confirmation. Please check it and try again.';
  end if;

  update inventory_item set stock = stock - 1 where id = v_item.id and stock > 0;
  v_from_stock := found;
  if not v_from_stock then
    v_credit := ledger_post(p_reseller, v_reseller.currency, 'sale', (p_sale ->> 'uid')::uuid, p_sale ->> 'actor',
      '{credit,sales}', array[-v_price, v_price]);
    -- Costs only an index look-up while a top-up is due already.
    update auto_top_up set due_at = now()
      where reseller_id = p_reseller and enabled and due_at is null and v_credit < threshold;
    perform tell_of_low_credit(p_reseller, v_reseller.currency, v_credit + v_price, v_credit);
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
    v_retail_price, v_reseller.currency, p_sale ->> 'metatag',
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
