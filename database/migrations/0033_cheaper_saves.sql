-- Saving a script costs the database less.

-- Inlined now: a text and a number make a text that is not immutable, which kept the function from it.
create or replace function private.save_slot(script uuid) returns text
language sql immutable
as $$ select 'reelwright.saves_' || (hashtext(script::text) & 127)::text $$;

-- A new script has no versions to look at.
create function private.keep_first_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  save constant jsonb := private.said_of_saves(private.save_slot(new.id)) -> new.id::text;
begin
  insert into public.script_versions
    (script_id, user_id, version_number, title, description, change_description, script_text, script_data, editing_session)
  values (new.id, new.user_id, 1, new.title, new.description, coalesce(save ->> 'note', 'Created'), new.script_text, new.script_data,
    (save ->> 'session')::uuid);
  return null;
end
$$;
drop trigger scripts_first_version on public.scripts;
create trigger scripts_first_version after insert on public.scripts
  for each row when (current_setting('reelwright.restoring', true) is distinct from 'on')
  execute function private.keep_first_version();

-- A generated column is planned in every statement, and the pattern matched each blank by itself: a quarter of a save. Set last, after all
-- that other triggers change.
alter table public.scripts alter column preview drop expression, alter column board_column drop expression;
create function private.derive_script_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  flat text := left(new.script_text, 1000);
begin
  if octet_length(flat) = char_length(flat) then
    flat := translate(flat, E'\t\n\u000B\f\r', '     ');
    while strpos(flat, '  ') > 0 loop
      flat := replace(flat, '  ', ' ');
    end loop;
  else
    flat := regexp_replace(flat, '\s\s+|(?! )\s', ' ', 'g');
  end if;
  new.preview := left(btrim(flat), 202);
  new.board_column := private.board_column(new.status, new.kanban_status);
  return new;
end
$$;
create trigger scripts_zz_derive before insert or update on public.scripts
  for each row execute function private.derive_script_columns();

-- The triggers of a script keep the queue, so that no save has to look its own script up again.
alter table private.scripts_to_index drop constraint scripts_to_index_script_id_user_id_fkey;
create function private.leave_queue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.scripts_to_index q using earlier where q.user_id = earlier.user_id and q.script_id = earlier.id;
  return null;
end
$$;
create trigger scripts_leave_queue after delete on public.scripts
  referencing old table as earlier for each statement execute function private.leave_queue();
create function private.move_in_queue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scripts_to_index set user_id = new.user_id, script_id = new.id where user_id = old.user_id and script_id = old.id;
  return null;
end
$$;
create trigger scripts_move_in_queue after update of id, user_id on public.scripts
  for each row execute function private.move_in_queue();
