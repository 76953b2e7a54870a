-- The access number of the user who is signed in with this grant; null where nobody is.
create or replace function access_of_grant(p_grant text) returns integer stable language sql as $$
  select u.access_number from identity_session s join identity_user u on u.id = s.user_id
    where s.grant_id = p_grant and s.ended_at is null
$$;

call run_as_definer('access_of_grant(text)');
revoke execute on function access_of_grant from public;
grant execute on function access_of_grant to simshelf_app, simshelf_system;
