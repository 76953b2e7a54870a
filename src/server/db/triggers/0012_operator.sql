create or replace trigger wait_for_calls before update of removed_at on operator
  for each row when (old.removed_at is null and new.removed_at is not null) execute function wait_for_calls('id');
