-- What resellers ask the operator for, and the answers (decision 138).
create table reseller_request (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('CHANNEL', 'DISCOUNT')),
  -- Which channel or marketplace.
  channel text check (length(channel) between 1 and 100),
  -- How many packages are sold in a month.
  monthly_sales integer check (monthly_sales >= 0),
  message text not null check (length(message) between 1 and 2000),
  created_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  answered_by uuid references operator,
  check ((kind = 'CHANNEL') = (channel is not null)),
  check ((kind = 'DISCOUNT') = (monthly_sales is not null)),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index reseller_request_reseller on reseller_request (reseller_id, created_at desc);
create index reseller_request_open on reseller_request (created_at) where answered_at is null;
create index reseller_request_answered on reseller_request (answered_at) where answered_at is not null;
call tenant_table('reseller_request');
-- A reseller sends requests; operators answer them.
revoke insert, update, delete on reseller_request from simshelf_app;
grant insert (reseller_id, kind, channel, monthly_sales, message) on reseller_request to simshelf_app;
