-- What the operator's desk finds of resellers, and what it does to them.

-- The desk finds resellers by the beginning of a text.
create index reseller_newest on reseller (created_at desc, reseller_id);
create index reseller_email_prefix on reseller (email text_pattern_ops);
create index reseller_company_prefix on reseller (lower(company_name) text_pattern_ops);
create index reseller_first_name_prefix on reseller (lower(first_name || ' ' || last_name) text_pattern_ops);
create index reseller_last_name_prefix on reseller (lower(last_name) text_pattern_ops);

-- Who may not sell now. The reseller may read why, and change nothing of it.
create table suspension (
  reseller_id uuid primary key references reseller,
  reason text not null check (length(reason) between 1 and 500),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);
call tenant_table('suspension');
revoke insert, update, delete on suspension from simshelf_app;
