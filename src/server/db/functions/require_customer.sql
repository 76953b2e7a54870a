create function require_customer(p_reseller uuid, p_customer uuid) returns customer language plpgsql stable as $$
declare
  v_customer customer;
begin
  select * into v_customer from customer where reseller_id = p_reseller and id = p_customer;
  if not found then
    perform raise_not_found();
  end if;
  return v_customer;
end $$;
