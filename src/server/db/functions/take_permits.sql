-- Takes up to `wanted` of the `allowed` permits of a period, and returns how many were granted, how many remain for
-- others, and the milliseconds until the count starts again. One statement counts and decides, so all processes
-- together never grant more than is allowed.
create or replace function take_permits(caller bytea, wanted integer, allowed integer, period interval)
  returns table (granted integer, remaining integer, resets_in integer)
  language sql
begin atomic
  insert into request_count as known (digest, taken, resets_at)
  values (caller, wanted, now() + period)
  on conflict (digest) do update
    set taken = case when known.resets_at <= now() then 0 else least(known.taken, allowed) end + wanted,
        resets_at = case when known.resets_at <= now() then now() + period else known.resets_at end
  returning
    least(wanted, greatest(0, allowed - (taken - wanted)))::integer,
    greatest(0, allowed - taken)::integer,
    ceil(extract(epoch from resets_at - now()) * 1000)::integer;
end;
