-- M5, stops sales, in ranges of ledger_transaction.id: The sale, the payment, its reversal or the change of credit that
-- caused a booking is there.
select t.reseller_id, t.id as transaction, t.cause, t.reference
from (
  select id, reseller_id, cause, reference from ledger_transaction
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) t
left join sold_item s on s.uid = t.reference and s.reseller_id = t.reseller_id
left join payment_reversal r on r.id = t.reference and r.reseller_id = t.reseller_id
left join credit_adjustment c on c.id = t.reference and c.reseller_id = t.reseller_id
left join payment p on p.id = t.reference and p.reseller_id = t.reseller_id
where t.cause not in ('bonus', 'correction')
  and case t.cause
    when 'payment' then p.id is null
    when 'reversal' then r.id is null
    when 'adjustment' then c.id is null
    else s.uid is null end
