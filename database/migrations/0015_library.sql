-- The library's cards, its board and what came of posted videos. (OP-49, CX-01, CX-02, B-LB-12, B-BD-01 to B-BD-05, B-OV-04)

-- Where the board shows a script: the column it was put into, else its status; whatever else is written there is a draft. (CX-01)
create function private.board_column(status text, kanban_status text) returns text
language sql immutable parallel safe
as $$
  select case coalesce(nullif(kanban_status, ''), status)
    when 'in_progress' then 'in_progress'
    when 'ready_to_film' then 'ready_to_film'
    when 'completed' then 'ready_to_film'
    when 'posted' then 'posted'
    when 'tracking' then 'posted'
    else 'draft'
  end
$$;
grant execute on function private.board_column(text, text) to authenticated, service_role;

alter table public.scripts
  -- The first characters in one line, two more than a card shows: so it is seen whether there is more than a blank. (B-LB-12, OP-49)
  add column preview text generated always as
    (left(btrim(regexp_replace(left(script_text, 1000), '\s+', ' ', 'g')), 202)) stored,
  add column board_column text generated always as (private.board_column(status, kanban_status)) stored,
  -- Highest first. A new script is on top of its column; one that is put between two others lies between their numbers.
  add column board_position double precision not null default extract(epoch from clock_timestamp())
    constraint scripts_board_position_range check (board_position between -1e12 and 1e12),
  -- Since when it stands among the posted ones; null elsewhere.
  add column posted_at timestamptz,
  add column sales bigint constraint scripts_sales_range check (sales >= 0);

-- Nothing of this is a change that anybody made.
alter table public.scripts disable trigger user;
update public.scripts set board_position = extract(epoch from created_at),
  posted_at = case when board_column = 'posted' then updated_at end;
alter table public.scripts enable trigger user;

create function private.note_posting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.board_column(new.status, new.kanban_status) <> 'posted' then
    new.posted_at = null;
  elsif tg_op = 'INSERT' or private.board_column(old.status, old.kanban_status) <> 'posted' then
    new.posted_at = coalesce(new.posted_at, now());
  end if;
  return new;
end
$$;
create trigger scripts_posted before insert or update of status, kanban_status on public.scripts
  for each row execute function private.note_posting();

create index scripts_on_board on public.scripts (user_id, board_column, board_position desc, id);

grant insert (board_position, sales), update (board_position, sales) on public.scripts to authenticated;
