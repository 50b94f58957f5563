-- What came of posted videos: link, clicks and revenue beside views and orders; recorded one by one or many at once. (B-OV-04, CX-02)

alter table public.scripts
  add column result_link text
    constraint scripts_result_link_format check (result_link ~ '^https?://[^\s]+$' and char_length(result_link) <= 1000),
  add column clicks bigint constraint scripts_clicks_range check (clicks >= 0),
  -- In the currency of the account's own figures; nobody adds up what different people record.
  add column revenue numeric(14, 2) constraint scripts_revenue_range check (revenue >= 0),
  -- When any of the results was last told, and which way. Null without any.
  add column results_at timestamptz,
  add column results_from text constraint scripts_results_from_known check (results_from in ('hand', 'import'));

alter table public.scripts disable trigger user;
update public.scripts set results_at = updated_at, results_from = 'hand' where num_nonnulls(views, likes, shares, sales) > 0;
alter table public.scripts enable trigger user;

grant insert (result_link, clicks, revenue), update (result_link, clicks, revenue) on public.scripts to authenticated;

-- Before `scripts_touch`, in the order of their names.
create function private.note_results() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('reelwright.restoring', true) = 'on' then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue)
    is not distinct from (old.result_link, old.views, old.likes, old.shares, old.clicks, old.sales, old.revenue) then
    return new;
  end if;
  if num_nonnulls(new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue) = 0 then
    new.results_at = null;
    new.results_from = null;
  else
    new.results_at = now();
    new.results_from = coalesce(nullif(current_setting('reelwright.results_from', true), ''), 'hand');
  end if;
  return new;
end
$$;
create trigger scripts_results before insert or update of result_link, views, likes, shares, clicks, sales, revenue on public.scripts
  for each row execute function private.note_results();

-- Neither results nor words for the post are a change of the script: who has it open elsewhere must not be told of a conflict, and "last
-- changed" means what was written.
create or replace function private.touch_script() returns trigger
language plpgsql
as $$
declare
  besides public.scripts;
begin
  if (new.board_position, new.seo, new.result_link, new.views, new.likes, new.shares, new.clicks, new.sales, new.revenue)
    is distinct from (old.board_position, old.seo, old.result_link, old.views, old.likes, old.shares, old.clicks, old.sales, old.revenue) then
    besides := new;
    besides.board_position := old.board_position;
    besides.seo := old.seo;
    besides.result_link := old.result_link;
    besides.views := old.views;
    besides.likes := old.likes;
    besides.shares := old.shares;
    besides.clicks := old.clicks;
    besides.sales := old.sales;
    besides.revenue := old.revenue;
    besides.results_at := old.results_at;
    besides.results_from := old.results_from;
    -- Generated columns have no value before a row is written.
    besides.preview := old.preview;
    besides.board_column := old.board_column;
    if besides is not distinct from old then
      return new;
    end if;
  end if;
  new.updated_at = clock_timestamp();
  if old.updated_at >= new.updated_at and old.updated_at < new.updated_at + interval '1 hour' then
    new.updated_at = old.updated_at + interval '1 microsecond';
  end if;
  return new;
end
$$;

/*
 * Records what came of up to 500 videos, all or none: [{"id", "result_link", "views", "likes", "shares", "clicks", "sales", "revenue",
 * "status", "kanban_status"}], of which only what is named changes; a status alone takes the script out of a column of its own. Answers
 * what was before, in the same shape, for undoing. Scripts that are gone or somebody else's are missing from the answer.
 */
