-- A script may have no price. Null says so; 0, the default for clients that send none, means the same.
alter table public.scripts alter column price drop not null;
