-- A1, stops sales: What a row refers to belongs to the same reseller.
select t.reseller_id, 'auto_top_up' as "table", t.reseller_id::text as "row"
from auto_top_up t join payment r on r.id = t.payment_id where r.reseller_id <> t.reseller_id
union all
select w.reseller_id, 'webhook', w.id::text
from webhook w join channel r on r.id = w.channel_id where r.reseller_id <> w.reseller_id
