-- Own back end only.
-- Reads one claim as JSON instead of building all of them as JSONB, which policies and defaults do several times a statement.
create or replace function auth.uid() returns uuid
language sql stable
as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub', '')::uuid $$;
create or replace function private.second_factor_done() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified');
end
$$;
