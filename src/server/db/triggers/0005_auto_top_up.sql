create or replace trigger announce_auto_top_up after insert or update of due_at on auto_top_up
  for each row when (new.due_at <= now()) execute function announce_auto_top_up();
create or replace trigger keep_waiting_since before insert or update of due_at, tries on auto_top_up
  for each row execute function keep_waiting_since();
