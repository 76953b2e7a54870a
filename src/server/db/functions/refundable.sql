-- How much of a payment an operator can refund with this much credit: what is left of the payment, tax included, as far
-- as the credit covers the part without tax (book_reversal).
create or replace function refundable(p_payment payment, p_credit bigint) returns bigint language sql stable as $$
  select case when p_payment.status = 'SUCCESS' then greatest(0, least(p_payment.total - taken,
    div((2 * (round(net * taken / p_payment.total) + coalesce(p_credit, 0)) + 1) * p_payment.total - 1, 2 * net) - taken
  )) else 0 end::bigint
  from (select (p_payment.price - p_payment.discount)::numeric as net,
    (select coalesce(sum(amount), 0) from payment_reversal
      where reseller_id = p_payment.reseller_id and payment_id = p_payment.id) as taken) amounts
$$;
