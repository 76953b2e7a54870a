-- Who is sure to be the user ends what others may hold of the account (decision 82).

-- Goes up when sessions of the user are ended. A sign-in that was begun before gives no session any more.
alter table identity_user add column access_number integer not null default 0;

-- The link by which the present e-mail address stops a change.
alter table identity_link drop constraint identity_link_purpose_check,
  add constraint identity_link_purpose_check
    check (purpose in ('change-email', 'confirm-email', 'reset-password', 'stop-email-change'));

alter table identity_event drop constraint identity_event_event_check,
  add constraint identity_event_event_check
    check (event in ('SIGNED_IN', 'SIGNED_IN_WITH_CODE', 'WRONG_PASSWORD', 'CODE_ASKED', 'WRONG_CODE',
      'SIGNED_OUT', 'SESSIONS_ENDED', 'ENDED_BY_OPERATOR', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'EMAIL_CHANGE_ASKED',
      'EMAIL_CHANGE_STOPPED', 'EMAIL_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED',
      'RECOVERY_CODES_MADE'));
