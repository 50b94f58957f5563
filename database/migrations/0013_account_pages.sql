-- What the account's own pages need: second factors that count everywhere, what the bell tells, recovery codes, letters. (OP-17, OP-19,
-- OP-20, OP-33, OP-55, OP-56)

-- Whoever has set up a second factor has used it in this session. A session without it sees no row of the product, whatever page or
-- program asks. Reads the factors as their owner does not: they belong to the authentication service.
create function private.second_factor_done() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
$$;
grant execute on function private.second_factor_done() to authenticated, service_role;

do $$
declare
  guarded regclass;
begin
  foreach guarded in array array['public.profiles', 'public.script_folders', 'public.scripts', 'public.script_versions',
    'public.user_subscriptions', 'public.generations', 'public.hook_library_items', 'public.hook_library_favourites',
    'storage.objects']::regclass[]
  loop
    execute format('create policy second_factor on %s as restrictive for all to authenticated
      using ((select private.second_factor_done())) with check ((select private.second_factor_done()))', guarded);
  end loop;
end
$$;

alter table public.profiles
  -- Pixels of the application shell's sidebar; null: nobody has moved it. (A-SH-01, CX-48)
  add column sidebar_width int constraint profiles_sidebar_width_range check (sidebar_width between 160 and 320),
  -- What is newer counts as unread in the bell.
  add column notifications_seen_at timestamptz,
  -- The list of first steps was finished or put away.
  add column first_steps_done boolean not null default false;
grant insert (sidebar_width, notifications_seen_at, first_steps_done) on public.profiles to authenticated;
grant update (sidebar_width, notifications_seen_at, first_steps_done) on public.profiles to authenticated;

-- What happened to an account while its owner may have looked elsewhere. (OP-17, OP-33)
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null constraint notifications_kind_known check (kind in ('script_ready', 'payment_received', 'security')),
  title text not null constraint notifications_title_length check (char_length(title) between 1 and 200),
  message text not null default '' constraint notifications_message_length check (char_length(message) <= 500),
  -- A path of the product where it can be seen.
  link text constraint notifications_link_own check (link ~ '^/([^/\\]|$)' and char_length(link) <= 500),
  created_at timestamptz not null default now()
);
create index notifications_newest on public.notifications (user_id, created_at desc, id);
alter table public.notifications enable row level security;
create policy notifications_read_own on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy notifications_delete_own on public.notifications for delete to authenticated using (user_id = (select auth.uid()));
create policy notifications_service on public.notifications for all to service_role using (true) with check (true);
create policy second_factor on public.notifications as restrictive for all to authenticated
  using ((select private.second_factor_done())) with check ((select private.second_factor_done()));
grant select, delete on public.notifications to authenticated;
grant all on public.notifications to service_role;

-- Tells an account something. The newest hundred are kept.
create function private.notify_account(someone uuid, kind text, title text, message text, link text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, message, link)
    values (someone, kind, left(title, 200), left(coalesce(message, ''), 500), link);
  delete from public.notifications where id in (
    select id from public.notifications where user_id = someone order by created_at desc, id offset 100);
$$;
revoke execute on function private.notify_account(uuid, text, text, text, text) from public;

create function private.tell_script_ready() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_account(new.user_id, 'script_ready', 'Script ready', new.result ->> 'title', '/scripts');
  return null;
end
$$;
create trigger generations_tell after update of state on public.generations
  for each row when (old.state = 'reserved' and new.state = 'settled') execute function private.tell_script_ready();

-- A subscription starts, or its paid period moves on: money has arrived.
create function private.tell_payment_received() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_account(new.user_id, 'payment_received', 'Payment received',
    'Your plan is active. The scripts of this month are ready to be used.', '/settings#billing');
  return null;
end
$$;
create trigger user_subscriptions_tell_start after insert on public.user_subscriptions
  for each row when (new.status = 'active') execute function private.tell_payment_received();
create trigger user_subscriptions_tell_renewal after update on public.user_subscriptions
  for each row when (new.status = 'active' and (old.status <> 'active' or new.current_period_start > old.current_period_start))
  execute function private.tell_payment_received();

-- The way back in without the phone. One use each; hashed with a secret of the server.
create table private.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint recovery_codes_hash_unique unique (user_id, code_hash)
);

-- Which letters an account was sent, so that none comes twice. (OP-55)
create table private.letters (
  user_id uuid not null references auth.users on delete cascade,
  kind text not null constraint letters_kind_known check (kind in ('script_ready', 'trending', 'performance', 'product_updates')),
  -- Of a letter to all: its own name. Of a regular one: the period it covers.
  name text not null constraint letters_name_length check (char_length(name) between 1 and 200),
  sent_at timestamptz not null default now(),
  primary key (user_id, kind, name)
);
create index letters_latest on private.letters (user_id, kind, sent_at desc);

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.notifications');
  end if;
end
$$;
