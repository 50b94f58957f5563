-- Accounts, sessions and refresh tokens of the embedded auth service. Nobody but the server reads these tables.
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  -- Lower case always; null for anonymous users.
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_lower_case check (email = lower(email)),
  constraint users_email_length check (char_length(email) between 3 and 255)
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  -- The provider's own name of the person; for e-mail it is our user id.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_id_unique unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- Newest first: [{"method": "password", "timestamp": 1700000000}]
  amr jsonb not null default '[]',
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz
);
create index sessions_user on auth.sessions (user_id);

-- A token is made from its row's id and a secret that is not in the database, and found by a hash keyed with that secret:
-- a stolen backup signs nobody in. See server/src/supabase/auth/refresh-token.ts.
create table auth.refresh_tokens (
  -- Random, never a counter: after a restored backup a counter would hand out the same tokens to other sessions.
  id uuid primary key,
  token_hash bytea not null unique,
  session_id uuid not null references auth.sessions on delete cascade,
  -- The token this one replaced.
  parent uuid references auth.refresh_tokens on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session on auth.refresh_tokens (session_id);
create index refresh_tokens_parent on auth.refresh_tokens (parent);
create unique index refresh_tokens_one_active on auth.refresh_tokens (session_id) where revoked_at is null;

-- Wrong passwords of late, counted before the password is looked at, so that parallel guesses count too.
create table auth.sign_in_attempts (
  -- Hash of the e-mail address, alone or with the network address it was tried from.
  key bytea primary key,
  attempts int not null,
  window_end timestamptz not null
);
create index sign_in_attempts_window_end on auth.sign_in_attempts (window_end);

create table auth.audit_log (
  id bigint generated always as identity primary key,
  -- No foreign key: what an account did stays on record after the account is gone.
  user_id uuid,
  action text not null,
  ip text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_user on auth.audit_log (user_id, created_at desc);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.sign_in_attempts enable row level security;
alter table auth.audit_log enable row level security;

-- A setting made for one transaction reads as an empty string afterwards, hence nullif.
create function auth.jwt() returns jsonb
language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create function auth.uid() returns uuid
language sql stable
as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create function auth.role() returns text
language sql stable
as $$ select coalesce(auth.jwt() ->> 'role', 'anon') $$;

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
