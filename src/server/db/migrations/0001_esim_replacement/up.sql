-- Which eSIM took the place of which, and why. What is left is in the profile domain that both are in.
create table esim_replacement (
  esim_id uuid primary key,
  new_esim_id uuid not null unique,
  reseller_id uuid not null references reseller,
  customer_id uuid not null,
  profile_domain_id uuid not null,
  reason text not null check (reason in ('NEW_DEVICE', 'DELETED', 'LOST', 'FAULTY', 'OTHER')),
  -- The reseller's words: they can say something about the person.
  note text check (length(note) between 1 and 255),
  created_at timestamptz not null default now(),
  check (esim_id <> new_esim_id),
  constraint esim_replacement_esim_id_fkey
    foreign key (esim_id, profile_domain_id, customer_id, reseller_id)
    references esim (id, profile_domain_id, customer_id, reseller_id),
  constraint esim_replacement_new_esim_id_fkey
    foreign key (new_esim_id, profile_domain_id, customer_id, reseller_id)
    references esim (id, profile_domain_id, customer_id, reseller_id)
);
-- The planner's samples are copies that an erasure would miss.
alter table esim_replacement alter column note set statistics 0;
create index esim_replacement_customer on esim_replacement (customer_id);
call tenant_table('esim_replacement');
