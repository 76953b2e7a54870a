-- What became of an attempt at a sale. One that sold nothing is ended, and will not; nothing is ended while a sale runs.
create or replace function end_sale_attempt(p_reseller uuid, p_key text) returns jsonb language plpgsql as $$
declare
  v_answer jsonb := end_attempt(p_reseller, 'sale', p_key);
begin
  return case when v_answer is null then '{"state": "RUNNING"}' else sale_attempt_json(v_answer) end;
end $$;
