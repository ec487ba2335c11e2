-- Bills and types of fixed costs know when they were last changed. Whoever changes one names what was read, and is told where somebody else
-- was faster. Servers of the version before write no such column: it fills itself.
alter table product_purchases add column updated_at timestamptz not null default now();
alter table purchase_instalments add column updated_at timestamptz not null default now();
alter table expenses add column updated_at timestamptz not null default now();
alter table fixed_cost_types add column updated_at timestamptz not null default now();

create trigger touch before update on product_purchases for each row execute function app.touch_updated_at();
create trigger touch before update on purchase_instalments for each row execute function app.touch_updated_at();
create trigger touch before update on expenses for each row execute function app.touch_updated_at();
create trigger touch before update on fixed_cost_types for each row execute function app.touch_updated_at();
