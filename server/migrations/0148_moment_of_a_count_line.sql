-- Of two sheets that count the same item the later entry decides.
alter table stock_count_line add column entered_at timestamptz not null default now();
comment on column stock_count_line.entered_at is
  'When the line was counted. What a sheet corrects is no difference of a later entry on another one, and an earlier entry corrects nothing any more.';

drop trigger stock_count_line_log on stock_count_line;
select log_changes('stock_count_line', record => 'count_id', unlogged => array['centre_id', 'book', 'entered_at']);
select describe_triggers('stock_count_line');
