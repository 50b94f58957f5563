-- Own back end only.
-- Live channels end with the session of their token.

create function realtime.is_live(claims jsonb) returns boolean
language sql stable
as $$
  select claims ->> 'role' <> 'authenticated' or claims ->> 'sub' is null
    or private.is_live((claims ->> 'sub')::uuid, (claims ->> 'session_id')::uuid)
$$;

-- Servers close the channels of the named session.
create function realtime.tell_ended_session() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('ended_sessions', old.id::text);
  return null;
end
$$;
create trigger tell_ended_session after delete on auth.sessions
  for each row execute function realtime.tell_ended_session();

create function realtime.tell_refused_account() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('ended_sessions', s.id::text) from auth.sessions s where s.user_id = new.id;
  return null;
end
$$;
create trigger tell_refused_account after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until > now() or new.deleted_at is not null)
  execute function realtime.tell_refused_account();

/*
 * What somebody may do in a private channel: reads and writes that are tried out and undone.
 * Runs as its caller: a function with an owner's rights could not take on a role.
 */
create or replace function realtime.permissions(
  claims jsonb, channel text,
  out broadcast_read boolean, out broadcast_write boolean, out presence_read boolean, out presence_write boolean)
language plpgsql
as $$
declare
  probes uuid[] := array[gen_random_uuid(), gen_random_uuid()];
begin
  broadcast_read := false;
  broadcast_write := false;
  presence_read := false;
  presence_write := false;
  -- Any other word, or none, could mean the server itself.
  if coalesce(claims ->> 'role', '') not in ('anon', 'authenticated', 'service_role') then return; end if;
  if not realtime.is_live(claims) then return; end if;
  begin
    insert into realtime.messages (id, topic, extension)
    values (probes[1], channel, 'broadcast'), (probes[2], channel, 'presence');
    perform set_config('realtime.topic', channel, true), set_config('request.jwt.claims', claims::text, true),
      set_config('role', claims ->> 'role', true);
    begin
      select coalesce(bool_or(extension = 'broadcast'), false), coalesce(bool_or(extension = 'presence'), false)
      into broadcast_read, presence_read
      from realtime.messages where id = any(probes);
    exception when others then null;
    end;
    begin
      insert into realtime.messages (topic, extension) values (channel, 'broadcast');
      broadcast_write := true;
    exception when others then null;
    end;
    begin
      insert into realtime.messages (topic, extension) values (channel, 'presence');
      presence_write := true;
    exception when others then null;
    end;
    raise sqlstate 'RW001';
  exception when sqlstate 'RW001' then null;
  end;
end
$$;

/*
 * Which of some changed rows of one table each of many people can see now, by the table's own row security; `identities` are
 * counted from 1. Runs as its caller, who may take on their roles. Whoever's check fails sees nothing; it troubles nobody else.
 */
create or replace function realtime.visible_to(relation regclass, change_ids bigint[], identities jsonb[])
returns table (change_id bigint, seen_by int)
language plpgsql
as $$
declare
  key_columns text[];
  check_sql text;
  check_name text;
  keys jsonb;
begin
  select array_agg(a.attname::text),
    format(
      'select k._change from jsonb_to_recordset($1) as k (_change bigint, %s) join %I.%I as t on %s',
      string_agg(format('%I %s', a.attname, format_type(a.atttypid, -1)), ', ' order by a.attnum),
      n.nspname, c.relname,
      string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ' order by a.attnum))
  into key_columns, check_sql
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where c.oid = visible_to.relation
  group by n.nspname, c.relname;

  select jsonb_agg(picked.key) into keys
  from realtime.changes ch, lateral (
    select jsonb_object_agg(key, value) || jsonb_build_object('_change', ch.id) as key
    from jsonb_each(ch.record) where key = any (key_columns)) as picked
  where ch.id = any (change_ids);
  if check_sql is null or keys is null then return; end if;

  -- Planned once a connection: planning costs far more than looking up a row.
  check_name := 'realtime_visible_' || md5(check_sql);
  if not exists (select from pg_prepared_statements where name = check_name) then
    execute format('prepare %I (jsonb) as %s', check_name, check_sql);
  end if;

  for person in 1 .. cardinality(identities) loop
    -- Any other word, or none, could mean the server itself.
    continue when coalesce(identities[person] ->> 'role', '') not in ('anon', 'authenticated', 'service_role');
    seen_by := person;
    begin
      continue when not realtime.is_live(identities[person]);
      perform set_config('role', identities[person] ->> 'role', true),
        set_config('request.jwt.claims', identities[person]::text, true);
      for change_id in execute format('execute %I (%L)', check_name, keys) loop
        return next;
      end loop;
    exception when others then null;
    end;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  end loop;
end
$$;
