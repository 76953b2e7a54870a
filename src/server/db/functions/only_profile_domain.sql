-- The customer's only instance of the profile domain with this key that has an eSIM to top up.
create or replace function only_profile_domain(p_reseller uuid, p_customer uuid, p_key text) returns uuid language plpgsql stable as $$
declare
  v_domains uuid[];
begin
  select array_agg(d.id) into v_domains from profile_domain d
    where d.reseller_id = p_reseller and d.customer_id = p_customer and d.key = p_key
      and exists (select from esim e where e.reseller_id = p_reseller and e.profile_domain_id = d.id and can_top_up(e));
  if v_domains is null then
    raise exception 'profile_domain_mismatch' using errcode = 'SS409',
      detail = 'This package does not work on the eSIMs of this customer. Sell it as a new eSIM instead.';
  end if;
  if cardinality(v_domains) > 1 then
    raise exception 'several_balances' using errcode = 'SS400',
      detail = 'The customer has several balances that fit. Name one with customerProfileDomainId.';
  end if;
  return v_domains[1];
end $$;
