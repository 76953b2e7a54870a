-- Gives a refund its credit note and sends it by mail, after the money has gone back. The tax in it is what was booked.
create or replace function issue_credit_note() returns trigger language plpgsql as $$
declare
  v_payment payment;
  v_amount bigint;
  v_vat bigint;
  v_number text;
begin
  select * into strict v_payment from payment where reseller_id = new.reseller_id and id = new.payment_id;
  select reversal.amount, entry.amount * -1 into strict v_amount, v_vat
    from payment_reversal reversal
    join ledger_transaction booking on booking.reference = reversal.id and booking.cause = 'reversal'
    left join lateral (
      select sum(e.amount) as amount from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transaction_id = booking.id and a.kind = 'tax') entry on true
    where reversal.reseller_id = new.reseller_id and reversal.payment_id = new.payment_id
      and reversal.kind = 'refund' and reversal.provider_reference = new.id::text and reversal.amount > 0;
  update receipt_series set last_credit_note = last_credit_note + 1 where reseller_id = new.reseller_id
    returning format('%s-C%s', series, last_credit_note) into strict v_number;
  insert into credit_note (refund_id, reseller_id, payment_id, number, issued_at, amount, vat, seller)
    values (new.id, new.reseller_id, new.payment_id, v_number, new.ended_at, v_amount, coalesce(v_vat, 0),
      (select details from seller order by since desc limit 1));
  perform queue_reseller_mail(new.reseller_id, 'credit-note', jsonb_build_object(
    'refundId', new.id, 'paymentId', new.payment_id, 'number', v_number, 'at', new.ended_at, 'byHand', new.by_hand,
    'receipt', (select number from receipt where payment_id = new.payment_id),
    'vat', coalesce(v_vat, 0), 'total', v_amount, 'currency', v_payment.currency));
  return null;
end $$;
