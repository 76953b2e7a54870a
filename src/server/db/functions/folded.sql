-- A text as searches compare it: in lower case, without accents. `foldLetters` (src/domain/name-search.ts) does the same.
create or replace function folded(p_text text) returns text language sql immutable parallel safe as $$
  -- Most texts have no other letters, and are compared in a fraction of the time.
  select case when octet_length(p_text) = length(p_text) then lower(p_text) else
    translate(replace(replace(replace(
      regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øđðłı', 'oddli')
  end
$$;
