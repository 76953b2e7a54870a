-- step: concurrently
-- A statement reads the bookings of a reseller in a month, however many there were before.
create index concurrently ledger_transaction_month on ledger_transaction (reseller_id, created_at);
