import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { afterFile } from '../../testing'
import { dropDatabase, makeDatabase, withDatabase } from '../../testing/cluster'

/**
 * What a Supabase brings, as far as moving touches it: tables of GoTrue and Storage in their present shape, owned by others, and its own
 * habit of opening every new table to everybody. %1$s is the role that an operator has there, %2$s the one of its services.
 */
const THEIRS = `
  create schema extensions; create schema auth; create schema storage; create schema realtime;
  grant all on schema extensions to %1$s;
  grant usage on schema auth, storage, realtime to anon, authenticated, service_role, %1$s, %2$s;
  alter default privileges for role %1$s in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role %1$s in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role %1$s in schema public grant all on sequences to anon, authenticated, service_role;

  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
    confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
    recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
    email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique default null,
    phone_confirmed_at timestamptz, phone_change text default '', phone_change_token varchar(255) default '',
    phone_change_sent_at timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '', email_change_confirm_status smallint default 0,
    banned_until timestamptz, reauthentication_token varchar(255) default '', reauthentication_sent_at timestamptz,
    is_sso_user boolean not null default false, deleted_at timestamptz, is_anonymous boolean not null default false);
  create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users on delete cascade, identity_data jsonb not null,
    provider text not null, last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
    email text generated always as (lower(identity_data ->> 'email')) stored, id uuid primary key default gen_random_uuid(),
    unique (provider_id, provider));
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz,
    updated_at timestamptz, factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp,
    user_agent text, ip inet, tag text);
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
    factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
    updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz unique,
    web_authn_credential jsonb, web_authn_aaguid uuid);
  create function auth.uid() returns uuid language sql stable
    as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

  create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[], owner_id text);
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner uuid,
    metadata jsonb, version text, owner_id text, user_metadata jsonb);
  create table realtime.messages (topic text not null, extension text not null, payload jsonb);
  alter table auth.users enable row level security;
  alter table storage.objects enable row level security;
  grant select, insert, update, delete on storage.objects to authenticated;
  alter table auth.users owner to %2$s; alter table auth.identities owner to %2$s; alter table auth.sessions owner to %2$s;
  alter table auth.mfa_factors owner to %2$s;
  grant all on all tables in schema auth, storage, realtime to %1$s;
  -- Its supautils lets the operator make policies on these without owning them; PostgreSQL alone does not.
  alter table storage.objects owner to %1$s; alter table realtime.messages owner to %1$s;
  create publication supabase_realtime; alter publication supabase_realtime owner to %1$s`

/** The database of a Supabase in which nobody has an account, as its operator's role reaches it. Dropped with the test file. */
export async function supabaseDatabase(): Promise<string> {
  const { adminUrl } = inject('cluster')
  const name = `theirs_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const [operator, services] = [`${name}_operator`, `${name}_services`]
  await asAdmin(adminUrl, [
    `create role ${services}`,
    `create role ${operator} login nosuperuser createdb createrole bypassrls password '${password}'`,
    `grant anon, authenticated, service_role to ${operator}`,
  ])
  await makeDatabase(adminUrl, name, undefined, operator)
  await asAdmin(withDatabase(adminUrl, name), [THEIRS.replaceAll('%1$s', operator).replaceAll('%2$s', services)])
  afterFile(async () => {
    await dropDatabase(adminUrl, name)
    await asAdmin(adminUrl, [`drop role ${operator}`, `drop role ${services}`])
  })
  const url = new URL(withDatabase(adminUrl, name))
  url.username = operator
  url.password = password
  return url.href
}

async function asAdmin(connectionString: string, statements: string[]) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
