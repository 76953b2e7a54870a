-- What the reference mail server has taken: the inboxes of all e-mail addresses.
create table reference_mail (
  message_id text primary key, -- a repeated message is the same message
  recipient text not null,
  language text not null,
  subject text not null,
  text text not null,
  html text not null,
  received_at timestamptz not null default now()
);
create index reference_mail_of_recipient on reference_mail (recipient, received_at);
create index reference_mail_age on reference_mail (received_at);
call system_table('reference_mail');

create table reference_mail_attachment (
  message_id text references reference_mail on delete cascade,
  filename text,
  content_type text not null,
  content bytea not null,
  primary key (message_id, filename)
);
call system_table('reference_mail_attachment');
