-- M6, stops sales, in ranges of sold_item.id: A sale is charged once unless it came from stock, and paid back once if
-- it was refunded, by exactly its price.
select s.reseller_id, s.uid as sale, s.state, s.purchase_price,
  -coalesce(sum(e.amount) filter (where t.cause = 'sale'), 0) as charged,
  coalesce(sum(e.amount) filter (where t.cause = 'refund'), 0) as paid_back
from (
  select reseller_id, uid, state, purchase_price, currency from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
left join ledger_transaction t on t.reseller_id = s.reseller_id and t.reference = s.uid
left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'credit')
  on e.transaction_id = t.id and a.currency = s.currency
left join supply_order o on o.uid = s.uid and o.returned_to_stock
group by s.reseller_id, s.uid, s.state, s.purchase_price, o.uid
having (-coalesce(sum(e.amount) filter (where t.cause = 'sale'), 0), coalesce(sum(e.amount) filter (where t.cause = 'refund'), 0))
  is distinct from (
    case when s.state = 'activated' or o.uid is not null then 0 else s.purchase_price end,
    case when s.state = 'refunded' and o.uid is null then s.purchase_price else 0 end)
