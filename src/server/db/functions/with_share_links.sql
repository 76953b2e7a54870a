-- The stored result of a sale with the current links, and with what tells whether its eSIM was withdrawn since: neither a
-- revoked link nor the codes of a withdrawn eSIM may be returned again.
create or replace function with_share_links(p_reseller uuid, p_answer jsonb) returns jsonb language sql stable as $$
  select p_answer || jsonb_build_object(
    'customer', (
      select (p_answer -> 'customer') || jsonb_build_object('link', customer_json(c) -> 'link')
      from customer c where c.reseller_id = p_reseller and c.id = (p_answer #>> '{customer,id}')::uuid),
    'esim', (
      select (p_answer -> 'esim') || jsonb_build_object('link', now -> 'link', 'active', now -> 'active',
        'saleStates', now -> 'saleStates', 'replacedBy', now -> 'replacedBy')
      from esim e, esim_json(e) as now where e.reseller_id = p_reseller and e.id = (p_answer #>> '{esim,id}')::uuid))
$$;
