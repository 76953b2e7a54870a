-- Takes the credit of a refund by an operator before its provider is asked, so that the credit cannot be spent until
-- the answer arrives: never more than there is (M9, decision 34). The caller begins it once. For a refund by hand this
-- is all.
create or replace function begin_refund(p_reseller uuid, p_refund uuid, p_actor text) returns void language plpgsql as $$
declare
  v_adjustment credit_adjustment;
  v_refund payment_refund;
  v_payment payment;
begin
  select * into strict v_adjustment from credit_adjustment where reseller_id = p_reseller and id = p_refund;
  select * into strict v_refund from payment_refund where reseller_id = p_reseller and id = p_refund;
  v_payment := require_refundable(p_reseller, v_refund.payment_id, -v_adjustment.amount);
  perform book_reversal(v_payment, 'refund', p_refund::text, -v_adjustment.amount, p_actor);
  update payment_refund set state = case when by_hand then 'REFUNDED' else 'SENT' end, begun_at = now(),
      due_at = case when not by_hand then now() end, ended_at = case when by_hand then now() end
    where id = p_refund;
end $$;
