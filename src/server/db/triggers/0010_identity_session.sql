create or replace trigger wait_for_calls before update of ended_at on identity_session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function wait_for_calls('user_id');
