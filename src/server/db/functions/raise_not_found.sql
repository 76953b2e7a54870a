-- Unknown ids and those of other resellers are refused alike.
create or replace function raise_not_found() returns void language plpgsql as $$
begin
  raise exception 'not_found' using errcode = 'SS404', detail = 'There is no asset with the given id.';
end $$;
