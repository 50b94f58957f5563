-- A save costs the database less: PostgreSQL prepares each check constraint and each condition of a trigger again in every statement.

/*
 * The limits of a script, as one constraint that keeps its plans. Says which limit was broken as PostgreSQL itself does, under the name
 * that it has had as a constraint of its own; of several the first by name.
 */
create function private.check_script(script public.scripts) returns boolean
language plpgsql stable
as $$
declare
  broken text collate "C";
  message text;
  shown text[];
begin
  broken := case
    when char_length(script.audience) > 200 then 'audience_length'
    when script.board_position not between -1e12 and 1e12 then 'board_position_range'
    when jsonb_typeof(script.metadata) <> 'object' then 'metadata_object'
    when script.price not between 0 and 9999999 then 'price_range'
    when char_length(script.product_name) > 200 then 'product_name_length'
    when jsonb_typeof(script.script_data) <> 'object' then 'script_data_object'
    -- Counting characters takes time; there are never more of them than bytes.
    when octet_length(script.script_text) > 50000 and char_length(script.script_text) > 50000 then 'script_text_length'
    when script.status not in (
      'draft', 'in_progress', 'ready_to_film', 'posted', 'completed', 'tracking', 'review', 'archived') then 'status_known'
    when char_length(script.style) > 50 then 'style_length'
    when char_length(btrim(script.title)) not between 1 and 200 then 'title_length'
    when char_length(script.tone) > 50 then 'tone_length'
    when script.video_length not between 15 and 180 then 'video_length_range'
    when char_length(script.video_style) > 50 then 'video_style_length'
  end;
  -- What most new scripts do not have.
  if num_nonnulls(script.clicks, script.description, script.kanban_status, script.likes, script.result_link, script.results_from,
    script.revenue, script.sales, script.seo, script.shares, script.views, script.viral_potential_score) > 0 then
    broken := least(broken, case
      when script.clicks < 0 then 'clicks_range'
      when char_length(script.description) > 2000 then 'description_length'
      when script.kanban_status not in ('draft', 'in_progress', 'ready_to_film', 'posted') then 'kanban_status_known'
      when script.likes < 0 then 'likes_range'
      when script.result_link !~ '^https?://[^\s]+$' or char_length(script.result_link) > 1000 then 'result_link_format'
      when script.results_from not in ('hand', 'import') then 'results_from_known'
      when script.revenue < 0 then 'revenue_range'
      when script.sales < 0 then 'sales_range'
      when char_length(script.seo::text) > 20000 then 'seo_length'
      when jsonb_typeof(script.seo) <> 'object' then 'seo_object'
      when script.shares < 0 then 'shares_range'
      when script.views < 0 then 'views_range'
      when script.viral_potential_score not between 0 and 100 then 'viral_potential_score_range'
    end);
  end if;
  -- Conditions of their own: PL/pgSQL sends an expression with a query in it through the executor.
  if script.features <> '{}' then
    if cardinality(script.features) > 20
      or exists (select from unnest(script.features) as item where item is null or char_length(item) > 200) then
      broken := least(broken, 'features_limits');
    end if;
  end if;
  if script.tags <> '{}' then
    if cardinality(script.tags) > 20
      or exists (select from unnest(script.tags) as item where item is null or char_length(item) > 50) then
      broken := least(broken, 'tags_limits');
    end if;
  end if;
  -- Numbers with more than 30 digits before or after the point, which take much longer to write out than to send.
  if script.metadata <> '{}' then
    if exists (
      select from jsonb_path_query(script.metadata, 'strict $.** ? (@.type() == "number")') as found (number)
      where scale(number::numeric) > 30 or abs(number::numeric) >= 1e30) then
      broken := least(broken, 'metadata_numbers');
    end if;
  end if;
  if script.script_data <> '{}' then
    if exists (
      select from jsonb_path_query(script.script_data, 'strict $.** ? (@.type() == "number")') as found (number)
      where scale(number::numeric) > 30 or abs(number::numeric) >= 1e30) then
      broken := least(broken, 'script_data_numbers');
    end if;
  end if;
  if broken is null then return true; end if;

  message := format('new row for relation "scripts" violates check constraint "scripts_%s"', broken);
  -- Only those whom row security does not bind see the row in the error.
  if row_security_active('public.scripts') then
    raise check_violation using
      message = message, schema = 'public', table = 'scripts', constraint = 'scripts_' || broken;
  end if;
  execute (
    select format('select array[%s]', string_agg(format('($1).%I::text', attname), ', ' order by attnum))
    from pg_catalog.pg_attribute
    where attrelid = 'public.scripts'::regclass and attnum > 0 and not attisdropped) into shown using script;
  raise check_violation using
    message = message, schema = 'public', table = 'scripts', constraint = 'scripts_' || broken,
    detail = (
      select 'Failing row contains (' || string_agg(case
          when value is null then 'null'
          when octet_length(value) <= 64 then value
          else left(value, (select max(n) from generate_series(16, 64) as n where octet_length(left(value, n)) <= 64)) || '...'
        end, ', ' order by place) || ').'
      from unnest(shown) with ordinality as _ (value, place));
