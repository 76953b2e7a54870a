-- The number of a sale among those of its reseller (decision 128). Null for a sale that is older than this column: its id
-- is its number.
alter table sold_item add column number bigint;

-- step: transaction
-- The number of an eSIM that its reseller sees. Null for eSIMs older than this column, which show their running number.
-- New numbers are random, so that they reveal no totals.
alter table esim add column shown_number bigint;
alter table esim alter column shown_number set default ((random() + 1) * 4503599627370495)::bigint;

-- step: concurrently
create unique index concurrently sold_item_number on sold_item (reseller_id, (coalesce(number, id)));
