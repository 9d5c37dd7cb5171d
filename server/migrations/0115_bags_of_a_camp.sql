-- How many bags a camp has, so that its head sees when they run out.

alter table blood_camp add column bags_brought int check (bags_brought between 0 and 10000);
comment on column blood_camp.bags_brought is 'Empty bags that were brought to the camp. Null where nobody counted them.';
