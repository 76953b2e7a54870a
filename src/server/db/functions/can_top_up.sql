-- Whether data that is sold onto an eSIM can be used: the rule is canTopUp in src/domain/esim.ts.
create or replace function can_top_up(e esim) returns boolean language sql immutable as $$
  select e.active and e.state not in ('DELETED', 'QUARANTINE', 'UNAVAILABLE', 'ERROR')
$$;
