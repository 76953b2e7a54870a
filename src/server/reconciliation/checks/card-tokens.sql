-- M7: The token of a card is kept for a charge that is under way, and an automatic top-up that is on has a card.
select t.reseller_id, t.enabled, t.payment_id as payment, t.token_encrypted is not null as has_token
from auto_top_up t
where (t.token_encrypted is not null and t.payment_id is null)
  or (t.enabled and not exists (select from payment_card c where c.reseller_id = t.reseller_id))
