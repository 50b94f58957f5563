-- Folders, scripts and their versions. (B-EN-01 to B-EN-21, CX-01, CX-46, CX-50, OP-50, OP-52, OP-63, OP-64)

create table public.script_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  name text not null
    constraint script_folders_name_length check (char_length(btrim(name)) between 1 and 30),
  color text not null default '#6B7280'
    constraint script_folders_color_format check (color ~ '^#[0-9A-Fa-f]{6}$'),
  icon text not null default 'folder'
    constraint script_folders_icon_known check (icon in (
      'folder', 'inbox', 'bookmark', 'heart', 'star', 'lightbulb', 'rocket', 'fire', 'camera', 'music', 'sparkles',
      'shopping', 'gift', 'trophy', 'education', 'science', 'chart', 'megaphone', 'photo', 'tag')),
  -- One per click of a user, so that a repeated request makes no second row. (CX-31)
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  constraint script_folders_idempotency_key_unique unique (user_id, idempotency_key),
  -- What a script's folder refers to: the pair makes a foreign folder impossible to name.
  constraint script_folders_owner_unique unique (id, user_id)
);
create index script_folders_newest on public.script_folders (user_id, created_at desc, id);

create function private.texts_within(texts text[], longest int) returns boolean
language sql immutable
as $$ select coalesce(bool_and(item is not null and char_length(item) <= longest), true) from unnest(texts) as item $$;

create table public.scripts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null constraint scripts_title_length check (char_length(btrim(title)) between 1 and 200),
  description text constraint scripts_description_length check (char_length(description) <= 2000),
  script_data jsonb not null default '{}'
    constraint scripts_script_data_object check (jsonb_typeof(script_data) = 'object'),
  script_text text not null default '' constraint scripts_script_text_length check (char_length(script_text) <= 50000),
  product_name text not null default 'Untitled Product'
    constraint scripts_product_name_length check (char_length(product_name) <= 200),
  audience text not null default 'General' constraint scripts_audience_length check (char_length(audience) <= 200),
  video_length int not null default 60 constraint scripts_video_length_range check (video_length between 15 and 180),
  video_style text not null default 'storytelling'
    constraint scripts_video_style_length check (char_length(video_style) <= 50),
  style text constraint scripts_style_length check (char_length(style) <= 50),
  tone text constraint scripts_tone_length check (char_length(tone) <= 50),
  price numeric(12, 2) not null default 0 constraint scripts_price_range check (price between 0 and 9999999),
  features text[] not null default '{}'
    constraint scripts_features_limits check (cardinality(features) <= 20 and private.texts_within(features, 200)),
  tags text[] not null default '{}'
    constraint scripts_tags_limits check (cardinality(tags) <= 20 and private.texts_within(tags, 50)),
  status text not null default 'draft'
    constraint scripts_status_known check (status in (
      'draft', 'in_progress', 'ready_to_film', 'posted', 'completed', 'tracking', 'review', 'archived')),
  kanban_status text
    constraint scripts_kanban_status_known check (kanban_status in ('draft', 'in_progress', 'ready_to_film', 'posted')),
  viral_potential_score numeric(5, 2)
    constraint scripts_viral_potential_score_range check (viral_potential_score between 0 and 100),
  views bigint constraint scripts_views_range check (views >= 0),
  likes bigint constraint scripts_likes_range check (likes >= 0),
  shares bigint constraint scripts_shares_range check (shares >= 0),
  metadata jsonb not null default '{}' constraint scripts_metadata_object check (jsonb_typeof(metadata) = 'object'),
  folder_id uuid,
  -- What a save did, in words for its version ("Regenerated"). Written, never stored: see take_change_note.
  change_note text,
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scripts_idempotency_key_unique unique (user_id, idempotency_key),
  constraint scripts_folder_id_own foreign key (folder_id, user_id)
    references public.script_folders (id, user_id) on delete set null (folder_id)
);
create index scripts_newest on public.scripts (user_id, created_at desc, id);
create index scripts_in_folder on public.scripts (folder_id, user_id);

