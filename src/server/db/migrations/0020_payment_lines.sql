-- The purchase history sums up the lines of one reseller; without it, it reads those of all.
create index payment_line_reseller on payment_line (reseller_id);
