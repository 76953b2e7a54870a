-- Counts one try. Returns whether it is accepted, and otherwise the seconds until the next one will be. The first
-- `free` tries are accepted at once; after each further one the wait doubles, from `first_wait` to `longest_wait`. A
-- refused try changes nothing. After `period` without a try the count starts again.
create or replace function throttle_sign_in(
  attempt bytea, free integer, first_wait interval, longest_wait interval, period interval
) returns table (allowed boolean, retry_after integer) language plpgsql as $$
declare
  v_known sign_in_throttle;
  v_attempts integer;
begin
  insert into sign_in_throttle (digest, attempts, next_at, resets_at) values (attempt, 0, '-infinity', now() + period)
    on conflict do nothing;
  select * into v_known from sign_in_throttle where digest = attempt for update;
  if v_known.next_at > now() then
    return query select false, ceil(extract(epoch from v_known.next_at - now()))::integer;
    return;
  end if;
  v_attempts := case when v_known.resets_at <= now() then 1 else v_known.attempts + 1 end;
  update sign_in_throttle
    set attempts = v_attempts,
        next_at = case when v_attempts < free then '-infinity'
          else now() + least(longest_wait, first_wait * power(2, least(v_attempts - free, 20))) end,
        resets_at = now() + period
    where digest = attempt;
  return query select true, 0;
end $$;
