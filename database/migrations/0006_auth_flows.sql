-- Own back end only.
-- Links and codes sent by mail, sign-in through others, second factors.

alter table auth.users
  add column new_email text,
  add column email_change_sent_at timestamptz,
  -- Which halves of a change of address are confirmed: 'current' or 'new'; null while none is.
  add column email_change_confirmed text
    constraint users_email_change_confirmed_known check (email_change_confirmed in ('current', 'new')),
  add column invited_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column deleted_at timestamptz,
  add constraint users_new_email_lower_case check (new_email = lower(new_email)),
  add constraint users_new_email_length check (char_length(new_email) between 3 and 255);

-- The beginning of a sign-in that ends elsewhere: the client that knows the verifier trades the code for a session (PKCE).
-- A sign-in through another provider has a row also without PKCE: its id is the `state`.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  -- 'oauth', 'magiclink', 'recovery', 'email/signup', 'email_change', 'invite': becomes the session's method.
  method text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- SHA-256 of the code that the client gets; null until it was given out.
  auth_code_hash bytea unique,
  auth_code_issued_at timestamptz,
  redirect_to text,
  -- Of the provider: what we must remember until it sends the visitor back, and its tokens, sealed by the server.
  provider text,
  provider_nonce text,
  provider_code_verifier text,
  provider_tokens bytea,
  -- The signed-in account that wants another identity.
  linking_user_id uuid references auth.users on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint flow_states_challenge_complete check ((code_challenge is null) = (code_challenge_method is null))
);
create index flow_states_user on auth.flow_states (user_id);
create index flow_states_linking_user on auth.flow_states (linking_user_id);
create index flow_states_created on auth.flow_states (created_at);

-- At most one valid token of each kind per account; it is good for one use, as a link or as a six-digit code.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null constraint one_time_tokens_kind_known check (kind in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- Both keyed with a secret of the server: six digits alone would be guessed from a stolen copy.
  link_hash bytea not null unique,
  code_hash bytea not null,
  -- The address it was sent to.
  email text not null,
  flow_id uuid references auth.flow_states on delete cascade,
  wrong_codes int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint one_time_tokens_kind_unique unique (user_id, kind)
);
create index one_time_tokens_flow on auth.one_time_tokens (flow_id);
create index one_time_tokens_expires on auth.one_time_tokens (expires_at);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '' check (char_length(friendly_name) <= 100),
  -- Sealed by the server: a stolen copy of the database makes no codes.
  secret bytea not null,
  -- The time step of the last accepted code, so that none counts twice.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mfa_factors_friendly_name_unique unique (user_id, friendly_name)
);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip text,
  wrong_codes int not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_created on auth.mfa_challenges (created_at);

alter table auth.flow_states enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;

-- Sweeping looks for what is old.
create index audit_log_created on auth.audit_log (created_at);
create index sessions_refreshed on auth.sessions (refreshed_at);
