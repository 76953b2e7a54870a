-- The stored result of this call, or null when it has to run now. The lock represents the running call: it ends with
-- the transaction, so a process that died cannot block a key. The key of a sale can be that of an ended attempt
-- (end_sale_attempt).
create or replace function idempotency_begin(p_reseller uuid, p_kind text, p_key text, p_hash text)
  returns jsonb language plpgsql as $$
declare
  v_known idempotency_key;
begin
  if p_key is null then
    return null;
  end if;
  if not pg_try_advisory_xact_lock(idempotency_lock(p_reseller, p_kind, p_key)) then
    raise exception 'request_still_running' using errcode = 'SS409',
      detail = 'A request with the same idempotency key is still running. Repeat it in a moment.';
  end if;
  select * into v_known from idempotency_key where reseller_id = p_reseller and kind = p_kind and key = p_key;
  if v_known.request_hash = 'ended' then
    raise exception 'idempotency_key_reused' using errcode = 'SS422',
      detail = 'This attempt at a sale was ended, and sold nothing. Begin the sale again with a new idempotency key.';
  end if;
  if found and v_known.request_hash <> p_hash then
    raise exception 'idempotency_key_reused' using errcode = 'SS422',
      detail = 'This idempotency key was used with another request. Use a new key for a new request.';
  end if;
  if v_known.answer is not null then
    perform await_standby();
  end if;
  return v_known.answer;
end $$;
