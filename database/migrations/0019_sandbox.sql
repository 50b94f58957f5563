-- The sandbox: a little payment provider, for installations that take no money. What it knows is kept as its API shows it, one object a
-- row: it stands in for somebody else's database, and nothing of the product reads these tables. (OP-30)

create table private.sandbox_objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  -- The customer of a subscription and of a portal, the subscription of an invoice and of a schedule.
  parent text,
  -- When time does something to it: the paid period ends, a payment is tried again, a page closes.
  due_at timestamptz,
  -- The order in which they were made; lists show the newest first.
  number bigint generated always as identity
);
create index sandbox_objects_listed on private.sandbox_objects (kind, number desc);
create index sandbox_objects_of_parent on private.sandbox_objects (parent, kind, number desc) where parent is not null;
create index sandbox_objects_due on private.sandbox_objects (due_at) where due_at is not null;

-- What has to be told to the webhook: stored with the change it tells of, sent until it is taken.
create table private.sandbox_events (
  id text primary key,
  body jsonb not null,
  number bigint generated always as identity,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  -- Whoever pays waits for the server that took the payment to tell of it: others do so only when that one does not.
  next_attempt_at timestamptz not null default now() + interval '1 minute',
  delivered_at timestamptz
);
create index sandbox_events_waiting on private.sandbox_events (next_attempt_at) where delivered_at is null;
create index sandbox_events_old on private.sandbox_events (delivered_at) where delivered_at is not null;

-- Requests with an idempotency key, and what was answered: the same key again is the same answer, and nothing happens twice.
create table private.sandbox_requests (
  key text primary key,
  -- Of method, path and parameters.
  digest text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index sandbox_requests_old on private.sandbox_requests (created_at);

alter table private.sandbox_objects enable row level security;
alter table private.sandbox_events enable row level security;
alter table private.sandbox_requests enable row level security;

-- The sandbox is in our hands, so whoever leaves takes their address along from here, too, in the transaction in which the account goes.
-- (A real provider keeps its own books.) What was paid stays, without the payer.
create function private.sandbox_forgotten(object jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('email', 'name', 'customer_email', 'customer_name', 'customer_details') then 'null'::jsonb
    when key = 'metadata' then value - array['card_last_four', 'card_expiry_month', 'card_expiry_year']
    else value end), '{}')
  from jsonb_each(object)
$$;

create function private.forget_sandbox_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Subscriptions are locked before all that belongs to them.
  perform from private.sandbox_objects where parent = old.customer_id and kind = 'subscription' for update;
  update private.sandbox_objects set body = private.sandbox_forgotten(body)
  where (id = old.customer_id or body ->> 'customer' = old.customer_id)
    and kind in ('customer', 'invoice', 'checkout.session');
  delete from private.sandbox_objects where parent = old.customer_id and kind = 'billing_portal.session';
  update private.sandbox_events set body = jsonb_set(body, '{data,object}', private.sandbox_forgotten(body #> '{data,object}'))
  where body #>> '{data,object,customer}' = old.customer_id;
  return null;
end
$$;
revoke execute on function private.sandbox_forgotten(jsonb), private.forget_sandbox_customer() from public;
create trigger billing_subscriptions_forget_in_sandbox after update of user_id on private.billing_subscriptions
  for each row when (old.provider = 'sandbox' and old.user_id is not null and new.user_id is null)
  execute function private.forget_sandbox_customer();
