-- Records the outcome of a refund that was sent, once. A refused refund gives the credit back, from which anything
-- reported about the payment in between is then taken. A refund that the provider had accepted (p_reference) can still
-- fail after it was made; it then no longer counts in what the provider reported.
create or replace function settle_refund(
  p_reseller uuid, p_refund uuid, p_outcome text, p_reference text, p_message text
) returns void language plpgsql as $$
declare
  v_payment payment;
  v_state text;
  v_amount bigint;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  select payment.* into v_payment from payment
    where reseller_id = p_reseller and id = (select payment_id from payment_refund where id = p_refund) for no key update;
  if not found then
    perform raise_not_found();
  end if;
  -- The payment is locked, so nobody else settles it.
  select refund.state, -adjustment.amount into v_state, v_amount
    from payment_refund refund join credit_adjustment adjustment on adjustment.id = refund.id
    where refund.reseller_id = p_reseller and refund.id = p_refund;
  if v_state = p_outcome or not (v_state = 'SENT' or v_state = 'REFUNDED' and p_reference is not null) then
    return;
  end if;
  update payment_refund
    set state = p_outcome, due_at = null, ended_at = now(), reference = p_reference, message = p_message
    where id = p_refund;
  if p_outcome = 'REFUSED' then
    if p_reference is not null then
      update reported_reversal set amount = greatest(amount - v_amount, 0)
        where reseller_id = p_reseller and payment_id = v_payment.id and kind = 'refund';
    end if;
    perform book_reversal(v_payment, 'refund', p_refund::text, -v_amount, 'payment provider');
    perform book_reported_reversals(v_payment);
  end if;
end $$;
