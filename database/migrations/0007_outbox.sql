-- Mails that wait to be sent. Written in the transaction that makes them necessary and sent after it, so that a mail server that
-- is down loses nothing and blocks nobody. Without a mail server this is the local mailbox.
create table private.outbox (
  id bigint generated always as identity primary key,
  recipient text not null check (char_length(recipient) between 3 and 255),
  subject text not null check (char_length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- What the mail server said last; for operators.
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on private.outbox (next_attempt_at) where state = 'waiting';
create index outbox_recipient on private.outbox (recipient, id desc);
create index outbox_created on private.outbox (created_at);
alter table private.outbox enable row level security;
