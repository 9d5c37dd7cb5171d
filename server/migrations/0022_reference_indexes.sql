-- Deleting a person asks every table that points there; without these it would read them whole.
create index sewadar_merged_into on sewadar (area_id, merged_into) where merged_into is not null;
create index sewadar_merge_merged on sewadar_merge (area_id, merged_id);
create index transfer_request_sewadar on transfer_request (area_id, sewadar_id);
create index oae_arrival_of_member on oae_arrival (area_id, member_id) where member_id is not null;
create index oae_arrival_of_attendant on oae_arrival (area_id, attendant_id) where attendant_id is not null;
create index oae_renewal_of_member on oae_renewal (area_id, member_id);
create index application_result_member on application (area_id, result_member_id) where result_member_id is not null;
create index application_result_entitlement on application (area_id, result_entitlement_id) where result_entitlement_id is not null;
create index application_result_pass on application (area_id, result_pass_id) where result_pass_id is not null;
