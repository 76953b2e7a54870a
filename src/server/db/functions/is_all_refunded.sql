-- Whether something was sold onto an instance of a profile domain, and all of it was refunded.
create or replace function is_all_refunded(p_reseller uuid, p_domain uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(state = 'refunded'), false) from sold_item
    where reseller_id = p_reseller and profile_domain_id = p_domain
$$;
