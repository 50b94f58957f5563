-- Subscriptions and the ledger of generations. (A-EN-08, OP-28, OP-65, CX-31, CX-50)

create table public.user_subscriptions (
  user_id uuid primary key references auth.users on delete cascade,
  status text not null default 'inactive' constraint user_subscriptions_status_known check (status in (
    'inactive', 'active', 'trialing', 'past_due', 'canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused')),
  stripe_price_id text,
  stripe_customer_id text,
  stripe_subscription_id text unique,
  -- Counted from the ledger at each of its changes; never written by hand.
  scripts_used int not null default 0,
  is_trial boolean not null default false,
  current_period_start timestamptz,
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger user_subscriptions_touch before update on public.user_subscriptions
  for each row execute function private.touch_updated_at();

-- One row per asked-for script: reserved before the writer runs, settled with the result, or given back.
create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  idempotency_key text not null constraint generations_idempotency_key_length check (char_length(idempotency_key) between 1 and 200),
  -- Tells a repeated request from another one that reuses the key.
  input_digest text not null,
  state text not null default 'reserved' constraint generations_state_known check (state in ('reserved', 'settled', 'released')),
  -- The first answer, kept so that a repeat gets the same.
  result jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint generations_idempotency_key_unique unique (user_id, idempotency_key),
  constraint generations_settled_has_result check (state <> 'settled' or result is not null)
);
create index generations_counted on public.generations (user_id, created_at) where state <> 'released';

-- The first moment of the month of allowance that holds `at`: months are counted from the subscription's own start,
-- or are calendar months without one. Annual plans renew monthly, too. (OP-28)
create function private.allowance_period_start(subscription_start timestamptz, at timestamptz) returns timestamptz
language sql stable
as $$
  select case
    when subscription_start is null or subscription_start > at then date_trunc('month', at at time zone 'UTC') at time zone 'UTC'
    else (
      select max(candidate) from (
        select ((subscription_start at time zone 'UTC') + make_interval(months => months + shift)) at time zone 'UTC' as candidate
        from (select (extract(year from age(at at time zone 'UTC', subscription_start at time zone 'UTC')) * 12
              + extract(month from age(at at time zone 'UTC', subscription_start at time zone 'UTC')))::int as months) as passed,
          generate_series(-1, 1) as shift
      ) as candidates
      where candidate <= at)
  end
$$;

create function private.generations_used(of_user uuid, since timestamptz) returns int
language sql stable
as $$
  select count(*)::int from public.generations
  where user_id = of_user and created_at >= since
    and (state = 'settled' or (state = 'reserved' and expires_at > now()))
$$;

/*
 * Takes one script out of the allowance, or says why not. Atomic per user: parallel requests queue on a lock, so they can
 * never overdraw. `script_limit` null means no limit. Outcomes: reserved, repeated (with the stored result), in_progress,
 * other_input (the key was used for another brief), used_up.
 */
create function private.reserve_generation(
  of_user uuid, key text, digest text, script_limit int, since timestamptz, hold interval,
  out outcome text, out generation_id uuid, out stored_result jsonb, out used int)
language plpgsql
as $$
declare
  earlier public.generations;
begin
  perform pg_advisory_xact_lock(hashtextextended('generation:' || of_user, 0));
  used := private.generations_used(of_user, since);
  select * into earlier from public.generations where user_id = of_user and idempotency_key = key;

  if earlier.id is not null and earlier.input_digest <> digest then
    outcome := 'other_input';
  elsif earlier.state = 'settled' then
    outcome := 'repeated';
    generation_id := earlier.id;
    stored_result := earlier.result;
  elsif earlier.state = 'reserved' and earlier.expires_at > now() then
    outcome := 'in_progress';
  elsif used >= script_limit then
    outcome := 'used_up';
  else
    insert into public.generations (user_id, idempotency_key, input_digest, expires_at)
    values (of_user, key, digest, now() + hold)
    on conflict (user_id, idempotency_key) do update
      set state = 'reserved', created_at = now(), expires_at = excluded.expires_at
    returning id into generation_id;
    outcome := 'reserved';
    used := used + 1;
  end if;
end
$$;

create function private.count_generations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_subscriptions s
  set scripts_used = private.generations_used(s.user_id, private.allowance_period_start(s.current_period_start, now()))
  where s.user_id = new.user_id;
  return null;
end
$$;
create trigger generations_counted after insert or update of state on public.generations
  for each row execute function private.count_generations();

alter table public.user_subscriptions enable row level security;
alter table public.generations enable row level security;

create policy user_subscriptions_read_own on public.user_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy user_subscriptions_service on public.user_subscriptions for all to service_role using (true) with check (true);
create policy generations_read_own on public.generations for select to authenticated
  using (user_id = (select auth.uid()));
create policy generations_service on public.generations for all to service_role using (true) with check (true);

grant select on public.user_subscriptions to authenticated;
grant select (id, user_id, state, created_at, settled_at) on public.generations to authenticated;
grant all on public.user_subscriptions, public.generations to service_role;
