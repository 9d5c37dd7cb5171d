-- What every table, function and trigger is for, who calls it, and why the database is the right place. From here on a
-- migration comments what it makes (a test refuses what has no comment); server/schema.sql shows all of them in one place.

-- The ground ---------------------------------------------------------------------------------------------------------

comment on table migration is
  'Which files of server/migrations this database has. Written by the migration runner at each start of a newer portal.';
comment on table change_log is
  'Every change of a business row, every sign-in and every recorded read, append-only. The single source of audit, history and realtime. Written by the triggers *_log and by append_change only; the application may read it within its scope. Kinds: 1 sign-in, 2 sign-out, 3 update, 4 create, 5 delete, 6 read. Rows that belong to no area carry the nil area.';
comment on column change_log.xid is
  'The writing transaction: readers follow by it, so that a row whose transaction commits late is not missed.';
comment on column change_log.before is 'The columns that changed, as they were; the whole row where it was deleted.';
comment on column change_log.after is 'The columns that changed, as they are now; the whole row where it was created.';
comment on table idempotency_key is
  'Replies to creating requests by the key that the client sent, for two days: a retried or doubled request gets the first reply. Each user sees the own ones.';
comment on column idempotency_key.asked is
  'A digest of the request: the same key with other entries is not a repetition and is refused.';

comment on function context_user() is
  'The user of the transaction, null without one, so that policies fail closed. Read by policies and functions; stated by open_request and open_job.';
comment on function context_area() is
  'The active area of the transaction, null without one, so that policies fail closed. Policies ask for it as (select context_area()): once per statement, not once per row.';
comment on function context_level() is
  'The level of the user''s org in the transaction (10 centre, 50 area, 90 zone, 100 organisation), 0 without one.';
comment on function context_is_whole_area() is
  'Whether the user of the transaction works in the whole area, not only in some of its centres. Asked by policies.';
comment on function context_centres() is
  'The centres of the user of the transaction; null for the whole area and without a user. Asked by policies.';
comment on function centre_in_scope(uuid) is
  'Whether the transaction may see rows of a centre: the condition of the scope policies, for functions that run as the owner and are not held by policies.';

comment on function append_change(uuid, uuid, text, text, text, int, jsonb, jsonb) is
  'Adds a row to change_log with who and where from the transaction''s context. Called by log_change and by the functions of sign-in; the application may not call it, so it cannot write history of its own.';
comment on function log_change() is
  'Logs a change of a row: the changed columns before and after. Arguments: the column with the id of the record in whose history it stands, masked columns, unlogged columns, the column of the title. In the database, so that no writer can leave it out. Runs as the owner because the application may not write the log; names are qualified instead of setting search_path, which would cost more than the insert.';
comment on function record_read(text, text, jsonb) is
  'Logs a read that must be accounted for: exports, prints of personal lists, openings of papers. Called by the server where these happen; runs as the owner because the application may not write the log.';
comment on function change_feed(xid8) is
  'What realtime follows: which records changed since a transaction, never their contents. Called by each server''s follower, which has no user and so would see nothing under the policies; rows of transactions that were still open are included again, the follower drops those it has seen.';
comment on function change_horizon() is
  'The oldest transaction that is still open: from there the follower of change_feed reads again.';
comment on function touch_row() is
  'Raises version and updated_at of a row that really changed. In the database, so that every writer counts, also imports and other functions; the server compares the version that a form was opened with.';
comment on function touch_row_but_photo() is
  'As touch_row, but a change of the photo alone does not count: it must not turn an open form into a conflict. A photo that changes together with other fields does.';

comment on function make_resource_table(regclass, text, text, text[], text[], text, text) is
  'Gives a new table of an area its scope policy, row version, change log and grants; its columns decide the rest (see 0027_table_helpers.sql). Called by migrations only, as the owner: one call instead of five statements that can be forgotten.';
comment on function restrict_to_scope(regclass, text) is
  'Switches row-level security on and adds the policy: the transaction''s area, and its centres where the table has centre_id; with ''area'' everybody of the area reads. Called by make_resource_table and by migrations.';
comment on function touch_on_update(regclass) is
  'Adds the trigger that raises the row version, and where there is a photo the one that spares it. Called by make_resource_table and by migrations.';
comment on function log_changes(regclass, text, text, text[], text[]) is
  'Adds the trigger that logs changes; refuses columns that the table does not have, because a misspelt one would be logged unmasked. Called by make_resource_table and by migrations.';
