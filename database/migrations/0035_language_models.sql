-- The language model that the administrator sets, people's own keys, and what models cost.

create table private.model_settings (
  -- One row at most.
  id boolean primary key default true constraint model_settings_single check (id),
  -- Null: the embedded writer writes, or the environment names the model.
  provider text constraint model_settings_provider_known
    check (provider in ('openai', 'anthropic', 'google', 'openai-compatible')),
  model text constraint model_settings_model_length check (char_length(model) between 1 and 150),
  base_url text constraint model_settings_base_url_length check (char_length(base_url) between 1 and 500),
  -- Sealed with the installation's secret, for this provider and address only.
  sealed_key bytea,
  -- Dollars for a million tokens.
  price_input double precision constraint model_settings_price_input_range check (price_input between 0 and 100000),
  price_output double precision constraint model_settings_price_output_range check (price_output between 0 and 100000),
  -- Dollars in a calendar month (UTC); null is no limit.
  monthly_cap double precision constraint model_settings_monthly_cap_range check (monthly_cap between 0 and 1000000),
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users on delete set null,
  constraint model_settings_complete check ((provider is null) = (model is null)),
  constraint model_settings_prices check ((price_input is null) = (price_output is null))
);

create table private.own_models (
  user_id uuid primary key references auth.users on delete cascade,
  provider text not null constraint own_models_provider_known check (provider in ('openai', 'anthropic', 'google')),
  model text not null constraint own_models_model_length check (char_length(model) between 1 and 150),
  -- Sealed with the installation's secret, for this account and provider only.
  sealed_key bytea not null,
  updated_at timestamptz not null default now()
);

-- Each piece of work that a model was asked for. It outlives the account, without it: the money is spent.
create table private.model_uses (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users on delete set null,
  work text not null constraint model_uses_work_known check (work in ('generate', 'refine', 'test')),
  writer text not null constraint model_uses_writer_length check (char_length(writer) between 1 and 200),
  input_tokens int not null,
  output_tokens int not null,
  -- Millionths of a dollar; null where no price is known.
  cost_microdollars bigint,
  repair_rounds int not null,
  -- Why the embedded writer took the model's place, and the rules that were broken where that is why.
  fell_back text,
  rules text[] not null default '{}',
  -- The account's own key paid.
  own_key boolean not null default false,
  created_at timestamptz not null default now()
);
create index model_uses_by_month on private.model_uses (created_at) include (cost_microdollars, own_key);
create index model_uses_of_user on private.model_uses (user_id);

-- The server alone reads and writes them, as their owner.
alter table private.model_settings enable row level security;
alter table private.own_models enable row level security;
alter table private.model_uses enable row level security;
