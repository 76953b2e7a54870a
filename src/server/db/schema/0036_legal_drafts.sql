-- Texts that operators are writing: one of each operator for a document, until it is published (decision 80).
create table legal_draft (
  document text not null check (document in ('TERMS', 'PRIVACY')),
  operator_id uuid not null references operator,
  texts jsonb not null, -- by the code of the language
  saved_at timestamptz not null default now(),
  primary key (document, operator_id)
);
call system_table('legal_draft');
