-- What a generation took, and the hooks and calls to action that people keep for themselves. (B-HK-04 to B-HK-13, OP-46)

-- Filled when a generation is settled; those from before this release have none of it.
alter table public.generations
  -- Who wrote the script: the embedded writer, or a provider and its model.
  add column writer text constraint generations_writer_length check (char_length(writer) between 1 and 200),
  add column input_tokens int constraint generations_input_tokens_range check (input_tokens >= 0),
  add column output_tokens int constraint generations_output_tokens_range check (output_tokens >= 0),
  -- Millionths of a dollar; null where no price of the model is known.
  add column cost_microdollars bigint constraint generations_cost_microdollars_range check (cost_microdollars >= 0),
  add column repair_rounds int constraint generations_repair_rounds_range check (repair_rounds between 0 and 10),
  -- Why the embedded writer took the model's place; null where it did not.
  add column fell_back text constraint generations_fell_back_length check (char_length(fell_back) between 1 and 100);

create table public.hook_library_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  kind text not null constraint hook_library_items_kind_known check (kind in ('hook', 'cta')),
  text text not null
    constraint hook_library_items_text_length check (char_length(text) <= 500 and text ~ '\S'),
  category text not null
    constraint hook_library_items_category_known check (
      kind = 'hook' and category in ('attention', 'problem', 'curiosity', 'social', 'entertainment')
      or kind = 'cta' and category in ('urgency', 'soft', 'direct', 'value', 'engagement')),
  style text not null
    constraint hook_library_items_style_known check (style in (
      'storytelling', 'talking-head', 'conspiracy', 'informative', 'skit', 'bottom-of-funnel')),
  -- One per click of a user, so that a repeated request makes no second row. (CX-31)
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hook_library_items_idempotency_key_unique unique (user_id, idempotency_key)
);
create index hook_library_items_newest on public.hook_library_items (user_id, created_at desc, id);
create trigger hook_library_items_touch before update on public.hook_library_items
  for each row execute function private.touch_updated_at();

create table public.hook_library_favourites (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- Of a built-in item ("HK01"), which no table holds, or of an own one.
  item_id text not null constraint hook_library_favourites_item_id_format check (item_id ~ '^[A-Za-z0-9-]{1,64}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

-- At most so many rows of a table for each account. Looks after the statement, so that an upsert of what is there already passes;
-- the lock makes parallel inserts wait for each other, or both would count what was there before.
create function private.limit_rows_per_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most int := tg_argv[0];
  someone uuid;
  used int;
begin
  for someone in select distinct user_id from inserted order by user_id loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || someone, 0));
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name) into used using someone;
    if used > most then
      raise check_violation using
        message = format('At most %s of these can be kept', most),
        schema = tg_table_schema, table = tg_table_name, constraint = tg_table_name || '_most';
    end if;
  end loop;
  return null;
end
$$;
create trigger hook_library_items_most after insert on public.hook_library_items
  referencing new table as inserted for each statement execute function private.limit_rows_per_user(500);
create trigger hook_library_favourites_most after insert on public.hook_library_favourites
  referencing new table as inserted for each statement execute function private.limit_rows_per_user(1000);

-- A favourite names its item by text, so no foreign key takes it along.
create function private.forget_favourite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.hook_library_favourites where user_id = old.user_id and item_id = old.id::text;
  return null;
end
$$;
create trigger hook_library_items_forget after delete on public.hook_library_items
  for each row execute function private.forget_favourite();

alter table public.hook_library_items enable row level security;
alter table public.hook_library_favourites enable row level security;

create policy hook_library_items_own on public.hook_library_items for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy hook_library_items_service on public.hook_library_items for all to service_role using (true) with check (true);

create policy hook_library_favourites_own on public.hook_library_favourites for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy hook_library_favourites_service on public.hook_library_favourites for all to service_role
  using (true) with check (true);

-- A hook stays a hook: kind is given once.
grant select, delete on public.hook_library_items to authenticated;
grant insert (user_id, kind, text, category, style, idempotency_key) on public.hook_library_items to authenticated;
grant update (text, category, style) on public.hook_library_items to authenticated;

grant select, delete on public.hook_library_favourites to authenticated;
grant insert (user_id, item_id) on public.hook_library_favourites to authenticated;
grant all on public.hook_library_items, public.hook_library_favourites to service_role;

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.hook_library_items'), realtime.watch('public.hook_library_favourites');
  end if;
end
$$;
