-- The package of an inventory item.
create or replace function product_of_item(p_reseller uuid, p_item uuid) returns product language plpgsql stable as $$
declare
  v_product product;
begin
  select p.* into v_product
    from inventory_item i join product p on p.id = i.product_id
    where i.reseller_id = p_reseller and i.id = p_item and i.removed_at is null;
  if not found then
    perform raise_not_found();
  end if;
  return v_product;
end $$;
