-- The market: what sells, by whom, day by day; where it came from, and what follows from it. (B-TR, B-SA, B-EN-30 to B-EN-34, OP-34)

-- Figures that belong together: an account's own, or the operator's, which everybody may read. Figures of two sets are never added up.
create table public.market_sets (
  id int generated always as identity primary key,
  -- Null: shared by the operator.
  user_id uuid references auth.users on delete cascade,
  kind text not null constraint market_sets_kind_known check (kind in ('import', 'shop', 'feed')),
  name text not null constraint market_sets_name_length check (char_length(btrim(name)) between 1 and 100),
  -- Which shop it tells of; null for anything else.
  shop_id text,
  -- Of all money in it.
  currency text not null constraint market_sets_currency_format check (currency ~ '^[A-Z]{3}$'),
  -- First and last day with figures. Windows end with the last one.
  from_day date,
  to_day date,
  product_count int not null default 0,
  creator_count int not null default 0,
  refreshed_at timestamptz not null default now(),
  analysed_at timestamptz,
  constraint market_sets_one_of_a_kind unique nulls not distinct (user_id, kind),
  constraint market_sets_feed_is_shared check ((kind = 'feed') = (user_id is null))
);

-- The sets that whoever asks may look at. Evaluated once per statement.
create function private.market_set_ids() returns int[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(id), '{}') from public.market_sets where user_id is null or user_id = (select auth.uid())
$$;
grant execute on function private.market_set_ids() to authenticated, service_role;

