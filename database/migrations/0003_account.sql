-- What people may change about themselves. One row per account, made together with it. (A-EN-01, OP-19)
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  first_name text constraint profiles_first_name_length check (char_length(first_name) <= 100),
  full_name text constraint profiles_full_name_length check (char_length(full_name) <= 200),
  avatar_url text constraint profiles_avatar_url_length check (char_length(avatar_url) <= 2000),
  avatar_path text constraint profiles_avatar_path_length check (char_length(avatar_path) <= 500),
  tiktok_username text constraint profiles_tiktok_username_length check (char_length(tiktok_username) <= 100),
  editor_theme text not null default 'default'
    constraint profiles_editor_theme_known check (editor_theme in ('default', 'high-contrast', 'solarized', 'monokai')),
  notify_script_ready boolean not null default true,
  notify_trending boolean not null default true,
  notify_performance boolean not null default true,
  notify_product_updates boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function private.touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Names come from outside and may be of any shape; a sign-up must not fail over them, so they are cut to what the columns hold.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name text := nullif(btrim(coalesce(
    new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name', '')), '');
begin
  insert into public.profiles (id, full_name) values (new.id, left(given_name, 200));
  return new;
end
$$;

create trigger users_create_profile after insert on auth.users
  for each row execute function private.create_profile();

alter table public.profiles enable row level security;

create policy profiles_read_own on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy profiles_insert_own on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy profiles_service on public.profiles for all to service_role using (true) with check (true);

grant select on public.profiles to authenticated;
-- The SDK's upsert names the id on both sides; the policy keeps it one's own. (A-PR-04, CX-50)
grant insert (id, first_name, full_name, avatar_url, avatar_path, tiktok_username, editor_theme,
  notify_script_ready, notify_trending, notify_performance, notify_product_updates, updated_at)
  on public.profiles to authenticated;
grant update (id, first_name, full_name, avatar_url, avatar_path, tiktok_username, editor_theme,
  notify_script_ready, notify_trending, notify_performance, notify_product_updates, updated_at)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;