comment on function describe_triggers(regclass) is
  'Writes the comments of the triggers that the helpers add. Called by make_resource_table, make_searchable and migrations.';
comment on function has_column(regclass, text) is 'Whether a table has a column. Called by the helpers of migrations.';

-- Areas, orgs, users -------------------------------------------------------------------------------------------------

comment on table area is
  'An area: the unit whose data nobody of another area sees, and the first key of every business table. Everybody sees the own one; written from level 90 up.';
comment on table centre is 'A local centre of an area. Everybody of the area sees all; written by who works for it or for the whole area.';
comment on table org is
  'The unit a user works for. Its acl is the ceiling of the rights of its users. Zones and the organisation have no area.';
comment on table app_user is
  'A user of the portal. Area and centre follow the org, so that policies need no join. The password is in credential.';
comment on column app_user.temporary_acl is 'Rights that end by themselves, each with the moment at which it does.';
comment on column app_user.seen_version is 'The release whose news the user has been shown.';
comment on table user_centre is 'Further centres of a user of centre level.';

comment on function follow_org() is
  'Copies area and centre from the user''s org. In the database, because policies compare the copies: no writer may state others.';
comment on function org_moved() is 'Moves the users of an org along when its area or centre changes. Runs as the owner: they may be out of the writer''s sight.';
comment on function parent_ceiling(uuid) is
  'The rights of the org above, which may belong to another level or area and be out of the caller''s sight. Called when an org is saved.';
comment on function org_in_use(uuid) is
  'Whether an org has users or orgs below it, also where the caller does not see them. Called before an org is deleted.';
comment on function user_in_scope(uuid) is
  'Whether the transaction may act on a user: the condition of the policy of app_user, for the functions of sign-in that run as the owner.';
comment on function grantors_of_area() is
  'Who can grant rights to the asking user, for "Why can''t I?": names and rights only, nobody of a lower level or another centre. Runs as the owner because the asking user does not see these users.';

comment on trigger app_user_follow_org on app_user is 'Area and centre of a user are those of the org, whatever the writer says.';
comment on trigger org_moved on org is 'The users of an org move with it.';
comment on trigger app_user_sessions on app_user is 'Renews what the sessions of the user remember, and ends those that are no longer allowed.';
comment on trigger org_sessions on org is 'Renews what the sessions of the org''s users remember.';
comment on trigger user_centre_sessions on user_centre is 'Renews the centres in the sessions of the user.';

-- Sign-in ------------------------------------------------------------------------------------------------------------

comment on table credential is
  'The password of a user as an argon2id hash. The application reads and writes it through functions only, each of which does one thing.';
comment on column credential.is_demo is 'Still the password that everybody can read in the README.';
comment on table session is
  'A signed-in browser, by the hash of its token. It carries what every request must know of its user, so that one look-up opens a request; triggers keep that in step with user, org, centres and credential.';
comment on column session.area_id is 'The active area: the user''s own, or the one that a user of level 90 or more switched to.';
comment on column session.stamp is 'New with every change of user, rights, area or centres: by it a server knows whether what it remembers still holds.';
comment on view context_session is
  'The stamp of the session whose context this connection has, negative when the session should be marked as in use; no row when the context no longer holds. Read before the statements of a reading request that reuses a connection; shows no other session.';
comment on sequence session_stamp is 'The stamps of sessions: never the same twice, so a stamp identifies a session in one state.';
comment on table sign_in_try is
  'Attempts to sign in, to slow down guessing. An attempt that is still being checked counts as failed, so that parallel guesses see each other.';
comment on table one_time_code is
  'The code with which a user sets a new password: ten minutes, five tries, one use. Its hash only.';
comment on column one_time_code.by_mail is 'False: handed out by an administrator.';
comment on table turn is
  'How often something was asked for lately, by whom or from where: codes by mail, registrations. Written by take_turn.';
comment on table sign_up_request is
  'A request for an account. Statuses: 1 waiting, 2 accepted, 3 declined. The hash of the requested password is never readable and is cleared with the decision.';
comment on column sign_up_request.language is 'The language in which the person is written to.';

comment on function open_request(bytea, text) is
  'The first statement of every signed-in request: finds the session and states who and where. A writing request passes its id and states it for its transaction; a reading one passes null and states it for the connection. Returns the stamp of the session, negative when it should be marked as in use, null without a session (idle limit 12 hours, hard limit 7 days). Runs as the owner because the application cannot read sessions, so it cannot state another user''s context from one.';
