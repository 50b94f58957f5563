-- Scripts are ordered by the craft score that people see: a stored default is none.
drop index public.scripts_by_score;
create index scripts_by_score on public.scripts (user_id,
  (coalesce(case
    when viral_potential_score = 85 or (viral_potential_score = 8.2 and metadata->>'generatedBy' = 'offline') then null
    when viral_potential_score > 10 then viral_potential_score / 10 else viral_potential_score end, -1)) desc, id);
