-- Records the order of a sale at its supplier, for a new eSIM or for an existing one of the customer. It is sent after
-- the sale is committed (src/server/supply).
create or replace function order_from_supplier(p_sold sold_item, p_product product, p_esim esim) returns void
  language sql as $$
  insert into supply_order (uid, reseller_id, customer_id, supplier, package, esim_id, is_new_esim, iccid)
  values (p_sold.uid, p_sold.reseller_id, p_sold.customer_id, p_product.supplier, p_product.supplier_package,
    coalesce(p_esim.id, gen_random_uuid()), p_esim.id is null, p_esim.iccid)
$$;
