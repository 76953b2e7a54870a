-- The customer with this id, which cannot be erased before the transaction ends.
create or replace function require_customer(p_reseller uuid, p_customer uuid) returns customer language plpgsql as $$
declare
  v_customer customer;
begin
  select * into v_customer from customer where reseller_id = p_reseller and id = p_customer for key share;
  if not found then
    perform raise_not_found();
  end if;
  if v_customer.erased_at is not null then
    raise exception 'customer_erased' using errcode = 'SS409',
      detail = 'The personal data of this customer was erased. Sell to a new customer instead.';
  end if;
  return v_customer;
end $$;
