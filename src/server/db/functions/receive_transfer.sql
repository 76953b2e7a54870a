-- Books money that came for a payment by bank transfer, even if that was cancelled or is overdue. The exact amount
-- completes the payment; any other amount becomes a separate top-up, tax included, and the payment itself is closed.
-- Returns that top-up, or null. The caller books it once.
create or replace function receive_transfer(p_reseller uuid, p_payment uuid, p_amount bigint, p_actor text)
returns uuid language plpgsql as $$
declare
  v_payment payment;
  v_price bigint;
  v_id uuid := gen_random_uuid();
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  select * into v_payment from payment where reseller_id = p_reseller and id = p_payment for no key update;
  if not found then
    perform raise_not_found();
  end if;
  if p_amount = v_payment.total then
    perform settle_payment(p_reseller, p_payment, 'SUCCESS', p_amount, v_payment.currency, null);
    return null;
  end if;

  perform settle_payment(p_reseller, p_payment, 'FAILURE', v_payment.total, v_payment.currency, 'Another amount came.');
  v_price := round(p_amount * 10000::numeric / (10000 + v_payment.vat_bps));
  insert into payment (id, reseller_id, purpose, currency, price, vat, vat_bps, total, tax_included, method_id, method_name,
      provider_reference, success_url, error_url, cancel_url, actor)
    values (v_id, p_reseller, 'CREDIT', v_payment.currency, v_price, p_amount - v_price, v_payment.vat_bps, p_amount, true,
      v_payment.method_id, v_payment.method_name, v_payment.provider_reference, v_payment.success_url, v_payment.error_url,
      v_payment.cancel_url, p_actor);
  insert into payment_line (payment_id, reseller_id, amount, total) values (v_id, p_reseller, 1, v_price);
  perform settle_payment(p_reseller, v_id, 'SUCCESS', p_amount, v_payment.currency, null);
  return v_id;
end $$;
