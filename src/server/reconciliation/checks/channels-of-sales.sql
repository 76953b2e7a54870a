-- A1, stops sales, in ranges of sold_item.id: The channel of a sale belongs to the same reseller, unless it was
-- removed.
select s.reseller_id, s.uid as sale, s.channel_id as channel
from (
  select uid, reseller_id, channel_id from sold_item
  where id <= coalesce(nullif(current_setting('reconciliation.until', true), '')::bigint, 9223372036854775807)
  order by id desc limit nullif(current_setting('reconciliation.newest', true), '')::bigint) s
join channel on channel.id = s.channel_id
where channel.reseller_id <> s.reseller_id