end
$$;
grant execute on function private.check_script(public.scripts) to authenticated, service_role;

do $$
declare
  name text;
begin
  for name in select conname from pg_catalog.pg_constraint where conrelid = 'public.scripts'::regclass and contype = 'c' loop
    execute format('alter table public.scripts drop constraint %I', name);
  end loop;
end
$$;
-- The rows that are there met these limits one by one, except for the numbers, which old ones never had to.
alter table public.scripts add constraint scripts_limits check (private.check_script(scripts)) not valid;

-- One trigger before an insert in place of four.
create function private.keep_note(script uuid, note text, session uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  slot text := private.save_slot(script);
  said jsonb := private.said_of_saves(slot);
begin
  -- A constraint of the column would look at it too late, when it is off the row.
  if char_length(note) > 200 then
    raise check_violation using
      message = 'new row for relation "scripts" violates check constraint "scripts_change_note_length"',
      table = 'scripts', column = 'change_note', constraint = 'scripts_change_note_length';
  end if;
  if note is not null or session is not null then
    perform set_config('reelwright.noted', 'on', true),
      set_config(slot, (said || jsonb_build_object(script, jsonb_build_object('note', nullif(btrim(note), ''), 'session', session)))::text, true);
  -- Of an earlier save in this transaction.
  elsif said ? script::text then
    perform set_config(slot, (said - script::text)::text, true);
  end if;
end
$$;
create or replace function private.take_change_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_note(new.id, new.change_note, new.editing_session);
  new.change_note = null;
  new.editing_session = null;
  return new;
end
$$;

-- On insert also what three triggers with conditions did.
create or replace function private.derive_script_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  flat text;
begin
  new.board_column := private.board_column(new.status, new.kanban_status);
  if tg_op = 'INSERT' then
    if new.change_note is not null or new.editing_session is not null then
      perform private.keep_note(new.id, new.change_note, new.editing_session);
      new.change_note := null;
      new.editing_session := null;
    end if;
    if new.board_column <> 'posted' then
      new.posted_at := null;
    else
      new.posted_at := coalesce(new.posted_at, now());
    end if;
    if num_nonnulls(new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue, new.results_at,
      new.results_from) > 0 and current_setting('reelwright.restoring', true) is distinct from 'on' then
      if num_nonnulls(new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue) = 0 then
        new.results_at := null;
        new.results_from := null;
      else
        new.results_at := now();
        new.results_from := coalesce(nullif(current_setting('reelwright.results_from', true), ''), 'hand');
      end if;
    end if;
  end if;
  -- The first 250 characters nearly always hold the 202 of a preview; long runs of blanks need more.
  foreach flat in array array[left(new.script_text, 250), left(new.script_text, 1000)] loop
    if octet_length(flat) = char_length(flat) then
      flat := replace(replace(replace(replace(replace(flat, E'\n', ' '), E'\t', ' '), E'\r', ' '), E'\f', ' '), E'\u000B', ' ');
      while strpos(flat, '  ') > 0 loop
        flat := replace(flat, '  ', ' ');
      end loop;
    else
      flat := regexp_replace(flat, '\s\s+|(?! )\s', ' ', 'g');
    end if;
    new.preview := left(btrim(flat), 202);
    exit when char_length(new.preview) = 202 or octet_length(new.script_text) <= 250;
  end loop;
  return new;
end
$$;
drop trigger scripts_take_first_note on public.scripts;
drop trigger scripts_inserted_posted on public.scripts;
drop trigger scripts_inserted_results on public.scripts;

-- Looks itself whether a script comes back from the bin, and for a note only where this transaction has taken one.
create or replace function private.keep_first_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  save jsonb;
begin
  if current_setting('reelwright.restoring', true) = 'on' then return null; end if;
  if current_setting('reelwright.noted', true) = 'on' then
    save := private.said_of_saves(private.save_slot(new.id)) -> new.id::text;
  end if;
  insert into public.script_versions
    (script_id, user_id, version_number, title, description, change_description, script_text, script_data, editing_session)
  values (new.id, new.user_id, 1, new.title, new.description, coalesce(save ->> 'note', 'Created'), new.script_text, new.script_data,
    (save ->> 'session')::uuid);
  return null;
end
$$;
drop trigger scripts_first_version on public.scripts;
create trigger scripts_first_version after insert on public.scripts
  for each row execute function private.keep_first_version();
