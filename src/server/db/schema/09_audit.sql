-- Every change of money, secrets, rights or personal data, with who asked for it. A part for each month (decision 119).
create table audit_entry (
  id bigint generated always as identity,
  reseller_id uuid not null references reseller,
  actor text not null,
  -- The operator who did it. The actor keeps the e-mail address of that time, which may change; the account does not.
  operator_id uuid references operator,
  action text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
create index audit_entry_reseller on audit_entry (reseller_id, id desc);
-- Entries are looked up by what they are about; those of sales are found by their time.
create index audit_entry_reference on audit_entry (reseller_id, reference) where action <> 'sale';
-- Finds the entries that were written beside the sales of a range: the table only grows, so a few pages tell the times of
-- each block.
create index audit_entry_time on audit_entry using brin (created_at);
call tenant_table('audit_entry');
call append_only('audit_entry');

-- The months that `npm run archive` wrote to files and removed here (decision 120). Only the owner of the schema writes it.
create table audit_archive (
  month date primary key check (extract(day from month) = 1),
  entries bigint not null check (entries >= 0),
  -- Of the newest entry of the month before, and of this one: each entry is hashed with the one before it.
  previous_hash bytea not null,
  last_hash bytea not null,
  -- Of the file.
  checksum bytea not null,
  archived_at timestamptz not null default now()
);
grant select on audit_archive to simshelf_system;
call append_only('audit_archive');
