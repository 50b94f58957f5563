-- The studio: versions with names, saves of one editing session that share a version, the chat kept with its script, and takes.
-- (CX-42, OP-52, B-VH-01 to B-VH-08, B-RF-02)

-- What a client read once must not look unchanged later: two changes never have the same date, also within one transaction, and a
-- transaction that began earlier but writes later does not turn it back. A date far ahead, which an import may bring, is left behind.
create or replace function private.touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at = clock_timestamp();
  if old.updated_at >= new.updated_at and old.updated_at < new.updated_at + interval '1 hour' then
    new.updated_at = old.updated_at + interval '1 microsecond';
  end if;
  return new;
end
$$;

-- Which editing session a save belongs to. Written, never stored, as the note. (CX-42)
alter table public.scripts
  add column editing_session uuid,
  -- What messages and takes refer to: the pair makes a foreign script impossible to name.
  add constraint scripts_owner_unique unique (id, user_id);
grant insert (editing_session), update (editing_session) on public.scripts to authenticated;

alter table public.script_versions
  -- What its owner calls it; null: nothing.
  add column name text constraint script_versions_name_length check (char_length(name) between 1 and 60),
  add column editing_session uuid;

-- What one save of a script said beside its content, from before its row is written until after: by a setting of this transaction, since
-- all rows of a statement are looked at before the first has its version. A connection never forgets the name of a setting, and up to
-- PostgreSQL 15 each further one costs more: so there are 128 of them, and each holds what was said of some scripts.
create function private.save_slot(script uuid) returns text
language sql immutable
as $$ select 'reelwright.saves_' || (hashtext(script::text) & 127) $$;

create function private.said_of_saves(slot text) returns jsonb
language sql stable
as $$ select coalesce(nullif(current_setting(slot, true), ''), '{}')::jsonb $$;

-- Runs as its owner: nobody else has a way into this schema.
create or replace function private.take_change_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  slot text := private.save_slot(new.id);
  said jsonb := private.said_of_saves(slot);
begin
  -- A constraint of the column would look at it too late, when it is off the row.
  if char_length(new.change_note) > 200 then
    raise check_violation using
      message = 'new row for relation "scripts" violates check constraint "scripts_change_note_length"',
      table = 'scripts', column = 'change_note', constraint = 'scripts_change_note_length';
  end if;
  if new.change_note is not null or new.editing_session is not null then
    perform set_config(slot, (said || jsonb_build_object(new.id, jsonb_build_object(
      'note', nullif(btrim(new.change_note), ''), 'session', new.editing_session)))::text, true);
  -- Of an earlier save in this transaction.
  elsif said ? new.id::text then
    perform set_config(slot, (said - new.id::text)::text, true);
  end if;
  new.change_note = null;
  new.editing_session = null;
  return new;
end
$$;

-- The first save is version 1, and every save that changes the content adds one (OP-52), but a save of the session that made the newest
-- version replaces what that one holds (CX-42), unless it got a name: that was given to what it held then.
-- Of a script the newest 200 stay. Older ones go, but neither the first nor any with a name.
-- Saves of one script wait for each other by the lock on its row, so the newest version is known.
create or replace function private.keep_script_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 200;
  save jsonb := private.said_of_saves(private.save_slot(new.id)) -> new.id::text;
  note text := save ->> 'note';
  session uuid := save ->> 'session';
  newest int := coalesce((select max(version_number) from public.script_versions where script_id = new.id), 0);
begin
  if session is not null then
    update public.script_versions
    set title = new.title, description = new.description, script_text = new.script_text, script_data = new.script_data,
      change_description = coalesce(note, change_description), created_at = now()
    where script_id = new.id and version_number = newest and editing_session = session and name is null;
    if found then
      return null;
    end if;
  end if;

  insert into public.script_versions
    (script_id, user_id, version_number, title, description, change_description, script_text, script_data, editing_session)
  values (new.id, new.user_id, newest + 1, new.title, new.description,
    coalesce(note, case tg_op when 'INSERT' then 'Created' else 'Edited' end), new.script_text, new.script_data, session);

  if newest >= most then
    delete from public.script_versions
    where id in (
      select id from public.script_versions
      where script_id = new.id and name is null and version_number between 2 and newest
      order by version_number
      limit (select greatest(count(*) - most, 0) from public.script_versions where script_id = new.id))
      -- Asked again of the row as it is by then: it may be getting its name just now.
      and name is null;
  end if;
  return null;
end
$$;

-- The description is restored with the rest, so it must be in a version before another takes its place.
drop trigger scripts_next_version on public.scripts;
create trigger scripts_next_version after update on public.scripts
  for each row
  when ((old.title, old.description, old.script_text, old.script_data)
    is distinct from (new.title, new.description, new.script_text, new.script_data))
  execute function private.keep_script_version();

