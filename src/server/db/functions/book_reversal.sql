-- Books the part of a settled payment that went back to the payer, or (below zero) came back to the store. Credit pays
-- for it and can go below zero. A purchase of stock is taken from the credit as well, because its units may be sold
-- already. The caller locks the payment.
create or replace function book_reversal(
  p_payment payment, p_kind text, p_reference text, p_amount bigint, p_actor text
) returns void language plpgsql as $$
declare
  v_net numeric := p_payment.price - p_payment.discount;
  v_before bigint;
  v_credit bigint;
  v_id uuid := gen_random_uuid();
begin
  select coalesce(sum(amount), 0) into v_before
    from payment_reversal where reseller_id = p_payment.reseller_id and payment_id = p_payment.id;
  -- The rest is tax. For the whole payment, however many parts it went back in, it is exactly what was booked.
  v_credit := round(v_net * (v_before + p_amount) / p_payment.total) - round(v_net * v_before / p_payment.total);
  insert into payment_reversal (id, reseller_id, payment_id, kind, provider_reference, amount)
    values (v_id, p_payment.reseller_id, p_payment.id, p_kind, p_reference, p_amount);
  perform ledger_post(p_payment.reseller_id, p_payment.currency, 'reversal', v_id, p_actor,
    array['payments', 'credit', 'tax'], array[p_amount, -v_credit, v_credit - p_amount]);
  insert into audit_entry (reseller_id, actor, action, reference, details)
    values (p_payment.reseller_id, p_actor, 'payment ' || p_kind, p_payment.id::text,
      jsonb_build_object('amount', p_amount, 'provider', p_reference));
end $$;
