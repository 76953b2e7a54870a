-- What a suspended reseller may not do is refused with the right of the call, before the reseller of the transaction is set (decision 58).
grant select on suspension to simshelf_definer;
create policy definer on suspension for select to simshelf_definer using (true);
