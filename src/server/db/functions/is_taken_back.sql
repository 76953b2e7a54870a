-- Whether a sign-in was ended by a step that ends the access of others (decision 82), so that what was begun with it
-- must not finish: its session is over, and the access number of its user has changed. A user who merely signed out may
-- finish. Waits for such a step under way, and makes later ones wait for this transaction.
create or replace function is_taken_back(p_grant text, p_access_number integer) returns boolean language plpgsql as $$
declare
  v_user uuid;
begin
  if p_grant is null then
    return false;
  end if;
  select user_id into v_user from identity_session where grant_id = p_grant;
  perform pg_advisory_xact_lock_shared(right_lock(v_user));
  return not exists (
    select from identity_session s join identity_user u on u.id = s.user_id
      where s.grant_id = p_grant and (s.ended_at is null or u.access_number = p_access_number));
end $$;

call run_as_definer('is_taken_back(text, integer)');
revoke execute on function is_taken_back from public;
grant execute on function is_taken_back to simshelf_app, simshelf_system;
