-- Own back end only.
-- That a row was removed is sent to those who could see it, and to nobody else.

-- Of a removed row: its key and the columns that policies look at.
alter table realtime.changes add column gone jsonb;

create function realtime.policy_columns(relation oid) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct a.attname::text), '{}')
  from pg_catalog.pg_policy p
    join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_policy'::regclass and d.objid = p.oid
      and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = p.polrelid
    join pg_catalog.pg_attribute a on a.attrelid = p.polrelid and a.attnum = d.refobjsubid
  where p.polrelid = policy_columns.relation
$$;

-- What the policies for reading come to for a role, as a condition on a row of the table.
create function realtime.select_condition(relation regclass, as_role name) returns text
language sql stable
as $$
  with applying as (
    select p.polpermissive, '(' || pg_get_expr(p.polqual, p.polrelid) || ')' as condition
    from pg_catalog.pg_policy p
    where p.polrelid = select_condition.relation and p.polcmd in ('r', '*') and p.polqual is not null
      and exists (
        select from unnest(p.polroles) as r where r = 0 or pg_has_role(select_condition.as_role, r, 'usage')))
  select case when not c.relrowsecurity then 'true' else
    coalesce((select '(' || string_agg(condition, ' or ') || ')' from applying where polpermissive), 'false')
      || coalesce((select ' and ' || string_agg(condition, ' and ') from applying where not polpermissive), '') end
  from pg_catalog.pg_class c where c.oid = select_condition.relation
$$;

-- Keeps one changed row while somebody listens to its table; nearly free otherwise.
create or replace function realtime.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_row jsonb;
  old_row jsonb;
  gone_row jsonb;
  gone_columns text[];
  too_large boolean := false;
begin
  if not exists (select from realtime.listeners where relation = tg_relid and expires_at > now()) then
    return null;
  end if;

  if tg_op <> 'DELETE' then new_row := to_jsonb(new);
  else
    gone_columns := tg_argv || realtime.policy_columns(tg_relid);
    select jsonb_object_agg(key, value) into gone_row from jsonb_each(to_jsonb(old)) where key = any (gone_columns);
  end if;
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

  if octet_length(gone_row::text) > 1048576 then gone_row := null; end if;

  insert into realtime.changes (relation, type, record, old, gone, too_large)
  values (tg_relid, tg_op, new_row, old_row, gone_row, too_large);
  -- The same words are sent once a transaction, however many rows it changes.
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end
$$;

-- Which of the identities, counted from 1, are of no session or of one that goes on. Asked of all at once.
create function realtime.live_identities(identities jsonb[]) returns int[]
language sql stable
as $$
  with asked as (
    select at::int, claims ->> 'role' = 'authenticated' and claims ? 'sub' as is_person,
      case when claims ->> 'sub' ~ ids.pattern then (claims ->> 'sub')::uuid end as account_id,
      claims ? 'session_id' as has_session,
      case when claims ->> 'session_id' ~ ids.pattern then (claims ->> 'session_id')::uuid end as session_id
    from unnest(identities) with ordinality as i (claims, at),
      (values ('^[[:xdigit:]]{8}(-[[:xdigit:]]{4}){3}-[[:xdigit:]]{12}$')) as ids (pattern))
  select coalesce(array_agg(at order by at), '{}') from asked
  where is_person is not true or (
    exists (
      select from auth.users u
      where u.id = account_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true))
    and (not has_session or exists (
      select from auth.sessions s
      where s.id = asked.session_id and s.user_id = account_id and (s.not_after is null or s.not_after > now()))))
$$;

-- Prepares a check once a connection: planning costs far more than looking up a row. The statement's name.
create function realtime.prepare_check(statement text) returns text
language plpgsql
as $$
declare
  check_name text := 'realtime_check_' || md5(statement);
begin
  if not exists (select from pg_prepared_statements where name = check_name) then
    execute format('prepare %I (jsonb) as %s', check_name, statement);
  end if;
  return check_name;
end
$$;

/*
 * Which of some changed rows of one table each of many people can see now, by the table's own row security, and which of the removed
 * ones they could see; `identities` are counted from 1. Runs as its caller, who may take on their roles. Whoever's check fails sees
 * nothing; it troubles nobody else.
 */
create or replace function realtime.visible_to(relation regclass, change_ids bigint[], identities jsonb[])
returns table (change_id bigint, seen_by int)
language plpgsql
as $$
declare
  key_columns text[];
  check_sql text;
  gone_sql text;
  keys jsonb;
  gone jsonb;
  key_check text;
  -- By role.
  gone_checks jsonb := '{}';
  as_role text;
  person int;
begin
  select array_agg(a.attname::text),
    format(
      'select k._change from jsonb_to_recordset($1) as k (_change bigint, %s) join %I.%I as t on %s',
      string_agg(format('%I %s', a.attname, format_type(a.atttypid, -1)), ', ' order by a.attnum),
      n.nspname, c.relname,
      string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ' order by a.attnum)),
    -- Policies name the table's columns by its own name, if by any.
    format(
      'select (_change ->> ''id'')::bigint from jsonb_array_elements($1) as _changes (_change), '
      'jsonb_populate_record(null::%I.%I, _change -> ''gone'') as %I where ', n.nspname, c.relname, c.relname)
  into key_columns, check_sql, gone_sql
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where c.oid = visible_to.relation
  group by n.nspname, c.relname;
  if check_sql is null then return; end if;

  select jsonb_agg(picked.key) into keys
  from realtime.changes ch, lateral (
    select jsonb_object_agg(key, value) || jsonb_build_object('_change', ch.id) as key
    from jsonb_each(ch.record) where key = any (key_columns)) as picked
  where ch.id = any (change_ids) and ch.type <> 'DELETE';
  select jsonb_agg(jsonb_build_object('id', ch.id, 'gone', ch.gone)) into gone
  from realtime.changes ch where ch.id = any (change_ids) and ch.gone is not null;
  if keys is not null then key_check := format('execute %I (%L)', realtime.prepare_check(check_sql), keys); end if;

  foreach person in array realtime.live_identities(identities) loop
    as_role := identities[person] ->> 'role';
    -- Any other word, or none, could mean the server itself.
    continue when coalesce(as_role, '') not in ('anon', 'authenticated', 'service_role');
    seen_by := person;
    begin
      if gone is not null and not gone_checks ? as_role then
        gone_checks := gone_checks || jsonb_build_object(as_role, format('execute %I (%L)',
          realtime.prepare_check(gone_sql || realtime.select_condition(relation, as_role)), gone));
      end if;
      perform set_config('role', as_role, true), set_config('request.jwt.claims', identities[person]::text, true);
      if key_check is not null then
        for change_id in execute key_check loop return next; end loop;
      end if;
      if gone is not null then
        for change_id in execute gone_checks ->> as_role loop return next; end loop;
      end if;
    exception when others then null;
    end;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  end loop;
end
$$;
