-- Resellers, and the double-entry ledger of their money.

create table reseller (
  reseller_id uuid primary key,
  -- Who signs in as this reseller: the subject of an OpenID provider.
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  tax_id text not null default '',
  -- The billing address; payments need at least the country.
  country text check (country ~ '^[A-Z]{2}$'),
  address_line1 text not null default '',
  address_line2 text not null default '',
  address_line3 text not null default '',
  postal_code text not null default '',
  town_or_district text not null default '',
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3,5}$'),
  language text not null default 'en',
  discount_bps integer not null default 0 check (discount_bps between 0 and 10000),
  -- Branding of the traveller's pages.
  brand_name text,
  logo_url text check (logo_url like 'https://%'),
  accent_color text check (accent_color ~ '^#[0-9a-fA-F]{6}$'),
  header_color text check (header_color ~ '^#[0-9a-fA-F]{6}$'),
  faq_url text check (faq_url like 'https://%'),
  terms_accepted text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);
call tenant_table('reseller');

-- Accounts of one reseller. Only credit is spendable and therefore never negative; the others are the far side of its
-- movements: payments and bonus is where credit comes from, sales and tax is where money goes.
create table ledger_account (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  kind text not null check (kind in ('credit', 'sales', 'payments', 'bonus', 'tax')),
  currency text not null,
  balance bigint not null default 0, -- minor units; always the sum of the account's entries
  unique (reseller_id, currency, kind),
  check (kind <> 'credit' or balance >= 0)
);
call tenant_table('ledger_account');

create table ledger_transaction (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  cause text not null check (cause in ('bonus', 'sale', 'refund', 'payment')),
  reference uuid not null, -- the sale, payment or reseller that caused it
  actor text not null,     -- who asked for it
  created_at timestamptz not null default now(),
  -- A sale is charged once, refunded once; a payment is booked once; the bonus is paid once.
  unique (reseller_id, reference, cause)
);
call tenant_table('ledger_transaction');
call append_only('ledger_transaction');

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  reseller_id uuid not null references reseller,
  amount bigint not null check (amount <> 0), -- minor units of the account's currency
  primary key (transaction_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id);
call tenant_table('ledger_entry');
call append_only('ledger_entry');

-- Books one transaction: kinds[i] changes by amounts[i]. The amounts sum to zero. The credit account is locked first, so
-- simultaneous bookings of a reseller queue there and cannot deadlock.
create function ledger_post(
  p_reseller uuid, p_currency text, p_cause text, p_reference uuid, p_actor text, kinds text[], amounts bigint[]
) returns void language plpgsql as $$
declare
  v_balance bigint;
  v_change bigint;
begin
  select sum(amount), sum(amount) filter (where kind = 'credit') into v_balance, v_change
    from unnest(kinds, amounts) as leg (kind, amount);
  if v_balance <> 0 then
    raise exception 'a ledger transaction sums to zero, not to %', v_balance;
  end if;

  insert into ledger_account (reseller_id, kind, currency)
    select distinct p_reseller, wanted.kind, p_currency from unnest(array['credit'] || kinds) as wanted (kind)
    where not exists (
      select from ledger_account known
      where known.reseller_id = p_reseller and known.currency = p_currency and known.kind = wanted.kind)
    on conflict do nothing;

  select balance into v_balance from ledger_account
    where reseller_id = p_reseller and currency = p_currency and kind = 'credit' for update;
  if v_balance + coalesce(v_change, 0) < 0 then
    raise exception 'Insufficient credits' using errcode = 'SS402',
      detail = 'You do not have sufficient credits to purchase the data package.';
  end if;

  with booked as (
    insert into ledger_transaction (reseller_id, cause, reference, actor)
    values (p_reseller, p_cause, p_reference, p_actor)
    returning id
  ), changed as (
    update ledger_account account set balance = balance + leg.amount
      from unnest(kinds, amounts) as leg (kind, amount)
      where account.reseller_id = p_reseller and account.currency = p_currency and account.kind = leg.kind
        and leg.amount <> 0
      returning account.id, leg.amount
  )
  insert into ledger_entry (transaction_id, account_id, reseller_id, amount)
    select booked.id, changed.id, p_reseller, changed.amount from booked, changed;
