-- Own back end only.
-- Stored files: what they are called, who may reach them, and which bytes belong to them. The bytes lie on disk or in S3 under
-- the row's `version`; no name of a user ever becomes a path there. Only `public` is reachable through the data API.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key constraint buckets_id_form
    check (id ~ '^[A-Za-z0-9_!\-.*''() &$@=;:+,?]{1,100}$' and id = btrim(id)),
  name text not null unique,
  owner uuid references auth.users on delete set null,
  public boolean not null default false,
  -- Bytes; null: only the limit of the installation.
  file_size_limit bigint constraint buckets_file_size_limit_positive check (file_size_limit >= 0),
  -- Such as `image/png` or `image/*`; null: every type.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index buckets_owner on storage.buckets (owner);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null constraint objects_bucket references storage.buckets,
  -- Compared by bytes: what begins with a folder's name stands together, so that a folder is a range of the index.
  name text collate "C" not null constraint objects_name_form
    check (name ~ '^[A-Za-z0-9_/!\-.*''() &$@=;:+,?]+$' and char_length(name) <= 1024),
  -- The files of an account go with it.
  owner uuid constraint objects_owner references auth.users on delete cascade,
  owner_id text,
  version uuid not null,
  -- eTag, size, mimetype, cacheControl, lastModified, contentLength, httpStatusCode
  metadata jsonb not null,
  user_metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  constraint objects_bucket_id_name unique (bucket_id, name)
);
create index objects_owner_index on storage.objects (owner);

-- Bytes without a row: those that are just arriving, and those whose row is gone. The server removes them from disk or S3 once
-- `remove_after` has passed, so that neither a crash nor a deleted account leaves anything behind.
create table private.unused_files (
  version uuid primary key,
  remove_after timestamptz not null
);
create index unused_files_due on private.unused_files (remove_after);
alter table private.unused_files enable row level security;

-- A reader who has just looked up the row still finds the bytes for a minute.
create function private.release_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.unused_files (version, remove_after)
    select version, now() + interval '1 minute' from gone
    on conflict (version) do update set remove_after = excluded.remove_after;
  elsif old.version <> new.version then
    insert into private.unused_files (version, remove_after) values (old.version, now() + interval '1 minute')
    on conflict (version) do update set remove_after = excluded.remove_after;
  end if;
  return null;
end
$$;

create function private.keep_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unused_files where version = new.version;
  return null;
end
$$;

create trigger objects_keep after insert or update of version on storage.objects
  for each row execute function private.keep_file();
create trigger objects_replace after update of version on storage.objects
  for each row execute function private.release_files();
create trigger objects_delete after delete on storage.objects
  referencing old table as gone for each statement execute function private.release_files();

-- For policies, as people know them: 'a/b/c.png' lies in folders {a,b}, is called 'c.png' and ends in 'png'.
create function storage.foldername(name text) returns text[]
language sql immutable
as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;

create function storage.filename(name text) returns text
language sql immutable
as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;

create function storage.extension(name text) returns text
language sql immutable
as $$ select coalesce(substring(storage.filename(name) from '\.([^.]*)$'), '') $$;

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

create policy buckets_service on storage.buckets for all to service_role using (true) with check (true);
create policy objects_service on storage.objects for all to service_role using (true) with check (true);

-- Avatars are public to read by their address; everything else is for the person whose id the file is named after:
-- `{userId}-{random}.{extension}`, alone or in the folder `avatars`. (A-EN-06, OP-25)
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 5 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

create function storage.is_avatar_of(name text, user_id uuid) returns boolean
language sql immutable
as $$ select coalesce(
  name ~* ('^(avatars/)?' || user_id::text || '-[0-9a-f]{8}[0-9a-f-]{0,64}\.(png|jpg|jpeg|webp|gif)$'), false) $$;
grant execute on function storage.is_avatar_of(text, uuid) to anon, authenticated, service_role;

create policy avatars_read_own on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and storage.is_avatar_of(name, (select auth.uid())));
create policy avatars_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and owner = (select auth.uid()) and storage.is_avatar_of(name, (select auth.uid())));
create policy avatars_update_own on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and storage.is_avatar_of(name, (select auth.uid())))
  with check (bucket_id = 'avatars' and owner = (select auth.uid()) and storage.is_avatar_of(name, (select auth.uid())));
create policy avatars_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and storage.is_avatar_of(name, (select auth.uid())));
