-- Books what the provider reported about a payment and is not booked yet. Refunds count together: the provider names
-- the sum of all, including those by operators, which are booked before. No more is taken than was paid, so a dispute
-- whose amount was already taken is booked when that amount comes back. The caller locks the payment.
create or replace function book_reported_reversals(p_payment payment) returns void language plpgsql as $$
declare
  v_reported reported_reversal;
  v_all bigint;
  v_known bigint;
  v_change bigint;
begin
  -- An amount that comes back makes room for the others.
  for v_reported in
    select * from reported_reversal where reseller_id = p_payment.reseller_id and payment_id = p_payment.id
    order by is_final desc, kind desc, provider_reference
  loop
    select coalesce(sum(amount), 0),
        coalesce(sum(amount) filter (where case v_reported.kind
          when 'refund' then kind = 'refund' else provider_reference = v_reported.provider_reference end), 0)
      into v_all, v_known
      from payment_reversal where reseller_id = p_payment.reseller_id and payment_id = p_payment.id;
    v_change := v_reported.amount - v_known;
    if v_reported.kind = 'refund' then
      v_change := greatest(v_change, 0);
    end if;
    v_change := least(v_change, p_payment.total - v_all);
    if v_change <> 0 then
      perform book_reversal(p_payment, v_reported.kind, v_reported.provider_reference, v_change, 'payment provider');
    end if;
  end loop;
end $$;
