-- Own back end only.
-- Access tokens end with their session or account, not only when they expire.

-- Whether a token still counts. One made outside of any session, such as by an operator, only needs its account.
create function private.is_live(account_id uuid, session_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from auth.users u
    where u.id = is_live.account_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
      and (is_live.session_id is null or exists (
        select from auth.sessions s
        where s.id = is_live.session_id and s.user_id = u.id and (s.not_after is null or s.not_after > now()))))
$$;

-- Fails the transaction that was about to take the identity of such a token.
create function private.refuse_ended_session() returns text
language plpgsql
as $$
begin
  raise exception 'The session of this token has ended' using errcode = 'RW401';
end
$$;
