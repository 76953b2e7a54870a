-- The key of the profile domain that an inventory item works in.
create or replace function profile_domain_key_of_item(p_reseller uuid, p_item uuid) returns text language plpgsql stable as $$
declare
  v_key text;
begin
  select p.profile_domain_key into v_key
    from inventory_item i join product p on p.id = i.product_id
    where i.reseller_id = p_reseller and i.id = p_item and i.removed_at is null;
  if not found then
    perform raise_not_found();
  end if;
  return v_key;
end $$;
