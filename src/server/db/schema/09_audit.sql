-- Every change of money, secrets, rights or personal data, with who asked for it.
create table audit_entry (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  actor text not null,
  -- The operator who did it. The actor keeps the e-mail address of that time, which may change; the account does not.
  operator_id uuid references operator,
  action text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entry_reseller on audit_entry (reseller_id, id desc);
-- Entries are looked up by what they are about; those of sales are found by their time.
create index audit_entry_reference on audit_entry (reseller_id, reference) where action <> 'sale';
-- Finds the entries that were written beside the sales of a range: the table only grows, so a few pages tell the times of
-- each block.
create index audit_entry_time on audit_entry using brin (created_at);
call tenant_table('audit_entry');
call append_only('audit_entry');
