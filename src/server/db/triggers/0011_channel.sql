create or replace trigger wait_for_calls before delete or update of secret_number on channel
  for each row execute function wait_for_calls('id');
