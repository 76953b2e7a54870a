-- The terms and the privacy policy, a row for each published version.
create table legal_version (
  document text not null check (document in ('TERMS', 'PRIVACY')),
  version integer not null check (version between 1 and 1000000),
  -- The text by the code of its language.
  texts jsonb not null,
  -- The highest version whose time has come is in force.
  effective_at timestamptz not null,
  -- Null for the texts that a store starts with.
  operator_id uuid references operator,
  created_at timestamptz not null default now(),
  primary key (document, version)
);
call shared_table('legal_version');
call append_only('legal_version');

-- Texts that operators are writing: one for each operator and document, until it is published (decision 80).
create table legal_draft (
  document text not null check (document in ('TERMS', 'PRIVACY')),
  operator_id uuid not null references operator,
  texts jsonb not null, -- by the code of the language
  saved_at timestamptz not null default now(),
  primary key (document, operator_id)
);
call system_table('legal_draft');
