-- Every change of money, secret, right or personal data, with who asked for it.
create table audit_entry (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  actor text not null,
  action text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entry_reseller on audit_entry (reseller_id, id desc);
call tenant_table('audit_entry');
call append_only('audit_entry');
