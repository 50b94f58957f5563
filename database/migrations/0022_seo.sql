-- Words for the listing and the post, kept with their script. (OP-02)

alter table public.scripts
  -- As `SavedSeo` in shared/src/partner-seo.ts; null: none saved.
  add column seo jsonb
    constraint scripts_seo_object check (jsonb_typeof(seo) = 'object')
    constraint scripts_seo_length check (char_length(seo::text) <= 20000);
grant insert (seo), update (seo) on public.scripts to authenticated;
