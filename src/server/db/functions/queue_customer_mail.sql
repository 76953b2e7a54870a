-- Queues a message about a sale to its customer, if the customer has an e-mail address. It contains the id of the link
-- to the eSIM, which opens nothing by itself. Nothing is sent for a reseller that never paid; the row says so (decision
-- 51).
create or replace function queue_customer_mail(p_sold sold_item, p_kind text, p_data jsonb) returns void
language sql as $$
  insert into mail (reseller_id, customer_id, sale_uid, kind, recipient, language, due_at, outcome, ended_at, data)
    select r.reseller_id, c.id, p_sold.uid, p_kind, c.email, r.language,
      case when paid then now() end, case when not paid then 'not paid' end, case when not paid then now() end,
      p_data || jsonb_build_object('linkId', e.link_id, 'package', package_facts(p) || jsonb_build_object('name', p.name),
        'seller', coalesce(r.brand_name, r.company_name), 'isGranted', r.name_granted and r.brand_name is not null)
    from reseller r
    join customer c on c.reseller_id = r.reseller_id and c.id = p_sold.customer_id
    -- A top-up does not name an eSIM, and the eSIM of a sale can have been replaced: the message is about the eSIM that has
    -- the balance now.
    join lateral (
      select link_id, active from esim
      where reseller_id = r.reseller_id and profile_domain_id = p_sold.profile_domain_id
      order by active desc, id = p_sold.esim_id desc nulls last, created_at desc limit 1) e on e.active
    join product p on p.id = p_sold.product_id
    cross join has_paid(p_sold.reseller_id) paid
    where r.reseller_id = p_sold.reseller_id and c.email is not null;
$$;
