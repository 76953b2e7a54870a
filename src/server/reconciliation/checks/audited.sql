-- U1, once a day: Each refund, settled payment, payment that went back and change of credit has its audit entry.
select reseller_id, 'refund' as action, uid::text as reference from sold_item where state = 'refunded'
union all
select reseller_id, 'payment', id::text from payment where status = 'SUCCESS'
union all
select reseller_id, 'credit adjustment', id::text from credit_adjustment where state = 'BOOKED' and reason <> 'REFUND'
union all
select distinct reseller_id, 'payment ' || kind, payment_id::text from payment_reversal
except
select reseller_id, action, reference from audit_entry where action <> 'sale'
