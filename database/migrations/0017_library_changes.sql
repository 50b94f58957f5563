-- What one does with many scripts at once, and the bin that deleted ones rest in. (B-CL-14, B-CL-16, B-BD-01 to B-BD-11, CX-01)

-- Where a script lies on the board is no change of the script: who has it open elsewhere must not be told of a conflict, and "last
-- changed" means what was written.
create function private.touch_script() returns trigger
language plpgsql
as $$
declare
  moved public.scripts;
begin
  if new.board_position <> old.board_position then
    moved := new;
    moved.board_position := old.board_position;
    -- Generated columns have no value before a row is written.
    moved.preview := old.preview;
    moved.board_column := old.board_column;
    if moved is not distinct from old then
      return new;
    end if;
  end if;
  new.updated_at = clock_timestamp();
  if old.updated_at >= new.updated_at and old.updated_at < new.updated_at + interval '1 hour' then
    new.updated_at = old.updated_at + interval '1 microsecond';
  end if;
  return new;
end
$$;
drop trigger scripts_touch on public.scripts;
create trigger scripts_touch before update on public.scripts
  for each row execute function private.touch_script();

-- The bin. What its owner may see of a deleted script; the key begins with the owner, so that realtime can tell whose row went. Nobody
-- writes here but the triggers; to delete a row is to delete the script for good.
create table public.deleted_scripts (
  id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  title text not null,
  product_name text not null,
  status text not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index deleted_scripts_newest on public.deleted_scripts (user_id, deleted_at desc, id);
create index deleted_scripts_due on public.deleted_scripts (deleted_at);

-- The script itself and all that goes with it, one row for each row that was.
create table private.deleted_script_rows (
  user_id uuid not null,
  script_id uuid not null,
  kind text not null constraint deleted_script_rows_kind_known
    check (kind in ('scripts', 'script_versions', 'script_messages', 'script_takes')),
  kept jsonb not null,
  constraint deleted_script_rows_script foreign key (user_id, script_id)
    references public.deleted_scripts (user_id, id) on delete cascade
);
create index deleted_script_rows_of_script on private.deleted_script_rows (user_id, script_id, kind);
alter table private.deleted_script_rows enable row level security;

alter table public.deleted_scripts enable row level security;
create policy deleted_scripts_read_own on public.deleted_scripts for select to authenticated
  using (user_id = (select auth.uid()));
create policy deleted_scripts_delete_own on public.deleted_scripts for delete to authenticated
  using (user_id = (select auth.uid()));
create policy deleted_scripts_service on public.deleted_scripts for all to service_role using (true) with check (true);
create policy second_factor on public.deleted_scripts as restrictive for all to authenticated
  using ((select private.second_factor_done())) with check ((select private.second_factor_done()));
grant select, delete on public.deleted_scripts to authenticated;
grant select, delete on public.deleted_scripts to service_role;

-- Keeps a script before it goes, in whatever way; what goes with it is still there.
create function private.keep_deleted_script() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The account itself goes, with all that was its own.
  if not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  delete from public.deleted_scripts where user_id = old.user_id and id = old.id;
  insert into public.deleted_scripts (id, user_id, title, product_name, status)
    values (old.id, old.user_id, old.title, old.product_name, old.status);
  insert into private.deleted_script_rows (user_id, script_id, kind, kept)
    select old.user_id, old.id, 'scripts', to_jsonb(old)
    union all
    select old.user_id, old.id, 'script_versions', to_jsonb(v) from public.script_versions v where v.script_id = old.id
    union all
    select old.user_id, old.id, 'script_messages', to_jsonb(m) from public.script_messages m where m.script_id = old.id
    union all
    select old.user_id, old.id, 'script_takes', to_jsonb(t) from public.script_takes t where t.script_id = old.id;
  return old;
end
$$;
-- Named so that it comes last: another one may still refuse.
create trigger scripts_zz_keep_deleted before delete on public.scripts
  for each row execute function private.keep_deleted_script();

-- Whoever deletes scripts holds on to the account first: deleting the account does so, too, and neither waits for the other in a circle.
create function private.hold_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from auth.users u where u.id = auth.uid() for key share;
  return null;
end
$$;
create trigger scripts_hold_account before delete on public.scripts
  for each statement execute function private.hold_account();

-- There is an end to what the bin holds: the newest 5,000 of an account.
create function private.bound_bin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 5000;
begin
  delete from public.deleted_scripts d
  using (
    select o.user_id, o.id
    from (select distinct user_id from gone) as owner
    cross join lateral (
      select b.user_id, b.id from public.deleted_scripts b
      where b.user_id = owner.user_id order by b.deleted_at desc, b.id offset most) as o) as oldest
  where d.user_id = oldest.user_id and d.id = oldest.id;
  return null;
end
$$;
create trigger scripts_bound_bin after delete on public.scripts
  referencing old table as gone for each statement execute function private.bound_bin();

-- A script that comes out of the bin brings its versions along.
drop trigger scripts_first_version on public.scripts;
create trigger scripts_first_version after insert on public.scripts
  for each row when (current_setting('reelwright.restoring', true) is distinct from 'on')
  execute function private.keep_script_version();

-- Puts the kept rows of one kind of some scripts back. A column that came later gets its default, a folder that is gone is none, and an
-- idempotency key that another row of the account has taken meanwhile stays with that one.
create function private.put_back(owner uuid, scripts uuid[], kind text) returns void
language plpgsql set search_path = ''
as $$
declare
  relation regclass := format('public.%I', kind)::regclass;
  names text;
  picked text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case a.attname
      when 'folder_id' then '(select f.id from public.script_folders f where f.id = r.folder_id and f.user_id = r.user_id)'
      when 'idempotency_key' then format('case when d.turn = 1 and not exists (
        select from %s t where t.user_id = r.user_id and t.idempotency_key = r.idempotency_key) then r.idempotency_key end', relation)
      else coalesce(
        format('case when d.kept ? %1$L then r.%1$I else ', a.attname) || pg_catalog.pg_get_expr(e.adbin, e.adrelid) || ' end',
        format('r.%I', a.attname)) end, ', ' order by a.attnum)
  into names, picked
  from pg_catalog.pg_attribute a left join pg_catalog.pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';

  -- One key may stand twice in the bin: whoever restores both gives it to the first.
  execute format(
    $put$insert into %1$s (%2$s) select %3$s
      from (
        select k.kept, row_number() over (partition by k.kept ->> 'idempotency_key' order by k.script_id) as turn
        from private.deleted_script_rows k
        where k.user_id = $1 and k.script_id = any ($2) and k.kind = $3) as d
      cross join lateral jsonb_populate_record(null::%1$s, d.kept) as r$put$, relation, names, picked)
  using owner, scripts, kind;
