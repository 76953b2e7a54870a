-- A folded text as it sounds, so that Sofie and Sophie are compared as one name. `soundingOf` (src/domain/near-words.ts) does
-- the same. Every note is read so: a regular expression for the doubled letters takes several times as long.
create or replace function sounding(p_folded text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(
      translate(replace(replace(p_folded, 'ph', 'f'), 'th', 't'), 'cy', 'ki'),
      'aa', 'a'), 'bb', 'b'), 'dd', 'd'), 'ee', 'e'), 'ff', 'f'), 'gg', 'g'),
      'ii', 'i'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'oo', 'o'),
      'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'uu', 'u'), 'vv', 'v'), 'zz', 'z')
$$;
