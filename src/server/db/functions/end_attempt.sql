-- The outcome of an attempt at a call of this kind, by its idempotency key: the stored answer, or null while the call
-- runs. Without an answer, the key is stored as that of an ended attempt ({}) with a hash that no request has, so
-- idempotency_begin refuses a call that is still on its way.
create or replace function end_attempt(p_reseller uuid, p_kind text, p_key text) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
begin
  perform set_config('app.reseller_id', p_reseller::text, true);
  if not pg_try_advisory_xact_lock(idempotency_lock(p_reseller, p_kind, p_key)) then
    return null;
  end if;
  select answer into v_answer from idempotency_key where reseller_id = p_reseller and kind = p_kind and key = p_key;
  if found then
    perform await_standby();
  else
    v_answer := '{}';
    insert into idempotency_key (reseller_id, kind, key, request_hash, answer) values (p_reseller, p_kind, p_key, 'ended', v_answer);
  end if;
  return v_answer;
end $$;
