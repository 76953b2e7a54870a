-- Gives a customer a new eSIM from the pool.
create or replace function assign_esim(p_reseller uuid, p_customer uuid, p_domain uuid) returns esim language plpgsql as $$
declare
  v_profile esim_pool := take_from_esim_pool();
  v_esim esim;
begin
  if v_profile.id is null then
    raise exception 'no_profile' using errcode = 'SS503';
  end if;
  insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, imsi, activation_code)
    values (v_profile.id, p_reseller, p_customer, p_domain, v_profile.iccid, v_profile.imsi, v_profile.activation_code)
    returning * into v_esim;
  return v_esim;
end $$;
