-- M5, stops sales, once a day, in ranges of receipt_series.series: The numbers of a reseller's receipts have no gap.
select series.reseller_id, series.last, issued.receipts
from (
  select reseller_id, last from receipt_series
  where series <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by series desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) series
cross join lateral (select count(*) as receipts from receipt where receipt.reseller_id = series.reseller_id) issued
where series.last <> issued.receipts
