-- The list of products is read page by page, the newest first: with the id in the index a page begins exactly where the last one ended,
-- also among products that were made at the same moment.
drop index products_by_type;
create index products_by_type on products (user_id, product_type, created_at desc, id desc);
