-- The instance with this id, if it is the customer's and has this key.
create or replace function require_profile_domain(p_reseller uuid, p_customer uuid, p_key text, p_domain uuid) returns uuid
  language plpgsql stable as $$
declare
  v_key text;
begin
  select key into v_key from profile_domain
    where reseller_id = p_reseller and customer_id = p_customer and id = p_domain;
  if not found then
    perform raise_not_found();
  end if;
  if v_key <> p_key then
    raise exception 'profile_domain_mismatch' using errcode = 'SS409',
      detail = 'This package does not work on the eSIMs of this profile domain. Name another one or sell it as a new eSIM instead.';
  end if;
  return p_domain;
end $$;
