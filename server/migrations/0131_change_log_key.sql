-- outside a transaction
create unique index concurrently if not exists change_log_key on change_log (area_id, id, at);
