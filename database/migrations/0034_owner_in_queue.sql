-- A script that gets another owner and other words in one update stands in the queue of its new owner already.
create or replace function private.move_in_queue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (
    delete from private.scripts_to_index where user_id = old.user_id and script_id = old.id returning script_id)
  insert into private.scripts_to_index (user_id, script_id) select new.user_id, new.id from gone
  on conflict do nothing;
  return null;
end
$$;
