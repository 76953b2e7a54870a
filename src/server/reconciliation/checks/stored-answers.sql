-- E1, stops sales: The answer that is stored for a key tells of an effect that is there, and no effect has two keys.
with stored as (
  select reseller_id, kind, created_at,
    case
      when kind = 'sale' then answer #>> '{sale,uid}'
      when kind in ('refundActivatedItem', 'activateActivatedItem') then answer ->> 'uid' end::uuid as sale,
    case when kind in ('submitCart', 'submitCreditTopUp') then answer ->> 'paymentId' end::uuid as payment
  from idempotency_key
  order by created_at desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint
)
select stored.reseller_id, kind, stored.created_at, sale, payment
from stored
left join sold_item s on s.uid = sale and s.reseller_id = stored.reseller_id
left join payment p on p.id = payment and p.reseller_id = stored.reseller_id
where (sale is not null and s.uid is null) or (payment is not null and p.id is null)
union all
select reseller_id, kind, max(created_at), sale, payment
from stored
where num_nonnulls(sale, payment) > 0
group by reseller_id, kind, sale, payment
having count(*) > 1