comment on function session_details(bytea) is
  'What a server remembers of a session until its stamp changes. Called by the server when it meets a new stamp; runs as the owner because the application cannot read sessions.';
comment on function touch_session(bytea) is 'Marks a session as in use, for the idle limit. Called beside a request at most every five minutes.';
comment on function refresh_sessions(uuid) is
  'Renews what the sessions of a user carry and ends those of a deactivated or moved user. Called by follow_user.';
comment on function follow_user() is
  'Keeps sessions in step with user, org, further centres and credential. In the database, so that a change of rights holds from the next request on, whoever makes it.';
comment on function sign_in_lookup(text) is
  'The password hash of an active user. Called by sign-in, which compares it; there is no other way to read it.';
comment on function begin_try(uuid, text, text) is
  'Writes down an attempt to sign in and returns the recent failures of user and address. Called before the password is checked. Locks by user, then by address, so that parallel guesses see each other. A pair of user and address that has signed in within 30 days counts its own failures only: a stranger cannot lock a user out.';
comment on function drop_try(uuid) is 'Forgets an attempt that does not count: it was refused because of too many before it, or checked the own password and was right. Called by sign-in and by the change of the own password.';
comment on function fail_try(uuid) is
  'Ends an attempt as failed and logs it. The username of nobody is not logged: it is often a password in the wrong field. Called by sign-in.';
comment on function start_session(uuid, uuid, bytea, text, text) is
  'Ends an attempt as successful, makes the session and logs it, in one transaction. Called by sign-in after the password was right; asks once more whether the user is active.';
comment on function end_session(bytea) is 'Ends a session and logs it. Called by sign-out.';
comment on function switch_area(bytea, uuid) is 'Changes the active area of the own session, from level 90 up. Called by the area switch.';
comment on function set_password(uuid, text, boolean, bytea) is
  'Sets the password of a user in scope, ends the other sessions and logs it without the password. Called by the user screens and by use_code; the application cannot write credentials otherwise.';
comment on function end_sessions(uuid) is 'Ends all sessions of a user in scope and logs it. Called by the user screens.';
comment on function lift_throttle(uuid) is 'Forgets the failed attempts of a user in scope and logs it. Called by the user screens.';
comment on function sign_in_state(uuid) is
  'Of a user in scope: must the password be changed, how many sessions and recent failures. Called by the user screens.';
comment on function keep_code(uuid, bytea, timestamptz, boolean) is
  'Stores the hash of a one-time code. False when one that an administrator handed out still holds: a stranger''s "forgot password" must not undo it. Called by sign-in and by the user screens.';
comment on function find_mail_address(text) is
  'Where a code is mailed to. Called by "forgot password", before anybody is signed in.';
comment on function use_code(text, bytea, text) is
  'Sets a new password for the right code, once; every call counts as a try. Called by the reset of a password.';
comment on function register_centres() is 'The active centres of all areas, for the form of registration, where nobody is signed in yet.';
comment on function ask_for_account(uuid, uuid, text, text, text, text, text, text) is
  'Makes a request for an account before anybody is signed in. ''taken'' when the username is in use or requested: the caller answers alike in both cases. Called by registration.';
comment on function take_request_password(uuid, uuid) is
  'Makes the requested password that of the new user, unread by the application. Called when a request is accepted.';
comment on function forget_wished_password() is
  'Clears the hash of a requested password. In the database, because the application cannot write that column.';
comment on function take_turn(text, int, int) is
  'Limits how often something is done: 0 when the turn is taken, otherwise the seconds until the next. Called by registration and codes by mail, before anybody is signed in; holds across servers.';
comment on function forget_old_sign_in_data() is
  'Deletes expired sessions, attempts, codes, turns and idempotency keys. Called by the hourly housekeeping of the server.';

comment on trigger session_follow on session is 'Fills what a new session carries of its user.';
comment on trigger credential_sessions on credential is 'Renews the stamp of the user''s sessions: whether the password must be changed is part of it.';
comment on trigger sign_up_request_forget on sign_up_request is 'A decided request keeps no password.';

-- Schedules, numbers -------------------------------------------------------------------------------------------------

comment on table sewa_schedule is 'When which sewa takes place at a centre and how many are needed: as it was entered, and the RFC 5545 rule made from it.';
comment on table number_counter is
  'The last number given in each series of an area: without gaps and never reused. Written by take_numbers and keep_number in the transaction that makes the row, which holds the counter until it ends. A new series needs no migration.';
