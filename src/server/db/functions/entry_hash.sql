-- The hash of a ledger entry, which begins with that of the previous entry of the account: anybody who changes an entry has
-- to change all that follow, and the account (decision 65). It is computed over text, so that any tool can compute it
-- again.
create or replace function entry_hash(p_previous bytea, p_account bigint, p_amount bigint, p_booked ledger_transaction)
returns bytea language sql stable parallel safe as $$
  select sha256(p_previous || convert_to(concat_ws('|', p_account, p_amount, p_booked.id, p_booked.reseller_id, p_booked.cause,
    p_booked.reference, to_char(p_booked.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_booked.actor), 'UTF8'))
$$;
