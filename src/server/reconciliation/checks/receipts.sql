-- M5, stops sales: The numbers of a reseller's receipts have no gap.
select series.reseller_id, series.last, count(receipt.payment_id) as receipts
from receipt_series series
left join receipt on receipt.reseller_id = series.reseller_id
group by series.reseller_id, series.last
having series.last <> count(receipt.payment_id)
