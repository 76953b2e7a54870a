-- The people who run the store, and what they changed.

create table operator (
  id uuid primary key default gen_random_uuid(),
  -- The account of this operator: the subject of an OpenID provider.
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null default now(),
  -- The row stays, because changes were made in its name.
  removed_at timestamptz,
  unique (issuer, subject)
);
call system_table('operator');
grant select on operator to simshelf_definer;

-- Every change by an operator, or by a command on the server. A change of one reseller's money, secrets or rights is in
-- audit_entry as well.
create table operator_audit_entry (
  id bigint generated always as identity primary key,
  operator_id uuid references operator, -- null for a command
  who text not null, -- the operator's e-mail address at that time, or 'command line'
  action text not null,
  -- The id of what was changed: a reseller, a payment, a package.
  reference text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null default now(),
  check ((operator_id is null) = (who = 'command line'))
);
create index operator_audit_entry_reference on operator_audit_entry (reference, id desc);
create index operator_audit_entry_operator on operator_audit_entry (operator_id, id desc);
call system_table('operator_audit_entry');
call append_only('operator_audit_entry');
