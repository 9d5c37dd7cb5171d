-- A department with a last day lasts until then, so those who serve in it are no longer only those without one.
drop index sewadar_department_name;
create index sewadar_department_name on sewadar_department (area_id, department, sewadar_id);
