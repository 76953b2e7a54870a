-- M5, stops sales, in ranges of ledger_transaction.id: A booking names who asked for it, and the sale, payment or reseller that caused it is there.
select t.reseller_id, t.id as transaction, t.cause, t.reference
from (
  select id, reseller_id, cause, reference, actor from ledger_transaction
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) t
left join sold_item s on s.uid = t.reference and s.reseller_id = t.reseller_id
left join payment_reversal r on r.id = t.reference and r.reseller_id = t.reseller_id
left join credit_adjustment c on c.id = t.reference and c.reseller_id = t.reseller_id
left join payment p on p.id = t.reference and p.reseller_id = t.reseller_id
where t.actor = ''
  or case t.cause
    when 'bonus' then t.reference <> t.reseller_id
    when 'payment' then p.id is null
    when 'reversal' then r.id is null
    when 'correction' then false
    when 'adjustment' then c.id is null
    else s.uid is null end