end
$$;

-- Takes own scripts out of the bin: the same ids, dates, versions, chat and takes. A folder that is gone is none. Answers the ids that
-- came back, in the order asked; what is not in the bin, or not one's own, is not among them.
create function public.restore_scripts(script_ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 500;
  owner constant uuid := auth.uid();
  restored uuid[];
begin
  if cardinality(script_ids) > most then
    raise invalid_parameter_value using message = format('script_ids: at most %s scripts can be restored at once', most);
  end if;
  if owner is null or not private.second_factor_done() then return '{}'; end if;

  -- In the order of their ids, so that parallel calls do not wait for each other in a circle.
  with found as (
    select d.id from public.deleted_scripts d where d.user_id = owner and d.id = any (script_ids) order by d.id for update)
  select array_agg(found.id) into restored
  from found where not exists (select from public.scripts s where s.id = found.id);
  if restored is null then return '{}'; end if;
  perform 1 from public.script_folders f where f.user_id = owner and f.id in (
    select (d.kept ->> 'folder_id')::uuid from private.deleted_script_rows d
    where d.user_id = owner and d.script_id = any (restored) and d.kind = 'scripts') order by f.id for key share;

  perform set_config('reelwright.restoring', 'on', true);
  perform private.put_back(owner, restored, 'scripts');
  perform set_config('reelwright.restoring', '', true);
  perform private.put_back(owner, restored, 'script_versions');
  perform private.put_back(owner, restored, 'script_messages');
  perform private.put_back(owner, restored, 'script_takes');
  delete from public.deleted_scripts d where d.user_id = owner and d.id = any (restored);
  return array(
    select asked.id from unnest(script_ids) with ordinality as asked (id, place)
    where asked.id = any (restored) group by asked.id order by min(asked.place));
end
$$;

-- Into the bin. Answers the ids that were deleted, in the order asked.
create function public.delete_scripts(script_ids uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  most constant int := 500;
  deleted uuid[];
begin
  if cardinality(script_ids) > most then
    raise invalid_parameter_value using message = format('script_ids: at most %s scripts can be deleted at once', most);
  end if;
  -- Locked in the order of their ids within the statement itself: what that does first comes before any lock.
  with gone as (
    delete from public.scripts s
    using (select l.id from public.scripts l where l.id = any (script_ids) order by l.id for update) as locked
    where s.id = locked.id returning s.id)
  select array_agg(gone.id) into deleted from gone;
  return array(
    select asked.id from unnest(script_ids) with ordinality as asked (id, place)
    where asked.id = any (deleted) group by asked.id order by min(asked.place));
end
$$;

/*
 * Changes folder, status, tags or place of up to 500 scripts, all or none: [{"id", "folder_id", "status", "kanban_status", "tags",
 * "board_position"}], where what is not named stays. A status that comes alone decides where the board shows the script. (CX-01)
 * Answers what was before, in the same shape and order; what is gone or somebody else's is not there, and so not in the answer.
 */
create function public.update_scripts(changes jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  most constant int := 500;
  uuid_form constant text := '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
  fault text;
  ids uuid[];
  folders uuid[];
  before jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'array' then
    raise invalid_parameter_value using message = 'changes must be a list';
  end if;
  if jsonb_array_length(changes) > most then
    raise invalid_parameter_value using message = format('changes: at most %s scripts can be changed at once', most);
  end if;

  select 'changes.' || (c.place - 1) || ' must be an object' into fault
  from jsonb_array_elements(changes) with ordinality as c (change, place)
  where jsonb_typeof(c.change) <> 'object' order by c.place limit 1;
  if fault is null then
    select 'changes.' || (c.place - 1) || '.' || left(f.name, 100) || ' ' || wrong.says into fault
    from jsonb_array_elements(changes) with ordinality as c (change, place)
    cross join lateral (select * from jsonb_each(c.change || case when c.change ? 'id' then '{}' else '{"id": null}' end::jsonb)) as f (name, value)
    cross join lateral (select jsonb_typeof(f.value) as type, f.value #>> '{}' as text) as given
    cross join lateral (select case
      when f.name = 'id' then case when given.type = 'string' and given.text ~* uuid_form then null else 'must be an id' end
      when f.name = 'folder_id' then
        case when given.type = 'null' or given.type = 'string' and given.text ~* uuid_form then null else 'must be an id or null' end
      when f.name = 'status' then case when given.type = 'string' then null else 'must be a text' end
      when f.name = 'kanban_status' then case when given.type in ('string', 'null') then null else 'must be a text or null' end
      when f.name = 'board_position' then case when given.type = 'number' then null else 'must be a number' end
      when f.name = 'tags' then case
        when given.type = 'array' and not jsonb_path_exists(f.value, 'strict $[*] ? (@.type() != "string")') then null
        else 'must be a list of texts' end
      else 'cannot be changed here' end as says) as wrong
    where wrong.says is not null order by c.place, f.name limit 1;
  end if;
  if fault is not null then
    raise invalid_parameter_value using message = fault;
  end if;

  select array_agg((c ->> 'id')::uuid), array_agg((c ->> 'folder_id')::uuid) filter (where c ->> 'folder_id' is not null)
  into ids, folders from jsonb_array_elements(changes) as c;
  if cardinality(ids) > (select count(distinct id) from unnest(ids) as id) then
    raise invalid_parameter_value using message = 'changes: a script can be named only once';
  end if;

  -- Folders before scripts, both in the order of their ids: so does whoever deletes a folder, and nobody waits in a circle.
  if (select count(distinct id) from unnest(folders) as id) > (
    select count(*) from (
      select f.id from public.script_folders f where f.id = any (folders) order by f.id for key share) as own) then
    raise foreign_key_violation using message = 'There is no such folder';
  end if;
  perform 1 from public.scripts s where s.id = any (ids) order by s.id for update;

  select coalesce(jsonb_agg(was.fields order by c.place), '[]') into before
  from jsonb_array_elements(changes) with ordinality as c (change, place)
  join public.scripts s on s.id = (c.change ->> 'id')::uuid
  cross join lateral (
    select jsonb_object_agg(f.name, f.value) as fields
    from jsonb_each(jsonb_build_object('id', s.id, 'folder_id', s.folder_id, 'status', s.status, 'kanban_status', s.kanban_status,
      'tags', s.tags, 'board_position', s.board_position)) as f (name, value)
    where c.change ? f.name or f.name = 'kanban_status' and c.change ? 'status') as was;

  update public.scripts s
  set folder_id = n.folder_id, status = n.status, kanban_status = n.kanban_status, tags = n.tags, board_position = n.board_position
  from (
    select t.id,
      case when c ? 'folder_id' then (c ->> 'folder_id')::uuid else t.folder_id end as folder_id,
      case when c ? 'status' then c ->> 'status' else t.status end as status,
      case when c ? 'kanban_status' then c ->> 'kanban_status' when c ? 'status' then null else t.kanban_status end as kanban_status,
      case when c ? 'tags' then array(select jsonb_array_elements_text(c -> 'tags')) else t.tags end as tags,
      case when c ? 'board_position' then (c ->> 'board_position')::float8 else t.board_position end as board_position
    from jsonb_array_elements(changes) as c join public.scripts t on t.id = (c ->> 'id')::uuid) as n
  where s.id = n.id
    -- What is so already was not changed by anybody.
    and (s.folder_id, s.status, s.kanban_status, s.tags, s.board_position)
      is distinct from (n.folder_id, n.status, n.kanban_status, n.tags, n.board_position);
  return before;
end
$$;

-- Makes room between the scripts of a column of the board, where two are closer than 1: those below are pushed down as far as it takes,
-- and all stay in their order. Answers how many moved.
create function public.spread_board_column(board_column text) returns int
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant text := spread_board_column.board_column;
  moved int;
begin
  if wanted is null or wanted not in ('draft', 'in_progress', 'ready_to_film', 'posted') then
    raise invalid_parameter_value using message = 'board_column must be draft, in_progress, ready_to_film or posted';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('board:' || coalesce(auth.uid()::text, '') || ':' || wanted, 0));
  with ranked as materialized (
    select id, board_position as old_position, row_number() over (order by board_position desc, id) as place
    from public.scripts where user_id = auth.uid() and board_column = wanted),
  spread as materialized (
    select id, old_position, min(old_position + place) over (order by place rows unbounded preceding) - place as new_position from ranked),
  locked as materialized (
    -- One that somebody moves just now stays where that puts it.
    select s.id, p.new_position from public.scripts s join spread p on p.id = s.id and p.old_position = s.board_position
    where p.new_position < p.old_position - 0.001 order by s.id for update of s)
  update public.scripts s set board_position = locked.new_position from locked where s.id = locked.id;
  get diagnostics moved = row_count;
  return moved;
end
$$;

revoke execute on function public.restore_scripts(uuid[]), public.delete_scripts(uuid[]), public.update_scripts(jsonb),
  public.spread_board_column(text), private.put_back(uuid, uuid[], text) from public;
grant execute on function public.restore_scripts(uuid[]), public.delete_scripts(uuid[]), public.update_scripts(jsonb),
  public.spread_board_column(text) to authenticated;

-- Scripts that are written together come in their order: each a moment after the one before.
alter table public.scripts
  alter column created_at set default clock_timestamp(),
  alter column updated_at set default clock_timestamp();

-- Whoever listens to a folder's owner hears when it goes, too: a removed row says no more than its key.
alter table public.script_folders
  add constraint script_folders_id_unique unique (id),
  drop constraint script_folders_pkey,
  add primary key (user_id, id);

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.deleted_scripts'), realtime.watch('public.script_folders');
  end if;
end
$$;