comment on column number_counter.kind is 'The name of the series; a year or till that counts by itself is part of it.';
comment on function take_numbers(text, int) is
  'Takes the next numbers of a series in the area and returns the first. Called wherever a numbered record is made; holds the counter until the end of the transaction, so there are no gaps.';
comment on function keep_number(text, int) is 'Raises a counter to a number that was given from outside, so that it does not come again. Called by imports.';

-- Sewadars -----------------------------------------------------------------------------------------------------------

comment on table sewadar is
  'A volunteer of a centre. A merged record stays with merged_into set and is out of every list, so that the merge can be undone. Identity numbers are kept as last four characters and a keyed hash.';
comment on column sewadar.name_keys is 'What the name is found by, made by the server (nameKeysOf); triggers copy it to search_key. Empty: not made yet.';
comment on column sewadar.is_birth_estimated is 'Only an age was given: birth_date is the first day of the year that it points to.';
comment on column sewadar.left_on is 'Since when the status is neither active nor on leave.';
comment on column sewadar.merged_into is 'The record of the same person into which this one was merged.';
comment on table sewadar_department is 'Where and as what a sewadar serves, past and present. The centre follows the sewadar.';
comment on table sewadar_merge is 'Which record was merged into which, what moved and what the remaining record was before: enough to undo it.';
comment on table sewadar_tally is
  'How many sewadars there are by centre, status and gender, as changes whose sum is the count: counting a hundred thousand rows costs more than everything else that a list does. Written by the triggers sewadar_tally_* only.';
comment on table transfer_request is
  'A move of a sewadar to another area, asked by one and decided by the other. Statuses: 1 open, 2 accepted, 3 declined, 4 withdrawn.';
comment on column transfer_request.person is 'What the other area sees of the person before it accepts.';

comment on function follow_sewadar_centre() is
  'The centre of what hangs on a sewadar is the sewadar''s. In the database, because policies compare the copy.';
comment on function sewadar_moved() is
  'Moves what hangs on a sewadar to the new centre. Runs as the owner: the new centre may be out of the mover''s sight.';
comment on function tally_sewadars() is
  'Adds what a statement changed to sewadar_tally. Each statement adds rows and touches none of another, so nobody waits for anybody.';
comment on function settle_tallies() is
  'Sums many small changes of sewadar_tally into few. Called by the hourly housekeeping and after imports.';
comment on function move_sewadars(uuid[], uuid) is
  'Moves sewadars to another centre of the area. Called by single and bulk transfers; runs as the owner, because the rows are in the mover''s scope before but perhaps not afterwards.';
comment on function move_to_sewadar(text, text, uuid, uuid, uuid[]) is
  'Moves references from one sewadar to another, also in centres that the caller does not see; both records must be in sight and the column must be a reference to sewadar. Called by merge and its undoing.';
comment on function transfer_areas() is 'The other active areas by name, which the caller otherwise does not see. Called by the dialog of transfers.';
comment on function accept_transfer(uuid, uuid, uuid, text) is
  'Makes the person anew in the accepting area under a new number, with papers; the old record stays as transferred. Called by the accepting area; runs as the owner because neither area sees the other.';
comment on function decline_transfer(uuid, text, text) is 'Declines a transfer. Called by the area that was asked, which cannot write the row of the other.';
comment on function sewadar_import_matches(uuid) is
  'Which staged rows meet a sewadar of the area, also where the caller does not see the record: a number or identity that is taken is taken. The number is told only where the record is in sight. Called by the check of an import.';
comment on function import_meets_others(uuid, int) is
  'Whether somebody with the same identity number was registered since the file was checked, also out of the caller''s sight. Called at the end of an import.';

comment on trigger sewadar_department_follow on sewadar_department is 'The centre of a department entry is the sewadar''s.';
comment on trigger sewadar_moved on sewadar is 'What hangs on a sewadar moves to the new centre.';
comment on trigger sewadar_tally_added on sewadar is 'Counts new sewadars.';
comment on trigger sewadar_tally_changed on sewadar is 'Counts what an update changed.';
comment on trigger sewadar_tally_removed on sewadar is 'Counts deleted sewadars.';
comment on trigger sewadar_tally_emptied on sewadar is 'Empties the tally with the table.';

