-- E4, stops sales, in ranges of payment.number: A settled payment is booked once with its amounts and has a receipt;
-- other payments have neither.
select p.reseller_id, p.id as payment, p.status, p.total, -coalesce(booked.paid, 0) as paid, booked.value, booked.tax,
  receipt.number as receipt
from (
  select id, reseller_id, status, price, discount, vat, total from payment
  where number <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by number desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) p
left join receipt on receipt.payment_id = p.id
cross join lateral (
  select
    sum(e.amount) filter (where a.kind = 'payments') as paid,
    sum(e.amount) filter (where a.kind in ('credit', 'sales')) as value,
    sum(e.amount) filter (where a.kind = 'tax') as tax
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id
  where t.reseller_id = p.reseller_id and t.reference = p.id and t.cause = 'payment') booked
where (p.status = 'SUCCESS') <> (receipt.number is not null)
  or (coalesce(-booked.paid, 0), coalesce(booked.value, 0), coalesce(booked.tax, 0)) is distinct from (
    case p.status when 'SUCCESS' then p.total else 0 end,
    case p.status when 'SUCCESS' then p.price - p.discount else 0 end,
    case p.status when 'SUCCESS' then p.vat else 0 end)
