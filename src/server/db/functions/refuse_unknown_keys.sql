-- Refuses an argument with a key that its function does not read: a misspelt key would be read as null.
create or replace function refuse_unknown_keys(p_object jsonb, p_known text[]) returns void language plpgsql immutable as $$
begin
  if jsonb_typeof(p_object) = 'object' and p_object - p_known <> '{}' then
    raise exception 'no such argument: %', (select string_agg(key, ', ') from jsonb_object_keys(p_object - p_known) key);
  end if;
end $$;
