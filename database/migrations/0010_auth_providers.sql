-- Own back end only.
-- Which second factor raised a session: when that factor goes, so does the level it gave.
alter table auth.sessions
  add column factor_id uuid references auth.mfa_factors on delete set null;
create index sessions_factor on auth.sessions (factor_id);
