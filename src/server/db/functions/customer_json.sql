-- A customer as the server reads it from the result of a sale. The profile page has the link of the customer's first
-- eSIM, even while that is on order; since a phone was lost or stolen, that of the eSIM that took the place of the one on
-- it, because older links do not lead there.
create or replace function customer_json(c customer) returns jsonb language sql stable as $$
  select jsonb_build_object('id', c.id, 'email', c.email, 'country', c.country, 'createdAt', c.created_at,
    'erasedAt', c.erased_at,
    'link', coalesce((
      select share_link_json(e) from esim e
      where e.reseller_id = c.reseller_id and e.customer_id = c.id and e.number >= coalesce((
        -- No join: with a plan for empty tables it would read all eSIMs first.
        select max((select n.number from esim n where n.reseller_id = r.reseller_id and n.id = r.new_esim_id))
        from esim_replacement r
        where r.reseller_id = c.reseller_id and r.customer_id = c.id and r.reason = 'LOST'), 0)
      order by e.number limit 1), (
      select order_link_json(o) from supply_order o
      where o.reseller_id = c.reseller_id and o.customer_id = c.id and o.is_new_esim order by o.created_at limit 1)))
$$;