-- Applications -------------------------------------------------------------------------------------------------------

comment on table application is
  'An application from its first form to its acceptance, which makes exactly one record (result_…). Types and statuses are listed in the contract.';
comment on column application.form is 'The answers to the questions of its type.';
comment on column application.sewadar_id is 'The sewadar that it is about, where there is one.';
comment on column application.sent_back is 'The entries as they were when it was sent back: the next decision shows old beside new.';
comment on table application_remark is 'What was said about an application. With both statuses it is the reason of a move. Append-only.';
comment on table badge_entitlement is 'What accepted applications of types BUZURAG and SANGAT make: a person who may be given that badge.';
comment on table vehicle_pass is 'What an accepted application for a vehicle pass makes.';
comment on function follow_application_centre() is
  'The centre of a remark is that of its application. In the database, because policies compare the copy.';
comment on function application_moved() is 'Moves what hangs on an application to the new centre. Runs as the owner: it may be out of the mover''s sight.';
comment on trigger application_remark_follow on application_remark is 'The centre of a remark is that of its application.';
comment on trigger application_moved on application is 'What hangs on an application moves to the new centre.';

-- Old age enclosure --------------------------------------------------------------------------------------------------

comment on table seat_block is
  'A block of seats at the centre where gatherings are held. Everybody of the area sees the blocks, because members of one centre sit in blocks of another.';
comment on table oae_member is 'Somebody who may sit in the old age enclosure, with needs, pass and seat.';
comment on column oae_member.medical_reason is 'Why somebody younger than 65 may sit here; its paper is an attachment.';
comment on table oae_attendant is 'Who accompanies a member: family or a sewadar, at most two by place. The centre follows the member.';
comment on table oae_gathering is 'A day on which the enclosure is open.';
comment on table oae_arrival is 'Who came to a gathering, once per person however often the pass is scanned. The centre is that of the gathering: who runs it sees who came.';
comment on table oae_renewal is 'One line per member and year of the yearly renewal.';
comment on function follow_member_centre() is
  'The centre of what hangs on a member is the member''s. In the database, because policies compare the copy.';
comment on function oae_member_moved() is 'Moves what hangs on a member to the new centre. Runs as the owner: it may be out of the mover''s sight.';
comment on function members_attended(uuid, text, text[], uuid) is
  'How many active members a person attends, in the whole area: a number only, because the caller may not see all of them. Called when an attendant is saved; takes a lock, so that of two clerks who give the same person a second member at once, one comes second.';
comment on function plain_name(text) is 'A name without differences of case and spaces. Called by members_attended.';
comment on trigger oae_attendant_follow on oae_attendant is 'The centre of an attendant is the member''s.';
comment on trigger oae_renewal_follow on oae_renewal is 'The centre of a renewal is the member''s.';
comment on trigger oae_member_moved on oae_member is 'What hangs on a member moves to the new centre.';

-- Attachments --------------------------------------------------------------------------------------------------------

comment on table attachment is
  'Papers and pictures of exactly one record. The bytes are in the file store under their hash. The centre follows the owner.';
comment on column attachment.owner_id is 'The one owner that is set: the record in whose history the attachment stands.';
comment on function follow_owner_centre() is
  'The centre of an attachment is that of its owner. In the database, because policies compare the copy.';
comment on function unused_files(text[]) is
  'Which of these hashes no attachment of any area names. Called by the hourly housekeeping, which has no area, about files that it found in the store.';
comment on trigger attachment_follow on attachment is 'The centre of an attachment is that of its owner.';

-- Search -------------------------------------------------------------------------------------------------------------

comment on table search_key is
  'What people are found by: one row per word of a name (the word, then the others) and per phone (''+'' and its digits backwards, so that an ending is a beginning). Written by the triggers *_search_* of the searched tables from their name_keys, phone and other_phones (search_rows_added, search_row_changed, search_rows_emptied), and by add_imported_keys at the end of an import. Only equality and ranges are asked of it: they are leakproof, so row-level security leaves the index in use.';
comment on table search_word is
  'The words that names of an area are made of, with their skeletons: which of them sound like what was typed is asked before the people. Written with search_key (add_search_words, add_imported_keys). A word may stand twice, so that nobody waits for another''s transaction, and stays when its last bearer goes.';
comment on function make_searchable(regclass) is
  'Lets a table be searched: adds the triggers that keep search_key and search_word in step with its name_keys, phone, other_phones and merged_into. Called by migrations only, as the owner.';
