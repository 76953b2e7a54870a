-- Books what a refund or a dispute took from a settled payment until now (p_amount, in all), once, however often and in
-- whatever order reports arrive: the largest amount counts, and the final one for good. The credit pays it, also below zero.
-- A purchase of stock is taken from the credit as well, because its units may be sold already.
create or replace function reverse_payment(
  p_reseller uuid, p_payment uuid, p_kind text, p_reference text, p_amount bigint, p_currency text, p_final boolean
) returns void language plpgsql as $$
declare
  v_payment payment;
  v_all bigint;
  v_known bigint;
  v_ended boolean;
  v_change bigint;
  v_credit bigint;
  v_id uuid := gen_random_uuid();
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

  select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where provider_reference = p_reference), 0),
      coalesce(bool_or(is_final) filter (where provider_reference = p_reference), false)
    into v_all, v_known, v_ended
    from payment_reversal where reseller_id = p_reseller and payment_id = p_payment;
  v_change := case when p_final then p_amount else greatest(p_amount, v_known) end - v_known;
  -- What was refunded before a dispute is not taken twice.
  v_change := least(v_change, v_payment.total - v_all);
  if v_ended or (v_change = 0 and not p_final) then
    return;
  end if;

  insert into payment_reversal (id, reseller_id, payment_id, kind, provider_reference, amount, is_final)
    values (v_id, p_reseller, p_payment, p_kind, p_reference, v_change, p_final);
  if v_change <> 0 then
    -- The rest is tax. Of the whole payment, however many parts it went back in, it is exactly what was booked.
    v_credit := round((v_payment.price - v_payment.discount)::numeric * (v_all + v_change) / v_payment.total)
      - round((v_payment.price - v_payment.discount)::numeric * v_all / v_payment.total);
    perform ledger_post(p_reseller, v_payment.currency, 'reversal', v_id, 'payment provider',
      array['payments', 'credit', 'tax'], array[v_change, -v_credit, v_credit - v_change]);
  end if;
  if p_kind = 'dispute' then
    -- The payer's bank would refuse the next charge as well.
    update auto_top_up set enabled = false, due_at = case when payment_id is not null then due_at end
      where reseller_id = p_reseller;
  end if;
  insert into audit_entry (reseller_id, actor, action, reference, details)
    values (p_reseller, 'payment provider', 'payment ' || p_kind, p_payment::text,
      jsonb_build_object('amount', v_change, 'provider', p_reference));
end $$;
