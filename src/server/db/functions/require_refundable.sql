-- Refuses a refund of more than can be refunded now, and says how much that is. Returns the payment. The payment, the
-- number of the credit note that a refund by hand gets at once, and the credit are locked until the transaction ends,
-- in this order (decision 22).
create or replace function require_refundable(p_reseller uuid, p_payment uuid, p_amount bigint) returns payment
language plpgsql as $$
declare
  v_payment payment;
  v_most bigint;
begin
  select * into strict v_payment from payment where reseller_id = p_reseller and id = p_payment for no key update;
  perform lock_receipt_series(p_reseller);
  v_most := refundable(v_payment, lock_credit(p_reseller, v_payment.currency));
  if p_amount > v_most then
    raise exception 'refund_too_large' using errcode = 'SS409',
      detail = 'The amount is more than is left of the payment, or than the credit of the reseller covers; nothing was refunded.',
      hint = jsonb_build_object('limit', round(v_most / 100.0, 2) || ' ' || v_payment.currency)::text;
  end if;
  return v_payment;
end $$;
