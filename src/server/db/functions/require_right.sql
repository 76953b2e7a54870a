-- Refuses a call whose right has ended, in the transaction of what it reads or writes. p_right: isReading, grantId,
-- operatorId, channel (id, secretNumber), and sellerId where a suspended reseller may not do it; null for a call that
-- needs none. The locks of a call that writes are held until the transaction ends: the step that takes the right away
-- waits for it, and calls that come later find it gone. Each statement sees what was committed when it began, so the
-- right is read after the lock. A call that reads takes no lock: a long one would keep its user from signing out.
create or replace function require_right(p_right jsonb) returns void language plpgsql as $$
declare
  v_writes boolean := p_right ->> 'isReading' is distinct from 'true';
  v_user uuid;
  v_channel uuid := (p_right #>> '{channel,id}')::uuid;
  v_number integer := (p_right #>> '{channel,secretNumber}')::integer;
  v_operator uuid := (p_right ->> 'operatorId')::uuid;
  v_ended text := 'Your access ended before this was done, so nothing was changed. Sign in again, or get a new access token.';
begin
  perform refuse_unknown_keys(p_right, '{isReading,grantId,operatorId,sellerId,channel}');
  perform refuse_unknown_keys(p_right -> 'channel', '{id,secretNumber}');
  if p_right ->> 'grantId' is not null then
    if v_writes then
      select user_id into v_user from identity_session where grant_id = p_right ->> 'grantId';
      perform pg_advisory_xact_lock_shared(right_lock(v_user));
    end if;
    perform from alive_grants(array[p_right ->> 'grantId']);
    if not found then
      raise exception 'unauthorized' using errcode = 'SS401', detail = v_ended;
    end if;
  end if;
  if v_channel is not null then
    if v_writes then
      perform pg_advisory_xact_lock_shared(right_lock(v_channel));
    end if;
    perform from channel where id = v_channel and
      (secret_number = v_number or secret_number - 1 = v_number and previous_valid_until > now());
    if not found then
      raise exception 'unauthorized' using errcode = 'SS401', detail = v_ended;
    end if;
  end if;
  if v_operator is not null then
    if v_writes then
      perform pg_advisory_xact_lock_shared(right_lock(v_operator));
    end if;
    perform from operator where id = v_operator and removed_at is null;
    if not found then
      raise exception 'forbidden' using errcode = 'SS403', detail = 'This account does not belong to an operator of the store.';
    end if;
  end if;
  if p_right ->> 'sellerId' is not null then
    perform require_not_suspended((p_right ->> 'sellerId')::uuid);
  end if;
end $$;

call run_as_definer('require_right(jsonb)');
revoke execute on function require_right from public;
grant execute on function require_right to simshelf_app, simshelf_system;
