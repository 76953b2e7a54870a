-- The stored result of a sale with the current links: a revoked link must not be returned again.
create or replace function with_share_links(p_reseller uuid, p_answer jsonb) returns jsonb language sql stable as $$
  select p_answer || jsonb_build_object(
    'customer', (
      select (p_answer -> 'customer') || jsonb_build_object('link', customer_json(c) -> 'link')
      from customer c where c.reseller_id = p_reseller and c.id = (p_answer #>> '{customer,id}')::uuid),
    'esim', (
      select (p_answer -> 'esim') || jsonb_build_object('link', share_link_json(e))
      from esim e where e.reseller_id = p_reseller and e.id = (p_answer #>> '{esim,id}')::uuid))
$$;
