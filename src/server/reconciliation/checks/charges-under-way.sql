-- M7, stops sales: A charge of the automatic top-up whose outcome is open is the one that its reseller's top-up is at.
select p.reseller_id, p.id as payment, p.created_at
from payment p
where p.automatic and p.status = 'PENDING'
  and not exists (select from auto_top_up t where t.reseller_id = p.reseller_id and t.payment_id = p.id)
