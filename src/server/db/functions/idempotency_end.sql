-- Stores the result in the transaction of its effect, and returns it.
create or replace function idempotency_end(p_reseller uuid, p_kind text, p_key text, p_hash text, p_answer jsonb)
  returns jsonb language plpgsql as $$
begin
  if p_key is not null then
    insert into idempotency_key (reseller_id, kind, key, request_hash, answer)
      values (p_reseller, p_kind, p_key, p_hash, p_answer);
  end if;
  return p_answer;
end $$;
