-- Own back end only.
-- An account keeps one picture of itself. Without a limit it could fill the disk that everybody's data is on, five megabytes at a time.

-- Below row security a policy cannot look at its own table.
create function storage.own_avatars() returns bigint
language sql stable security definer set search_path = ''
as $$ select count(*) from (select from storage.objects o where o.owner = auth.uid() and o.bucket_id = 'avatars' limit 100) as own $$;
revoke execute on function storage.own_avatars() from public;
grant execute on function storage.own_avatars() to authenticated;

-- Asked before the first byte of a file is read. Some more than one: a new picture is there before the old one goes, and tabs may be many.
create policy avatars_bounded on storage.objects as restrictive for insert to authenticated
  with check (bucket_id <> 'avatars' or (select storage.own_avatars()) < 100);
