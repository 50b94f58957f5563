-- Requests that several servers count together, one row for each limit and whom it counts. Servers with an embedded database have nobody
-- to count with, and keep theirs in memory.

-- Unlogged: written by nearly every request, and a crash of the database may forget who asked how often in the last minutes.
create unlogged table private.rate_limits (
  -- Hash of the limit and of whom it counts: a network address, or an account.
  key bytea primary key,
  used int not null,
  window_end timestamptz not null
)
-- Room for a counted row beside the one it replaces, so that counting touches no index.
with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index rate_limits_window_end on private.rate_limits (window_end);
