-- Finding scripts among a hundred thousand: lists in every order, and a search that forgives. (B-CL-33, B-LB-13, B-LB-14)

-- Where Supabase keeps them, too. All are trusted: whoever may create schemas in a database may add them. One that stands elsewhere
-- already is used there.
create schema if not exists extensions;
create extension if not exists btree_gin schema extensions;
create extension if not exists fuzzystrmatch schema extensions;

-- As words are compared and titles put in order: without marks on letters, in small letters. What makes another letter of Korean or
-- Japanese is put together again. Most texts are plain, which is quickly seen and saves nearly all of the work.
create function private.folded(given text) returns text
language sql immutable strict parallel safe
as $$
  select case when octet_length(given) = char_length(given) then lower(given) else
    lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]+', '', 'g'), NFC)) end
$$;

-- Long texts are kept beside the row, so that what is read row by row, as lists and choices are, is little. The row of a script that is
-- saved from now on.
alter table public.scripts set (toast_tuple_target = 700);

-- Indexes of scripts are made of what this answers: whoever writes a script asks it.
grant execute on function private.folded(text) to authenticated, service_role;

-- One index for each order of the list. The first also has what lists are filtered by and figures made of, so that neither looks at the
-- scripts themselves. Tags may be longer than an index takes, and have one of their own.
drop index public.scripts_newest;
create index scripts_newest on public.scripts (user_id, created_at desc, id)
  include (updated_at, status, board_column, folder_id, video_style, tone, video_length, viral_potential_score);
-- Counts of folders and of the board's columns come of this alone, and a folder that goes finds its scripts.
drop index public.scripts_in_folder;
create index scripts_in_folder on public.scripts (user_id, folder_id, board_column);
create index scripts_updated on public.scripts (user_id, updated_at desc, id);
create index scripts_by_title on public.scripts (user_id, (left(private.folded(title), 60) collate "C"), id);
create index scripts_by_score on public.scripts (user_id,
  (coalesce(case when viral_potential_score > 10 then viral_potential_score / 10 else viral_potential_score end, -1)) desc, id);
create index scripts_by_length on public.scripts (user_id, video_length, id);
create index scripts_tags on public.scripts using gin (user_id, tags) with (gin_pending_list_limit = 256);
create index scripts_posted on public.scripts (user_id, posted_at) where posted_at is not null;
create index scripts_viewed on public.scripts (user_id, views desc, id) where views > 0;

