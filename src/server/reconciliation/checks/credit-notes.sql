-- M5, stops sales: Each refund that was made has its credit note with its amount, and their numbers have no gap.
select f.reseller_id, f.id as refund, null::bigint as last, note.amount
from payment_refund f
join credit_adjustment c on c.id = f.id
left join credit_note note on note.refund_id = f.id
where f.state = 'REFUNDED' and note.amount is distinct from -c.amount
union all
select series.reseller_id, null, series.last_credit_note, count(note.refund_id)
from receipt_series series
left join credit_note note on note.reseller_id = series.reseller_id
group by series.reseller_id, series.last_credit_note
having series.last_credit_note <> count(note.refund_id)
