-- What the payment provider says, kept: subscriptions, checkouts, payments, events. The provider's objects are the truth; rows here are
-- what was last read of them. `user_subscriptions` is one of an account's subscriptions, the one that counts. (A-SB, OP-06, OP-26, OP-30)

-- Reads of the provider, numbered before they begin. A row is only written by a read that began after the one it shows: whatever changed
-- at the provider is told by an event, and the read for that event begins after the change. So all orders of arrival end alike.
create sequence private.provider_reads;

create table private.billing_subscriptions (
  id text primary key constraint billing_subscriptions_id_length check (char_length(id) between 1 and 255),
  -- "operator": given by whoever runs this installation; nothing is paid.
  provider text not null constraint billing_subscriptions_provider_known check (provider in ('stripe', 'sandbox', 'operator')),
  customer_id text,
  -- The address it was paid with, in small letters.
  email text,
  -- Whose it is; null until somebody claims it, and after its owner's account is gone.
  user_id uuid references auth.users on delete set null,
  -- Its owner's account is gone: it is nobody else's from now on, and holds no address.
  owner_left boolean not null default false,
  status text not null constraint billing_subscriptions_status_known check (status in (
    'active', 'trialing', 'past_due', 'canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused')),
  -- Money comes in or is asked for.
  running boolean generated always as (
    status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')) stored,
  price_id text not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  -- A change that was agreed for the end of the period.
  next_price_id text,
  read_number bigint not null default 0,
  -- The provider's own, to the second.
  created_at timestamptz not null,
  -- As we heard of them: which one of the same second is the newer.
  number bigint generated always as identity,
  updated_at timestamptz not null default now(),
  constraint billing_subscriptions_period check (current_period_end > current_period_start)
);
create index billing_subscriptions_of_user on private.billing_subscriptions (user_id, created_at desc);
create index billing_subscriptions_by_email on private.billing_subscriptions (email) where user_id is null;
create trigger billing_subscriptions_touch before update on private.billing_subscriptions
  for each row execute function private.touch_updated_at();

create table private.billing_checkouts (
  id text primary key constraint billing_checkouts_id_length check (char_length(id) between 1 and 255),
  provider text not null constraint billing_checkouts_provider_known check (provider in ('stripe', 'sandbox')),
  subscription_id text,
  email text,
  amount_cents int,
  -- One claim per session.
  claimed_by uuid references auth.users on delete set null,
  claimed_at timestamptz,
  -- When its owner came back from the payment with it: it may be theirs before that, by its address.
  returned_at timestamptz,
  read_number bigint not null default 0,
  created_at timestamptz not null default now()
);
create index billing_checkouts_by_subscription on private.billing_checkouts (subscription_id);

-- What an account was asked to pay: the provider's invoices. Kept when the account goes, without it: books must be kept. (OP-26)
create table public.payments (
  id text primary key constraint payments_id_length check (char_length(id) between 1 and 255),
  user_id uuid references auth.users on delete set null,
  subscription_id text,
  customer_id text,
  -- As it stands on the receipt.
  number text,
  description text not null default '',
  status text not null constraint payments_status_known check (status in ('open', 'paid', 'void', 'uncollectible')),
  -- Asked for, and come in.
  amount_cents int not null constraint payments_amount check (amount_cents between 0 and 10000000),
  paid_cents int not null default 0 constraint payments_paid check (paid_cents between 0 and 10000000),
  currency text not null constraint payments_currency check (currency = 'usd'),
  period_start timestamptz,
  period_end timestamptz,
  paid_at timestamptz,
  -- The last try failed; null once it worked.
  failed_at timestamptz,
  receipt_url text constraint payments_receipt_url check (receipt_url ~ '^https?://' and char_length(receipt_url) <= 2000),
  read_number bigint not null default 0,
  created_at timestamptz not null
);
create index payments_of_user on public.payments (user_id, created_at desc, id);
create index payments_of_subscription on public.payments (subscription_id);

-- Every event of the provider, once.
create table private.billing_events (
  id text primary key constraint billing_events_id_length check (char_length(id) between 1 and 255),
  provider text not null,
  type text not null constraint billing_events_type_length check (char_length(type) <= 200),
  body jsonb not null,
  received_at timestamptz not null default now(),
  -- Null: still to be handled.
  handled_at timestamptz,
  -- Why nothing was changed by it; null: it was handled, or is of a kind that means nothing to us.
  refusal text,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index billing_events_waiting on private.billing_events (next_attempt_at) where handled_at is null;
-- For the lists of `npm run admin`; events are kept for good.
create index billing_events_newest on private.billing_events (received_at desc, id);
create index billing_events_refused on private.billing_events (received_at) where refusal is not null;

-- What whoever runs this installation has to know or has noted: a refund, a payment that came twice.
create table private.billing_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint billing_notes_kind_known check (kind in ('refund', 'paid_twice', 'grant', 'note')),
  user_id uuid references auth.users on delete set null,
  subscription_id text,
  payment_id text,
  amount_cents int constraint billing_notes_amount check (amount_cents between 0 and 10000000),
  words text not null constraint billing_notes_words_length check (char_length(words) between 1 and 2000),
  created_at timestamptz not null default now(),
  -- Null: somebody still has to look at it.
  settled_at timestamptz,
  -- A case that no note began (a refused event, a payment that nobody claimed) is settled by a note that names it.
  settles text constraint billing_notes_settles_length check (char_length(settles) between 1 and 255)
);
create unique index billing_notes_settles on private.billing_notes (settles);
create index billing_notes_open on private.billing_notes (created_at) where settled_at is null;
-- Seen by every look, noted once.
create unique index billing_notes_paid_twice on private.billing_notes (subscription_id) where kind = 'paid_twice';

-- What is done now and then by whichever server comes first.
create table private.billing_rounds (
  kind text primary key,
  begun_at timestamptz not null
);

-- Whoever leaves takes the address along, whichever way the account goes; what the provider says later does not bring it back.
create function private.forget_payer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_table_name = 'billing_subscriptions' then
    new.owner_left := new.owner_left or (tg_op = 'UPDATE' and old.user_id is not null and new.user_id is null);
    if new.owner_left then new.email := null; end if;
  elsif new.claimed_at is not null and new.claimed_by is null then
    new.email := null;
  end if;
  return new;
end
$$;
revoke execute on function private.forget_payer() from public;
create trigger billing_subscriptions_forget before insert or update on private.billing_subscriptions
  for each row execute function private.forget_payer();
create trigger billing_checkouts_forget before insert or update on private.billing_checkouts
  for each row execute function private.forget_payer();

-- Whose plan is being changed at this moment: one change of an account at a time, on all servers. Nothing may wait for the payment
-- provider inside a transaction, so this is no lock but a row that counts until its time is over, should its server die. (OP-30)
create table private.plan_changes (
  user_id uuid primary key references auth.users on delete cascade,
  -- Of the request that made it: nobody takes away another one's.
  ticket uuid not null,
  counts_until timestamptz not null
);

alter table private.plan_changes enable row level security;
alter table private.billing_rounds enable row level security;
alter table private.billing_subscriptions enable row level security;
alter table private.billing_checkouts enable row level security;
alter table private.billing_events enable row level security;
alter table private.billing_notes enable row level security;
alter table public.payments enable row level security;
create policy payments_read_own on public.payments for select to authenticated using (user_id = (select auth.uid()));
create policy payments_service on public.payments for all to service_role using (true) with check (true);
create policy second_factor on public.payments as restrictive for all to authenticated
  using ((select private.second_factor_done())) with check ((select private.second_factor_done()));
grant select (id, user_id, number, description, status, amount_cents, paid_cents, currency, period_start, period_end, paid_at, failed_at,
  receipt_url, created_at) on public.payments to authenticated;
grant all on public.payments to service_role;

alter table public.user_subscriptions
  add column cancel_at_period_end boolean not null default false,
  add column next_price_id text,
  add column granted boolean not null default false;

/*
 * Makes `user_subscriptions` show the one of an account's subscriptions that counts: one that allows to write before one that does not,
 * what is paid for before what is given, then the newest. A given one that is over does not count, and one that was set to end and is
 * over allows nothing, although the provider may not have told so yet.
 */
create function private.refresh_subscription(someone uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  best private.billing_subscriptions;
begin
  perform pg_advisory_xact_lock(hashtextextended('subscription:' || someone, 0));
  select * into best from private.billing_subscriptions
  where user_id = someone and (provider <> 'operator' or current_period_end > now())
  order by status in ('active', 'trialing') and not (cancel_at_period_end and current_period_end <= now()) desc,
    status in ('past_due', 'unpaid', 'paused') desc, provider <> 'operator' desc, cancel_at_period_end, created_at desc, number desc
  limit 1;
  if best.id is null then
    update public.user_subscriptions set status = 'inactive', stripe_price_id = null, stripe_customer_id = null,
      stripe_subscription_id = null, is_trial = false, current_period_start = null, current_period_end = null,
      cancel_at_period_end = false, next_price_id = null, granted = false
    where user_id = someone and status <> 'inactive';
    return;
  end if;
  insert into public.user_subscriptions as s (user_id, status, stripe_price_id, stripe_customer_id, stripe_subscription_id, is_trial,
    current_period_start, current_period_end, cancel_at_period_end, next_price_id, granted)
  select someone, best.status, best.price_id, best.customer_id, best.id, best.status = 'trialing', best.current_period_start,
    best.current_period_end, best.cancel_at_period_end, best.next_price_id, best.provider = 'operator'
  -- The account may be going at this moment.
  from auth.users where id = someone
  on conflict (user_id) do update set (status, stripe_price_id, stripe_customer_id, stripe_subscription_id, is_trial,
      current_period_start, current_period_end, cancel_at_period_end, next_price_id, granted)
    = (excluded.status, excluded.stripe_price_id, excluded.stripe_customer_id, excluded.stripe_subscription_id, excluded.is_trial,
      excluded.current_period_start, excluded.current_period_end, excluded.cancel_at_period_end, excluded.next_price_id, excluded.granted)
  where (s.status, s.stripe_price_id, s.stripe_customer_id, s.stripe_subscription_id, s.is_trial, s.current_period_start,
      s.current_period_end, s.cancel_at_period_end, s.next_price_id, s.granted)
    is distinct from (excluded.status, excluded.stripe_price_id, excluded.stripe_customer_id, excluded.stripe_subscription_id,
      excluded.is_trial, excluded.current_period_start, excluded.current_period_end, excluded.cancel_at_period_end,
      excluded.next_price_id, excluded.granted);
end
$$;
revoke execute on function private.refresh_subscription(uuid) from public;

/*
 * Gives a subscription and what was paid for it to an account. One that belongs to somebody stays with them. True when it is this
 * account's now.
 */
create function private.link_subscription(subscription text, someone uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known private.billing_subscriptions;
begin
  select * into known from private.billing_subscriptions where id = subscription for update;
  if known.id is null or known.owner_left or known.user_id <> someone then return false; end if;
  update private.billing_subscriptions set user_id = someone where id = subscription and user_id is null;
  update public.payments set user_id = someone where subscription_id = subscription and user_id is null;
  update private.billing_checkouts set claimed_by = someone, claimed_at = now()
    where subscription_id = subscription and claimed_at is null;
  perform private.refresh_subscription(someone);
  return true;
end
$$;
revoke execute on function private.link_subscription(text, uuid) from public;

-- Whose a subscription is that nobody has claimed: the account that has shown that the paying address is theirs. Not where it pays for a plan
-- already: anybody can type an address, and what replaces a plan must be claimed by its owner. (CX-07, CX-20)
-- A function and no view: another Supabase changes columns of its accounts when it likes.
create function private.owners_by_address() returns table (subscription_id text, user_id uuid)
language sql stable
as $$
  select b.id, u.id
  from private.billing_subscriptions b join auth.users u on u.email = b.email and u.email_confirmed_at is not null
  where b.user_id is null and not b.owner_left
    and not exists (select from private.billing_checkouts c where c.subscription_id = b.id and c.claimed_at is not null)
    and not exists (select from private.billing_subscriptions r where r.user_id = u.id and r.running and r.provider <> 'operator')
$$;

-- Somebody has shown that an address is theirs: what was paid with it is theirs, too.
create function private.adopt_subscriptions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is null or (tg_op = 'UPDATE'
    and new.email is not distinct from old.email and new.email_confirmed_at is not distinct from old.email_confirmed_at) then
    return null;
  end if;
  perform private.link_subscription(subscription_id, new.id)
    from (select subscription_id from private.owners_by_address() where user_id = new.id order by subscription_id) as waiting;
  return null;
end
$$;
-- Names no columns, for the same reason.
create trigger users_adopt_subscriptions after insert or update on auth.users
  for each row execute function private.adopt_subscriptions();

-- The bell: a payment that came in or failed. Replaces what looked at the subscription alone. (OP-17)
drop trigger user_subscriptions_tell_start on public.user_subscriptions;
drop trigger user_subscriptions_tell_renewal on public.user_subscriptions;
drop function private.tell_payment_received();
alter table public.notifications drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in ('script_ready', 'payment_received', 'payment_failed', 'plan', 'security'));

create function private.tell_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'paid' and new.paid_cents > 0 then
    perform private.notify_account(new.user_id, 'payment_received', 'Payment received',
      to_char(new.paid_cents / 100.0, 'FM$999,990.00') || ' for ' || coalesce(nullif(new.description, ''), 'your plan')
        || '. The receipt is in your settings.', '/settings#billing');
  elsif new.failed_at is not null then
    perform private.notify_account(new.user_id, 'payment_failed', 'A payment failed',
      to_char(new.amount_cents / 100.0, 'FM$999,990.00') || ' could not be charged. Check your card, so that your plan goes on.',
      '/settings#billing');
  end if;
  return null;
end
$$;
create trigger payments_tell_new after insert on public.payments
  for each row when (new.user_id is not null) execute function private.tell_payment();
create trigger payments_tell_change after update on public.payments
  for each row when (new.user_id is not null and (old.user_id is null or new.status <> old.status
    or (new.failed_at is distinct from old.failed_at and new.failed_at is not null)))
  execute function private.tell_payment();

-- Another Supabase has a way of its own to tell of changes.
do $$
begin
  if to_regprocedure('realtime.watch(regclass)') is not null then
    perform realtime.watch('public.payments');
  end if;
end
$$;
