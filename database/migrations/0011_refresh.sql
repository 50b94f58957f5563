-- Own back end only.
/*
 * Trades a refresh token for the next one, one at a time per session. A function, since a refresh is as frequent as a read: step by
 * step it was five round trips.
 *
 * Outcomes: rotated (token_id is the new one's), repeated (the active one's, for a client that lost the answer or has two tabs),
 * reused (somebody kept an old token; the family ends), unknown, banned, expired.
 */
create function auth.exchange_refresh_token(
  presented_hash bytea, new_id uuid, new_hash bytea, reuse_seconds int, agent text, address text,
  out outcome text, out user_id uuid, out session_id uuid, out aal text, out amr jsonb, out token_id uuid)
language plpgsql set lock_timeout = '5s'
as $$
declare
  presented auth.refresh_tokens;
  active auth.refresh_tokens;
  session auth.sessions;
begin
  select s.* into session from auth.sessions s
  where s.id = (select t.session_id from auth.refresh_tokens t where t.token_hash = presented_hash)
  for update;
  -- Statements of their own: they see what those before us in the queue have done.
  select t.* into presented from auth.refresh_tokens t where t.token_hash = presented_hash;
  if session.id is null or presented.id is null then
    outcome := 'unknown';
    return;
  end if;
  user_id := session.user_id;
  session_id := session.id;
  aal := session.aal;
  amr := session.amr;
  if exists (select from auth.users u where u.id = session.user_id and u.banned_until > now()) then
    outcome := 'banned';
    return;
  end if;
  if session.not_after <= now() then
    outcome := 'expired';
    return;
  end if;

  select t.* into active from auth.refresh_tokens t where t.session_id = session.id and t.revoked_at is null;
  if presented.revoked_at is not null and active.parent = presented.id then
    outcome := 'repeated';
    token_id := active.id;
    return;
  end if;

  -- Not now(): that is when this transaction began to wait, and the reuse interval counts from here.
  update auth.refresh_tokens t set revoked_at = clock_timestamp() where t.session_id = session.id and t.revoked_at is null;
  -- A family that has ended stays so, even within the interval.
  if presented.revoked_at is not null and (
    active.id is null or presented.revoked_at < clock_timestamp() - make_interval(secs => reuse_seconds)
  ) then
    outcome := 'reused';
    return;
  end if;

  -- The parent is the token that was active until now, also when an older one was presented within the reuse interval: its holder
  -- then gets this one by the parent rule instead of losing the session.
  insert into auth.refresh_tokens (id, token_hash, session_id, parent) values (new_id, new_hash, session.id, active.id);
  update auth.sessions s set refreshed_at = now(), user_agent = agent, ip = address where s.id = session.id;
  -- Long chains of open tabs; a token of that age is as useless unknown as it is revoked.
  delete from auth.refresh_tokens t where t.session_id = session.id and t.revoked_at < now() - interval '30 days';
  outcome := 'rotated';
  token_id := new_id;
end
$$;
