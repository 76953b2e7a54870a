-- The number of a sale among those of its reseller (decision 128). Null for a sale that is older than this column: its id
-- is its number.
alter table sold_item add column number bigint;

-- step: transaction
-- What a reseller sees as the number of an eSIM. Null for an eSIM that is older than this column: its running number is
-- seen. The next ones count nothing.
alter table esim add column shown_number bigint;
alter table esim alter column shown_number set default ((random() + 1) * 4503599627370495)::bigint;

-- step: concurrently
create unique index concurrently sold_item_number on sold_item (reseller_id, (coalesce(number, id)));
