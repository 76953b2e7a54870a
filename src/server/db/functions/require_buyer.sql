-- The customer with this id, if sales to it are allowed: not where it lives in one of the restricted countries (a list
-- of codes, CON-004).
create or replace function require_buyer(p_reseller uuid, p_customer uuid, p_restricted jsonb) returns customer
  language plpgsql as $$
declare
  v_customer customer := require_customer(p_reseller, p_customer);
begin
  if p_restricted ? v_customer.country then
    raise exception 'country_not_supported' using errcode = 'SS409', detail = format(
      'The customer lives in %s, and nothing can be sold there. Change the customer''s country if it is wrong.',
      v_customer.country);
  end if;
  return v_customer;
end $$;