-- A name without the blanks around it. Versions with a name are never cleared away, so there must be an end to them, too.
create function private.name_script_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := 150;
begin
  new.name = regexp_replace(new.name, '^\s+|\s+$', '', 'g');
  if old.name is null and new.name is not null then
    perform pg_advisory_xact_lock(hashtextextended('script_versions:' || new.script_id, 0));
    if (select count(*) from public.script_versions where script_id = new.script_id and name is not null) >= most then
      raise check_violation using
        message = format('At most %s versions of a script can have a name', most),
        schema = 'public', table = 'script_versions', column = 'name', constraint = 'script_versions_name_most';
    end if;
  end if;
  return new;
end
$$;
create trigger script_versions_name before update of name on public.script_versions
  for each row execute function private.name_script_version();
create policy script_versions_name_own on public.script_versions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant update (name) on public.script_versions to authenticated;

-- The refine chat of a script. (B-RF-02)
create table public.script_messages (
  id uuid primary key default gen_random_uuid(),
  script_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  role text not null constraint script_messages_role_known check (role in ('user', 'assistant')),
  text text not null constraint script_messages_text_length check (char_length(text) <= 4000 and text ~ '\S'),
  -- What the assistant proposed, scene by scene.
  changes jsonb not null default '[]'
    constraint script_messages_changes_list check (jsonb_typeof(changes) = 'array')
    constraint script_messages_changes_numbers check (private.numbers_within(changes))
    constraint script_messages_changes_size check (octet_length(changes::text) <= 200000),
  -- One per message, so that a repeated request makes no second row. (CX-31)
  idempotency_key uuid,
  -- Not the beginning of the transaction: question and answer may come in one.
  created_at timestamptz not null default clock_timestamp(),
  constraint script_messages_idempotency_key_unique unique (user_id, idempotency_key),
  constraint script_messages_script_id_own foreign key (script_id, user_id)
    references public.scripts (id, user_id) on delete cascade
);
create index script_messages_of_script on public.script_messages (script_id, created_at desc, id);
create index script_messages_newest on public.script_messages (user_id, created_at desc, id);

-- What the teleprompter noted of each try to film a scene.
create table public.script_takes (
  id uuid primary key default gen_random_uuid(),
  script_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- The scene's id in the script's data.
  scene int not null constraint script_takes_scene_range check (scene >= 1),
  verdict text not null constraint script_takes_verdict_known check (verdict in ('good', 'retake')),
  seconds numeric(6, 1) constraint script_takes_seconds_range check (seconds between 0 and 600),
  -- Takes are noted without a line, too, and sent later, perhaps twice. (CX-31)
  idempotency_key uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint script_takes_idempotency_key_unique unique (user_id, idempotency_key),
  constraint script_takes_script_id_own foreign key (script_id, user_id)
    references public.scripts (id, user_id) on delete cascade
);
create index script_takes_of_script on public.script_takes (script_id, created_at desc, id);
create index script_takes_newest on public.script_takes (user_id, created_at desc, id);

-- The newest so many rows of a script stay. After the statement, and one insert after the other: parallel ones would each count
-- without the other's rows.
create function private.keep_newest_of_script() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most int := tg_argv[0];
  script uuid;
begin
  for script in select distinct script_id from inserted order by script_id loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || script, 0));
    execute format('delete from %1$I.%2$I where id in (
      select id from %1$I.%2$I where script_id = $1 order by created_at desc, id offset $2)', tg_table_schema, tg_table_name)
      using script, most;
  end loop;
  return null;
end
$$;
create trigger script_messages_keep_newest after insert on public.script_messages
  referencing new table as inserted for each statement execute function private.keep_newest_of_script(400);
create trigger script_takes_keep_newest after insert on public.script_takes
  referencing new table as inserted for each statement execute function private.keep_newest_of_script(1000);

alter table public.script_messages enable row level security;
alter table public.script_takes enable row level security;

create policy script_messages_own on public.script_messages for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy script_messages_service on public.script_messages for all to service_role using (true) with check (true);
create policy second_factor on public.script_messages as restrictive for all to authenticated
  using ((select private.second_factor_done())) with check ((select private.second_factor_done()));

create policy script_takes_own on public.script_takes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy script_takes_service on public.script_takes for all to service_role using (true) with check (true);
create policy second_factor on public.script_takes as restrictive for all to authenticated
  using ((select private.second_factor_done())) with check ((select private.second_factor_done()));

-- What was said stays as it was said; of a take only the verdict may turn.
grant select, delete on public.script_messages, public.script_takes to authenticated;
grant insert (user_id, script_id, role, text, changes, idempotency_key) on public.script_messages to authenticated;
grant insert (user_id, script_id, scene, verdict, seconds, idempotency_key) on public.script_takes to authenticated;
grant update (verdict) on public.script_takes to authenticated;
grant all on public.script_messages, public.script_takes to service_role;

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.script_messages'), realtime.watch('public.script_takes');
  end if;
end
$$;
