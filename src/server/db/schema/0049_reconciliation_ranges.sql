-- How far the pass of a check over a large table has come (decision 37): the nights go on where the last one stopped.
alter table reconciliation_check
  add column next_key text,                                -- the key that the next range begins at, downwards; null between two passes
  add column pass_offending integer not null default 0;    -- rows that the pass under way has found
-- Which entries were written beside sales of a range: the table only grows, so a few pages tell the times of each block.
create index audit_entry_time on audit_entry using brin (created_at);
