-- What servers of two versions need of each other while a release goes on.

-- Each tells by itself whether the database is what it needs, also when a newer version has just migrated it.
grant select on app.migrations to madeixa_app;

-- The hashed files of the web app, of every version that has pages open somewhere: a page of one version asks any server for its files.
-- Only the administrator writes here, because these become scripts in people's browsers.
create table app.web_files (
  path text primary key check (path like 'assets/%'),
  body bytea not null,
  -- Null: a part of the version that started last. Others are deleted some time after they were replaced.
  replaced_at timestamptz
);
grant select on app.web_files to madeixa_app;