comment on function searchable_tables() is
  'The tables that make_searchable was called for. Called by similar_names, so that there is no list of them to keep.';
comment on function search_keys_of(text[], text[]) is
  'The search keys of a row from its name_keys (''sound|skeleton'' for each word) and phones. Called by search_row_changed and by the tests that compare.';
comment on function add_search_words(uuid, text[]) is 'Adds the words of names that an area does not have yet. Called by search_rows_added and search_row_changed.';
comment on function search_rows_added() is
  'Writes the search keys of all rows of an insert at once: an import writes a hundred thousand. Does nothing while app.keys_later is on: an import writes its keys at its end (add_imported_keys). Runs as the owner because the application may not write search keys.';
comment on function search_row_changed() is
  'Replaces the search keys of a row whose name, phones or centre changed, and removes those of a deleted or merged one. Runs as the owner because the application may not write search keys.';
comment on function search_rows_emptied() is 'Removes the search keys of a table that was emptied by truncate.';
comment on function similar_names(text) is
  'Misspelt names: words of the caller''s own people that share trigrams with what was typed. The trigram operator is not leakproof, so row-level security would switch the index off; hence it runs as the owner and takes area and centres from the context and from nowhere else. Called by the search where nothing nearer was found.';
comment on function add_imported_keys(uuid, int) is
  'Writes the search keys of the sewadars of the caller''s running import, all at once: part by part they would block everybody who searches the area until the import ends. Called at the end of an import.';

-- Jobs and imports ---------------------------------------------------------------------------------------------------

comment on table job is
  'Long work as its maker sees it: state, progress, result. The queue itself is pg-boss''s, in the schema queue. Each user sees the own jobs; the application may create one and ask for its end, everything else is written by the functions below.';
comment on table import_file is 'An uploaded list on its way into the portal, for as long as it is needed. Each user sees the own ones.';
comment on column import_file.sample is 'The first rows, to map the columns by; identity numbers masked.';
comment on column import_file.job_id is 'The last job that worked on it.';
comment on column import_file.reserved is 'What was taken for the commit before it began, such as a block of numbers.';
comment on table import_chunk is
  'The uploaded file in pieces, so that whichever server works on it makes its own copy. Unlogged: it is in no archive.';
comment on table import_row is
  'The rows of an uploaded list, read and judged, until they are committed. Unlogged: after a crash of the database the file is checked anew.';
comment on column import_row.record_id is 'The id that the record will have: committed twice, it is there once.';
comment on column import_row.level is '0 good, 1 with warnings, 2 with errors.';
comment on function tell_job(job) is
  'Notifies the maker''s open pages of a change of a job, past the change log: progress is not history. Called by the functions and triggers of jobs.';
comment on function job_asked() is 'Notifies of a new job and of a request to end one.';
comment on function job_cancelled() is
  'Ends a job that has not begun at once. In the database, because the application may write the request only, not the state.';
comment on function hold_job(uuid) is 'Takes the lock of a job for this connection; false when another process works on it. Called by the runner of jobs.';
comment on function begin_job(uuid) is
  'Marks a job as running and returns its input; nothing when it is over. Called by the runner of jobs, which has no user and so would see no job under the policy.';
comment on function open_job(uuid) is
  'States who and where for a transaction of a running job: its maker with the rights of today. Nothing when the maker may no longer work in that area. Called by the runner of jobs.';
comment on function report_job(uuid, int, int) is
  'Writes the progress of a running job and answers whether its maker wants it ended. Called by the runner of jobs, on another connection than the one that works.';
comment on function end_job(uuid, text, jsonb, text, jsonb) is 'Ends a job with its result or error. Called by the runner of jobs.';
comment on function settle_lost_jobs() is
  'Ends the jobs that the queue has given up or never had, as after a restored backup. Called at the start of a server and regularly.';
comment on function count_imported(text) is
  'Analyzes the tables of an import: the planner knows nothing of a hundred thousand new rows yet, and only the owner may analyze. Called at the end of an import.';
comment on function forget_old_jobs() is
  'Deletes jobs after a month and uploaded lists after two days. Called by the hourly housekeeping of the server.';
comment on trigger job_asked on job is 'Notifies of a new job and of a request to end one.';
comment on trigger job_cancelled on job is 'Ends a job that has not begun at once.';

-- The triggers that are alike in every table.
select describe_triggers(c.oid::regclass) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r';
