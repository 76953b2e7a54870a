-- Whether data that is sold onto an eSIM can be used: the rule is canTopUp in src/domain/esim.ts, and a test compares them.
create or replace function can_top_up(e esim) returns boolean language sql stable as $$
  select not is_withdrawn(e) and e.state not in ('DELETED', 'QUARANTINE', 'UNAVAILABLE', 'ERROR')
$$;
