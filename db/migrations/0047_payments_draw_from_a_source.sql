-- What a payment draws from, where its means has a source: a package, a gift card, a deposit. No means has one yet; the migration that adds the first
-- replaces the check by one that names it. Servers that know nothing of it write none.
alter table payments
  add column source_id uuid,
  add constraint payments_source check (source_id is null);
