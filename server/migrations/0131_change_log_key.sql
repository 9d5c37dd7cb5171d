-- outside a transaction
create unique index concurrently change_log_key on change_log (area_id, id, at);
