-- Operators are known by their account: an entry of a reseller's audit that keeps an operator's address of then names the operator too.
alter table audit_entry add column operator_id uuid references operator;

-- Their address follows the account's from now on.
set local role simshelf_system;
update operator o set email = r.email from reseller r
where r.issuer = o.issuer and r.subject = o.subject and r.email <> o.email;
reset role;