create function public.record_script_results(results jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  most constant int := 500;
  uuid_form constant text := '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
  fault text;
  ids uuid[];
  before jsonb;
begin
  if jsonb_typeof(results) is distinct from 'array' then
    raise invalid_parameter_value using message = 'results must be a list';
  end if;
  if jsonb_array_length(results) > most then
    raise invalid_parameter_value using message = format('results: at most %s scripts can be changed at once', most);
  end if;

  select 'results.' || (r.place - 1) || ' must be an object' into fault
  from jsonb_array_elements(results) with ordinality as r (result, place)
  where jsonb_typeof(r.result) <> 'object' order by r.place limit 1;
  if fault is null then
    select 'results.' || (r.place - 1) || '.' || left(f.name, 100) || ' ' || wrong.says into fault
    from jsonb_array_elements(results) with ordinality as r (result, place)
    cross join lateral (select * from jsonb_each(r.result || case when r.result ? 'id' then '{}' else '{"id": null}' end::jsonb)) as f (name, value)
    cross join lateral (select jsonb_typeof(f.value) as type, f.value #>> '{}' as text) as given
    cross join lateral (select case
      when f.name = 'id' then case when given.type = 'string' and given.text ~* uuid_form then null else 'must be an id' end
      when f.name = 'result_link' then case when given.type in ('string', 'null') then null else 'must be a text or null' end
      when f.name in ('views', 'likes', 'shares', 'clicks', 'sales') then case
        when given.type = 'null' or given.type = 'number' and given.text ~ '^\d{1,15}$' then null
        else 'must be a whole number of at least 0, or null' end
      when f.name = 'revenue' then case
        when given.type = 'null' or given.type = 'number' and given.text ~ '^\d{1,12}(\.\d+)?$' then null
        else 'must be an amount of at least 0, or null' end
      when f.name = 'status' then case when given.type = 'string' then null else 'must be a text' end
      when f.name = 'kanban_status' then case when given.type in ('string', 'null') then null else 'must be a text or null' end
      else 'cannot be recorded here' end as says) as wrong
    where wrong.says is not null order by r.place, f.name limit 1;
  end if;
  if fault is not null then
    raise invalid_parameter_value using message = fault;
  end if;

  select array_agg((r ->> 'id')::uuid) into ids from jsonb_array_elements(results) as r;
  if cardinality(ids) > (select count(distinct id) from unnest(ids) as id) then
    raise invalid_parameter_value using message = 'results: a script can be named only once';
  end if;
  -- In the order of their ids, so that parallel calls do not wait for each other in a circle.
  perform 1 from public.scripts s where s.id = any (ids) order by s.id for update;

  select coalesce(jsonb_agg(was.fields order by r.place), '[]') into before
  from jsonb_array_elements(results) with ordinality as r (result, place)
  join public.scripts s on s.id = (r.result ->> 'id')::uuid
  cross join lateral (
    select jsonb_object_agg(f.name, f.value) as fields
    from jsonb_each(jsonb_build_object('id', s.id, 'result_link', s.result_link, 'views', s.views, 'likes', s.likes, 'shares', s.shares,
      'clicks', s.clicks, 'sales', s.sales, 'revenue', s.revenue, 'status', s.status, 'kanban_status', s.kanban_status)) as f (name, value)
    where r.result ? f.name or f.name = 'kanban_status' and r.result ? 'status') as was;

  perform set_config('reelwright.results_from', 'import', true);
  update public.scripts s
  set result_link = n.result_link, views = n.views, likes = n.likes, shares = n.shares, clicks = n.clicks, sales = n.sales,
    revenue = n.revenue, status = n.status, kanban_status = n.kanban_status
  from (
    select t.id,
      case when r ? 'result_link' then r ->> 'result_link' else t.result_link end as result_link,
      case when r ? 'views' then (r ->> 'views')::bigint else t.views end as views,
      case when r ? 'likes' then (r ->> 'likes')::bigint else t.likes end as likes,
      case when r ? 'shares' then (r ->> 'shares')::bigint else t.shares end as shares,
      case when r ? 'clicks' then (r ->> 'clicks')::bigint else t.clicks end as clicks,
      case when r ? 'sales' then (r ->> 'sales')::bigint else t.sales end as sales,
      case when r ? 'revenue' then round((r ->> 'revenue')::numeric, 2) else t.revenue end as revenue,
      case when r ? 'status' then r ->> 'status' else t.status end as status,
      case when r ? 'kanban_status' then r ->> 'kanban_status' when r ? 'status' then null else t.kanban_status end as kanban_status
    from jsonb_array_elements(results) as r join public.scripts t on t.id = (r ->> 'id')::uuid) as n
  where s.id = n.id
    and (s.result_link, s.views, s.likes, s.shares, s.clicks, s.sales, s.revenue, s.status, s.kanban_status) is distinct from
      (n.result_link, n.views, n.likes, n.shares, n.clicks, n.sales, n.revenue, n.status, n.kanban_status);
  perform set_config('reelwright.results_from', '', true);
  return before;
end
$$;
revoke execute on function public.record_script_results(jsonb) from public, anon;
grant execute on function public.record_script_results(jsonb) to authenticated, service_role;