create trigger scripts_touch before update on public.scripts
  for each row execute function private.touch_updated_at();

create table public.script_versions (
  id uuid primary key default gen_random_uuid(),
  script_id uuid not null references public.scripts on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  version_number int not null,
  title text not null,
  description text,
  change_description text not null,
  script_text text not null,
  script_data jsonb not null,
  created_at timestamptz not null default now(),
  constraint script_versions_number_unique unique (script_id, version_number)
);
create index script_versions_user on public.script_versions (user_id);

-- The note is about one save: it is taken off the row before that is stored, and handed to the version through a setting of
-- this transaction. Left on the row it would describe the next save, too.
create function private.take_change_note() returns trigger
language plpgsql
as $$
begin
  -- A constraint of the column would look at it too late, when it is off the row.
  if char_length(new.change_note) > 200 then
    raise check_violation using
      message = 'new row for relation "scripts" violates check constraint "scripts_change_note_length"',
      table = 'scripts', column = 'change_note', constraint = 'scripts_change_note_length';
  end if;
  perform set_config('reelwright.note_' || replace(new.id::text, '-', ''), coalesce(btrim(new.change_note), ''), true);
  new.change_note = null;
  return new;
end
$$;
create trigger scripts_take_note before insert or update on public.scripts
  for each row execute function private.take_change_note();

-- The first save is version 1, and every save that changes the content adds one. (OP-52)
-- Runs as its owner, so that clients can read versions but never write or remove one.
create function private.keep_script_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.script_versions
    (script_id, user_id, version_number, title, description, change_description, script_text, script_data)
  select new.id, new.user_id, coalesce(max(version_number), 0) + 1, new.title, new.description,
    coalesce(
      nullif(current_setting('reelwright.note_' || replace(new.id::text, '-', ''), true), ''),
      case tg_op when 'INSERT' then 'Created' else 'Edited' end),
    new.script_text, new.script_data
  from public.script_versions where script_id = new.id;
  return null;
end
$$;

create trigger scripts_first_version after insert on public.scripts
  for each row execute function private.keep_script_version();
create trigger scripts_next_version after update on public.scripts
  for each row
  when ((old.title, old.script_text, old.script_data) is distinct from (new.title, new.script_text, new.script_data))
  execute function private.keep_script_version();

alter table public.script_folders enable row level security;
alter table public.scripts enable row level security;
alter table public.script_versions enable row level security;

create policy script_folders_own on public.script_folders for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy script_folders_service on public.script_folders for all to service_role using (true) with check (true);

create policy scripts_own on public.scripts for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy scripts_service on public.scripts for all to service_role using (true) with check (true);

create policy script_versions_read_own on public.script_versions for select to authenticated
  using (user_id = (select auth.uid()));
create policy script_versions_service on public.script_versions for all to service_role using (true) with check (true);

-- Nobody sets id, created_at, or moves a row to another owner: those columns are simply not granted. (CX-50)
grant select, delete on public.script_folders to authenticated;
grant insert (user_id, name, color, icon, idempotency_key) on public.script_folders to authenticated;
grant update (name, color, icon) on public.script_folders to authenticated;

grant select, delete on public.scripts to authenticated;
grant insert (user_id, title, description, script_data, script_text, product_name, audience, video_length, video_style,
  style, tone, price, features, tags, status, kanban_status, viral_potential_score, views, likes, shares, metadata,
  folder_id, change_note, idempotency_key, updated_at) on public.scripts to authenticated;
grant update (title, description, script_data, script_text, product_name, audience, video_length, video_style,
  style, tone, price, features, tags, status, kanban_status, viral_potential_score, views, likes, shares, metadata,
  folder_id, change_note, updated_at) on public.scripts to authenticated;

grant select on public.script_versions to authenticated;
grant all on public.script_folders, public.scripts, public.script_versions to service_role;
grant execute on function private.texts_within(text[], int) to authenticated, service_role;
