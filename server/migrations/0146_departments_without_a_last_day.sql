-- sewadar_department_people takes its place, which has those with a last day as well.
drop index sewadar_department_name;
