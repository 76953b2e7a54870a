-- Messages that the store sends, written in the transaction that causes them (decision 51).
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- Null for messages of the sign-in service, whose user may have no store yet.
  reseller_id uuid references reseller,
  kind text not null,
  -- Null when nobody has the e-mail address that was asked about: the row is treated like any other, and nothing is sent.
  recipient text,
  language text not null,
  -- What the message tells; nothing that lets a reader in.
  data jsonb not null default '{}',
  -- The link that lets its receiver in, until the message has ended.
  link_encrypted bytea,
  created_at timestamptz not null default now(),
  -- When it is sent, tried again, or taken over from a process that died. Null when it has ended.
  due_at timestamptz default now(),
  -- What it tells is of no use any more.
  useless_at timestamptz not null default now() + interval '3 days',
  tries integer not null default 0,
  outcome text check (outcome in ('sent', 'refused', 'given up', 'nobody')),
  -- What the mail server replied, or why it could not be reached.
  reply text,
  ended_at timestamptz,
  check ((outcome is null) = (due_at is not null) and (outcome is null) = (ended_at is null)),
  check (outcome is null or link_encrypted is null)
);
create index mail_due on mail (due_at) where due_at is not null;
create index mail_age on mail (created_at);
create index mail_recipient on mail (recipient, created_at);
call tenant_table('mail');
-- A reseller's transaction causes messages; only the system reads them.
revoke select, update, delete on mail from simshelf_app;

-- The language of the messages to a user: that of the last sign-in.
alter table identity_user add column language text not null default 'en';
-- When the user used a link that was sent to the e-mail address.
alter table identity_user add column confirmed_at timestamptz;

-- Whether the user has confirmed the e-mail address. Another provider than the embedded one answers for its own.
alter table reseller add column email_confirmed boolean not null default true;
-- The welcome bonus in US cents that is paid when the e-mail address is confirmed.
alter table reseller add column bonus_due bigint not null default 0 check (bonus_due >= 0);

-- Links that were sent by mail: each works once, until it expires.
create table identity_link (
  -- SHA-256 of the token in the link.
  digest bytea primary key,
  purpose text not null check (purpose in ('change-email', 'confirm-email', 'reset-password')),
  -- Null when nobody has the address that was asked about. No foreign key: checking it would be work that such a request
  -- does not cause, and users are never removed.
  user_id uuid,
  -- The e-mail address that the user wants to have from then on.
  new_email text check (new_email = lower(new_email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((new_email is not null) = (purpose = 'change-email'))
);
create index identity_link_user on identity_link (user_id, purpose);
create index identity_link_expiry on identity_link (expires_at);
call system_table('identity_link');
