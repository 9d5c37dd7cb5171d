-- outside a transaction
-- A department with a last day lasts until then, so those who serve in it are no longer only those without one.
create index concurrently if not exists sewadar_department_people on sewadar_department (area_id, department, sewadar_id);
