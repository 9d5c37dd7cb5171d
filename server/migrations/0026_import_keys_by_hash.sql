-- The rows of a running import are in no statistics: the planner takes them for one or two and would look through the
-- whole area once for each of them. A hundred thousand rows then never end. As in the other questions about staged rows:
alter function add_imported_keys(uuid, int) set enable_nestloop = off;
