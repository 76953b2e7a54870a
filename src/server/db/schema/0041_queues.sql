-- Since when something has waited, whatever a retry does to the time at which it is due (decision 85).
create index mail_waiting on mail (created_at) where due_at is not null;
create index webhook_delivery_queued on webhook_delivery (queued_at);

-- When the step that is tried was due at first; null while nothing is to do (keep_waiting_since).
alter table auto_top_up add column waiting_since timestamptz;
update auto_top_up set waiting_since = due_at;
