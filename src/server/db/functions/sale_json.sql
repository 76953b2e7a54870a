-- A sale as the server reads it; also the stored result of a sale.
create or replace function sale_json(s sold_item) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', s.id, 'number', coalesce(s.number, s.id), 'uid', s.uid, 'name', s.name, 'createdAt', s.created_at, 'channelName', s.channel_name,
    'channelType', s.channel_type, 'activationType', s.activation_type, 'purchasePrice', s.purchase_price,
    'retailPrice', s.retail_price, 'currency', s.currency, 'metatag', s.metatag, 'state', s.state,
    'profileDomainKey', s.profile_domain_key, 'profileDomainId', s.profile_domain_id, 'customerId', s.customer_id,
    'activationMode', s.activation_mode, 'activatedAt', s.activated_at, 'expiresAt', s.expires_at,
    'sizeValue', s.size_value, 'sizeUnit', s.size_unit, 'sizeBytes', s.size_bytes, 'usedBytes', s.used_bytes,
    'packageType', s.package_type, 'validitySize', s.validity_size, 'validityUnit', s.validity_unit,
    'validityUnlimited', s.validity_unlimited, 'countrySet', s.country_set,
    'includedCountries', s.included_countries, 'policy', s.policy, 'periodUsedBytes', s.period_used_bytes,
    'lastUsedAt', s.last_used_at,
    'refund', case when s.state = 'refunded' then jsonb_build_object('at', s.refunded_at, 'isToStock', exists (
      select from supply_order o where o.uid = s.uid and o.returned_to_stock)) end,
    'hasEsim', (
      select bool_or(e.active) from esim e
      where e.reseller_id = s.reseller_id and e.profile_domain_id = s.profile_domain_id))
$$;
