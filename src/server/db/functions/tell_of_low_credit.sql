-- Queues a message to a reseller whose credit fell below its own threshold, if the reseller has confirmed the address:
-- selling and refunding can cross the threshold any number of times.
create or replace function tell_of_low_credit(p_reseller uuid, p_currency text, p_before bigint, p_after bigint)
returns void language sql as $$
  select queue_reseller_mail(p_reseller, 'credit-low',
      jsonb_build_object('credit', p_after, 'mark', credit_mark, 'currency', p_currency))
    from notification_setting join reseller using (reseller_id)
    where reseller_id = p_reseller and email_confirmed and p_after < credit_mark and credit_mark <= p_before;
$$;
