-- Messages about sales that can be refunded, or were, beyond what their reseller has paid in (decision 84).
alter table mail drop constraint mail_outcome_check;
alter table mail add constraint mail_outcome_check
  check (outcome in ('sent', 'refused', 'given up', 'nobody', 'withdrawn', 'not paid', 'not covered', 'too many'));
-- What a reseller refunded of late.
create index sold_item_refunded on sold_item (reseller_id, refunded_at) where state = 'refunded';
