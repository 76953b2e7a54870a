create or replace trigger keep_ended_link after update of link_id on esim
  for each row when (old.link_id <> new.link_id) execute function keep_ended_link();
create or replace trigger keep_ended_link after update of link_id on supply_order
  for each row when (old.link_id <> new.link_id and old.is_new_esim) execute function keep_ended_link();
