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
  guarded text;
begin
  foreach guarded in array array['public.profiles', 'public.script_folders', 'public.scripts', 'public.script_versions',
    'public.user_subscriptions', 'public.generations', 'public.hook_library_items', 'public.hook_library_favourites',
    'storage.objects', 'realtime.messages']
  loop
    -- Another Supabase may be without files or without private channels.
    continue when to_regclass(guarded) is null;
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

-- The way back in without the phone: one code switches the second factor off, and then all of them go. Hashed with a secret of the
-- server. They count for factors that are older than they are: those of a phone that was given up open nothing later.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
alter table private.recovery_codes enable row level security;

-- Tries of late, counted before the code is looked at, so that parallel ones count too.
create table private.recovery_attempts (
  user_id uuid primary key references auth.users on delete cascade,
  attempts int not null,
  window_end timestamptz not null
);
alter table private.recovery_attempts enable row level security;

-- What stands on one line of a page or a mail. Neither control characters nor marks that turn the direction of the text around them:
-- a name must not be able to rewrite what stands beside it. Marks of a single letter's direction are ordinary in some languages.
create function private.plain_line(given text) returns text
language sql immutable
as $$ select nullif(btrim(regexp_replace(given, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g')), '') $$;

-- Says in words what is wrong with which field. The lengths are constraints of the table.
create function private.check_profile() returns trigger
language plpgsql
as $$
declare
  field text;
  given text;
  most int;
begin
  foreach field in array array['first_name', 'full_name', 'tiktok_username'] loop
    given := to_jsonb(new) ->> field;
    if given ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
      raise check_violation using
        message = field || ' must not hold line breaks, control characters or marks that turn the direction of text',
        table = 'profiles', column = field, constraint = 'profiles_' || field || '_plain';
    end if;
    most := case field when 'full_name' then 200 else 100 end;
    if char_length(given) > most then
      raise check_violation using
        message = field || ' is too long: at most ' || most || ' characters',
        table = 'profiles', column = field, constraint = 'profiles_' || field || '_length';
    end if;
  end loop;
  -- It becomes the source of a picture: a web address, or one of our own avatars.
  if new.avatar_url !~ '^https://[^[:space:]"''<>\\]+$'
    and new.avatar_url !~ '^(https?://[^[:space:]"''<>\\@/?#]+)?/storage/v1/object/public/avatars/[A-Za-z0-9_./-]+([?][A-Za-z0-9_=&.-]*)?$' then
    raise check_violation using
      message = 'avatar_url must be an https address or one of our own avatars',
      table = 'profiles', column = 'avatar_url', constraint = 'profiles_avatar_url_web';
  end if;
  -- (OP-25) As storage.is_avatar_of: another back end does not know that.
  if new.avatar_path !~* ('^(avatars/)?' || new.id::text || '-[0-9a-f]{8}[0-9a-f-]{0,64}\.(png|jpg|jpeg|webp|gif)$') then
    raise check_violation using
      message = 'avatar_path must be a file of one''s own',
      table = 'profiles', column = 'avatar_path', constraint = 'profiles_avatar_path_own';
  end if;
  return new;
end
$$;
create trigger profiles_check before insert or update of first_name, full_name, tiktok_username, avatar_url, avatar_path on public.profiles
  for each row execute function private.check_profile();

-- A sign-up must not fail over a name: what a profile does not hold is left out. Runs with the rights of whoever has the tables.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name text := coalesce(
    private.plain_line(new.raw_user_meta_data ->> 'full_name'), private.plain_line(new.raw_user_meta_data ->> 'name'));
begin
  insert into public.profiles (id, full_name) values (new.id, left(given_name, 200));
  return new;
end
$$;

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
alter table private.letters enable row level security;

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.notifications');
  end if;
end
$$;

-- A letter that its reader can leave with one click carries the address for that. (RFC 8058)
alter table private.outbox add column unsubscribe_link text;

-- What the operator has to say to everybody who wants to hear it. The servers send it little by little.
create table private.announcements (
  name text primary key constraint announcements_name_length check (char_length(name) between 1 and 100),
  subject text not null constraint announcements_subject_length check (char_length(subject) between 1 and 150),
  body text not null constraint announcements_body_length check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default now()
);
alter table private.announcements enable row level security;

-- Which accounts have written lately: letters ask this for all of them. By block ranges, which know no order: a list of one's own
-- scripts, newest first, would otherwise be read through those of everybody.
create index scripts_written on public.scripts using brin (created_at) with (pages_per_range = 16);

-- An export reads all versions of an account, page by page.
create index script_versions_of_user on public.script_versions (user_id, script_id, version_number);
drop index public.script_versions_user;

-- A number of a few bytes ("1e131000") is written out as a hundred kilobytes, at every read: nobody needs more than these.
create function private.numbers_within(document jsonb) returns boolean
language sql immutable
as $$
  select not exists (
    select from jsonb_path_query(document, 'strict $.** ? (@.type() == "number")') as found (number)
    where scale(number::numeric) > 30 or abs(number::numeric) >= 1e30)
$$;
grant execute on function private.numbers_within(jsonb) to authenticated, service_role;
alter table public.scripts
  add constraint scripts_script_data_numbers check (private.numbers_within(script_data)) not valid,
  add constraint scripts_metadata_numbers check (private.numbers_within(metadata)) not valid;
