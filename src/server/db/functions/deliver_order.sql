-- Delivers what a supplier gave for an order into its sale, once. A new eSIM (iccid, imsi and activationCode) becomes
-- that of the sale, and of the stored answer of the call. If the answer was pending, integrators get an event about the
-- eSIM.
create or replace function deliver_order(p_reseller uuid, p_uid uuid, p_profile jsonb) returns void language plpgsql as $$
declare
  v_order supply_order := lock_order(p_reseller, p_uid);
  v_esim esim;
begin
  perform refuse_unknown_keys(p_profile, '{iccid,imsi,activationCode}');
  if v_order.uid is null then
    return;
  end if;
  if v_order.is_new_esim then
    insert into esim (
      id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code, state, active, link_id, link_ends_at)
    select v_order.esim_id, p_reseller, s.customer_id, s.profile_domain_id, p_profile ->> 'iccid', p_profile ->> 'imsi',
      p_profile ->> 'activationCode', case when c.erased_at is null then 'RELEASED' else 'DELETED' end,
      c.erased_at is null, v_order.link_id, v_order.link_ends_at
    from sold_item s join customer c on c.reseller_id = p_reseller and c.id = s.customer_id
    where s.reseller_id = p_reseller and s.uid = p_uid
    returning * into v_esim;
    update sold_item set esim_id = v_esim.id where reseller_id = p_reseller and uid = p_uid;
    if v_order.tries > 1 and v_esim.active then
      insert into event (reseller_id, type, data)
        values (p_reseller, 'ESIM_STATUS',
          jsonb_build_object('uid', v_esim.id, 'iccid', v_esim.iccid, 'state', v_esim.state));
    end if;
  end if;
  update supply_order set state = 'DELIVERED', due_at = null where reseller_id = p_reseller and uid = p_uid;
  update idempotency_key
    set answer = answer - 'isOrdered'
      || case when v_order.is_new_esim then jsonb_build_object('esim', esim_json(v_esim)) else '{}' end
    where reseller_id = p_reseller and customer_id = v_order.customer_id::text and answer #>> '{sale,uid}' = p_uid::text;
end $$;
