-- What became of an attempt at a sale. Without a sale the key is stored as that of an ended attempt, whose hash no request has:
-- idempotency_begin refuses the call that arrives later, which may still be on its way. Nothing is ended while a sale runs.
-- The key goes after 31 days, as all do (src/server/jobs/retention.ts).
create or replace function end_sale_attempt(p_reseller uuid, p_key text) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  if not pg_try_advisory_xact_lock(idempotency_lock(p_reseller, 'sale', p_key)) then
    return '{"state": "RUNNING"}';
  end if;
  select answer into v_answer from idempotency_key where reseller_id = p_reseller and kind = 'sale' and key = p_key;
  if not found then
    insert into idempotency_key (reseller_id, kind, key, request_hash, answer) values (p_reseller, 'sale', p_key, 'ended', '{}');
    return '{"state": "ENDED"}';
  end if;
  return sale_attempt_json(v_answer);
end $$;
