-- Counts one try. Returns whether it is allowed, and the seconds until the count starts again. One statement counts and
-- decides, so simultaneous tries never exceed the limit.
create or replace function take_attempt(try bytea, allowed_tries integer, period interval)
  returns table (allowed boolean, retry_after integer)
  language sql
begin atomic
  insert into attempt as known (digest, tries, resets_at)
  values (try, 1, now() + period)
  on conflict (digest) do update
    set tries = case when known.resets_at <= now() then 1 else least(known.tries, allowed_tries) + 1 end,
        resets_at = case when known.resets_at <= now() then now() + period else known.resets_at end
  returning tries <= allowed_tries, ceil(extract(epoch from resets_at - now()))::integer;
end;
