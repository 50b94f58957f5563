-- Saving a script no longer waits for its search entry: the script is queued, and indexed by the next search of its account or by a
-- worker of the server, whichever comes first.
-- Contracts: private.index_scripts() and private.index_changes(), which only triggers dropped here have called, in every release.

-- Functions in PL/pgSQL keep their plans for as long as a connection lives; those in SQL are planned again in every statement.
create or replace function private.folded(given text) returns text
language plpgsql immutable strict parallel safe
as $$
begin
  if octet_length(given) = char_length(given) then return lower(given); end if;
  return lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]+', '', 'g'), NFC));
end
$$;

create or replace function private.pieces_of(given text) returns text[]
language plpgsql immutable strict parallel safe
as $$
declare
  bare constant text := translate(given, '–—…“”‘•’ʼ''', '       ');
begin
  return array_remove(string_to_array(
    case when octet_length(bare) = char_length(bare) then regexp_replace(lower(bare), '[^a-z0-9]+', ' ', 'g') else
      regexp_replace(regexp_replace(private.folded(bare), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g'),
        '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u0589\u05be\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u180e\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\ufffc\ufffd\U0001f000-\U0001faff\U000e0000-\U000e01ff]+',
        ' ', 'g') end, ' '), '');
end
$$;

create or replace function private.words_of(given text) returns text[]
language plpgsql immutable strict parallel safe
as $$
begin
  if octet_length(given) = char_length(given) or given !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
    return array(select left(piece, 40) from unnest(private.pieces_of(given)) as piece);
  end if;
  return array(
    select word
    from unnest(private.pieces_of(given)) as piece
    cross join lateral (
      select left(piece, 40) as word where piece !~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
      union all
      -- By their order, not by their number: counting to each would take the square of the length.
      select sign || coalesce(lead(sign) over (order by at), '')
      from unnest(string_to_array(piece, null)) with ordinality as _ (sign, at)
      where piece ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
    ) as words);
end
$$;

create or replace function private.texts_within(texts text[], longest int) returns boolean
language plpgsql immutable
as $$
declare
  item text;
begin
  foreach item in array coalesce(texts, '{}') loop
    if item is null or char_length(item) > longest then return false; end if;
  end loop;
  return true;
end
$$;

create or replace function private.numbers_within(document jsonb) returns boolean
language plpgsql immutable
as $$
begin
  return document in ('{}', '[]') or not exists (
    select from jsonb_path_query(document, 'strict $.** ? (@.type() == "number")') as found (number)
    where scale(number::numeric) > 30 or abs(number::numeric) >= 1e30);
end
$$;

create or replace function private.second_factor_done() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified');
end
$$;

-- Most inserted scripts have neither a note nor results, and stand in no column of posted ones: nothing to do for these triggers.
drop trigger scripts_take_note on public.scripts;
create trigger scripts_take_note before update on public.scripts
  for each row execute function private.take_change_note();
create trigger scripts_take_first_note before insert on public.scripts
  for each row when (new.change_note is not null or new.editing_session is not null)
  execute function private.take_change_note();

drop trigger scripts_posted on public.scripts;
create trigger scripts_posted before update of status, kanban_status on public.scripts
  for each row execute function private.note_posting();
create trigger scripts_inserted_posted before insert on public.scripts
  for each row when (new.posted_at is not null or private.board_column(new.status, new.kanban_status) = 'posted')
  execute function private.note_posting();

drop trigger scripts_results on public.scripts;
create trigger scripts_results before update of result_link, views, likes, shares, clicks, sales, revenue on public.scripts
  for each row execute function private.note_results();
create trigger scripts_inserted_results before insert on public.scripts
  for each row when (num_nonnulls(new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue, new.results_at,
    new.results_from) > 0)
  execute function private.note_results();

-- Scripts whose search entry is missing or old.
create table private.scripts_to_index (
  user_id uuid not null,
  script_id uuid not null,
  primary key (user_id, script_id),
  foreign key (script_id, user_id) references public.scripts (id, user_id) on update cascade on delete cascade
);

-- On a conflict the row is locked, so that the indexing of the script waits for this transaction and reads what it wrote.
create function private.queue_for_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.scripts_to_index as waiting (user_id, script_id) values (new.user_id, new.id)
  on conflict (user_id, script_id) do update set script_id = excluded.script_id;
  return null;
end
$$;
drop trigger scripts_index_new on public.scripts;
create trigger scripts_index_new after insert on public.scripts
  for each row execute function private.queue_for_search();
drop trigger scripts_index_changed on public.scripts;
create trigger scripts_index_changed after update on public.scripts
  for each row when ((old.title, old.product_name, old.script_text, old.tags)
    is distinct from (new.title, new.product_name, new.script_text, new.tags))
  execute function private.queue_for_search();
drop function private.index_scripts(), private.index_changes();

/*
 * Indexes queued scripts, of one account or of all (null), and answers how many, with those that another caller indexed meanwhile.
 * Scripts are locked before their places in the queue, and these before words, each in the order of their ids: saves, deletions and other
 * callers never wait for each other in a circle.
 * The worker leaves what another one is at; a search waits for it.
 */
create function private.index_scripts(account uuid, most int) returns int
language plpgsql set search_path = ''
as $$
declare
  ids uuid[];
  queued int;
  entry record;
  learnt text[] := '{}';
  owner uuid;
begin
  if account is null then
    select array_agg(picked.id) into ids from (
      select s.id from private.scripts_to_index q join public.scripts s on s.id = q.script_id
      order by q.user_id, q.script_id limit most for key share of s skip locked for update of q skip locked) as picked;
  else
    select array_agg(picked.id) into ids from (
      select s.id from private.scripts_to_index q join public.scripts s on s.id = q.script_id
      where q.user_id = account order by q.script_id limit most for key share of s skip locked) as picked;
    perform 1 from private.scripts_to_index where user_id = account and script_id = any (ids) order by script_id for update;
  end if;
  queued := coalesce(cardinality(ids), 0);
  with taken as (
    delete from private.scripts_to_index q using public.scripts s
    where s.id = any (ids) and q.user_id = s.user_id and q.script_id = s.id returning q.script_id)
  select array_agg(script_id) into ids from taken;
  if ids is null then return queued; end if;

  for entry in
    select s.id, s.user_id, s.created_at, search.words as before, private.words_of(s.title || ' ' || s.product_name) as title_words,
      private.words_of(array_to_string(s.tags, ' ')) as tag_words, private.words_of(s.script_text) as text_words, null::tsvector as words
    from public.scripts s left join private.script_search search on search.script_id = s.id
    where s.id = any (ids) order by s.user_id, s.id
  loop
    if owner is distinct from entry.user_id then
      perform private.learn_words(owner, learnt);
      owner := entry.user_id;
      learnt := '{}';
    end if;
    entry.words := array_to_tsvector(entry.title_words || entry.tag_words || entry.text_words);
    insert into private.script_search (script_id, user_id, created_at, title_words, head_words, words)
    values (entry.id, entry.user_id, entry.created_at, array_to_tsvector(entry.title_words),
      array_to_tsvector(entry.title_words || entry.tag_words), entry.words)
    on conflict (script_id) do update
    set title_words = excluded.title_words, head_words = excluded.head_words, words = excluded.words;
    learnt := learnt || tsvector_to_array(ts_delete(entry.words, coalesce(tsvector_to_array(entry.before), '{}')));
    if entry.before is not null then
      perform private.forget_words(entry.user_id, tsvector_to_array(ts_delete(entry.before, tsvector_to_array(entry.words))));
    end if;
  end loop;
  perform private.learn_words(owner, learnt);
  return queued;
end
$$;

create or replace function private.learn_words(account uuid, learnt text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In the order of the words: saves at the same time never wait for each other in a circle.
  insert into private.script_words (user_id, word)
  select account, word from (select distinct word collate "C" as word from unnest(learnt) as word) as each
  where not exists (select from private.script_words known where known.user_id = account and known.word = each.word)
    and word ~ '^[^\d\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\uf900-\ufaff]{3,}$'
  order by word
  on conflict do nothing;
end
$$;

-- One foreign key instead of two: a script's versions belong to its owner, and go with the script when the account goes.
alter table public.script_versions
  drop constraint script_versions_user_id_fkey,
  drop constraint script_versions_script_id_fkey,
  add constraint script_versions_script_id_fkey foreign key (script_id, user_id)
    references public.scripts (id, user_id) on update cascade on delete cascade;
