-- Books a report of the payment provider once, however often and in whatever order reports arrive. Money that arrives
-- after a reported failure is booked; a failure after success changes nothing. A cancelled payment is a failure whose
-- payer gave it up.
create or replace function settle_payment(
  p_reseller uuid, p_payment uuid, p_outcome text, p_total bigint, p_currency text, p_message text
) returns text language plpgsql as $$
declare
  v_payment payment;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  select * into v_payment from payment where reseller_id = p_reseller and id = p_payment for no key update;
  if not found then
    perform raise_not_found();
  end if;
  -- A page that its payer closed can be reported as expired first.
  if v_payment.status = 'SUCCESS'
    or (v_payment.status = 'FAILURE' and (p_outcome = 'FAILURE' or p_outcome = 'CANCELLED' and v_payment.cancelled)) then
    return v_payment.status;
  end if;
  if p_outcome <> 'SUCCESS' then
    update payment set status = 'FAILURE', cancelled = p_outcome = 'CANCELLED', settled_at = now(), message = p_message
      where id = p_payment;
    if p_outcome = 'CANCELLED' then
      insert into audit_entry (reseller_id, actor, action, reference)
        values (p_reseller, v_payment.actor, 'payment cancelled', p_payment::text);
    end if;
    return 'FAILURE';
  end if;
  if (p_total, p_currency) is distinct from (v_payment.total, v_payment.currency) then
    raise exception 'another_amount' using errcode = 'SS409',
      detail = 'The reported amount is not the amount of the payment; nothing was booked.';
  end if;

  update payment set status = 'SUCCESS', cancelled = false, settled_at = now(), message = null,
      vat_conversion = vat_conversion(vat, currency)
    where id = p_payment;
  if v_payment.purpose = 'CART' then
    insert into inventory_item (id, reseller_id, product_id, name, stock, bought)
      select gen_random_uuid(), p_reseller, line.product_id, line.name, line.amount, line.amount
        from payment_line line where line.payment_id = p_payment order by line.product_id
      on conflict (reseller_id, product_id) where removed_at is null
        do update set stock = inventory_item.stock + excluded.stock, bought = inventory_item.bought + excluded.bought;
  end if;
  perform ledger_post(p_reseller, v_payment.currency, 'payment', p_payment, v_payment.actor,
    array['payments', case v_payment.purpose when 'CREDIT' then 'credit' else 'sales' end, 'tax'],
    array[-v_payment.total, v_payment.price - v_payment.discount, v_payment.vat]);
  insert into audit_entry (reseller_id, actor, action, reference, details)
    values (p_reseller, v_payment.actor, 'payment', p_payment::text, jsonb_build_object('total', v_payment.total));
  return 'SUCCESS';
end $$;