end $$;

-- Answers the reseller of a signed-in subject. The first time, it is created and its welcome bonus is paid; simultaneous
-- first calls create one.
create function provision_reseller(
  p_reseller uuid, p_issuer text, p_subject text, p_email text, p_first_name text, p_last_name text, p_language text,
  p_bonus bigint
) returns uuid language plpgsql as $$
declare
  v_reseller uuid;
begin
  insert into reseller (reseller_id, issuer, subject, email, first_name, last_name, language)
    values (p_reseller, p_issuer, p_subject, lower(p_email), p_first_name, p_last_name, p_language)
    on conflict (issuer, subject) do nothing
    returning reseller_id into v_reseller;
  if v_reseller is null then
    select reseller_id into v_reseller from reseller where issuer = p_issuer and subject = p_subject;
    return v_reseller;
  end if;
  if p_bonus > 0 then
    perform ledger_post(v_reseller, 'USD', 'bonus', v_reseller, 'system', '{bonus,credit}', array[-p_bonus, p_bonus]);
  end if;
  return v_reseller;
end $$;

-- Every change of money, secret, right or personal data, with who asked for it.
create table audit_entry (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller,
  actor text not null,
  action text not null,
  reference text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entry_reseller on audit_entry (reseller_id, id desc);
call tenant_table('audit_entry');
call append_only('audit_entry');

-- What happened, written in the transaction that caused it; deliveries are made from here.
create table event (
  id uuid primary key default gen_random_uuid(),
  reseller_id uuid not null references reseller,
  type text not null check (
    type in ('BALANCE_ALERT', 'ESIM_STATUS', 'CUSTOMER_REGISTRATION', 'COUNTRY_CHANGE', 'BALANCE_ACTIVATION')),
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index event_reseller on event (reseller_id, created_at desc);
call tenant_table('event');

-- The stored answer of every call that was made with an idempotency key.
create table idempotency_key (
  reseller_id uuid not null references reseller,
  caller text not null, -- 'web', or the channel that called
  operation text not null,
  key text not null check (length(key) between 1 and 64), -- spec section 9
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (reseller_id, caller, operation, key)
);
create index idempotency_key_age on idempotency_key (created_at);
call tenant_table('idempotency_key');

-- The stored answer of this call, or null when it has to be done now. The lock is the running call: it ends with the
-- transaction, so no key can stay blocked by a process that died.
create function idempotency_begin(p_reseller uuid, p_caller text, p_operation text, p_key text, p_hash text)
  returns jsonb language plpgsql as $$
declare
  v_known idempotency_key;
begin
  if p_key is null then
    return null;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', p_reseller, p_caller, p_operation, p_key), 0)) then
    raise exception 'Request still running' using errcode = 'SS409',
      detail = 'A request with the same idempotency key is still running. Repeat it in a moment.';
  end if;
  select * into v_known from idempotency_key
    where reseller_id = p_reseller and caller = p_caller and operation = p_operation and key = p_key;
  if found and v_known.request_hash <> p_hash then
    raise exception 'Idempotency key reused' using errcode = 'SS422',
      detail = 'This idempotency key was used with another request. Use a new key for a new request.';
  end if;
  return v_known.answer;
end $$;

-- Stores the answer in the transaction of its effect, and gives it back.
create function idempotency_end(
  p_reseller uuid, p_caller text, p_operation text, p_key text, p_hash text, p_answer jsonb
) returns jsonb language plpgsql as $$
begin
  if p_key is not null then
    insert into idempotency_key (reseller_id, caller, operation, key, request_hash, answer)
      values (p_reseller, p_caller, p_operation, p_key, p_hash, p_answer);
  end if;
  return p_answer;
end $$;
