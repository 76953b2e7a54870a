-- An eSIM as the server reads it from the result of a sale.
create or replace function esim_json(e esim) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', e.id, 'iccid', e.iccid, 'imsi', e.imsi, 'activationCode', e.activation_code, 'state', e.state,
    'active', e.active, 'activatedAt', e.activated_at, 'lastSeen', e.last_seen,
    'lastTimeConnected', e.last_time_connected, 'lastDataConsumed', e.last_data_consumed,
    'lastCountry', e.last_country, 'lastNetwork', e.last_network, 'profileDomainId', e.profile_domain_id,
    'profileDomainKey', (select key from profile_domain where id = e.profile_domain_id), 'customerId', e.customer_id,
    'saleStates', (
      select array_agg(distinct s.state) from sold_item s
      where s.reseller_id = e.reseller_id and s.profile_domain_id = e.profile_domain_id),
    'replacedBy', (
      select r.new_esim_id from esim_replacement r where r.reseller_id = e.reseller_id and r.esim_id = e.id),
    'replacementReason', (
      select r.reason from esim_replacement r where r.reseller_id = e.reseller_id and r.esim_id = e.id),
    'replacedAt', (
      select r.created_at from esim_replacement r where r.reseller_id = e.reseller_id and r.esim_id = e.id),
    -- What was ordered from a supplier is kept by that supplier, on the eSIM.
    'isBalanceBound', exists (
      select from supply_order o where o.reseller_id = e.reseller_id and o.esim_id = e.id and o.is_new_esim),
    'link', share_link_json(e))
$$;
