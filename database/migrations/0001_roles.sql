-- The three roles a request can run as. They cannot sign in themselves: the server takes one on for the length of a transaction.
-- Roles belong to the whole cluster, so another database of it may have made them already.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', role_name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to current_user', role_name);
    exception
      -- Somebody else made the roles and gave us membership: nothing is left to do.
      when insufficient_privilege then
        if not pg_has_role(current_user, role_name, 'member') then raise; end if;
    end;
  end loop;
end
$$;

-- What is inside `private` is for the server alone; nothing of it is ever reachable through the data API.
create schema if not exists private;
revoke all on schema private from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- New functions are callable by everybody unless that is taken away; each function then grants what it means to.
alter default privileges revoke execute on functions from public;
