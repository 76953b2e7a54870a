-- Tells the reseller that a refund failed after it was made: its credit note is void, and the credit is back.
create or replace function void_credit_note() returns trigger language plpgsql as $$
begin
  perform queue_reseller_mail(new.reseller_id, 'credit-note-void', jsonb_build_object(
      'paymentId', note.payment_id, 'number', note.number, 'at', new.ended_at,
      'total', note.amount, 'currency', payment.currency))
    from credit_note note join payment on payment.id = note.payment_id
    where note.reseller_id = new.reseller_id and note.refund_id = new.id;
  return null;
end $$;
