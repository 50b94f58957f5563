-- The month of allowance as the paid period bounds it, and the letters at 80 % and 100 %. (OP-28, B-SE-06)

/*
 * The month of allowance that holds `at`: when it began, and when the next one does. Months are counted from the start of the paid
 * period. Its end is always the beginning of one: what is paid next begins there, whether or not the provider has told so by then. A
 * provider that was paid on the 31st charges on 28 February and then on 31 March; the three days after 28 March are no month.
 */
create function private.allowance_month(subscription_start timestamptz, paid_until timestamptz, at timestamptz,
  out begins timestamptz, out renews timestamptz)
language plpgsql stable set search_path = ''
as $$
declare
  anchor timestamptz := case when paid_until > subscription_start and paid_until <= at then paid_until else subscription_start end;
  months int;
begin
  begins := private.allowance_period_start(anchor, at);
  if anchor is null or anchor > at then
    renews := ((begins at time zone 'UTC') + interval '1 month') at time zone 'UTC';
    return;
  end if;
  months := extract(year from age(begins at time zone 'UTC', anchor at time zone 'UTC')) * 12
    + extract(month from age(begins at time zone 'UTC', anchor at time zone 'UTC'));
  -- By a clamped day (28 February for the 31st) the difference may be a month short.
  select min(candidate) into renews from (
    select ((anchor at time zone 'UTC') + make_interval(months => months + shift)) at time zone 'UTC' as candidate
    from generate_series(0, 2) as shift) as candidates
  where candidate > at;
  if paid_until > at then
    if paid_until - begins < interval '4 days' and begins > anchor then
      begins := private.allowance_period_start(anchor, begins - interval '1 microsecond');
    end if;
    if paid_until - renews < interval '4 days' then renews := paid_until; end if;
  end if;
end
$$;

-- The copy of what is used, by the same month as everywhere, whoever writes the row.
create function private.count_allowance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.scripts_used := private.generations_used(new.user_id,
    (private.allowance_month(new.current_period_start, new.current_period_end, now())).begins);
  return new;
end
$$;
create trigger user_subscriptions_count before insert or update on public.user_subscriptions
  for each row execute function private.count_allowance();

create or replace function private.count_generations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The trigger of that row counts.
  update public.user_subscriptions set scripts_used = scripts_used where user_id = new.user_id;
  return null;
end
$$;
