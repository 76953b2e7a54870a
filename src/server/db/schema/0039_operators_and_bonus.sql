-- Operators are known by their account: an entry of a reseller's audit that keeps an operator's address of then names the operator too.
alter table audit_entry add column operator_id uuid references operator;

-- Their address follows the account's from now on.
set local role simshelf_system;
update operator o set email = r.email from reseller r
where r.issuer = o.issuer and r.subject = o.subject and r.email <> o.email;
reset role;

-- One welcome bonus for each mailbox (decision 83): a keyed hash of its canonical address, which tells nobody the address.
create table welcome_bonus (
  mailbox bytea primary key,
  created_at timestamptz not null default now()
);
call system_table('welcome_bonus');

-- The key of these hashes, made by the store.
create table welcome_bonus_key (
  id boolean primary key default true check (id),
  encrypted bytea not null
);
call system_table('welcome_bonus_key');
