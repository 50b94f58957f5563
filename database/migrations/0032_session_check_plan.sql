-- Own back end only.
-- The session check of each statement keeps its plan: a function in SQL is planned again every time it is called.
create or replace function private.is_live(account_id uuid, session_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from auth.users u
    where u.id = is_live.account_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
      and (is_live.session_id is null or exists (
        select from auth.sessions s
        where s.id = is_live.session_id and s.user_id = u.id and (s.not_after is null or s.not_after > now()))));
end
$$;
