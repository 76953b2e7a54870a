-- A folded text as it sounds, so that Sofie and Sophie are compared as one name. `soundingOf` (src/domain/near-words.ts) does
-- the same.
create or replace function sounding(p_folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    translate(replace(replace(p_folded, 'ph', 'f'), 'th', 't'), 'cy', 'ki'), '([a-z])\1+', '\1', 'g')
$$;
