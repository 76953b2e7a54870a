-- Sign-ins that succeeded and failed, and what else was done to what lets a user in (decision 79). Kept for 90 days.
create table identity_event (
  id bigint generated always as identity primary key,
  -- Null for a sign-in with an e-mail address that nobody has. What was typed is not kept.
  user_id uuid references identity_user on delete cascade,
  event text not null check (event in ('SIGNED_IN', 'SIGNED_IN_WITH_CODE', 'WRONG_PASSWORD', 'CODE_ASKED', 'WRONG_CODE',
    'SIGNED_OUT', 'SESSIONS_ENDED', 'ENDED_BY_OPERATOR', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'EMAIL_CHANGED',
    'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED', 'RECOVERY_CODES_MADE')),
  -- Of the visitor, without its last part; null where no visitor did it.
  address text check (length(address) <= 43),
  -- In words to show, as those of a session.
  browser text,
  system text,
  created_at timestamptz not null default now()
);
create index identity_event_user on identity_event (user_id, id desc);
create index identity_event_age on identity_event (created_at);
call system_table('identity_event');
