-- The right of a call is asked for in the transaction of what it writes (decision 95), also where the login sees the reseller's
-- rows alone.
grant select on identity_session, identity_artifact, operator, channel to simshelf_definer;
create policy definer on channel for select to simshelf_definer using (true);
