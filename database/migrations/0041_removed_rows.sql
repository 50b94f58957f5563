-- Own back end only.
-- A connection whose prepared check PostgreSQL had read again sent no more removed rows.

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
    for attempt in 1 .. 2 loop
      begin
        if gone is not null and not gone_checks ? as_role then
          gone_checks := gone_checks || jsonb_build_object(as_role,
            realtime.prepare_check(gone_sql || realtime.select_condition(relation, as_role)));
        end if;
        perform set_config('role', as_role, true), set_config('request.jwt.claims', identities[person]::text, true);
        if key_check is not null then
          for change_id in execute key_check loop return next; end loop;
        end if;
        if gone is not null then
          for change_id in execute format('execute %I (%L)', gone_checks ->> as_role, gone) loop return next; end loop;
        end if;
        exit;
      exception when others then
        perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
        -- After a change of the catalog PostgreSQL reads the text of a prepared statement again, as the role of this moment. That one
        -- may not name what policies name (schema `private`): so it is prepared anew by the server, once.
        exit when attempt = 2 or not gone_checks ? as_role;
        execute format('deallocate %I', gone_checks ->> as_role);
        gone_checks := gone_checks - as_role;
      end;
    end loop;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
  end loop;
end
$$;
