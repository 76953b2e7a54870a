-- Messages to customers that would cost nothing are held back beyond a number (decision 84).
alter table mail drop constraint mail_outcome_check;
alter table mail add constraint mail_outcome_check
  check (outcome in ('sent', 'refused', 'given up', 'nobody', 'withdrawn', 'not paid', 'few sales', 'too many'));
-- What a reseller refunded of late.
create index sold_item_refunded on sold_item (reseller_id, refunded_at) where state = 'refunded';
