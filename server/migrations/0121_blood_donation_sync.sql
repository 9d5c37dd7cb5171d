-- Blood donation is synced between the cloud and camp laptops. docs/decisions/0071-conflicts.md says why the keys carry the device.

-- Two laptops at a camp do not see each other: what is unique is so for each device. What both did with the same donor or bag is
-- listed after the hand-in.
alter table blood_visit_step add column device smallint not null default 0 check (device between 0 and 2000);
comment on column blood_visit_step.device is 'The machine where the act was done.';
drop index blood_visit_once;
create unique index blood_visit_once on blood_visit (area_id, camp_id, donor_id, device) where outcome = '';
drop index blood_visit_bed;
create unique index blood_visit_bed on blood_visit (area_id, camp_id, bed, device) where status = 20 and outcome = '';
drop index blood_visit_step_bag;
create unique index blood_visit_step_bag on blood_visit_step (area_id, camp_id, bag_number, device) where bag_number <> '' and undone_at is null;
alter table blood_donation drop constraint blood_donation_day;
alter table blood_donation add constraint blood_donation_day unique (area_id, donor_id, day, device);
drop index blood_donation_bag;
create unique index blood_donation_bag on blood_donation (area_id, camp_id, bag_number, device) where bag_number <> '';

-- Sewadars and files stay in the cloud; what follows from donations and deferrals follows on each side.
select make_synced('blood_rules', 20, direction => 'down');
select make_synced('blood_bank', 30);
select make_synced('blood_camp', 40);
select make_synced('blood_camp_bank', 50);
select make_synced('blood_camp_staff', 60, skipped => array['sewadar_id']);
select make_synced('blood_donor', 70, skipped => array['sewadar_id', 'photo_id', 'last_donation_on', 'donation_count', 'deferral_kind', 'deferral_reason', 'welcome_from']);
select make_synced('blood_donor_merge', 80);
select make_synced('blood_donation', 90);
select make_synced('blood_deferral', 100);
select make_synced('blood_confidential', 110);
select make_synced('blood_call', 120);
select make_synced('blood_visit', 130);
select make_synced('blood_visit_step', 140, skipped => array['order_no']);
