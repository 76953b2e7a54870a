-- Whether one letter at most is wrong, missing or too much, or has changed places with the next one; words of fewer than
-- four letters, and those with a number, are meant as they are. `isOneLetterOff` (src/domain/near-words.ts) does the same.
create or replace function is_one_letter_off(p_typed text, p_meant text) returns boolean
language sql immutable parallel safe as $$
  select least(length(p_typed), length(p_meant)) >= 4 and abs(length(p_typed) - length(p_meant)) <= 1
    and (p_typed || p_meant) !~ '\d' and exists (
      select from generate_series(0, length(p_typed)) same
      where left(p_typed, same) = left(p_meant, same) and (
        substr(p_typed, same + 2) = substr(p_meant, same + 2)
        or substr(p_typed, same + 2) = substr(p_meant, same + 1)
        or substr(p_typed, same + 1) = substr(p_meant, same + 2)
        or (substr(p_typed, same + 1, 2) = reverse(substr(p_meant, same + 1, 2))
          and substr(p_typed, same + 3) = substr(p_meant, same + 3))))
$$;
