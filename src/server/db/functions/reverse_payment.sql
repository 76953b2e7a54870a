-- Books what a refund or a dispute took from a settled payment so far (p_amount, in total), once, however often and in
-- whatever order reports arrive: the largest amount counts, and a final one is not changed again.
create or replace function reverse_payment(
  p_reseller uuid, p_payment uuid, p_kind text, p_reference text, p_amount bigint, p_currency text, p_final boolean
) returns void language plpgsql as $$
declare
  v_payment payment;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  select * into v_payment from payment where reseller_id = p_reseller and id = p_payment for no key update;
  if not found then
    perform raise_not_found();
  end if;
  if v_payment.status <> 'SUCCESS' then
    raise exception 'payment_not_booked' using errcode = 'SS409',
      detail = 'The payment is not booked yet; nothing was taken back. Report it again later.';
  end if;
  if p_amount < 0 or p_amount > v_payment.total or p_currency <> v_payment.currency then
    raise exception 'another_amount' using errcode = 'SS409',
      detail = 'The reported amount is not the amount of the payment; nothing was booked.';
  end if;

  insert into reported_reversal as known (payment_id, provider_reference, reseller_id, kind, amount, is_final)
    select p_payment, p_reference, p_reseller, p_kind, p_amount, p_final where p_amount > 0 or p_final
    on conflict (payment_id, provider_reference) do update set amount = excluded.amount, is_final = excluded.is_final
      where not known.is_final and (excluded.is_final or excluded.amount > known.amount);
  if not found then
    return;
  end if;
  perform book_reported_reversals(v_payment);
  if p_kind = 'dispute' then
    -- The payer's bank would refuse the next charge as well.
    perform switch_auto_top_up_off(p_reseller);
  end if;
end $$;