-- The pieces of a text in their order. Blanks and signs part them, an apostrophe does not ("don't" is "dont"). Runs of Chinese, Japanese,
-- Thai and their neighbours, which write without blanks, are pieces of their own.
-- The ranges are written out, since what a letter is would differ between the databases we run on.
create function private.pieces_of(given text) returns text[]
language sql immutable strict parallel safe
as $$
  select array_remove(string_to_array(
    case when octet_length(bare) = char_length(bare) then regexp_replace(lower(bare), '[^a-z0-9]+', ' ', 'g') else
      regexp_replace(regexp_replace(private.folded(bare), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g'),
        '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u0589\u05be\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u180e\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\ufffc\ufffd\U0001f000-\U0001faff\U000e0000-\U000e01ff]+',
        ' ', 'g') end, ' '), '')
  from translate(given, '–—…“”‘•’ʼ''', '       ') as bare
$$;

-- The words of a text. Of a run without blanks each pair of characters is a word, and the last character.
create function private.words_of(given text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(case
    when octet_length(given) = char_length(given) or given !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' then
      (select array_agg(left(piece, 40)) from unnest(private.pieces_of(given)) as piece)
    else (
      select array_agg(word)
      from unnest(private.pieces_of(given)) as piece
      cross join lateral (
        select left(piece, 40) as word where piece !~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
        union all
        -- By their order, not by their number: counting to each would take the square of the length.
        select sign || coalesce(lead(sign) over (order by at), '')
        from unnest(string_to_array(piece, null)) with ordinality as _ (sign, at)
        where piece ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
      ) as words)
    end, '{}')
$$;

-- What of each script is searched. Not on the script itself: that is read and sent whole.
create table private.script_search (
  script_id uuid primary key references public.scripts on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null,
  -- Of title and product; of these and the tags; of everything.
  title_words tsvector not null,
  head_words tsvector not null,
  words tsvector not null
);
create index script_search_newest on private.script_search (user_id, created_at desc);
-- The account is part of these, so that words of others cost nothing. New entries wait in a short list, as each search reads it through.
create index script_search_words on private.script_search using gin (user_id, words) with (gin_pending_list_limit = 512);
create index script_search_titles on private.script_search using gin (user_id, title_words) with (gin_pending_list_limit = 256);

-- The words an account uses, for those who mistype one. Numbers are no words here: a similar one is another one.
create table private.script_words (
  user_id uuid not null references auth.users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);

create function private.learn_words(account uuid, learnt text[]) returns void
language sql
as $$
  -- In the order of the words: whoever saves at the same time does not meet us head-on.
  insert into private.script_words (user_id, word)
  select account, word from (select distinct word collate "C" as word from unnest(learnt) as word) as each
  where not exists (select from private.script_words known where known.user_id = account and known.word = each.word)
    and word ~ '^[^\d\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\uf900-\ufaff]{3,}$'
  order by word
  on conflict do nothing
$$;

-- Words that were somewhere and may be nowhere now. Those of the newest scripts are in use without asking further; what is left is rare.
create function private.forget_words(account uuid, gone text[]) returns void
language sql
as $$
  delete from private.script_words as known
  using (
    select word from unnest(gone) as word
    except
    select unnest(tsvector_to_array(words))
    from (select words from private.script_search where user_id = account order by created_at desc limit 200) as newest
    order by 1
    limit 5000
  ) as unsure
  where known.user_id = account and known.word = unsure.word collate "C"
    and not exists (
      select from private.script_search
      where user_id = account and words @@ ('''' || unsure.word || '''')::tsquery)
$$;

create function private.index_scripts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.script_search (script_id, user_id, created_at, title_words, head_words, words)
  select id, user_id, created_at, array_to_tsvector(title_words), array_to_tsvector(title_words || tag_words),
    array_to_tsvector(title_words || tag_words || private.words_of(script_text))
  from changed
  cross join lateral (select private.words_of(title || ' ' || product_name) as title_words,
    private.words_of(array_to_string(tags, ' ')) as tag_words) as heads;

  perform private.learn_words(changed.user_id, array_agg(word))
  from changed join private.script_search on script_id = id
  cross join lateral unnest(tsvector_to_array(words)) as word
  group by changed.user_id;
  return null;
end
$$;
create trigger scripts_index_new after insert on public.scripts
  referencing new table as changed for each statement execute function private.index_scripts();

-- Most changes are of a status or a place: those end at the first question.
create function private.index_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
begin
  for entry in
    select id, changed.user_id, search.words as before, array_to_tsvector(heads.title_words) as title_words,
      array_to_tsvector(heads.title_words || tag_words) as head_words,
      array_to_tsvector(heads.title_words || tag_words || private.words_of(changed.script_text)) as words
    from changed join earlier using (id) left join private.script_search search on search.script_id = id
    cross join lateral (select private.words_of(changed.title || ' ' || changed.product_name) as title_words,
      private.words_of(array_to_string(changed.tags, ' ')) as tag_words) as heads
    where (changed.title, changed.product_name, changed.script_text, changed.tags)
      is distinct from (earlier.title, earlier.product_name, earlier.script_text, earlier.tags)
    order by id
  loop
    update private.script_search
    set title_words = entry.title_words, head_words = entry.head_words, words = entry.words
    where script_id = entry.id;
    perform private.learn_words(entry.user_id, tsvector_to_array(ts_delete(entry.words, tsvector_to_array(entry.before))));
    perform private.forget_words(entry.user_id, tsvector_to_array(ts_delete(entry.before, tsvector_to_array(entry.words))));
  end loop;
  return null;
end
$$;
create trigger scripts_index_changed after update on public.scripts
  referencing old table as earlier new table as changed for each statement execute function private.index_changes();

-- The entry goes with its script; the words that were only there, too. An account that goes takes all of its words along.
create function private.index_deletions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_words(user_id, array_agg(word))
  from (select user_id, title, product_name, tags, script_text from earlier limit 1000) as gone
  cross join lateral unnest(private.words_of(concat_ws(' ', title, product_name, array_to_string(tags, ' '), script_text))) as word
  where exists (select from auth.users where users.id = gone.user_id)
  group by user_id;
  return null;
end
$$;
create trigger scripts_index_deleted after delete on public.scripts
  referencing old table as earlier for each statement execute function private.index_deletions();

insert into private.script_search (script_id, user_id, created_at, title_words, head_words, words)
select id, user_id, created_at, array_to_tsvector(title_words), array_to_tsvector(title_words || tag_words),
  array_to_tsvector(title_words || tag_words || private.words_of(script_text))
from public.scripts
cross join lateral (select private.words_of(title || ' ' || product_name) as title_words,
  private.words_of(array_to_string(tags, ' ')) as tag_words) as heads;
select private.learn_words(user_id, array_agg(distinct word))
from private.script_search cross join lateral unnest(tsvector_to_array(words)) as word group by user_id;

-- The account's words nearest to one it does not have: by letters too many, too few, wrong, or swapped with the next, of which short words
-- may have one and long ones two. Of an unfinished word the beginnings are compared. Mostly the first letter is right: if there is
-- something, nothing else is looked at.
do $do$
declare
  place text := (select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'fuzzystrmatch');
begin
  execute format($create$
create function private.corrections(account uuid, mistyped text, unfinished boolean) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  length constant int := char_length(mistyped);
  most constant int := case when length < 3 then 0 when length < 6 then 1 else 2 end;
  swapped constant text[] := array(
    select overlay(mistyped placing reverse(substr(mistyped, at, 2)) from at for 2) from generate_series(1, length - 1) as at);
  first text;
  found text[];
begin
  if most = 0 or mistyped ~ '\d' then
    return '{}';
  end if;
  foreach first in array array[left(mistyped, 1), ''] loop
    with near as (
      select word, least(
        case when word = any (swapped) then 1 else %1$I.levenshtein_less_equal(word, mistyped, most) end,
        case when unfinished and char_length(word) > length then 0.5 +
          case when left(word, length) = any (swapped) then 1 else %1$I.levenshtein_less_equal(left(word, length), mistyped, most) end
        end) as distance
      from private.script_words
      where user_id = account and word >= first and (first = '' or word < first || U&'\+10FFFF')
        and (unfinished or char_length(word) <= length + most) and char_length(word) >= length - most
    ), best as (
      select word, distance from near where distance < most + 1 and distance < (select min(distance) + 0.5 from near)
      order by distance, abs(char_length(word) - length), word limit 5
    )
    select array_agg(word) into found from best;
    exit when found is not null;
  end loop;
  return coalesce(found, '{}');
end
$$;
$create$, place);
end
$do$;

-- What is looked for: the words, corrected where the account has none that begins so; and as questions to an index of words: all of
-- them as they are, all of them as beginnings of words, any of these. Empty where nothing was asked. Only the server asks this.
create function private.search_words(account uuid, asked text,
  out terms text[], out whole tsquery, out begun tsquery, out any_of tsquery)
language plpgsql stable set search_path = ''
as $$
declare
  signs constant text := '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]';
  pieces constant text[] := (private.pieces_of(asked))[1:16];
  piece text;
  at int := 0;
  near text[];
  whole_ones text[] := '{}';
  begun_ones text[] := '{}';
begin
  terms = '{}';
  foreach piece in array pieces loop
    at := at + 1;
    piece := left(piece, 40);
    continue when piece = any (terms);
    if piece ~ signs then
      terms := terms || piece;
      near := (select array_agg(distinct word) from unnest(private.words_of(piece)) as word
        where char_length(word) > 1 or char_length(piece) = 1);
      whole_ones := whole_ones || (select string_agg(format('''%s''', word), '&') from unnest(near) as word);
      begun_ones := begun_ones || (select string_agg(format('''%s''%s', word, case when char_length(word) = 1 then ':*' end), '&') from unnest(near) as word);
      continue;
    end if;
    near := '{}';
    -- A single letter begins half of all words: only the last one may still be growing.
    if char_length(piece) > 2 and not exists (
      select from private.script_words
      where user_id = account and word >= piece collate "C" and word < (piece || U&'\+10FFFF') collate "C")
    then
      near := private.corrections(account, piece, at = cardinality(pieces));
    end if;
    if near = '{}' then
      terms := terms || piece;
      whole_ones := whole_ones || format('''%s''', piece);
      begun_ones := begun_ones || format('''%s''%s', piece, case when char_length(piece) > 1 or at = cardinality(pieces) then ':*' end);
    else
      terms := terms || near;
      whole_ones := whole_ones || (select '(' || string_agg(format('''%s''', word), '|') || ')' from unnest(near) as word);
      begun_ones := begun_ones || (select '(' || string_agg(format('''%s''', word), '|') || ')' from unnest(near) as word);
    end if;
  end loop;
  whole := array_to_string(whole_ones, '&')::tsquery;
  begun := array_to_string(begun_ones, '&')::tsquery;
  any_of := array_to_string(begun_ones, '|')::tsquery;
end
$$;
