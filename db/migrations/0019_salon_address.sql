-- Whoever books is told where the salon is, beside its phone.
grant select (address) on profiles to madeixa_visitor;
