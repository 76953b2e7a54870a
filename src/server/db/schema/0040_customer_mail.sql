-- Messages to customers: which sale each is about, and what became of it where its reseller reads it (decision 84).
alter table mail add column sale_uid uuid;
create index mail_sale on mail (sale_uid) where sale_uid is not null;
-- What a reseller had sent of late.
create index mail_customer_age on mail (reseller_id, created_at) where sale_uid is not null;

alter table mail drop constraint mail_outcome_check;
alter table mail add constraint mail_outcome_check
  check (outcome in ('sent', 'refused', 'given up', 'nobody', 'withdrawn', 'not paid', 'too many'));

-- A reseller reads what became of its messages, and its refunds withdraw those that wait.
grant select (kind, sale_uid, outcome, created_at), update (outcome, ended_at, due_at) on mail to simshelf_app;
