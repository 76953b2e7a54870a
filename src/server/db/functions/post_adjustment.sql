-- Books a change of credit by an operator, once (ledger_transaction), and never below zero. Returns the credit after
-- it.
create or replace function post_adjustment(p_reseller uuid, p_adjustment uuid, p_actor text) returns bigint
language plpgsql as $$
declare
  v_adjustment credit_adjustment;
begin
  select * into strict v_adjustment from credit_adjustment where reseller_id = p_reseller and id = p_adjustment;
  if v_adjustment.amount < 0 then
    perform require_credit(p_reseller, v_adjustment.currency, -v_adjustment.amount);
  end if;
  insert into audit_entry (reseller_id, actor, operator_id, action, reference, details)
    values (p_reseller, p_actor, v_adjustment.operator_id, 'credit adjustment', p_adjustment::text, jsonb_build_object(
      'amount', v_adjustment.amount, 'currency', v_adjustment.currency, 'reason', v_adjustment.reason));
  return ledger_post(p_reseller, v_adjustment.currency, 'adjustment', p_adjustment, p_actor,
    '{adjustments,credit}', array[-v_adjustment.amount, v_adjustment.amount]);
end $$;
