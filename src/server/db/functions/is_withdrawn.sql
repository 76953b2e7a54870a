-- Whether an eSIM can no longer be installed or used: the rule is esimWithdrawal in src/domain/esim.ts. A replaced eSIM is
-- inactive, too.
create or replace function is_withdrawn(e esim) returns boolean language sql stable as $$
  select not e.active or is_all_refunded(e.reseller_id, e.profile_domain_id)
$$;
