-- The day of the last published rates. Null where the last ones that are known are older than any gap between two of them: four
-- days at Easter, of which the last one counts until the afternoon of the fifth.
create or replace function euro_rate_day() returns date language sql stable as $$
  select max(as_of) from euro_rate where as_of >= current_date - 5
$$;
