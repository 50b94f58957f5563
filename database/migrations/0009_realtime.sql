-- Own back end only.
-- What the live part needs to store: changes on their way to sockets, who listens, and what decides about private channels.
-- Everything here is short-lived; see server/src/supabase/realtime.
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Tables that a live server has subscribers for. A server renews its rows; those of a dead one run out.
create table realtime.listeners (
  relation oid not null,
  server_id uuid not null,
  expires_at timestamptz not null,
  primary key (relation, server_id)
);

-- Changes of watched tables while somebody listens; swept after a few minutes.
create table realtime.changes (
  id bigint generated always as identity primary key,
  -- Named by the notification: transactions become visible in another order than they take ids.
  xact xid8 not null default pg_current_xact_id(),
  happened_at timestamptz not null default clock_timestamp(),
  relation oid not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  record jsonb,
  -- The primary key, or the whole row of a table with `replica identity full`.
  old jsonb,
  -- More than a megabyte: long values are left out.
  too_large boolean not null default false
);
create index changes_xact on realtime.changes (xact);
create index changes_happened_at on realtime.changes (happened_at);

-- Messages between servers that are too long for a notification.
create table realtime.relayed (
  id bigint generated always as identity primary key,
  message text not null,
  -- Among those that were sent together.
  position bigint not null,
  created_at timestamptz not null default now()
);
create index relayed_created_at on realtime.relayed (created_at);

-- Nothing is stored here: its policies say who may use a private channel. Select means to join and to receive, insert to send,
-- each for the extension 'broadcast' or 'presence'; `realtime.topic()` is the channel's name.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null check (extension in ('broadcast', 'presence')),
  event text,
  payload jsonb,
  private boolean default true,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table realtime.listeners enable row level security;
alter table realtime.changes enable row level security;
alter table realtime.relayed enable row level security;
alter table realtime.messages enable row level security;

create function realtime.topic() returns text
language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

-- `user:<id>` and everything below it belongs to that user alone.
create function realtime.is_own_topic() returns boolean
language sql stable
as $$
  select coalesce(
    realtime.topic() = 'user:' || auth.uid() or starts_with(realtime.topic(), 'user:' || auth.uid() || ':'), false)
$$;

grant select, insert on realtime.messages to anon, authenticated, service_role;
grant execute on function realtime.topic(), realtime.is_own_topic() to anon, authenticated, service_role;

create policy messages_read_own on realtime.messages for select to authenticated
  using ((select realtime.is_own_topic()));
create policy messages_send_own on realtime.messages for insert to authenticated
  with check ((select realtime.is_own_topic()));
create policy messages_service on realtime.messages for all to service_role using (true) with check (true);

/*
 * What somebody may do in a private channel: reads and writes that are tried out and undone.
 * Runs as its caller: a function with an owner's rights could not take on a role.
 */
create function realtime.permissions(
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

-- Keeps one changed row while somebody listens to its table; nearly free otherwise.
create function realtime.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_row jsonb;
  old_row jsonb;
  too_large boolean := false;
begin
  if not exists (select from realtime.listeners where relation = tg_relid and expires_at > now()) then
    return null;
  end if;

  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  if tg_op <> 'INSERT' then
    old_row := to_jsonb(old);
    if (select relreplident from pg_catalog.pg_class where oid = tg_relid) <> 'f' then
      select jsonb_object_agg(key, value) into old_row
      from jsonb_each(old_row) where key = any (tg_argv);
    end if;
  end if;

  if octet_length(new_row::text) > 1048576 then
    too_large := true;
    select jsonb_object_agg(key, value) into new_row
    from jsonb_each(new_row) where octet_length(value::text) <= 64;
  end if;
  if octet_length(old_row::text) > 1048576 then
    too_large := true;
    select jsonb_object_agg(key, value) into old_row
    from jsonb_each(old_row) where octet_length(value::text) <= 64;
  end if;

  insert into realtime.changes (relation, type, record, old, too_large)
  values (tg_relid, tg_op, new_row, old_row, too_large);
  -- The same words are sent once a transaction, however many rows it changes.
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end
$$;

-- Lets clients subscribe to a table's changes: what `alter publication supabase_realtime add table` does elsewhere.
-- To be repeated when the primary key becomes another one.
create function realtime.watch(relation regclass) returns void
language plpgsql
as $$
declare
  key_columns text;
begin
  select string_agg(quote_literal(a.attname), ', ' order by a.attnum) into key_columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = relation and i.indisprimary;
  if key_columns is null then
    raise exception '% has no primary key, so nobody could be told which row changed', relation;
  end if;
  perform realtime.unwatch(relation);
  execute format(
    'create trigger realtime_changes after insert or update or delete on %s for each row execute function realtime.record_change(%s)',
    relation, key_columns);
end
$$;

create function realtime.unwatch(relation regclass) returns void
language plpgsql
as $$
begin
  execute format('drop trigger if exists realtime_changes on %s', relation);
end
$$;

/*
 * Which of some changed rows of one table each of many people can see now, by the table's own row security; `identities` are
 * counted from 1. Runs as its caller, who may take on their roles. Whoever's check fails sees nothing; it troubles nobody else.
 */
create function realtime.visible_to(relation regclass, change_ids bigint[], identities jsonb[])
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

select realtime.watch('public.profiles'), realtime.watch('public.script_folders'), realtime.watch('public.scripts'),
  realtime.watch('public.script_versions'), realtime.watch('public.user_subscriptions');
