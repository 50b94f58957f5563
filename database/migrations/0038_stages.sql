-- People see five stages: what is in review is in progress, and what is archived lies in no column of the board.
create or replace function private.board_column(status text, kanban_status text) returns text
language sql immutable parallel safe
as $$
  select case coalesce(nullif(kanban_status, ''), status)
    when 'in_progress' then 'in_progress'
    when 'review' then 'in_progress'
    when 'ready_to_film' then 'ready_to_film'
    when 'completed' then 'ready_to_film'
    when 'posted' then 'posted'
    when 'tracking' then 'posted'
    when 'archived' then 'archived'
    else 'draft'
  end
$$;

-- Not a change that anyone made.
alter table public.scripts disable trigger user;
update public.scripts set board_column = private.board_column(status, kanban_status)
where coalesce(nullif(kanban_status, ''), status) in ('review', 'archived');
alter table public.scripts enable trigger user;