create table public.market_products (
  id bigint generated always as identity primary key,
  set_id int not null references public.market_sets on delete cascade,
  -- As the source names it; its name in small letters where it has no number.
  external_id text not null constraint market_products_external_id_length check (char_length(external_id) between 1 and 200),
  name text not null constraint market_products_name_length check (char_length(name) between 1 and 300),
  niche text not null default 'other'
    constraint market_products_niche_known check (niche in ('beauty', 'tech', 'lifestyle', 'fashion', 'home', 'other')),
  -- In the words of the source.
  category text constraint market_products_category_length check (char_length(category) <= 200),
  price numeric(12, 2) constraint market_products_price_range check (price between 0 and 1e9),
  image_url text constraint market_products_image_url_format check (image_url ~ '^https://' and char_length(image_url) <= 1000),
  link text constraint market_products_link_format check (link ~ '^https?://' and char_length(link) <= 1000),
  hashtags text[] not null default '{}'
    constraint market_products_hashtags_limits check (cardinality(hashtags) <= 20 and private.texts_within(hashtags, 100)),
  creator_username text constraint market_products_creator_length check (char_length(creator_username) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint market_products_external_id_unique unique (set_id, external_id)
);

create table public.market_creators (
  id bigint generated always as identity primary key,
  set_id int not null references public.market_sets on delete cascade,
  -- Without the @, in small letters.
  username text not null constraint market_creators_username_length check (char_length(username) between 1 and 100),
  display_name text constraint market_creators_display_name_length check (char_length(display_name) <= 200),
  follower_count bigint constraint market_creators_follower_count_range check (follower_count between 0 and 1e12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint market_creators_username_unique unique (set_id, username)
);

/*
 * What happened on a day, of a product, of a creator, and of a creator with a product. `spread` is the number of days of the report that
 * a row's figures are a part of: above 1 they are an estimate, and never replace what was told of the very day. `rolled_up` rows are
 * the sum of the pairs of that day, and give way to what is told of the product or creator itself. Of other rows `filled` has the bits
 * (private.market_bits) of the figures that are such a sum, because only pairs tell them. Null is "not told".
 *
 * No foreign keys: millions of rows come at once, from one function that knows its products and creators. What leaves with a set leaves
 * by private.drop_market_figures, all at once.
 */
create table public.market_product_days (
  product_id bigint not null,
  day date not null constraint market_product_days_day_range check (day between '2015-01-01' and '2100-01-01'),
  set_id int not null,
  spread smallint not null default 1 check (spread between 1 and 366),
  rolled_up boolean not null default false,
  filled smallint not null default 0,
  views bigint check (views >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  clicks bigint check (clicks >= 0),
  units bigint check (units >= 0),
  revenue numeric(24, 2) check (revenue >= 0),
  -- Who promotes it, where the source only tells how many.
  creators int check (creators >= 0),
  primary key (set_id, product_id, day)
);

create table public.market_creator_days (
  creator_id bigint not null,
  day date not null constraint market_creator_days_day_range check (day between '2015-01-01' and '2100-01-01'),
  set_id int not null,
  spread smallint not null default 1 check (spread between 1 and 366),
  rolled_up boolean not null default false,
  filled smallint not null default 0,
  views bigint check (views >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  clicks bigint check (clicks >= 0),
  units bigint check (units >= 0),
  revenue numeric(24, 2) check (revenue >= 0),
  primary key (set_id, creator_id, day)
);

create table public.market_pair_days (
  product_id bigint not null,
  creator_id bigint not null,
  day date not null constraint market_pair_days_day_range check (day between '2015-01-01' and '2100-01-01'),
  set_id int not null,
  spread smallint not null default 1 check (spread between 1 and 366),
  views bigint check (views >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  clicks bigint check (clicks >= 0),
  units bigint check (units >= 0),
  revenue numeric(24, 2) check (revenue >= 0),
  primary key (set_id, product_id, creator_id, day)
);
create index market_pair_days_of_creator on public.market_pair_days (set_id, creator_id, day);

-- Worked out of the days by private.refresh_market_set, so that a page asks no more than a page. Windows of 1, 7, 30 and 365 days.
create table public.market_product_windows (
  set_id int not null,
  days smallint not null check (days in (1, 7, 30, 365)),
  product_id bigint not null,
  rank int not null,
  niche text not null,
  -- Among the products of its niche.
  niche_rank int not null,
  -- Of the product, so that a page sorts and searches without a look at the products: its name, folded, and its price.
  name_key text collate "C" not null,
  price numeric(12, 2),
  views bigint not null,
  likes bigint not null,
  comments bigint not null,
  shares bigint not null,
  clicks bigint not null,
  units bigint not null,
  revenue numeric(24, 2) not null,
  engagement_rate double precision,
  creators int,
  -- Of the window before.
  units_before bigint,
  revenue_before numeric(24, 2),
  growth double precision,
  acceleration double precision,
  -- Days with figures in the window.
  active_days smallint not null,
  estimated boolean not null,
  primary key (set_id, days, product_id)
);
-- One for each order of the list, whichever direction; the searches of a name go through the window's rows, which are few enough.
create index market_product_windows_rank on public.market_product_windows (set_id, days, rank);
create index market_product_windows_name on public.market_product_windows (set_id, days, name_key, product_id);
create index market_product_windows_price on public.market_product_windows (set_id, days, price, product_id);
create index market_product_windows_views on public.market_product_windows (set_id, days, views, product_id);
create index market_product_windows_engagement on public.market_product_windows (set_id, days, engagement_rate, product_id);
create index market_product_windows_units on public.market_product_windows (set_id, days, units, product_id);
create index market_product_windows_revenue on public.market_product_windows (set_id, days, revenue, product_id);
create index market_product_windows_creators on public.market_product_windows (set_id, days, creators, product_id);
create index market_product_windows_growth on public.market_product_windows (set_id, days, growth, product_id);
create index market_product_windows_niche on public.market_product_windows (set_id, days, niche, rank);

create table public.market_creator_windows (
  set_id int not null,
  days smallint not null check (days in (1, 7, 30, 365)),
  creator_id bigint not null,
  rank int not null,
  views bigint not null,
  units bigint not null,
  revenue numeric(24, 2) not null,
  engagement_rate double precision,
  products int,
  estimated boolean not null,
  primary key (set_id, days, creator_id)
);
create index market_creator_windows_rank on public.market_creator_windows (set_id, days, rank);
create index market_creator_windows_revenue on public.market_creator_windows (set_id, days, revenue, creator_id);
create index market_creator_windows_units on public.market_creator_windows (set_id, days, units, creator_id);
create index market_creator_windows_engagement on public.market_creator_windows (set_id, days, engagement_rate, creator_id);
create index market_creator_windows_products on public.market_creator_windows (set_id, days, products, creator_id);
create index market_creators_followers on public.market_creators (set_id, follower_count, id);
create index market_creators_by_name on public.market_creators (set_id, username collate "C", id);

-- The whole set, per day and per window.
create table public.market_set_days (
  set_id int not null references public.market_sets on delete cascade,
  day date not null,
  views bigint not null,
  likes bigint not null,
  comments bigint not null,
  shares bigint not null,
  clicks bigint not null,
  units bigint not null,
  revenue numeric(24, 2) not null,
  estimated boolean not null,
  primary key (set_id, day)
);

create table public.market_set_windows (
  set_id int not null references public.market_sets on delete cascade,
  days smallint not null check (days in (1, 7, 30, 365)),
  -- That have figures in the window.
  products int not null,
  creators int not null,
  views bigint not null,
  likes bigint not null,
  comments bigint not null,
  shares bigint not null,
  clicks bigint not null,
  units bigint not null,
  revenue numeric(24, 2) not null,
  engagement_rate double precision,
  units_before bigint,
  revenue_before numeric(24, 2),
  estimated boolean not null,
  -- What charts need all products of the window for: {"engagement": [{"step", "products"}], "bands": [{"from", "to", "products", "units",
  -- "revenue"}]}. Step n is an engagement rate of n to n + 1 percent, step 15 and more; bands are quintiles by price.
  charts jsonb not null default '{}',
  primary key (set_id, days)
);

create table public.market_insights (
  id bigint generated always as identity primary key,
  set_id int not null references public.market_sets on delete cascade,
  place int not null,
  insight_type text not null check (insight_type in ('trend', 'opportunity', 'warning', 'season', 'summary')),
  priority_level text not null check (priority_level in ('high', 'medium', 'low')),
  title text not null check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) between 1 and 1000),
  figures jsonb not null default '[]',
  -- Of market_products.
  product_id bigint,
  brief jsonb,
  created_at timestamptz not null default now()
);
create index market_insights_of_set on public.market_insights (set_id, place);

-- Work behind a page: one at a time for each account, taken up by another server when its own is gone. (OP-53)
create table public.market_jobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('check', 'import', 'scrape', 'analyze')),
  -- What it works on: an import.
  subject uuid,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  step text not null default '',
  done bigint not null default 0,
  total bigint not null default 0,
  error text,
  attempts int not null default 0,
  -- Until when the server that works on it says it lives.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create unique index market_jobs_one_at_a_time on public.market_jobs (user_id) where state in ('queued', 'running');
create index market_jobs_newest on public.market_jobs (user_id, created_at desc);
create index market_jobs_waiting on public.market_jobs (created_at) where state in ('queued', 'running');

create table public.market_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 200),
  format text not null check (format in ('csv', 'tsv', 'xlsx', 'json')),
  encoding text not null,
  delimiter text,
  state text not null default 'draft' check (state in ('draft', 'checking', 'checked', 'importing', 'done', 'failed')),
  header text[] not null default '{}',
  row_count int not null default 0,
  mapping jsonb not null,
  notes text[] not null default '{}',
  accepted_rows int,
  faulty_rows int,
  fault_groups jsonb not null default '[]',
  outcome jsonb,
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index market_imports_newest on public.market_imports (user_id, created_at desc);

create table public.market_import_faults (
  import_id uuid not null references public.market_imports on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  place int not null,
  row_number int not null,
  column_name text,
  message text not null,
  value text,
  primary key (import_id, place)
);
create index market_import_faults_user on public.market_import_faults (user_id);

-- A file's rows as they stand in it, until it is imported or given up.
create table private.market_import_rows (
  import_id uuid not null references public.market_imports on delete cascade,
  row_number int not null,
  cells jsonb not null,
  primary key (import_id, row_number)
);

-- Lines on their way into a set, whichever source they come from: see private.apply_market_lines.
create table private.market_lines (
  batch uuid not null,
  line int not null,
  product text,
  product_name text,
  niche text,
  category text,
  price numeric(12, 2),
  image_url text,
  link text,
  hashtags text[],
  creator text,
  creator_name text,
  followers bigint,
  -- From and to are the same day, or the first and last of a report; for what counts since launch, `lifetime`, both are its day.
  from_day date not null,
  to_day date not null,
  lifetime boolean not null default false,
  views bigint,
  likes bigint,
  comments bigint,
  shares bigint,
  clicks bigint,
  units bigint,
  revenue numeric(16, 2),
  creators int,
  created_at timestamptz not null default now(),
  primary key (batch, line)
);

-- What was last told of everything since launch: the next such report counts what is new.
create table private.market_lifetimes (
  set_id int not null,
  -- 0 is none.
  product_id bigint not null,
  creator_id bigint not null,
  day date not null,
  views bigint,
  likes bigint,
  comments bigint,
  shares bigint,
  clicks bigint,
  units bigint,
  revenue numeric(24, 2),
  primary key (set_id, product_id, creator_id)
);

-- The feed as it was last fetched, and when it may be asked again.
create table private.market_feed (
  address text primary key,
  etag text,
  last_modified text,
  -- Of the bytes, so that what did not change is not read again though the server does not say so.
  digest text,
  failures int not null default 0,
  next_at timestamptz not null default now(),
  fetched_at timestamptz
);

-- A shop whose owner let us read its figures. Tokens are sealed with the installation's secret.
create table public.shop_connections (
  user_id uuid primary key references auth.users on delete cascade,
  shop_id text,
  shop_name text,
  region text,
  state text not null default 'connected' check (state in ('connected', 'expired')),
  connected_at timestamptz not null default now(),
  read_until date
);
create table private.shop_tokens (
  user_id uuid primary key references public.shop_connections on delete cascade,
  shop_cipher text,
  access_token text not null,
  access_expires_at timestamptz not null,
  refresh_token text not null,
  refresh_expires_at timestamptz not null
);

do $$
declare
  name text;
begin
  -- Read by whoever may look at the set; written by the server alone.
  foreach name in array array['market_products', 'market_creators', 'market_product_days', 'market_creator_days', 'market_pair_days',
    'market_product_windows', 'market_creator_windows', 'market_set_days', 'market_set_windows', 'market_insights'] loop
    execute format('create policy %I on public.%I for select to authenticated using (set_id = any ((select private.market_set_ids())::int[]))',
      name || '_visible', name);
  end loop;
  execute 'create policy market_sets_visible on public.market_sets for select to authenticated
    using (id = any ((select private.market_set_ids())::int[]))';
  -- One's own.
  foreach name in array array['market_jobs', 'market_imports', 'market_import_faults', 'shop_connections'] loop
    execute format('create policy %I on public.%I for select to authenticated using (user_id = (select auth.uid()))', name || '_own', name);
  end loop;
  foreach name in array array['market_sets', 'market_products', 'market_creators', 'market_product_days', 'market_creator_days',
    'market_pair_days', 'market_product_windows', 'market_creator_windows', 'market_set_days', 'market_set_windows', 'market_insights',
    'market_jobs', 'market_imports', 'market_import_faults', 'shop_connections'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy %I on public.%I for all to service_role using (true) with check (true)', name || '_service', name);
    execute format('create policy second_factor on public.%I as restrictive for all to authenticated
      using ((select private.second_factor_done())) with check ((select private.second_factor_done()))', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
  end loop;
end
$$;

-- Takes along what a set's tables hold, table by table: row by row it would be minutes for millions of days.
create function private.drop_market_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.market_pair_days where set_id = old.id;
  delete from public.market_product_days where set_id = old.id;
  delete from public.market_creator_days where set_id = old.id;
  delete from public.market_product_windows where set_id = old.id;
  delete from public.market_creator_windows where set_id = old.id;
  delete from private.market_lifetimes where set_id = old.id;
  return null;
end
$$;
create trigger market_sets_drop_figures after delete on public.market_sets
  for each row execute function private.drop_market_figures();

-- Part number `part` of `parts` of a total, so that all parts together are the total exactly.
create function private.market_part(total bigint, part bigint, parts bigint) returns bigint
language sql immutable strict parallel safe
as $$
  select total * part / parts - total * (part - 1) / parts
$$;

-- Which figures are told: 1 for the first, 64 for the last.
create function private.market_bits(views bigint, likes bigint, comments bigint, shares bigint, clicks bigint, units bigint, revenue numeric)
returns int
language sql immutable parallel safe
as $$
  select (views is not null)::int + 2 * (likes is not null)::int + 4 * (comments is not null)::int + 8 * (shares is not null)::int +
    16 * (clicks is not null)::int + 32 * (units is not null)::int + 64 * (revenue is not null)::int
$$;

-- Everything that is known of days, whoever it is about; 0 is none.
create view private.market_days as
  select set_id, product_id, 0::bigint as creator_id, day, spread, rolled_up, views, likes, comments, shares, clicks, units, revenue
    from public.market_product_days
  union all
  select set_id, 0::bigint, creator_id, day, spread, rolled_up, views, likes, comments, shares, clicks, units, revenue
    from public.market_creator_days
  union all
  select set_id, product_id, creator_id, day, spread, false, views, likes, comments, shares, clicks, units, revenue
    from public.market_pair_days;

-- Makes or brings up to date the products and creators that a batch names. What a line does not tell stays; of several lines the last
-- one that tells something is heard.
create function private.name_market_lines(target int, given uuid,
  out new_products int, out updated_products int, out new_creators int, out updated_creators int)
language plpgsql set search_path = ''
as $$
begin
  with told as (
    select product as external_id,
      -- A name made of the number is none.
      (array_agg(product_name order by line desc) filter (where product_name not in ('Product ' || product, product)))[1] as name,
      (array_agg(product_name order by line desc) filter (where product_name is not null))[1] as number,
      (array_agg(niche order by line desc) filter (where niche is not null))[1] as niche,
      (array_agg(category order by line desc) filter (where category is not null))[1] as category,
      (array_agg(price order by line desc) filter (where price is not null))[1] as price,
      (array_agg(image_url order by line desc) filter (where image_url is not null))[1] as image_url,
      (array_agg(link order by line desc) filter (where link is not null))[1] as link,
      -- As a list in a list, since lists of different lengths make no array.
      (array_agg(to_jsonb(hashtags) order by line desc) filter (where cardinality(hashtags) > 0))[1] as hashtags
    from private.market_lines where batch = given and product is not null group by product
  ), written as (
    insert into public.market_products as p (set_id, external_id, name, niche, category, price, image_url, link, hashtags)
    select target, external_id, coalesce(name, number, external_id), coalesce(niche, 'other'), category, price, image_url, link,
      array(select jsonb_array_elements_text(coalesce(told.hashtags, '[]')))
    from told order by external_id
    on conflict (set_id, external_id) do update set
      name = case when excluded.name in ('Product ' || p.external_id, p.external_id) then p.name else excluded.name end,
      niche = case when excluded.niche = 'other' then p.niche else excluded.niche end,
      category = coalesce(excluded.category, p.category),
      price = coalesce(excluded.price, p.price),
      image_url = coalesce(excluded.image_url, p.image_url),
      link = coalesce(excluded.link, p.link),
      hashtags = case when excluded.hashtags = '{}' then p.hashtags else excluded.hashtags end,
      updated_at = now()
    where (p.name, p.niche, p.category, p.price, p.image_url, p.link, p.hashtags) is distinct from
      (case when excluded.name in ('Product ' || p.external_id, p.external_id) then p.name else excluded.name end,
      case when excluded.niche = 'other' then p.niche else excluded.niche end, coalesce(excluded.category, p.category),
      coalesce(excluded.price, p.price), coalesce(excluded.image_url, p.image_url), coalesce(excluded.link, p.link),
      case when excluded.hashtags = '{}' then p.hashtags else excluded.hashtags end)
    returning xmax = 0 as fresh
  )
  select count(*) filter (where fresh), count(*) filter (where not fresh) into new_products, updated_products from written;

  with told as (
    select creator as username,
      (array_agg(creator_name order by line desc) filter (where creator_name is not null))[1] as display_name,
      (array_agg(followers order by line desc) filter (where followers is not null))[1] as follower_count
    from private.market_lines where batch = given and creator is not null group by creator
  ), written as (
    insert into public.market_creators as c (set_id, username, display_name, follower_count)
    select target, username, display_name, follower_count from told order by username
    on conflict (set_id, username) do update set
      display_name = coalesce(excluded.display_name, c.display_name),
      follower_count = coalesce(excluded.follower_count, c.follower_count),
      updated_at = now()
    where (c.display_name, c.follower_count) is distinct from
      (coalesce(excluded.display_name, c.display_name), coalesce(excluded.follower_count, c.follower_count))
    returning xmax = 0 as fresh
  )
  select count(*) filter (where fresh), count(*) filter (where not fresh) into new_creators, updated_creators from written;
end
$$;

/*
 * Of what was told since launch: what is new since the last such report, as a report of the days since, in pg_temp.market_told. The first
 * report is only remembered. One of the same day as the last counts what it tells more on that very day; an earlier one counts nothing.
 */
create function private.count_market_lifetimes(target int) returns void
language plpgsql set search_path = ''
as $$
declare
  told_on date;
begin
  for told_on in select distinct from_day from pg_temp.market_told where lifetime order by 1 loop
    insert into pg_temp.market_told (product_id, creator_id, from_day, to_day, lifetime, length, spread, views, likes, comments, shares, clicks,
      units, revenue)
    select t.product_id, t.creator_id, greatest(l.day + 1, told_on - 365), told_on, false, least(told_on - l.day, 366), least(told_on - l.day, 366),
      t.views - least(t.views, l.views), t.likes - least(t.likes, l.likes), t.comments - least(t.comments, l.comments),
      t.shares - least(t.shares, l.shares), t.clicks - least(t.clicks, l.clicks), t.units - least(t.units, l.units),
      t.revenue - least(t.revenue, l.revenue)
    from pg_temp.market_told t
    join private.market_lifetimes l on l.set_id = target and l.product_id = t.product_id and l.creator_id = t.creator_id
    where t.lifetime and t.from_day = told_on and l.day < told_on;

    insert into pg_temp.market_told (product_id, creator_id, from_day, to_day, lifetime, length, spread, views, likes, comments, shares, clicks,
      units, revenue)
    select m.product_id, m.creator_id, told_on, told_on, false, 1, coalesce(d.spread, 1),
      coalesce(d.views, 0) + nullif(m.views, 0), coalesce(d.likes, 0) + nullif(m.likes, 0), coalesce(d.comments, 0) + nullif(m.comments, 0),
      coalesce(d.shares, 0) + nullif(m.shares, 0), coalesce(d.clicks, 0) + nullif(m.clicks, 0), coalesce(d.units, 0) + nullif(m.units, 0),
      coalesce(d.revenue, 0) + nullif(m.revenue, 0)
    from (
      select t.product_id, t.creator_id, t.views - least(t.views, l.views) as views, t.likes - least(t.likes, l.likes) as likes,
        t.comments - least(t.comments, l.comments) as comments, t.shares - least(t.shares, l.shares) as shares,
        t.clicks - least(t.clicks, l.clicks) as clicks, t.units - least(t.units, l.units) as units, t.revenue - least(t.revenue, l.revenue) as revenue
      from pg_temp.market_told t
      join private.market_lifetimes l on l.set_id = target and l.product_id = t.product_id and l.creator_id = t.creator_id
      where t.lifetime and t.from_day = told_on and l.day = told_on
    ) m
    left join private.market_days d on d.set_id = target and d.product_id = m.product_id and d.creator_id = m.creator_id and d.day = told_on
    where greatest(m.views, m.likes, m.comments, m.shares, m.clicks, m.units, m.revenue) > 0;

    -- What was never told before counts from here on, like a first report. Of one day the most is kept, so that the reports of a day may
    -- come twice and in any order.
    insert into private.market_lifetimes as l (set_id, product_id, creator_id, day, views, likes, comments, shares, clicks, units, revenue)
    select target, product_id, creator_id, told_on, views, likes, comments, shares, clicks, units, revenue
    from pg_temp.market_told where lifetime and from_day = told_on
    on conflict (set_id, product_id, creator_id) do update set
      views = case when l.day < told_on then coalesce(excluded.views, l.views) else greatest(l.views, excluded.views) end,
      likes = case when l.day < told_on then coalesce(excluded.likes, l.likes) else greatest(l.likes, excluded.likes) end,
      comments = case when l.day < told_on then coalesce(excluded.comments, l.comments) else greatest(l.comments, excluded.comments) end,
      shares = case when l.day < told_on then coalesce(excluded.shares, l.shares) else greatest(l.shares, excluded.shares) end,
      clicks = case when l.day < told_on then coalesce(excluded.clicks, l.clicks) else greatest(l.clicks, excluded.clicks) end,
      units = case when l.day < told_on then coalesce(excluded.units, l.units) else greatest(l.units, excluded.units) end,
      revenue = case when l.day < told_on then coalesce(excluded.revenue, l.revenue) else greatest(l.revenue, excluded.revenue) end,
      day = told_on
    where l.day <= told_on;
  end loop;
end
$$;

/*
 * Reports of `given` days become a row for each of their days in pg_temp.market_figures. Days of which a shorter report tells stay as they
 * are, and the other days share what is left of the total.
 */
create function private.spread_market_reports(target int, given int) returns void
language plpgsql set search_path = ''
as $$
begin
  if given = 1 then
    -- What is told of a day stands above what counters grew by since the day before, which comes behind it.
    insert into pg_temp.market_figures
    select distinct on (product_id, creator_id, from_day) product_id, creator_id, from_day, 1, spread, views, likes, comments, shares,
      clicks, units, revenue, creators
    from pg_temp.market_told t where length = 1 and not lifetime order by product_id, creator_id, from_day, t.ctid;
    return;
  end if;
  insert into pg_temp.market_figures
  with told as (
    select row_number() over () as place, * from pg_temp.market_told where length = given and not lifetime
  ), known as (
    select t.place, array_agg(d.day) as days, sum(d.views) as views, sum(d.likes) as likes, sum(d.comments) as comments,
      sum(d.shares) as shares, sum(d.clicks) as clicks, sum(d.units) as units, sum(d.revenue) as revenue
    from told t join private.market_days d on d.set_id = target and d.product_id = t.product_id and d.creator_id = t.creator_id
      and d.day between t.from_day and t.to_day
    where d.spread < given and not d.rolled_up
    group by t.place
  ), left_over as (
    select t.product_id, t.creator_id, t.from_day, t.spread, t.creators, day::date as day,
      row_number() over (partition by t.place order by day) as part, count(*) over (partition by t.place) as parts,
      greatest(0, t.views - coalesce(k.views, 0)) as views, greatest(0, t.likes - coalesce(k.likes, 0)) as likes,
      greatest(0, t.comments - coalesce(k.comments, 0)) as comments, greatest(0, t.shares - coalesce(k.shares, 0)) as shares,
      greatest(0, t.clicks - coalesce(k.clicks, 0)) as clicks, greatest(0, t.units - coalesce(k.units, 0)) as units,
      greatest(0, t.revenue - coalesce(k.revenue, 0)) as revenue, t.views is null as no_views, t.likes is null as no_likes,
      t.comments is null as no_comments, t.shares is null as no_shares, t.clicks is null as no_clicks, t.units is null as no_units,
      t.revenue is null as no_revenue
    from told t left join known k on k.place = t.place
    cross join generate_series(t.from_day::timestamp, t.to_day, '1 day') as day
    where k.days is null or day::date <> all (k.days)
  )
  -- Of reports that overlap, the later one.
  select distinct on (product_id, creator_id, day) product_id, creator_id, day, given, spread,
    case when not no_views then private.market_part(views::bigint, part, parts) end,
    case when not no_likes then private.market_part(likes::bigint, part, parts) end,
    case when not no_comments then private.market_part(comments::bigint, part, parts) end,
    case when not no_shares then private.market_part(shares::bigint, part, parts) end,
    case when not no_clicks then private.market_part(clicks::bigint, part, parts) end,
    case when not no_units then private.market_part(units::bigint, part, parts) end,
    case when not no_revenue then private.market_part((revenue * 100)::bigint, part, parts) / 100.0 end,
    creators
  from left_over order by product_id, creator_id, day, from_day desc;
end
$$;

-- Stores the rows of pg_temp.market_figures that came of reports of `given` days. A figure that is not told leaves the one that was.
create function private.store_market_figures(target int, given int, out new_days int, out replaced_days int)
language plpgsql set search_path = ''
as $$
declare
  counted record;
begin
  with written as (
    insert into public.market_product_days as t
      (set_id, product_id, day, spread, rolled_up, views, likes, comments, shares, clicks, units, revenue, creators)
    select target, product_id, day, spread, false, views, likes, comments, shares, clicks, units, revenue, creators
    from pg_temp.market_figures where length = given and creator_id = 0 order by product_id, day
    on conflict (set_id, product_id, day) do update set spread = excluded.spread, rolled_up = false,
      filled = t.filled & ~private.market_bits(excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units, excluded.revenue),
      views = coalesce(excluded.views, t.views), likes = coalesce(excluded.likes, t.likes), comments = coalesce(excluded.comments, t.comments),
      shares = coalesce(excluded.shares, t.shares), clicks = coalesce(excluded.clicks, t.clicks), units = coalesce(excluded.units, t.units),
      revenue = coalesce(excluded.revenue, t.revenue), creators = coalesce(excluded.creators, t.creators)
    where (t.rolled_up or excluded.spread <= t.spread)
      and (t.spread, t.filled & private.market_bits(excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units, excluded.revenue), t.rolled_up, t.views, t.likes, t.comments, t.shares, t.clicks,
        t.units, t.revenue, t.creators) is distinct from
        (excluded.spread, 0, false, coalesce(excluded.views, t.views), coalesce(excluded.likes, t.likes), coalesce(excluded.comments, t.comments),
        coalesce(excluded.shares, t.shares), coalesce(excluded.clicks, t.clicks), coalesce(excluded.units, t.units),
        coalesce(excluded.revenue, t.revenue), coalesce(excluded.creators, t.creators))
    returning xmax = 0 as fresh
  )
  select count(*) filter (where fresh), count(*) filter (where not fresh) into new_days, replaced_days from written;

  with written as (
    insert into public.market_creator_days as t
      (set_id, creator_id, day, spread, rolled_up, views, likes, comments, shares, clicks, units, revenue)
    select target, creator_id, day, spread, false, views, likes, comments, shares, clicks, units, revenue
    from pg_temp.market_figures where length = given and product_id = 0 order by creator_id, day
    on conflict (set_id, creator_id, day) do update set spread = excluded.spread, rolled_up = false,
      filled = t.filled & ~private.market_bits(excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units, excluded.revenue),
      views = coalesce(excluded.views, t.views), likes = coalesce(excluded.likes, t.likes), comments = coalesce(excluded.comments, t.comments),
      shares = coalesce(excluded.shares, t.shares), clicks = coalesce(excluded.clicks, t.clicks), units = coalesce(excluded.units, t.units),
      revenue = coalesce(excluded.revenue, t.revenue)
    where (t.rolled_up or excluded.spread <= t.spread)
      and (t.spread, t.filled & private.market_bits(excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units, excluded.revenue), t.rolled_up, t.views, t.likes, t.comments, t.shares, t.clicks,
        t.units, t.revenue) is distinct from
        (excluded.spread, 0, false, coalesce(excluded.views, t.views), coalesce(excluded.likes, t.likes), coalesce(excluded.comments, t.comments),
        coalesce(excluded.shares, t.shares), coalesce(excluded.clicks, t.clicks), coalesce(excluded.units, t.units),
        coalesce(excluded.revenue, t.revenue))
    returning xmax = 0 as fresh
  )
  select count(*) filter (where fresh) as new, count(*) filter (where not fresh) as replaced into counted from written;
  new_days := new_days + counted.new;
  replaced_days := replaced_days + counted.replaced;

  with written as (
    insert into public.market_pair_days as t
      (set_id, product_id, creator_id, day, spread, views, likes, comments, shares, clicks, units, revenue)
    select target, product_id, creator_id, day, spread, views, likes, comments, shares, clicks, units, revenue
    from pg_temp.market_figures where length = given and product_id > 0 and creator_id > 0 order by product_id, creator_id, day
    on conflict (set_id, product_id, creator_id, day) do update set spread = excluded.spread,
      views = coalesce(excluded.views, t.views), likes = coalesce(excluded.likes, t.likes), comments = coalesce(excluded.comments, t.comments),
      shares = coalesce(excluded.shares, t.shares), clicks = coalesce(excluded.clicks, t.clicks), units = coalesce(excluded.units, t.units),
      revenue = coalesce(excluded.revenue, t.revenue)
    where excluded.spread <= t.spread
      and (t.spread, t.views, t.likes, t.comments, t.shares, t.clicks, t.units, t.revenue) is distinct from
        (excluded.spread, coalesce(excluded.views, t.views), coalesce(excluded.likes, t.likes), coalesce(excluded.comments, t.comments),
        coalesce(excluded.shares, t.shares), coalesce(excluded.clicks, t.clicks), coalesce(excluded.units, t.units),
        coalesce(excluded.revenue, t.revenue))
    returning xmax = 0 as fresh
  )
  select count(*) filter (where fresh) as new, count(*) filter (where not fresh) as replaced into counted from written;
  new_days := new_days + counted.new;
  replaced_days := replaced_days + counted.replaced;
end
$$;

-- Days of products and creators that pairs in pg_temp.market_touched tell of become the sum of all pairs of the day, figure by figure,
-- where nothing is told of the product or creator itself.
create function private.roll_up_market_pairs(target int) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.market_product_days as t
    (set_id, product_id, day, spread, rolled_up, filled, views, likes, comments, shares, clicks, units, revenue)
  with sums as (
    select product_id, day, max(spread) as spread, sum(views)::bigint as views, sum(likes)::bigint as likes, sum(comments)::bigint as comments,
      sum(shares)::bigint as shares, sum(clicks)::bigint as clicks, sum(units)::bigint as units, sum(revenue) as revenue
    from public.market_pair_days
    join (select distinct product_id, day from pg_temp.market_touched) told using (product_id, day)
    where set_id = target group by product_id, day
  )
  -- Where something is told of the product itself, it and its spread stay, and sums fill what it leaves open.
  select target, s.product_id, s.day, case when k.own > 0 then d.spread else s.spread end, coalesce(k.own, 0) = 0,
    private.market_bits(s.views, s.likes, s.comments, s.shares, s.clicks, s.units, s.revenue) & ~coalesce(k.own, 0),
    case when k.own & 1 > 0 then d.views else s.views end,
    case when k.own & 2 > 0 then d.likes else s.likes end,
    case when k.own & 4 > 0 then d.comments else s.comments end,
    case when k.own & 8 > 0 then d.shares else s.shares end,
    case when k.own & 16 > 0 then d.clicks else s.clicks end,
    case when k.own & 32 > 0 then d.units else s.units end,
    case when k.own & 64 > 0 then d.revenue else s.revenue end
  from sums s
  left join public.market_product_days d on d.set_id = target and d.product_id = s.product_id and d.day = s.day
  left join lateral (select private.market_bits(d.views, d.likes, d.comments, d.shares, d.clicks, d.units, d.revenue) & ~d.filled as own where d.set_id is not null) k on true
  order by s.product_id, s.day
  on conflict (set_id, product_id, day) do update set spread = excluded.spread, filled = excluded.filled, views = excluded.views,
    likes = excluded.likes, comments = excluded.comments, shares = excluded.shares, clicks = excluded.clicks, units = excluded.units,
    revenue = excluded.revenue
  where (t.spread, t.filled, t.views, t.likes, t.comments, t.shares, t.clicks, t.units, t.revenue) is distinct from
    (excluded.spread, excluded.filled, excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units,
    excluded.revenue);

  insert into public.market_creator_days as t
    (set_id, creator_id, day, spread, rolled_up, filled, views, likes, comments, shares, clicks, units, revenue)
  with sums as (
    select creator_id, day, max(spread) as spread, sum(views)::bigint as views, sum(likes)::bigint as likes, sum(comments)::bigint as comments,
      sum(shares)::bigint as shares, sum(clicks)::bigint as clicks, sum(units)::bigint as units, sum(revenue) as revenue
    from public.market_pair_days
    join (select distinct creator_id, day from pg_temp.market_touched) told using (creator_id, day)
    where set_id = target group by creator_id, day
  )
  -- Where something is told of the creator itself, it and its spread stay, and sums fill what it leaves open.
  select target, s.creator_id, s.day, case when k.own > 0 then d.spread else s.spread end, coalesce(k.own, 0) = 0,
    private.market_bits(s.views, s.likes, s.comments, s.shares, s.clicks, s.units, s.revenue) & ~coalesce(k.own, 0),
    case when k.own & 1 > 0 then d.views else s.views end,
    case when k.own & 2 > 0 then d.likes else s.likes end,
    case when k.own & 4 > 0 then d.comments else s.comments end,
    case when k.own & 8 > 0 then d.shares else s.shares end,
    case when k.own & 16 > 0 then d.clicks else s.clicks end,
    case when k.own & 32 > 0 then d.units else s.units end,
    case when k.own & 64 > 0 then d.revenue else s.revenue end
  from sums s
  left join public.market_creator_days d on d.set_id = target and d.creator_id = s.creator_id and d.day = s.day
  left join lateral (select private.market_bits(d.views, d.likes, d.comments, d.shares, d.clicks, d.units, d.revenue) & ~d.filled as own where d.set_id is not null) k on true
  order by s.creator_id, s.day
  on conflict (set_id, creator_id, day) do update set spread = excluded.spread, filled = excluded.filled, views = excluded.views,
    likes = excluded.likes, comments = excluded.comments, shares = excluded.shares, clicks = excluded.clicks, units = excluded.units,
    revenue = excluded.revenue
  where (t.spread, t.filled, t.views, t.likes, t.comments, t.shares, t.clicks, t.units, t.revenue) is distinct from
    (excluded.spread, excluded.filled, excluded.views, excluded.likes, excluded.comments, excluded.shares, excluded.clicks, excluded.units,
    excluded.revenue);
end
$$;

/*
 * Writes the lines of a batch into a set and deletes them; whoever calls holds the set's lock. Answers {newProducts, updatedProducts,
 * newCreators, updatedCreators, newDays, replacedDays}: what was not there, and what is not as it was. Rolled-up days are not counted.
 *
 * - Lines of a product with a creator that tell of the same days are added up, since a creator may have several videos of a product. Of
 *   lines of a product or of a creator alone the last one counts.
 * - A report of fewer or as many days replaces what was told of a day; one of more days only fills the days of which nothing better is
 *   known, with what those leave of its total. Figures that are not told leave those that were.
 * - Told again, the same changes nothing.
 *
 * Without nested loops: of figures that have just come nothing is counted yet, so the planner takes a set of them for a single row, and
 * would compare each with each. Reading the whole set instead costs no more than working its windows out afterwards.
 */
create function private.apply_market_lines(target int, given uuid) returns jsonb
language plpgsql set search_path = '' set jit = off set enable_nestloop = off set work_mem = '64MB' set client_min_messages = warning
as $$
declare
  named record;
  stored record;
  days int;
  new_days int := 0;
  replaced_days int := 0;
begin
  select * into named from private.name_market_lines(target, given);

  drop table if exists pg_temp.market_told, pg_temp.market_figures, pg_temp.market_touched;
  create temp table market_told on commit drop as
  with lines as (
    select l.line, coalesce(p.id, 0) as product_id, coalesce(c.id, 0) as creator_id, from_day, to_day, lifetime,
      views, likes, comments, shares, clicks, units, revenue, creators
    from private.market_lines l
    left join public.market_products p on p.set_id = target and p.external_id = l.product
    left join public.market_creators c on c.set_id = target and c.username = l.creator
    where l.batch = given and num_nonnulls(l.product, l.creator) > 0
      and num_nonnulls(views, likes, comments, shares, clicks, units, revenue, creators) > 0
  ), told as (
    select product_id, creator_id, from_day, to_day, lifetime, sum(views)::bigint as views, sum(likes)::bigint as likes,
      sum(comments)::bigint as comments, sum(shares)::bigint as shares, sum(clicks)::bigint as clicks, sum(units)::bigint as units,
      sum(revenue) as revenue, null::int as creators
    from lines where product_id > 0 and creator_id > 0 group by product_id, creator_id, from_day, to_day, lifetime
    union all
    (select distinct on (product_id, creator_id, from_day, to_day, lifetime) product_id, creator_id, from_day, to_day, lifetime,
      views, likes, comments, shares, clicks, units, revenue, creators
    from lines where product_id = 0 or creator_id = 0
    order by product_id, creator_id, from_day, to_day, lifetime, line desc)
  )
  select product_id, creator_id, from_day, to_day, lifetime, to_day - from_day + 1 as length, to_day - from_day + 1 as spread,
    views, likes, comments, shares, clicks, units, revenue, creators
  from told;
  delete from private.market_lines where batch = given;
  analyze pg_temp.market_told;
  perform private.count_market_lifetimes(target);

  create temp table market_figures (product_id bigint, creator_id bigint, day date, length int, spread int, views bigint, likes bigint,
    comments bigint, shares bigint, clicks bigint, units bigint, revenue numeric, creators int) on commit drop;
  create temp table market_touched (product_id bigint, creator_id bigint, day date) on commit drop;
  -- What tells of the very day comes first: longer reports share out what it leaves.
  for days in select distinct length from pg_temp.market_told where not lifetime order by 1 loop
    perform private.spread_market_reports(target, days);
    select * into stored from private.store_market_figures(target, days);
    insert into pg_temp.market_touched select product_id, creator_id, day from pg_temp.market_figures where product_id > 0 and creator_id > 0;
    truncate pg_temp.market_figures;
    new_days := new_days + stored.new_days;
    replaced_days := replaced_days + stored.replaced_days;
  end loop;
  analyze pg_temp.market_touched;
  perform private.roll_up_market_pairs(target);
  drop table pg_temp.market_told, pg_temp.market_figures, pg_temp.market_touched;
  return jsonb_build_object('newProducts', named.new_products, 'updatedProducts', named.updated_products,
    'newCreators', named.new_creators, 'updatedCreators', named.updated_creators, 'newDays', new_days, 'replacedDays', replaced_days);
end
$$;

/*
 * Works out windows, days and counts of a set from its daily figures; whoever calls holds the set's lock. One pass over the days adds them
 * up between the borders of all windows; the rest works on these sums. docs/database.md says what each figure is.
 */
create function private.refresh_market_set(target int) returns void
language plpgsql set search_path = '' set jit = off set work_mem = '64MB' set client_min_messages = warning
as $$
declare
  first_day date;
  last_day date;
begin
  delete from public.market_set_days where set_id = target;
  delete from public.market_set_windows where set_id = target;
  delete from public.market_product_windows where set_id = target;
  delete from public.market_creator_windows where set_id = target;
  drop table if exists pg_temp.market_days, pg_temp.market_sums, pg_temp.market_promoters, pg_temp.market_creator_sums, pg_temp.market_spans;

  -- Of the products; of the creators where no product is told. Both would count sales twice.
  create temp table market_days on commit drop as
  select day, sum(views) as views, sum(likes) as likes, sum(comments) as comments, sum(shares) as shares, sum(clicks) as clicks,
    sum(units) as units, sum(revenue) as revenue, bool_or(spread > 1) as estimated
  from public.market_product_days where set_id = target group by day;
  if not exists (select from pg_temp.market_days) then
    insert into pg_temp.market_days
    select day, sum(views), sum(likes), sum(comments), sum(shares), sum(clicks), sum(units), sum(revenue), bool_or(spread > 1)
    from public.market_creator_days where set_id = target group by day;
  end if;
  insert into public.market_set_days (set_id, day, views, likes, comments, shares, clicks, units, revenue, estimated)
  select target, day, coalesce(views, 0), coalesce(likes, 0), coalesce(comments, 0), coalesce(shares, 0), coalesce(clicks, 0),
    coalesce(units, 0), coalesce(revenue, 0), estimated
  from pg_temp.market_days order by day;
  select least(min(day), (select min(day) from public.market_creator_days where set_id = target)),
    greatest(max(day), (select max(day) from public.market_creator_days where set_id = target))
    into first_day, last_day from pg_temp.market_days;

  /*
   * The windows by the ages of days, 0 being the last day. `reaches`: the window is older than all days of the set or just as old, so that
   * it can have an acceleration. `compares`: so is the window before it, and at least half of the days of each have figures. Else a gap
   * in what was told would look like a fall.
   */
  create temp table market_spans on commit drop as
  select s.days, s.inside, s.before, s.younger, s.half, first_day <= last_day - s.days + 1 as reaches,
    first_day <= last_day - 2 * s.days + 1 and 2 * (select least(count(*) filter (where d.day > last_day - s.days),
      count(*) filter (where d.day <= last_day - s.days)) from pg_temp.market_days d where d.day > last_day - 2 * s.days) >= s.days as compares
  -- Sums 0 to `inside` are the window's, 0 to `younger` its younger half of `half` days, `before` the one of the window before.
  from (values (1, 0, 1, null::int, null::int), (7, 2, 3, null, null), (30, 5, 6, 4, 15), (365, 9, 10, 7, 182))
    as s (days, inside, before, younger, half);

  create temp table market_sums on commit drop as
  select product_id, width_bucket(last_day - day, array[1, 2, 7, 14, 15, 30, 60, 182, 364, 365]) as place, count(*) as active,
    sum(views) as views, sum(likes) as likes, sum(comments) as comments, sum(shares) as shares, sum(clicks) as clicks, sum(units) as units,
    sum(revenue) as revenue, sum(units * (last_day - day)) as moment, max(creators) as creators, bool_or(spread > 1) as estimated
  from public.market_product_days where set_id = target and day > last_day - 730
  group by 1, 2;

  -- For each pair the age of its youngest day: it promotes in every window that is longer.
  create temp table market_promoters on commit drop as
  select product_id, creator_id, last_day - max(day) as age, sum(revenue) as revenue, sum(units) as units, sum(views) as views
  from public.market_pair_days where set_id = target and day > last_day - 365
  group by product_id, creator_id;

  insert into public.market_product_windows (set_id, days, product_id, rank, niche, niche_rank, name_key, price, views, likes, comments, shares, clicks,
    units, revenue, engagement_rate, creators, units_before, revenue_before, growth, acceleration, active_days, estimated)
  with promoted as (
    select product_id, s.days, count(*) as creators
    from pg_temp.market_promoters join pg_temp.market_spans s on age < s.days group by product_id, s.days
  ), sums as (
    select m.product_id, s.days, s.reaches, s.compares, s.half,
      sum(active) filter (where place <= inside) as active,
      coalesce(sum(views) filter (where place <= inside), 0) as views,
      sum(likes) filter (where place <= inside) as likes,
      sum(comments) filter (where place <= inside) as comments,
      sum(shares) filter (where place <= inside) as shares,
      coalesce(sum(clicks) filter (where place <= inside), 0) as clicks,
      coalesce(sum(units) filter (where place <= inside), 0) as units,
      coalesce(sum(revenue) filter (where place <= inside), 0) as revenue,
      max(creators) filter (where place <= inside) as creators,
      bool_or(estimated) filter (where place <= inside) as estimated,
      coalesce(sum(units) filter (where place = before), 0) as units_before,
      coalesce(sum(revenue) filter (where place = before), 0) as revenue_before,
      -- Least squares: how units change from day to day in each half, days without figures being days without units. Ages grow backwards.
      coalesce(sum(units * (half - 1) / 2.0 - moment) filter (where place <= younger), 0) * 12 / (half * (half * half - 1.0)) as younger_slope,
      coalesce(sum(units * (half + (half - 1) / 2.0) - moment) filter (where place > younger and place < before and place <> 9), 0)
        * 12 / (half * (half * half - 1.0)) as older_slope
    from pg_temp.market_sums m join pg_temp.market_spans s on m.place <= s.before
    group by m.product_id, s.days, s.reaches, s.compares, s.half
    having sum(active) filter (where place <= inside) > 0
  )
  select target, s.days, s.product_id,
    row_number() over (partition by s.days order by s.revenue desc, s.units desc, s.views desc, s.product_id),
    p.niche, row_number() over (partition by s.days, p.niche order by s.revenue desc, s.units desc, s.views desc, s.product_id), left(private.folded(p.name), 200), p.price, s.views, coalesce(s.likes, 0), coalesce(s.comments, 0), coalesce(s.shares, 0), s.clicks,
    s.units, s.revenue,
    case when s.views > 0 and num_nonnulls(s.likes, s.comments, s.shares) > 0
      then (coalesce(s.likes, 0) + coalesce(s.comments, 0) + coalesce(s.shares, 0))::double precision / s.views::double precision end,
    greatest(w.creators, s.creators),
    case when s.compares then s.units_before end,
    case when s.compares then s.revenue_before end,
    case when s.compares and s.units_before > 0 and s.units + s.units_before >= 20
      then (s.units - s.units_before)::double precision / s.units_before::double precision end,
    case when s.reaches and s.active >= 12 and s.units >= 20
      then (s.younger_slope - s.older_slope)::double precision / (s.units::double precision / s.days) end,
    s.active, s.estimated
  from sums s
  join public.market_products p on p.id = s.product_id
  left join promoted w on w.product_id = s.product_id and w.days = s.days
  order by s.days, 4;

  create temp table market_creator_sums on commit drop as
  select creator_id, width_bucket(last_day - day, array[1, 7, 30]) as place, sum(views) as views,
    sum(likes) as likes, sum(comments) as comments, sum(shares) as shares, sum(units) as units, sum(revenue) as revenue,
    bool_or(spread > 1) as estimated
  from public.market_creator_days where set_id = target and day > last_day - 365
  group by 1, 2;

  insert into public.market_creator_windows (set_id, days, creator_id, rank, views, units, revenue, engagement_rate, products, estimated)
  with promoted as (
    select creator_id, s.days, count(*) as products
    from pg_temp.market_promoters join pg_temp.market_spans s on age < s.days group by creator_id, s.days
  ), sums as (
    select creator_id, s.days, coalesce(sum(views), 0) as views, coalesce(sum(likes), 0) + coalesce(sum(comments), 0) + coalesce(sum(shares), 0) as engaged,
      count(likes) + count(comments) + count(shares) > 0 as engagement_told, coalesce(sum(units), 0) as units, coalesce(sum(revenue), 0) as revenue,
      bool_or(estimated) as estimated
    from pg_temp.market_creator_sums join (values (1, 0), (7, 1), (30, 2), (365, 3)) as s (days, inside) on place <= s.inside
    group by creator_id, s.days
  )
  select target, s.days, s.creator_id,
    row_number() over (partition by s.days order by s.revenue desc, s.units desc, s.views desc, s.creator_id), s.views, s.units, s.revenue,
    case when s.views > 0 and s.engagement_told then s.engaged::double precision / s.views::double precision end, w.products, s.estimated
  from sums s left join promoted w on w.creator_id = s.creator_id and w.days = s.days
  order by s.days, 4;

  insert into public.market_set_windows (set_id, days, products, creators, views, likes, comments, shares, clicks, units, revenue,
    engagement_rate, units_before, revenue_before, estimated, charts)
  with steps as (
    select days, jsonb_agg(jsonb_build_object('step', step, 'products', products) order by step) as engagement
    from (select days, least(15, floor(engagement_rate * 100))::int as step, count(*) as products
      from public.market_product_windows where set_id = target and engagement_rate is not null group by 1, 2) counted
    group by days
  ), bands as (
    select days, jsonb_agg(jsonb_build_object('from', lowest, 'to', highest, 'products', products, 'units', units, 'revenue', revenue)
      order by band) as bands
    from (select days, band, min(price) as lowest, max(price) as highest, count(*) as products, sum(units) as units, sum(revenue) as revenue
      from (select days, price, units, revenue, ntile(5) over (partition by days order by price, product_id) as band
        from public.market_product_windows where set_id = target and price is not null) priced
      group by days, band) banded
    group by days
  )
  select target, s.days,
    (select count(*) from public.market_product_windows w where w.set_id = target and w.days = s.days),
    (select count(*) from public.market_creator_windows w where w.set_id = target and w.days = s.days),
    coalesce(now.views, 0), coalesce(now.likes, 0), coalesce(now.comments, 0), coalesce(now.shares, 0), coalesce(now.clicks, 0),
    coalesce(now.units, 0), coalesce(now.revenue, 0),
    case when now.views > 0 and num_nonnulls(now.likes, now.comments, now.shares) > 0
      then (coalesce(now.likes, 0) + coalesce(now.comments, 0) + coalesce(now.shares, 0))::double precision / now.views::double precision end,
    case when s.compares then coalesce(before.units, 0) end,
    case when s.compares then coalesce(before.revenue, 0) end,
    coalesce(now.estimated, false),
    jsonb_build_object('engagement', coalesce(steps.engagement, '[]'), 'bands', coalesce(bands.bands, '[]'))
  from pg_temp.market_spans s
  left join steps on steps.days = s.days
  left join bands on bands.days = s.days
  cross join lateral (select sum(views) as views, sum(likes) as likes, sum(comments) as comments, sum(shares) as shares, sum(clicks) as clicks,
    sum(units) as units, sum(revenue) as revenue, bool_or(estimated) as estimated
    from pg_temp.market_days where day > last_day - s.days) now
  cross join lateral (select sum(units) as units, sum(revenue) as revenue
    from pg_temp.market_days where day > last_day - 2 * s.days and day <= last_day - s.days) before
  where last_day is not null;

  -- Named beside a product: who sold most of it in the last year.
  update public.market_products p set creator_username = c.username, updated_at = now()
  from (select distinct on (product_id) product_id, creator_id from pg_temp.market_promoters
    order by product_id, revenue desc nulls last, units desc nulls last, views desc nulls last, creator_id) best
  join public.market_creators c on c.id = best.creator_id
  where p.id = best.product_id and p.creator_username is distinct from c.username;

  update public.market_sets set from_day = first_day, to_day = last_day, refreshed_at = clock_timestamp(),
    product_count = (select count(*) from public.market_products where set_id = target),
    creator_count = (select count(*) from public.market_creators where set_id = target)
  where id = target;
  drop table pg_temp.market_days, pg_temp.market_sums, pg_temp.market_promoters, pg_temp.market_creator_sums, pg_temp.market_spans;
end
$$;
