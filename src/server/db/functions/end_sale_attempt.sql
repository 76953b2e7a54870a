-- The outcome of an attempt at a sale. An attempt that sold nothing is ended, so that it never will; while a sale runs,
-- nothing is ended.
create or replace function end_sale_attempt(p_reseller uuid, p_key text) returns jsonb language plpgsql as $$
declare
  v_answer jsonb := end_attempt(p_reseller, 'sale', p_key);
begin
  return case when v_answer is null then '{"state": "RUNNING"}' else sale_attempt_json(v_answer) end;
end $$;
