-- Own back end only.
-- What SQL for the original finds there: `auth.email()`, broadcasts from the database, the publication `supabase_realtime`, and a
-- service role that row security does not bind.

-- Only a superuser may set this before PostgreSQL 16; `docs/back-end.md` says how to do it by hand.
do $$
begin
  alter role service_role bypassrls;
exception when insufficient_privilege then null;
end
$$;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;

create function auth.email() returns text
language sql stable
as $$ select auth.jwt() ->> 'email' $$;
grant execute on function auth.email() to anon, authenticated, service_role;

-- A role that row security does not bind could see every row that was removed.
create or replace function realtime.select_condition(relation regclass, as_role name) returns text
language sql stable
as $$
  with applying as (
    select p.polpermissive, '(' || pg_get_expr(p.polqual, p.polrelid) || ')' as condition
    from pg_catalog.pg_policy p
    where p.polrelid = select_condition.relation and p.polcmd in ('r', '*') and p.polqual is not null
      and exists (
        select from unnest(p.polroles) as r where r = 0 or pg_has_role(select_condition.as_role, r, 'usage')))
  select case when not c.relrowsecurity or role.rolbypassrls then 'true' else
    coalesce((select '(' || string_agg(condition, ' or ') || ')' from applying where polpermissive), 'false')
      || coalesce((select ' and ' || string_agg(condition, ' and ') from applying where not polpermissive), '') end
  from pg_catalog.pg_class c, pg_catalog.pg_roles role
  where c.oid = select_condition.relation and role.rolname = select_condition.as_role
$$;

-- Sends what is written to `realtime.messages` to the servers, which send it to their sockets. Nothing is stored.
create function realtime.deliver_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- In place of a server's id.
  sender text := '00000000-0000-0000-0000-000000000000';
  said text := jsonb_build_object(
    'type', 'broadcast', 'room', case when new.private is false then 'public:' else 'private:' end || new.topic,
    'event', new.event, 'body', coalesce(new.payload, '{}')::text, 'raw', false,
    -- The same words are sent once a transaction.
    'id', new.id)::text;
  relayed_id bigint;
begin
  if octet_length(said) > 3000000 then raise exception 'payload_size_exceeded'; end if;
  if octet_length(said) > 7000 then
    insert into realtime.relayed (message, position, created_at) values (said, 1, clock_timestamp())
    returning id into relayed_id;
    perform pg_notify('realtime_cluster', sender || '#' || relayed_id);
  else
    perform pg_notify('realtime_cluster', sender || ':' || said);
  end if;
  delete from realtime.messages where id = new.id;
  return null;
end
$$;
create trigger deliver_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null)
  execute function realtime.deliver_message();

-- Runs as its caller: the policies of `realtime.messages` decide. A message that cannot be sent undoes nothing else.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when jsonb_typeof(send.payload) = 'object' then jsonb_build_object('id', message_id) || send.payload
    else send.payload end,
    send.event, send.topic, send.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- For triggers: `perform realtime.broadcast_changes(topic, event, tg_op, tg_table_name, tg_table_schema, new, old)`.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW') returns void
language plpgsql
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
end
$$;
grant execute on function realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;

-- Watches the tables that were added to the publication, and those no longer that were taken from it.
create function realtime.follow_publication() returns void
language plpgsql
as $$
declare
  changed record;
begin
  for changed in
    select coalesce(p.relation, t.relation)::regclass as relation, p.relation is not null as is_published
    from (
      select r.prrelid as relation from pg_catalog.pg_publication_rel r
        join pg_catalog.pg_publication p on p.oid = r.prpubid and p.pubname = 'supabase_realtime') as p
      full join (
      select t.tgrelid as relation, obj_description(t.oid, 'pg_trigger') = 'supabase_realtime' as by_publication
      from pg_catalog.pg_trigger t where t.tgname = 'realtime_changes') as t on t.relation = p.relation
    where t.relation is null or (p.relation is null and t.by_publication)
  loop
    begin
      if changed.is_published then
        perform realtime.watch(changed.relation);
        execute format('comment on trigger realtime_changes on %s is %L', changed.relation, 'supabase_realtime');
      else
        perform realtime.unwatch(changed.relation);
      end if;
    -- Of another owner, without a primary key, or in use.
    exception when others then raise warning '% cannot be followed: %', changed.relation, sqlerrm;
    end;
  end loop;
end
$$;

do $$
declare
  watched regclass;
begin
  begin
    create publication supabase_realtime;
  exception when insufficient_privilege then return;
  end;
  for watched in select tgrelid from pg_catalog.pg_trigger where tgname = 'realtime_changes' loop
    execute format('alter publication supabase_realtime add table %s', watched);
  end loop;
end
$$;
