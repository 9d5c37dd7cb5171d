-- The schema as all migrations together make it: tables with their columns, constraints, indexes, policies, triggers
-- and grants, then the functions, both in the order of their names. The file is for reading: the migrations are what
-- runs. `npm run schema` writes it, and a test compares it with a migrated database.

CREATE EXTENSION btree_gin SCHEMA extensions;
CREATE EXTENSION btree_gist SCHEMA extensions;
CREATE EXTENSION pg_trgm SCHEMA extensions;
CREATE SEQUENCE session_stamp;

-- app_user ----------------------------------------------------------------------------------------------------------
-- A user of the portal. Area and centre follow the org, so that policies need no join. The password is in credential.
-- Changed by the functions org_moved, start_session, sync_put_staff, wipe_sync_laptop.
CREATE TABLE app_user (
  id uuid NOT NULL,
  area_id uuid,
  centre_id uuid,
  org_id uuid NOT NULL,
  username text NOT NULL,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  acl jsonb DEFAULT '{}'::jsonb NOT NULL,
  -- Rights that end by themselves, each with the moment at which it does.
  temporary_acl jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  preferences jsonb DEFAULT '{}'::jsonb NOT NULL,
  -- The release whose news the user has been shown.
  seen_version text,
  last_sign_in_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_acl_check CHECK (jsonb_typeof(acl) = 'object'::text),
  CONSTRAINT app_user_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT app_user_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT app_user_temporary_acl_check CHECK (jsonb_typeof(temporary_acl) = 'array'::text),
  CONSTRAINT app_user_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'::text),
  CONSTRAINT app_user_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT app_user_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT app_user_org_id_fkey FOREIGN KEY (org_id) REFERENCES org(id)
);
CREATE INDEX app_user_area ON app_user USING btree (area_id, lower(name), id);
CREATE INDEX app_user_org ON app_user USING btree (org_id);
CREATE UNIQUE INDEX app_user_username ON app_user USING btree (username);
ALTER TABLE app_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY app_user_scope ON app_user TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))) OR area_id IS NULL AND (( SELECT context_level() AS context_level)) >= 90 OR id = (( SELECT context_user() AS context_user)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))) OR area_id IS NULL AND (( SELECT context_level() AS context_level)) >= 90 OR id = (( SELECT context_user() AS context_user)));
-- Area and centre of a user are those of the org, whatever the writer says.
CREATE TRIGGER app_user_follow_org BEFORE INSERT OR UPDATE OF org_id, area_id, centre_id ON app_user FOR EACH ROW EXECUTE FUNCTION follow_org();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER app_user_log AFTER INSERT OR DELETE OR UPDATE OF org_id, area_id, centre_id, username, name, name_latin, phone, email, acl, temporary_acl, is_active, preferences ON app_user FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Renews what the sessions of the user remember, and ends those that are no longer allowed.
CREATE TRIGGER app_user_sessions AFTER UPDATE OF org_id, area_id, centre_id, username, name, acl, temporary_acl, is_active, preferences ON app_user FOR EACH ROW EXECUTE FUNCTION follow_user();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER app_user_touch BEFORE UPDATE OF org_id, username, name, name_latin, phone, email, acl, temporary_acl, is_active ON app_user FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON app_user TO sewa_app;

-- application -------------------------------------------------------------------------------------------------------
-- An application from its first form to its acceptance, which makes exactly one record (result_…). Types and statuses
-- are listed in the contract.
-- Changed by the functions erase_person.
CREATE TABLE application (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  type smallint NOT NULL,
  status smallint DEFAULT 7 NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  name_keys text[] DEFAULT '{}'::text[] NOT NULL,
  relative_kind text DEFAULT 'father'::text NOT NULL,
  relative_name text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  birth_date date,
  is_birth_estimated boolean DEFAULT false NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  aadhaar_last4 text,
  aadhaar_hash bytea,
  pan_last4 text,
  pan_hash bytea,
  -- The answers to the questions of its type.
  form jsonb DEFAULT '{}'::jsonb NOT NULL,
  -- The sewadar that it is about, where there is one.
  sewadar_id uuid,
  photo_id uuid,
  made_by uuid NOT NULL,
  made_by_name text DEFAULT ''::text NOT NULL,
  edited_by uuid NOT NULL,
  pre_approved_by uuid,
  approved_by uuid,
  -- The entries as they were when it was sent back: the next decision shows old beside new.
  sent_back jsonb,
  result_sewadar_id uuid,
  result_member_id uuid,
  result_entitlement_id uuid,
  result_pass_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Everybody who edited the entries or the papers since the last submission. Kept by the trigger application_editors,
  -- emptied when a new round begins.
  editors uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  -- How the application stood before its last move, who made it, and the version since; null where the last move cannot
  -- be undone. Written with each move.
  undo jsonb,
  CONSTRAINT application_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT application_number UNIQUE (area_id, number),
  CONSTRAINT application_aadhaar_last4_check CHECK (aadhaar_last4 ~ '^\d{4}$'::text),
  CONSTRAINT application_address_check CHECK (length(address) <= 500),
  CONSTRAINT application_check CHECK ((aadhaar_last4 IS NULL) = (aadhaar_hash IS NULL)),
  CONSTRAINT application_check1 CHECK ((pan_last4 IS NULL) = (pan_hash IS NULL)),
  CONSTRAINT application_form_check CHECK (jsonb_typeof(form) = 'object'::text AND length(form::text) <= 20000),
  CONSTRAINT application_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT application_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT application_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT application_number_check CHECK (number > 0),
  CONSTRAINT application_pan_last4_check CHECK (pan_last4 ~ '^[0-9A-Z]{4}$'::text),
  CONSTRAINT application_relative_kind_check CHECK (relative_kind = ANY (ARRAY['father'::text, 'husband'::text])),
  CONSTRAINT application_relative_name_check CHECK (length(relative_name) <= 120),
  CONSTRAINT application_result CHECK (num_nonnulls(result_sewadar_id, result_member_id, result_entitlement_id, result_pass_id) =
  CASE status
      WHEN 30 THEN 1
      ELSE 0
  END),
  CONSTRAINT application_status_check CHECK (status = ANY (ARRAY[5, 7, 8, 10, 15, 20, 25, 30])),
  CONSTRAINT application_type_check CHECK (type = ANY (ARRAY[10, 20, 30, 40, 50])),
  CONSTRAINT application_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT application_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT application_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT application_area_id_result_entitlement_id_fkey FOREIGN KEY (area_id, result_entitlement_id) REFERENCES badge_entitlement(area_id, id),
  CONSTRAINT application_area_id_result_member_id_fkey FOREIGN KEY (area_id, result_member_id) REFERENCES oae_member(area_id, id),
  CONSTRAINT application_area_id_result_pass_id_fkey FOREIGN KEY (area_id, result_pass_id) REFERENCES vehicle_pass(area_id, id),
  CONSTRAINT application_area_id_result_sewadar_id_fkey FOREIGN KEY (area_id, result_sewadar_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT application_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX application_centre ON application USING btree (area_id, centre_id, status, status_since, id);
CREATE INDEX application_photo ON application USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX application_result_entitlement ON application USING btree (area_id, result_entitlement_id) WHERE result_entitlement_id IS NOT NULL;
CREATE INDEX application_result_member ON application USING btree (area_id, result_member_id) WHERE result_member_id IS NOT NULL;
CREATE INDEX application_result_pass ON application USING btree (area_id, result_pass_id) WHERE result_pass_id IS NOT NULL;
CREATE INDEX application_result_sewadar ON application USING btree (area_id, result_sewadar_id) WHERE result_sewadar_id IS NOT NULL;
CREATE INDEX application_sewadar ON application USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
CREATE INDEX application_status ON application USING btree (area_id, status, status_since, id);
CREATE INDEX application_unkeyed ON application USING btree (area_id) WHERE name_keys = '{}'::text[];
ALTER TABLE application ENABLE ROW LEVEL SECURITY;
CREATE POLICY application_scope ON application TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Whoever is named as the editor is one of the editors.
CREATE TRIGGER application_editors BEFORE INSERT OR UPDATE OF edited_by ON application FOR EACH ROW EXECUTE FUNCTION add_editor();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER application_log AFTER INSERT OR DELETE OR UPDATE ON application FOR EACH ROW EXECUTE FUNCTION log_change('id', 'aadhaar_last4,pan_last4', 'name_keys,aadhaar_hash,pan_hash,status_since,sent_back,editors,undo');
-- What hangs on an application moves to the new centre.
CREATE TRIGGER application_moved AFTER UPDATE OF centre_id ON application FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION application_moved();
-- Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.
CREATE TRIGGER application_search_added AFTER INSERT ON application REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_rows_added('phone');
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER application_search_changed AFTER UPDATE ON application FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.id IS DISTINCT FROM new.id OR old.centre_id IS DISTINCT FROM new.centre_id OR old.name_keys IS DISTINCT FROM new.name_keys OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION search_row_changed('phone');
-- Removes the search keys of an emptied table.
CREATE TRIGGER application_search_emptied AFTER TRUNCATE ON application FOR EACH STATEMENT EXECUTE FUNCTION search_rows_emptied();
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER application_search_removed AFTER DELETE ON application FOR EACH ROW EXECUTE FUNCTION search_row_changed('phone');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER application_touch BEFORE UPDATE ON application FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER application_touch_photo BEFORE UPDATE ON application FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON application TO sewa_app;

-- application_remark ------------------------------------------------------------------------------------------------
-- What was said about an application. With both statuses it is the reason of a move. Append-only.
-- Changed by the functions application_moved.
CREATE TABLE application_remark (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  from_status smallint,
  to_status smallint,
  text text DEFAULT ''::text NOT NULL,
  -- The move put back the one before it.
  is_undo boolean DEFAULT false NOT NULL,
  CONSTRAINT application_remark_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT application_remark_text_check CHECK (length(text) <= 1000),
  CONSTRAINT application_remark_area_id_application_id_fkey FOREIGN KEY (area_id, application_id) REFERENCES application(area_id, id) ON DELETE CASCADE
);
CREATE INDEX application_remark_application ON application_remark USING btree (area_id, application_id, at);
ALTER TABLE application_remark ENABLE ROW LEVEL SECURITY;
CREATE POLICY application_remark_scope ON application_remark TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The centre of a remark is that of its application.
CREATE TRIGGER application_remark_follow BEFORE INSERT OR UPDATE OF application_id, centre_id ON application_remark FOR EACH ROW EXECUTE FUNCTION follow_application_centre();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER application_remark_log AFTER INSERT OR DELETE OR UPDATE ON application_remark FOR EACH ROW EXECUTE FUNCTION log_change('application_id');
GRANT SELECT, INSERT ON application_remark TO sewa_app;

-- area --------------------------------------------------------------------------------------------------------------
-- An area: the unit whose data nobody of another area sees, and the first key of every business table. Everybody sees
-- the own one; written from level 90 up.
-- Changed by the functions become_sync_device.
CREATE TABLE area (
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT area_pkey PRIMARY KEY (id),
  CONSTRAINT area_code_check CHECK (code ~ '^[A-Z0-9-]{1,12}$'::text),
  CONSTRAINT area_name_check CHECK (length(name) >= 1 AND length(name) <= 120)
);
CREATE UNIQUE INDEX area_code ON area USING btree (code);
CREATE UNIQUE INDEX area_name ON area USING btree (lower(name));
ALTER TABLE area ENABLE ROW LEVEL SECURITY;
CREATE POLICY area_read ON area FOR SELECT TO sewa_app
  USING (id = (( SELECT context_area() AS context_area)) OR (( SELECT context_level() AS context_level)) >= 90);
CREATE POLICY area_write ON area TO sewa_app
  USING ((( SELECT context_level() AS context_level)) >= 90)
  WITH CHECK ((( SELECT context_level() AS context_level)) >= 90);
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER area_log AFTER INSERT OR DELETE OR UPDATE ON area FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER area_touch BEFORE UPDATE ON area FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON area TO sewa_app;

-- attachment --------------------------------------------------------------------------------------------------------
-- Papers and pictures of exactly one record. The bytes are in the file store under their hash. The centre follows the
-- owner.
-- Changed by the functions accept_transfer, application_moved, attachments_move, deliver_letter, erase_person,
-- oae_member_moved, sewadar_moved.
CREATE TABLE attachment (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  -- That of the owner; null where the owner belongs to the whole area.
  centre_id uuid,
  sewadar_id uuid,
  application_id uuid,
  member_id uuid,
  attendant_id uuid,
  entitlement_id uuid,
  type smallint NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  content_hash text NOT NULL,
  thumbnail_hash text,
  card_hash text,
  added_by_name text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- The one owner that is set: the record in whose history the attachment stands.
  owner_id uuid NOT NULL,
  roll_id uuid,
  vehicle_id uuid,
  driver_id uuid,
  letter_id uuid,
  expense_id uuid,
  -- What it is for, one of those that its owner declares (a subject, before, after); empty: none in particular.
  purpose text DEFAULT ''::text NOT NULL,
  premises_id uuid,
  sg_record_id uuid,
  donor_id uuid,
  item_id uuid,
  CONSTRAINT attachment_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT attachment_bytes_check CHECK (bytes > 0),
  CONSTRAINT attachment_card_hash_check CHECK (card_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT attachment_centre CHECK (centre_id IS NOT NULL OR item_id IS NOT NULL),
  CONSTRAINT attachment_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT attachment_mime_check CHECK (mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'application/pdf'::text])),
  CONSTRAINT attachment_name_check CHECK (length(name) >= 1 AND length(name) <= 150),
  CONSTRAINT attachment_owner CHECK (num_nonnulls(sewadar_id, application_id, member_id, attendant_id, entitlement_id, roll_id, vehicle_id, driver_id, letter_id, expense_id, premises_id, sg_record_id, donor_id, item_id) = 1),
  CONSTRAINT attachment_purpose_check CHECK (length(purpose) <= 40),
  CONSTRAINT attachment_thumbnail_hash_check CHECK (thumbnail_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT attachment_type_check CHECK (type = ANY (ARRAY[5, 10, 15, 20, 25, 30])),
  CONSTRAINT attachment_area_id_application_id_fkey FOREIGN KEY (area_id, application_id) REFERENCES application(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_attendant_id_fkey FOREIGN KEY (area_id, attendant_id) REFERENCES oae_attendant(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_driver_id_fkey FOREIGN KEY (area_id, driver_id) REFERENCES transport_driver(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_entitlement_id_fkey FOREIGN KEY (area_id, entitlement_id) REFERENCES badge_entitlement(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_expense_id_fkey FOREIGN KEY (area_id, expense_id) REFERENCES transport_expense(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT attachment_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_letter_id_fkey FOREIGN KEY (area_id, letter_id) REFERENCES dak_letter(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_member_id_fkey FOREIGN KEY (area_id, member_id) REFERENCES oae_member(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_premises_id_fkey FOREIGN KEY (area_id, premises_id) REFERENCES sg_premises(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_roll_id_fkey FOREIGN KEY (area_id, roll_id) REFERENCES nominal_roll(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_sg_record_id_fkey FOREIGN KEY (area_id, sg_record_id) REFERENCES sg_record(area_id, id) ON DELETE CASCADE,
  CONSTRAINT attachment_area_id_vehicle_id_fkey FOREIGN KEY (area_id, vehicle_id) REFERENCES transport_vehicle(area_id, id) ON DELETE CASCADE
);
CREATE INDEX attachment_application ON attachment USING btree (area_id, application_id) WHERE application_id IS NOT NULL;
CREATE INDEX attachment_attendant ON attachment USING btree (area_id, attendant_id) WHERE attendant_id IS NOT NULL;
CREATE INDEX attachment_card ON attachment USING btree (card_hash) WHERE card_hash IS NOT NULL;
CREATE INDEX attachment_content ON attachment USING btree (content_hash);
CREATE INDEX attachment_donor_id ON attachment USING btree (area_id, donor_id) WHERE donor_id IS NOT NULL;
CREATE INDEX attachment_driver_id ON attachment USING btree (area_id, driver_id) WHERE driver_id IS NOT NULL;
CREATE INDEX attachment_entitlement ON attachment USING btree (area_id, entitlement_id) WHERE entitlement_id IS NOT NULL;
CREATE INDEX attachment_expense_id ON attachment USING btree (area_id, expense_id) WHERE expense_id IS NOT NULL;
CREATE INDEX attachment_item_id ON attachment USING btree (area_id, item_id) WHERE item_id IS NOT NULL;
CREATE INDEX attachment_letter_id ON attachment USING btree (area_id, letter_id) WHERE letter_id IS NOT NULL;
CREATE INDEX attachment_member ON attachment USING btree (area_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX attachment_premises_id ON attachment USING btree (area_id, premises_id) WHERE premises_id IS NOT NULL;
CREATE INDEX attachment_roll_id ON attachment USING btree (area_id, roll_id) WHERE roll_id IS NOT NULL;
CREATE INDEX attachment_sewadar ON attachment USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
CREATE INDEX attachment_sg_record_id ON attachment USING btree (area_id, sg_record_id) WHERE sg_record_id IS NOT NULL;
CREATE INDEX attachment_thumbnail ON attachment USING btree (thumbnail_hash) WHERE thumbnail_hash IS NOT NULL;
CREATE INDEX attachment_vehicle_id ON attachment USING btree (area_id, vehicle_id) WHERE vehicle_id IS NOT NULL;
ALTER TABLE attachment ENABLE ROW LEVEL SECURITY;
CREATE POLICY attachment_scope ON attachment TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR centre_id IS NULL OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR centre_id IS NULL OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Sets owner_id and the centre of the record. That there is exactly one record is for the constraint
-- attachment_owner.
CREATE TRIGGER attachment_follow BEFORE INSERT OR UPDATE ON attachment FOR EACH ROW EXECUTE FUNCTION follow_owner_centre();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER attachment_log AFTER INSERT OR DELETE OR UPDATE ON attachment FOR EACH ROW EXECUTE FUNCTION log_change('owner_id', '', 'content_hash,thumbnail_hash,card_hash,sewadar_id,application_id,member_id,attendant_id,entitlement_id,roll_id,vehicle_id,driver_id,letter_id,expense_id,premises_id,sg_record_id,donor_id,item_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER attachment_touch BEFORE UPDATE ON attachment FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON attachment TO sewa_app;

-- attendance_correction ---------------------------------------------------------------------------------------------
-- What was changed on a closed sheet, with the old values and the reason. Rows never change.
-- Changed by the functions forget_attendance.
CREATE TABLE attendance_correction (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  sheet_id uuid NOT NULL,
  sewadar_id uuid NOT NULL,
  mark_before text,
  in_before timestamp with time zone,
  out_before timestamp with time zone,
  mark_after text,
  in_after timestamp with time zone,
  out_after timestamp with time zone,
  reason text NOT NULL,
  user_name text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT attendance_correction_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT attendance_correction_mark_after_check CHECK (mark_after = ANY (ARRAY['present'::text, 'late'::text, 'half'::text, 'absent'::text, 'excused'::text])),
  CONSTRAINT attendance_correction_mark_before_check CHECK (mark_before = ANY (ARRAY['present'::text, 'late'::text, 'half'::text, 'absent'::text, 'excused'::text])),
  CONSTRAINT attendance_correction_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT attendance_correction_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT attendance_correction_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT attendance_correction_area_id_sheet_id_fkey FOREIGN KEY (area_id, sheet_id) REFERENCES attendance_sheet(area_id, id)
);
CREATE INDEX attendance_correction_sewadar ON attendance_correction USING btree (area_id, sewadar_id);
CREATE INDEX attendance_correction_sheet ON attendance_correction USING btree (area_id, sheet_id, at);
ALTER TABLE attendance_correction ENABLE ROW LEVEL SECURITY;
CREATE POLICY attendance_correction_scope ON attendance_correction TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER attendance_correction_log AFTER INSERT OR DELETE OR UPDATE ON attendance_correction FOR EACH ROW EXECUTE FUNCTION log_change('sheet_id', 'reason');
GRANT SELECT, INSERT ON attendance_correction TO sewa_app;

-- attendance_entry --------------------------------------------------------------------------------------------------
-- One sewadar on one sheet: when they came and left, and the mark that follows.
-- Changed by the functions attendance_moved, forget_attendance, keep_one_entry.
CREATE TABLE attendance_entry (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  sheet_id uuid NOT NULL,
  -- The day of the sheet, which it follows: reports count entries without their sheets, which may be out of sight.
  on_day date NOT NULL,
  sewadar_id uuid NOT NULL,
  -- The centre of the sewadar, whom it follows. Another one than centre_id: a guest, or somebody who has moved since.
  home_centre_id uuid NOT NULL,
  in_at timestamp with time zone,
  out_at timestamp with time zone,
  -- The mark that somebody chose by hand; it goes before the times.
  stated text,
  -- What follows from stated and the times by markOf of the contract; stored, so that reports count it in the database.
  mark text NOT NULL,
  how text NOT NULL,
  -- The latest scan or choice by the clock of the device; an older one that arrives later changes nothing.
  seen_at timestamp with time zone NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT attendance_entry_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT attendance_entry_person UNIQUE (area_id, sheet_id, sewadar_id),
  CONSTRAINT attendance_entry_check CHECK (out_at >= in_at),
  CONSTRAINT attendance_entry_check1 CHECK (num_nonnulls(stated, in_at) > 0),
  CONSTRAINT attendance_entry_how_check CHECK (how = ANY (ARRAY['list'::text, 'scan'::text, 'kiosk'::text])),
  CONSTRAINT attendance_entry_mark_check CHECK (mark = ANY (ARRAY['present'::text, 'late'::text, 'half'::text, 'absent'::text, 'excused'::text])),
  CONSTRAINT attendance_entry_stated_check CHECK (stated = ANY (ARRAY['present'::text, 'late'::text, 'half'::text, 'absent'::text, 'excused'::text])),
  CONSTRAINT attendance_entry_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT attendance_entry_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT attendance_entry_area_id_sheet_id_on_day_fkey FOREIGN KEY (area_id, sheet_id, on_day) REFERENCES attendance_sheet(area_id, id, on_day) ON UPDATE CASCADE
);
CREATE INDEX attendance_entry_day ON attendance_entry USING btree (area_id, on_day) INCLUDE (sewadar_id, mark, centre_id, home_centre_id);
CREATE INDEX attendance_entry_home ON attendance_entry USING btree (area_id, home_centre_id);
CREATE INDEX attendance_entry_sewadar ON attendance_entry USING btree (area_id, sewadar_id, on_day);
ALTER TABLE attendance_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY attendance_entry_home ON attendance_entry FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (home_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])));
CREATE POLICY attendance_entry_scope ON attendance_entry TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER attendance_entry_log AFTER INSERT OR DELETE OR UPDATE ON attendance_entry FOR EACH ROW EXECUTE FUNCTION log_change('sheet_id', '', 'seen_at,on_day,home_centre_id');
-- A merge never makes two entries of one person on one sheet.
CREATE TRIGGER attendance_entry_merged BEFORE UPDATE OF sewadar_id ON attendance_entry FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id) EXECUTE FUNCTION keep_one_entry();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER attendance_entry_touch BEFORE UPDATE ON attendance_entry FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON attendance_entry TO sewa_app;

-- attendance_guest_lookup -------------------------------------------------------------------------------------------
-- Which guests each user has scanned in the last day, so that nobody lists the sewadars of an area by trying numbers;
-- reached through attendance_guest only.
-- Changed by the functions attendance_guest.
CREATE TABLE attendance_guest_lookup (
  user_id uuid NOT NULL,
  sewadar_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT attendance_guest_lookup_pkey PRIMARY KEY (user_id, sewadar_id)
);

-- attendance_month --------------------------------------------------------------------------------------------------
-- The months that the area has closed. Their sheets are closed; a change needs the right to correct, and a reason.
CREATE TABLE attendance_month (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  month date NOT NULL,
  closed_by_name text NOT NULL,
  closed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT attendance_month_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT attendance_month_once UNIQUE (area_id, month),
  CONSTRAINT attendance_month_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT attendance_month_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE attendance_month ENABLE ROW LEVEL SECURITY;
CREATE POLICY attendance_month_scope ON attendance_month TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER attendance_month_log AFTER INSERT OR DELETE OR UPDATE ON attendance_month FOR EACH ROW EXECUTE FUNCTION log_change('id');
GRANT SELECT, INSERT ON attendance_month TO sewa_app;

-- attendance_sheet --------------------------------------------------------------------------------------------------
-- One occurrence of a sewa: of a schedule, or opened by hand. It may end after midnight and belongs to the day on
-- which it starts.
CREATE TABLE attendance_sheet (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  schedule_id uuid,
  title text NOT NULL,
  department text NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  on_day date NOT NULL,
  start_time time without time zone NOT NULL,
  end_time time without time zone NOT NULL,
  -- The start as a moment in the time zone of the portal, made by the server from day and time.
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  late_after integer,
  half_below integer,
  is_closed boolean DEFAULT false NOT NULL,
  closed_at timestamp with time zone,
  closed_by_name text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Who closed the sheet by hand, when, the version since, and the entries that closing made; null where it cannot be
  -- undone.
  undo jsonb,
  CONSTRAINT attendance_sheet_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT attendance_sheet_occurrence UNIQUE (area_id, schedule_id, on_day),
  CONSTRAINT attendance_sheet_with_day UNIQUE (area_id, id, on_day),
  CONSTRAINT attendance_sheet_check CHECK (ends_at > starts_at),
  CONSTRAINT attendance_sheet_department_check CHECK (length(department) >= 1 AND length(department) <= 80),
  CONSTRAINT attendance_sheet_half_below_check CHECK (half_below >= 0 AND half_below <= 1440),
  CONSTRAINT attendance_sheet_late_after_check CHECK (late_after >= 0 AND late_after <= 240),
  CONSTRAINT attendance_sheet_place_check CHECK (length(place) <= 120),
  CONSTRAINT attendance_sheet_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  CONSTRAINT attendance_sheet_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT attendance_sheet_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT attendance_sheet_area_id_schedule_id_fkey FOREIGN KEY (area_id, schedule_id) REFERENCES sewa_schedule(area_id, id) ON DELETE SET NULL (schedule_id)
);
CREATE INDEX attendance_sheet_centre ON attendance_sheet USING btree (area_id, centre_id);
CREATE INDEX attendance_sheet_day ON attendance_sheet USING btree (area_id, on_day, centre_id);
CREATE INDEX attendance_sheet_open ON attendance_sheet USING btree (area_id, on_day) WHERE NOT is_closed;
ALTER TABLE attendance_sheet ENABLE ROW LEVEL SECURITY;
CREATE POLICY attendance_sheet_scope ON attendance_sheet TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER attendance_sheet_log AFTER INSERT OR DELETE OR UPDATE ON attendance_sheet FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'starts_at,ends_at,undo');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER attendance_sheet_touch BEFORE UPDATE ON attendance_sheet FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON attendance_sheet TO sewa_app;

-- attendance_taken_back ---------------------------------------------------------------------------------------------
-- When the mark of a sewadar on a sheet was last taken back. Only compared with marks that arrive late; the history
-- has the change itself.
CREATE TABLE attendance_taken_back (
  area_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  sheet_id uuid NOT NULL,
  -- Not a reference: a record that is merged or erased takes nothing along.
  sewadar_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT attendance_taken_back_pkey PRIMARY KEY (area_id, sheet_id, sewadar_id),
  CONSTRAINT attendance_taken_back_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT attendance_taken_back_area_id_sheet_id_fkey FOREIGN KEY (area_id, sheet_id) REFERENCES attendance_sheet(area_id, id) ON DELETE CASCADE
);
ALTER TABLE attendance_taken_back ENABLE ROW LEVEL SECURITY;
CREATE POLICY attendance_taken_back_scope ON attendance_taken_back TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
GRANT SELECT, INSERT, UPDATE ON attendance_taken_back TO sewa_app;

-- badge -------------------------------------------------------------------------------------------------------------
-- A badge of one of the seven types: who carries it, how long it is valid, and what became of it. Never deleted.
-- Changed by the functions badges_follow, erase_person, expire_badges, keep_one_badge_of_record, revoke_badges_of,
-- revoke_transferred_badges.
CREATE TABLE badge (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- As the specification numbers them: 1 Permanent, 2 Temporary, 3 Buzurag, 4 OAE Attendant, 5 Sangat, 10 OAE
  -- Permanent, 11 OAE Temporary.
  type smallint NOT NULL,
  -- Counts up by area and type, without gaps.
  number integer NOT NULL,
  -- A category key of the specification, such as category.6; empty for a type without one.
  category text DEFAULT ''::text NOT NULL,
  -- At most one of the four persons is set; none: the person was erased or taken off.
  sewadar_id uuid,
  member_id uuid,
  attendant_id uuid,
  entitlement_id uuid,
  department text DEFAULT ''::text NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  -- 10 requested, 20 printed, 30 issued, 40 returned, 50 expired, 60 lost, 70 revoked. The first three are valid until
  -- their last day.
  status smallint DEFAULT 10 NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  -- Why it was lost or revoked, in the words of whoever did it, or one of the portal's own reasons: #merged, #removed,
  -- #transferred.
  reason text DEFAULT ''::text NOT NULL,
  print_count integer DEFAULT 0 NOT NULL,
  spoiled_count integer DEFAULT 0 NOT NULL,
  printed_at timestamp with time zone,
  -- A digest of what the last print showed: where it differs from what a print would show now, the card is out of date.
  printed_digest text,
  -- The centre that the last print names.
  printed_centre_id uuid,
  -- The lost or revoked badge in whose place this one was issued.
  replaces uuid,
  -- The last move, so that it can be undone.
  undo jsonb,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- The key that signed the code of the last print. A card whose key was withdrawn is refused and must be printed
  -- again.
  printed_key text,
  -- The latest last day on any of its cards. A badge that was shortened since has cards whose code alone would still
  -- say valid.
  printed_valid_to date,
  -- Renewed since the last print: it waits for a new card.
  is_renewed boolean DEFAULT false NOT NULL,
  CONSTRAINT badge_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_number UNIQUE (area_id, type, number),
  CONSTRAINT badge_category_check CHECK (length(category) <= 20),
  CONSTRAINT badge_department_check CHECK (length(department) <= 80),
  CONSTRAINT badge_number_check CHECK (number > 0),
  CONSTRAINT badge_person CHECK (num_nonnulls(sewadar_id, member_id, attendant_id, entitlement_id) <= 1),
  CONSTRAINT badge_print_count_check CHECK (print_count >= 0),
  CONSTRAINT badge_printed_key_check CHECK (printed_key ~ '^[0-9A-Z]{1,8}$'::text),
  CONSTRAINT badge_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT badge_spoiled_count_check CHECK (spoiled_count >= 0),
  CONSTRAINT badge_status_check CHECK (status = ANY (ARRAY[10, 20, 30, 40, 50, 60, 70])),
  CONSTRAINT badge_type_check CHECK (type = ANY (ARRAY[1, 2, 3, 4, 5, 10, 11])),
  CONSTRAINT badge_validity CHECK (valid_to >= valid_from),
  CONSTRAINT badge_area_id_attendant_id_fkey FOREIGN KEY (area_id, attendant_id) REFERENCES oae_attendant(area_id, id) ON DELETE SET NULL (attendant_id),
  CONSTRAINT badge_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_area_id_entitlement_id_fkey FOREIGN KEY (area_id, entitlement_id) REFERENCES badge_entitlement(area_id, id) ON DELETE SET NULL (entitlement_id),
  CONSTRAINT badge_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT badge_area_id_member_id_fkey FOREIGN KEY (area_id, member_id) REFERENCES oae_member(area_id, id) ON DELETE SET NULL (member_id),
  CONSTRAINT badge_area_id_printed_centre_id_fkey FOREIGN KEY (area_id, printed_centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_area_id_replaces_fkey FOREIGN KEY (area_id, replaces) REFERENCES badge(area_id, id),
  CONSTRAINT badge_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX badge_attendant ON badge USING btree (area_id, attendant_id) WHERE attendant_id IS NOT NULL;
CREATE INDEX badge_centre ON badge USING btree (area_id, centre_id);
CREATE INDEX badge_entitlement_of ON badge USING btree (area_id, entitlement_id) WHERE entitlement_id IS NOT NULL;
CREATE INDEX badge_member ON badge USING btree (area_id, member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX badge_one_for_attendant ON badge USING btree (area_id, attendant_id, type) WHERE status = ANY (ARRAY[10, 20, 30]);
CREATE UNIQUE INDEX badge_one_for_entitlement ON badge USING btree (area_id, entitlement_id, type) WHERE status = ANY (ARRAY[10, 20, 30]);
CREATE UNIQUE INDEX badge_one_for_member ON badge USING btree (area_id, member_id, type) WHERE status = ANY (ARRAY[10, 20, 30]);
CREATE UNIQUE INDEX badge_one_for_sewadar ON badge USING btree (area_id, sewadar_id, type) WHERE status = ANY (ARRAY[10, 20, 30]);
CREATE INDEX badge_printed_centre ON badge USING btree (area_id, printed_centre_id) WHERE printed_centre_id IS NOT NULL;
CREATE INDEX badge_printed_key ON badge USING btree (area_id, printed_key) WHERE printed_key IS NOT NULL AND (status = ANY (ARRAY[10, 20, 30]));
CREATE INDEX badge_replaces ON badge USING btree (area_id, replaces) WHERE replaces IS NOT NULL;
CREATE INDEX badge_sewadar ON badge USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
CREATE INDEX badge_valid_to ON badge USING btree (area_id, valid_to) WHERE status = ANY (ARRAY[10, 20, 30]);
ALTER TABLE badge ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_scope ON badge TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Removes the files of prints with the card of somebody who is erased or taken off.
CREATE TRIGGER badge_files_forgotten AFTER UPDATE OF sewadar_id, member_id, attendant_id, entitlement_id ON badge FOR EACH ROW WHEN (num_nonnulls(old.sewadar_id, old.member_id, old.attendant_id, old.entitlement_id) = 1 AND num_nonnulls(new.sewadar_id, new.member_id, new.attendant_id, new.entitlement_id) = 0) EXECUTE FUNCTION forget_files_of_person();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_log AFTER INSERT OR DELETE OR UPDATE ON badge FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'status_since,made_by,printed_digest,printed_key,printed_valid_to,is_renewed,undo', 'number');
-- A merge never leaves one person with two valid badges of a type.
CREATE TRIGGER badge_merged BEFORE UPDATE OF sewadar_id ON badge FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND old.sewadar_id IS NOT NULL AND new.sewadar_id IS NOT NULL) EXECUTE FUNCTION keep_one_badge();
-- Its card does not wait at the old centre.
CREATE TRIGGER badge_moved_from_print AFTER UPDATE OF centre_id ON badge FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION release_moved_card();
-- Keeps badge_outdated.
CREATE TRIGGER badge_noted_outdated AFTER UPDATE OF category, department, valid_from, valid_to, centre_id, status, printed_digest, printed_key, sewadar_id, member_id, attendant_id, entitlement_id ON badge FOR EACH ROW WHEN (new.print_count > 0) EXECUTE FUNCTION note_outdated_badge();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER badge_touch BEFORE UPDATE ON badge FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON badge TO sewa_app;

-- badge_entitlement -------------------------------------------------------------------------------------------------
-- What accepted applications of types BUZURAG and SANGAT make: a person who may be given that badge.
-- Changed by the functions erase_person.
CREATE TABLE badge_entitlement (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  badge_type smallint NOT NULL,
  sewadar_id uuid,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  relative_name text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  birth_date date,
  is_birth_estimated boolean DEFAULT false NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  valid_from date,
  valid_to date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  relative_kind text DEFAULT 'father'::text NOT NULL,
  CONSTRAINT badge_entitlement_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_entitlement_badge_type_check CHECK (badge_type = ANY (ARRAY[3, 5])),
  CONSTRAINT badge_entitlement_check CHECK (valid_to >= valid_from),
  CONSTRAINT badge_entitlement_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT badge_entitlement_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT badge_entitlement_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT badge_entitlement_relative_kind_check CHECK (relative_kind = ANY (ARRAY['father'::text, 'husband'::text])),
  CONSTRAINT badge_entitlement_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_entitlement_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT badge_entitlement_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX badge_entitlement_photo ON badge_entitlement USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX badge_entitlement_sewadar ON badge_entitlement USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
ALTER TABLE badge_entitlement ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_entitlement_scope ON badge_entitlement TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- A merge never leaves one person with two valid badges of a type.
CREATE TRIGGER badge_entitlement_badges_merged AFTER UPDATE OF sewadar_id ON badge_entitlement FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND old.sewadar_id IS NOT NULL AND new.sewadar_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION keep_one_badge_of_record();
-- The badge follows to the new centre.
CREATE TRIGGER badge_entitlement_badges_moved AFTER UPDATE OF centre_id ON badge_entitlement FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION badges_follow();
-- Revokes the badge of a deleted entitlement.
CREATE TRIGGER badge_entitlement_badges_revoked BEFORE DELETE ON badge_entitlement FOR EACH ROW EXECUTE FUNCTION revoke_badges_of();
-- Keeps badge_outdated.
CREATE TRIGGER badge_entitlement_cards_outdated AFTER UPDATE OF name, name_latin, relative_name, gender, birth_date, photo_id ON badge_entitlement FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.name_latin IS DISTINCT FROM new.name_latin OR old.relative_name IS DISTINCT FROM new.relative_name OR old.gender IS DISTINCT FROM new.gender OR old.birth_date IS DISTINCT FROM new.birth_date OR old.photo_id IS DISTINCT FROM new.photo_id) EXECUTE FUNCTION note_outdated_cards_of();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_entitlement_log AFTER INSERT OR DELETE OR UPDATE ON badge_entitlement FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER badge_entitlement_touch BEFORE UPDATE ON badge_entitlement FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON badge_entitlement TO sewa_app;

-- badge_key ---------------------------------------------------------------------------------------------------------
-- The keys with which an area signs the codes of its badges. One signs; retired ones still verify, withdrawn ones no
-- longer.
CREATE TABLE badge_key (
  area_id uuid NOT NULL,
  -- Stands in every code, so that the right key verifies it.
  id text NOT NULL,
  -- The code of the area when the key was made: it stands in the codes, and a later change of the area's code does not
  -- touch them.
  area_code text NOT NULL,
  public_key bytea NOT NULL,
  -- Encrypted with a secret that is not in the database. Emptied when the key is withdrawn.
  private_key bytea,
  retired_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  made_by_name text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Why it is no longer trusted, in the words of whoever withdrew it.
  withdrawn_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT badge_key_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_key_area_code_check CHECK (length(area_code) >= 1 AND length(area_code) <= 12),
  CONSTRAINT badge_key_id_check CHECK (id ~ '^[0-9A-Z]{1,8}$'::text),
  CONSTRAINT badge_key_retired CHECK (withdrawn_at IS NULL OR retired_at IS NOT NULL),
  CONSTRAINT badge_key_withdrawn_reason_check CHECK (length(withdrawn_reason) <= 200),
  CONSTRAINT badge_key_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX badge_key_signing ON badge_key USING btree (area_id) WHERE retired_at IS NULL;
ALTER TABLE badge_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_key_scope ON badge_key TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Keeps badge_outdated: cards that a withdrawn key signed are printed again.
CREATE TRIGGER badge_key_cards_outdated AFTER UPDATE OF withdrawn_at ON badge_key FOR EACH ROW WHEN (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at) EXECUTE FUNCTION note_outdated_cards_of();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_key_log AFTER INSERT OR DELETE OR UPDATE ON badge_key FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'public_key,private_key,made_by_name', 'id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER badge_key_touch BEFORE UPDATE ON badge_key FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON badge_key TO sewa_app;

-- badge_outdated ----------------------------------------------------------------------------------------------------
-- Valid badges whose card is out of date, kept by triggers: devices fetch the list every few minutes, and working it
-- out for every badge each time would cost seconds.
-- Changed by the functions note_outdated_badges.
CREATE TABLE badge_outdated (
  area_id uuid NOT NULL,
  badge_id uuid NOT NULL,
  CONSTRAINT badge_outdated_pkey PRIMARY KEY (area_id, badge_id),
  CONSTRAINT badge_outdated_area_id_badge_id_fkey FOREIGN KEY (area_id, badge_id) REFERENCES badge(area_id, id) ON DELETE CASCADE,
  CONSTRAINT badge_outdated_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE badge_outdated ENABLE ROW LEVEL SECURITY;

-- badge_picture -----------------------------------------------------------------------------------------------------
-- Logos on card templates, drawn anew by the portal. Small, and named by versions that are kept, so they stay in the
-- database.
CREATE TABLE badge_picture (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  bytes bytea STORAGE EXTERNAL NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_picture_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_picture_bytes_check CHECK (length(bytes) <= 500000),
  CONSTRAINT badge_picture_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE badge_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_picture_scope ON badge_picture TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_picture_log AFTER INSERT OR DELETE OR UPDATE ON badge_picture FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'bytes,made_by');
GRANT SELECT, INSERT ON badge_picture TO sewa_app;

-- badge_print -------------------------------------------------------------------------------------------------------
-- One print of cards: waiting in the queue of a printer, at work, or done. The badges are marked as printed when its
-- file is there.
-- Changed by the functions release_moved_cards.
CREATE TABLE badge_print (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The centre of the printer, otherwise of the first card.
  centre_id uuid NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  layout text NOT NULL,
  language text,
  printer_id uuid,
  cards integer NOT NULL,
  -- The job that sets it, or set it last.
  job_id uuid,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  finished_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_print_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_print_cards_check CHECK (cards > 0),
  CONSTRAINT badge_print_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text])),
  CONSTRAINT badge_print_layout_check CHECK (layout = ANY (ARRAY['single'::text, 'a4'::text])),
  CONSTRAINT badge_print_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text])),
  CONSTRAINT badge_print_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_print_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT badge_print_area_id_printer_id_fkey FOREIGN KEY (area_id, printer_id) REFERENCES badge_printer(area_id, id) ON DELETE SET NULL (printer_id)
);
CREATE INDEX badge_print_centre ON badge_print USING btree (area_id, centre_id);
CREATE INDEX badge_print_newest ON badge_print USING btree (area_id, created_at DESC);
CREATE INDEX badge_print_printer ON badge_print USING btree (area_id, printer_id) WHERE printer_id IS NOT NULL;
ALTER TABLE badge_print ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_print_scope ON badge_print TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- It waits again, without cards that nobody at its centre sees.
CREATE TRIGGER badge_print_failed AFTER UPDATE OF state ON badge_print FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION release_cards_of_failed();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_print_log AFTER INSERT OR DELETE OR UPDATE ON badge_print FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'made_by,job_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER badge_print_touch BEFORE UPDATE ON badge_print FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON badge_print TO sewa_app;

-- badge_print_card --------------------------------------------------------------------------------------------------
-- A card of a print, in the order of the pages, with the version of the template that it was set by.
-- Changed by the functions forget_badges_of_erased, release_moved_cards.
CREATE TABLE badge_print_card (
  area_id uuid NOT NULL,
  print_id uuid NOT NULL,
  badge_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  place integer NOT NULL,
  -- Why a card is printed that was printed before; null for a first print.
  reprint text,
  reason text DEFAULT ''::text NOT NULL,
  -- Not printed yet.
  is_open boolean DEFAULT true NOT NULL,
  printed_at timestamp with time zone,
  template_revision integer,
  CONSTRAINT badge_print_card_pkey PRIMARY KEY (area_id, print_id, badge_id),
  CONSTRAINT badge_print_card_place_check CHECK (place >= 0),
  CONSTRAINT badge_print_card_reason_check CHECK (length(reason) <= 200),
  CONSTRAINT badge_print_card_reprint_check CHECK (reprint = ANY (ARRAY['spoiled'::text, 'changed'::text, 'other'::text])),
  CONSTRAINT badge_print_card_template_revision_check CHECK (template_revision >= 0),
  CONSTRAINT badge_print_card_area_id_badge_id_fkey FOREIGN KEY (area_id, badge_id) REFERENCES badge(area_id, id),
  CONSTRAINT badge_print_card_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_print_card_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT badge_print_card_area_id_print_id_fkey FOREIGN KEY (area_id, print_id) REFERENCES badge_print(area_id, id) ON DELETE CASCADE
);
CREATE INDEX badge_print_card_badge ON badge_print_card USING btree (area_id, badge_id);
CREATE INDEX badge_print_card_centre ON badge_print_card USING btree (area_id, centre_id);
CREATE UNIQUE INDEX badge_print_card_open ON badge_print_card USING btree (area_id, badge_id) WHERE is_open;
ALTER TABLE badge_print_card ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_print_card_scope ON badge_print_card TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_print_card_log AFTER INSERT OR DELETE OR UPDATE ON badge_print_card FOR EACH ROW EXECUTE FUNCTION log_change('badge_id', '', 'print_id,place,is_open');
GRANT SELECT, INSERT, UPDATE, DELETE ON badge_print_card TO sewa_app;

-- badge_print_file --------------------------------------------------------------------------------------------------
-- The PDF of a print, in pieces, until it has been fetched for some days.
-- Changed by the functions forget_files_of_person, forget_print_files.
CREATE UNLOGGED TABLE badge_print_file (
  area_id uuid NOT NULL,
  print_id uuid NOT NULL,
  piece integer NOT NULL,
  bytes bytea STORAGE EXTERNAL NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_print_file_pkey PRIMARY KEY (area_id, print_id, piece)
);
ALTER TABLE badge_print_file ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_print_file_scope ON badge_print_file TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (EXISTS ( SELECT
   FROM badge_print p
  WHERE p.area_id = badge_print_file.area_id AND p.id = badge_print_file.print_id)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (EXISTS ( SELECT
   FROM badge_print p
  WHERE p.area_id = badge_print_file.area_id AND p.id = badge_print_file.print_id)));
GRANT SELECT, INSERT, DELETE ON badge_print_file TO sewa_app;

-- badge_printer -----------------------------------------------------------------------------------------------------
-- A printer of a centre, and what makes its prints land where they belong: moved by millimetres, scaled in percent.
CREATE TABLE badge_printer (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  layout text NOT NULL,
  offset_x double precision DEFAULT 0 NOT NULL,
  offset_y double precision DEFAULT 0 NOT NULL,
  scale_x double precision DEFAULT 100 NOT NULL,
  scale_y double precision DEFAULT 100 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_printer_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_printer_layout_check CHECK (layout = ANY (ARRAY['single'::text, 'a4'::text])),
  CONSTRAINT badge_printer_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT badge_printer_offset_x_check CHECK (offset_x >= '-15'::integer::double precision AND offset_x <= 15::double precision),
  CONSTRAINT badge_printer_offset_y_check CHECK (offset_y >= '-15'::integer::double precision AND offset_y <= 15::double precision),
  CONSTRAINT badge_printer_scale_x_check CHECK (scale_x >= 95::double precision AND scale_x <= 105::double precision),
  CONSTRAINT badge_printer_scale_y_check CHECK (scale_y >= 95::double precision AND scale_y <= 105::double precision),
  CONSTRAINT badge_printer_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT badge_printer_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX badge_printer_name ON badge_printer USING btree (area_id, centre_id, lower(name));
ALTER TABLE badge_printer ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_printer_scope ON badge_printer TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_printer_log AFTER INSERT OR DELETE OR UPDATE ON badge_printer FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER badge_printer_touch BEFORE UPDATE ON badge_printer FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON badge_printer TO sewa_app;

-- badge_scan --------------------------------------------------------------------------------------------------------
-- What was held before the scanner of a gate and what the portal answered. The id is made by the device, so that a
-- scan that is sent twice counts once.
-- Changed by the functions forget_badges_of_erased, forget_old_scans.
CREATE TABLE badge_scan (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  gate text NOT NULL,
  -- When it was scanned; by the clock of the device where it had to wait.
  at timestamp with time zone NOT NULL,
  -- How the badge was found: by its signed code, a typed number or the name.
  way text NOT NULL,
  answer text NOT NULL,
  -- Null: nothing that the portal knows.
  kind text,
  type smallint,
  number integer,
  event integer,
  badge_id uuid,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_scan_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_scan_answer_check CHECK (length(answer) >= 1 AND length(answer) <= 20),
  CONSTRAINT badge_scan_gate_check CHECK (length(gate) <= 60),
  CONSTRAINT badge_scan_kind_check CHECK (kind = ANY (ARRAY['badge'::text, 'quick'::text, 'vehicle'::text, 'fleet'::text])),
  CONSTRAINT badge_scan_way_check CHECK (way = ANY (ARRAY['code'::text, 'number'::text, 'name'::text])),
  CONSTRAINT badge_scan_area_id_badge_id_fkey FOREIGN KEY (area_id, badge_id) REFERENCES badge(area_id, id),
  CONSTRAINT badge_scan_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX badge_scan_at ON badge_scan USING btree (area_id, at);
CREATE INDEX badge_scan_badge ON badge_scan USING btree (area_id, badge_id) WHERE badge_id IS NOT NULL;
CREATE INDEX badge_scan_made ON badge_scan USING btree (created_at);
ALTER TABLE badge_scan ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_scan_scope ON badge_scan TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_scan_log AFTER INSERT OR DELETE OR UPDATE ON badge_scan FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'user_id', 'gate');
GRANT SELECT, INSERT ON badge_scan TO sewa_app;

-- badge_template ----------------------------------------------------------------------------------------------------
-- The card of a badge type as an area has designed it. Each saved change is a row of its own, so that a print can say
-- which one it used.
CREATE TABLE badge_template (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  type smallint NOT NULL,
  -- Counts up by area and type. 0 stands for the built-in card, which has no row.
  revision integer NOT NULL,
  design jsonb NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT badge_template_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT badge_template_revision UNIQUE (area_id, type, revision),
  CONSTRAINT badge_template_design_check CHECK (octet_length(design::text) <= 120000),
  CONSTRAINT badge_template_revision_check CHECK (revision > 0),
  CONSTRAINT badge_template_type_check CHECK (type = ANY (ARRAY[1, 2, 3, 4, 5, 10, 11])),
  CONSTRAINT badge_template_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE badge_template ENABLE ROW LEVEL SECURITY;
CREATE POLICY badge_template_scope ON badge_template TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER badge_template_log AFTER INSERT OR DELETE OR UPDATE ON badge_template FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'design,made_by');
GRANT SELECT, INSERT ON badge_template TO sewa_app;

-- bav_cash_move -----------------------------------------------------------------------------------------------------
-- Cash that was put into a drawer, or taken out: below zero. Never changed.
CREATE TABLE bav_cash_move (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL,
  by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_cash_move_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_cash_move_amount_check CHECK (amount <> 0),
  CONSTRAINT bav_cash_move_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 120),
  CONSTRAINT bav_cash_move_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_cash_move_area_id_shift_id_centre_id_fkey FOREIGN KEY (area_id, shift_id, centre_id) REFERENCES bav_shift(area_id, id, centre_id)
);
CREATE INDEX bav_cash_move_shift ON bav_cash_move USING btree (area_id, shift_id);
ALTER TABLE bav_cash_move ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_cash_move_scope ON bav_cash_move TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_cash_move_log AFTER INSERT OR DELETE OR UPDATE ON bav_cash_move FOR EACH ROW EXECUTE FUNCTION log_change('shift_id', '', '', 'reason');
GRANT SELECT, INSERT ON bav_cash_move TO sewa_app;

-- bav_item ----------------------------------------------------------------------------------------------------------
-- A book or another item that the area sells, with its barcode and price.
CREATE TABLE bav_item (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Counts up by area; the barcode of the shop is made of it.
  number integer NOT NULL,
  title text NOT NULL,
  title_latin text DEFAULT ''::text NOT NULL,
  code text NOT NULL,
  -- Thirteen or eight digits with a right check digit; empty: the label gets the barcode of the shop.
  barcode text DEFAULT ''::text NOT NULL,
  category smallint NOT NULL,
  language text DEFAULT ''::text NOT NULL,
  -- In paise.
  price integer NOT NULL,
  -- In paise: what the shop pays for one; null: not known.
  cost integer,
  reorder_level integer,
  is_active boolean DEFAULT true NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- The attachment that shows the item in lists and at the counter.
  photo_id uuid,
  -- The name of a title that is sold in several languages; its editions have the same. Empty: none.
  edition_of text DEFAULT ''::text NOT NULL,
  CONSTRAINT bav_item_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_item_number UNIQUE (area_id, number),
  CONSTRAINT bav_item_barcode_check CHECK (barcode ~ '^([0-9]{8}|[0-9]{13})?$'::text),
  CONSTRAINT bav_item_category_check CHECK (category = ANY (ARRAY[2, 3, 4, 5, 10, 15])),
  CONSTRAINT bav_item_code_check CHECK (length(code) >= 1 AND length(code) <= 20),
  CONSTRAINT bav_item_cost_check CHECK (cost >= 0),
  CONSTRAINT bav_item_edition_of_check CHECK (length(edition_of) <= 200),
  CONSTRAINT bav_item_language_check CHECK (length(language) <= 40),
  CONSTRAINT bav_item_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT bav_item_number_check CHECK (number > 0),
  CONSTRAINT bav_item_price_check CHECK (price >= 0),
  CONSTRAINT bav_item_reorder_level_check CHECK (reorder_level >= 0),
  CONSTRAINT bav_item_title_check CHECK (length(title) >= 1 AND length(title) <= 200),
  CONSTRAINT bav_item_title_latin_check CHECK (length(title_latin) <= 200),
  CONSTRAINT bav_item_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_item_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE UNIQUE INDEX bav_item_barcode ON bav_item USING btree (area_id, barcode) WHERE barcode <> ''::text;
CREATE UNIQUE INDEX bav_item_code ON bav_item USING btree (area_id, lower(code));
CREATE INDEX bav_item_edition ON bav_item USING btree (area_id, lower(edition_of)) WHERE edition_of <> ''::text;
CREATE INDEX bav_item_photo ON bav_item USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX bav_item_title_order ON bav_item USING btree (area_id, title_order(title), id);
ALTER TABLE bav_item ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_item_scope ON bav_item TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_item_log AFTER INSERT OR DELETE OR UPDATE ON bav_item FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'number,photo_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER bav_item_touch BEFORE UPDATE ON bav_item FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER bav_item_touch_photo BEFORE UPDATE ON bav_item FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON bav_item TO sewa_app;

-- bav_item_tax ------------------------------------------------------------------------------------------------------
-- HSN code and rate of tax of an item from a day on. No row: nil, as for books.
CREATE TABLE bav_item_tax (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  since date NOT NULL,
  hsn text NOT NULL,
  -- In hundredths of a percent; prices include it.
  rate smallint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_item_tax_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_item_tax_since UNIQUE (area_id, item_id, since),
  CONSTRAINT bav_item_tax_hsn_check CHECK (hsn ~ '^[0-9]{4,8}$'::text),
  CONSTRAINT bav_item_tax_rate_check CHECK (rate >= 0 AND rate <= 10000),
  CONSTRAINT bav_item_tax_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_item_tax_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id) ON DELETE CASCADE
);
ALTER TABLE bav_item_tax ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_item_tax_scope ON bav_item_tax TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_item_tax_log AFTER INSERT OR DELETE OR UPDATE ON bav_item_tax FOR EACH ROW EXECUTE FUNCTION log_change('item_id', '', '', 'hsn');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER bav_item_tax_touch BEFORE UPDATE ON bav_item_tax FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON bav_item_tax TO sewa_app;

-- bav_receipt -------------------------------------------------------------------------------------------------------
-- A sale, the return of copies of a sale, or the cancellation of a whole receipt; amounts that were paid back are
-- below zero. Never changed.
CREATE TABLE bav_receipt (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  till_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  reference text NOT NULL,
  -- Of `at` in the centre's time zone: the day in whose sales and cash it counts.
  day date NOT NULL,
  -- When it was made, which for a sale without a connection is before it was posted.
  at timestamp with time zone NOT NULL,
  cashier_id uuid,
  cashier_name text NOT NULL,
  copies integer NOT NULL,
  gross bigint NOT NULL,
  discount bigint NOT NULL,
  total bigint NOT NULL,
  cash bigint NOT NULL,
  upi bigint NOT NULL,
  tendered bigint DEFAULT 0 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  against_id uuid,
  -- A digest of what was sold: the same id with other contents is not the same sale.
  asked text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_receipt_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_receipt_number UNIQUE (area_id, shift_id, kind, number),
  CONSTRAINT bav_receipt_scope UNIQUE (area_id, id, centre_id),
  CONSTRAINT bav_receipt_against CHECK ((kind = 'sale'::text) = (against_id IS NULL)),
  CONSTRAINT bav_receipt_kind_check CHECK (kind = ANY (ARRAY['sale'::text, 'return'::text, 'cancel'::text])),
  CONSTRAINT bav_receipt_number_check CHECK (number > 0),
  CONSTRAINT bav_receipt_reason_check CHECK (length(reason) <= 300),
  CONSTRAINT bav_receipt_reference_check CHECK (length(reference) <= 40),
  CONSTRAINT bav_receipt_sale CHECK (kind <> 'sale'::text OR copies > 0 AND discount >= 0 AND discount <= gross AND cash >= 0 AND upi >= 0 AND tendered >= cash),
  CONSTRAINT bav_receipt_sums CHECK ((gross - discount) = total AND (cash + upi) = total),
  CONSTRAINT bav_receipt_area_id_against_id_fkey FOREIGN KEY (area_id, against_id) REFERENCES bav_receipt(area_id, id),
  CONSTRAINT bav_receipt_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_receipt_area_id_shift_id_centre_id_fkey FOREIGN KEY (area_id, shift_id, centre_id) REFERENCES bav_shift(area_id, id, centre_id),
  CONSTRAINT bav_receipt_area_id_till_id_centre_id_fkey FOREIGN KEY (area_id, till_id, centre_id) REFERENCES bav_till(area_id, id, centre_id)
);
CREATE INDEX bav_receipt_at ON bav_receipt USING btree (area_id, at, id);
CREATE UNIQUE INDEX bav_receipt_cancel ON bav_receipt USING btree (area_id, against_id) WHERE kind = 'cancel'::text;
CREATE INDEX bav_receipt_day ON bav_receipt USING btree (area_id, day);
CREATE INDEX bav_receipt_of_against ON bav_receipt USING btree (area_id, against_id) WHERE against_id IS NOT NULL;
CREATE UNIQUE INDEX bav_receipt_reference ON bav_receipt USING btree (area_id, reference);
CREATE INDEX bav_receipt_till ON bav_receipt USING btree (area_id, till_id, day);
ALTER TABLE bav_receipt ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_receipt_scope ON bav_receipt TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_receipt_log AFTER INSERT OR DELETE OR UPDATE ON bav_receipt FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'cashier_id,asked', 'reference');
GRANT SELECT, INSERT ON bav_receipt TO sewa_app;

-- bav_receipt_line --------------------------------------------------------------------------------------------------
-- Copies of an item on a receipt, with what was paid and what they cost; below zero: they came back. Never changed
-- but for `returned`.
-- Changed by the functions note_returned_copies.
CREATE TABLE bav_receipt_line (
  area_id uuid NOT NULL,
  receipt_id uuid NOT NULL,
  place smallint NOT NULL,
  centre_id uuid NOT NULL,
  till_id uuid NOT NULL,
  day date NOT NULL,
  item_id uuid NOT NULL,
  -- As it was printed on the receipt.
  title text NOT NULL,
  quantity integer NOT NULL,
  price integer NOT NULL,
  discount bigint NOT NULL,
  amount bigint NOT NULL,
  -- In paise, by the ledger; of copies that the stock did not have, by the cost of the item.
  cost bigint NOT NULL,
  condition text,
  against_id uuid,
  against_place smallint,
  -- Copies that were returned or cancelled since; written by the trigger only.
  returned integer DEFAULT 0 NOT NULL,
  -- As it was on the day of the sale.
  hsn text DEFAULT ''::text NOT NULL,
  -- In hundredths of a percent, as it was on the day of the sale. The amount includes the tax.
  tax_rate smallint DEFAULT 0 NOT NULL,
  CONSTRAINT bav_receipt_line_pkey PRIMARY KEY (area_id, receipt_id, place),
  CONSTRAINT bav_receipt_line_against CHECK ((against_id IS NULL) = (against_place IS NULL) AND (against_id IS NOT NULL OR quantity > 0)),
  CONSTRAINT bav_receipt_line_condition_check CHECK (condition = ANY (ARRAY['stock'::text, 'damaged'::text])),
  CONSTRAINT bav_receipt_line_place_check CHECK (place >= 0),
  CONSTRAINT bav_receipt_line_price_check CHECK (price >= 0),
  CONSTRAINT bav_receipt_line_quantity_check CHECK (quantity <> 0),
  CONSTRAINT bav_receipt_line_returned CHECK (returned >= 0 AND returned <= abs(quantity)),
  CONSTRAINT bav_receipt_line_sum CHECK (amount = (price::bigint * quantity - discount)),
  CONSTRAINT bav_receipt_line_area_id_against_id_against_place_fkey FOREIGN KEY (area_id, against_id, against_place) REFERENCES bav_receipt_line(area_id, receipt_id, place),
  CONSTRAINT bav_receipt_line_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_receipt_line_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id),
  CONSTRAINT bav_receipt_line_area_id_receipt_id_centre_id_fkey FOREIGN KEY (area_id, receipt_id, centre_id) REFERENCES bav_receipt(area_id, id, centre_id)
);
CREATE INDEX bav_receipt_line_day ON bav_receipt_line USING btree (area_id, day);
CREATE INDEX bav_receipt_line_item ON bav_receipt_line USING btree (area_id, item_id, day);
ALTER TABLE bav_receipt_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_receipt_line_scope ON bav_receipt_line TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- What came back is counted on the sale, whoever writes.
CREATE TRIGGER bav_receipt_line_goes_back AFTER INSERT ON bav_receipt_line FOR EACH ROW WHEN (new.against_id IS NOT NULL) EXECUTE FUNCTION note_returned_copies();
GRANT SELECT, INSERT ON bav_receipt_line TO sewa_app;

-- bav_sale_issue ----------------------------------------------------------------------------------------------------
-- What a sale that was made without a connection left for a person: copies that the stock did not have, an old price,
-- a discount above the limit, a sale that came after the close.
CREATE TABLE bav_sale_issue (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  receipt_id uuid NOT NULL,
  place smallint,
  kind text NOT NULL,
  quantity integer,
  note text DEFAULT ''::text NOT NULL,
  settled_at timestamp with time zone,
  settled_by_name text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_sale_issue_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_sale_issue_kind_check CHECK (kind = ANY (ARRAY['oversold'::text, 'price'::text, 'discount'::text, 'lateSale'::text])),
  CONSTRAINT bav_sale_issue_line CHECK ((kind = ANY (ARRAY['oversold'::text, 'price'::text])) = (place IS NOT NULL) AND (kind = 'oversold'::text) = (quantity IS NOT NULL)),
  CONSTRAINT bav_sale_issue_note_check CHECK (length(note) <= 500),
  CONSTRAINT bav_sale_issue_quantity_check CHECK (quantity > 0),
  CONSTRAINT bav_sale_issue_settled CHECK ((settled_at IS NULL) = (settled_by_name IS NULL)),
  CONSTRAINT bav_sale_issue_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_sale_issue_area_id_place_receipt_id_fkey FOREIGN KEY (area_id, place, receipt_id) REFERENCES bav_receipt_line(area_id, place, receipt_id),
  CONSTRAINT bav_sale_issue_area_id_receipt_id_centre_id_fkey FOREIGN KEY (area_id, receipt_id, centre_id) REFERENCES bav_receipt(area_id, id, centre_id)
);
CREATE INDEX bav_sale_issue_receipt ON bav_sale_issue USING btree (area_id, receipt_id);
CREATE INDEX bav_sale_issue_waiting ON bav_sale_issue USING btree (area_id, centre_id) WHERE settled_at IS NULL;
ALTER TABLE bav_sale_issue ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_sale_issue_scope ON bav_sale_issue TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_sale_issue_log AFTER INSERT OR DELETE OR UPDATE ON bav_sale_issue FOR EACH ROW EXECUTE FUNCTION log_change('receipt_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER bav_sale_issue_touch BEFORE UPDATE ON bav_sale_issue FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON bav_sale_issue TO sewa_app;

-- bav_shift ---------------------------------------------------------------------------------------------------------
-- The work at a counter from its opening to the count of its drawer, at one device: that device gives the numbers of
-- the receipts.
CREATE TABLE bav_shift (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  till_id uuid NOT NULL,
  number integer NOT NULL,
  device uuid NOT NULL,
  day date NOT NULL,
  opening_float bigint NOT NULL,
  opened_at timestamp with time zone DEFAULT now() NOT NULL,
  opened_by_name text NOT NULL,
  closed_at timestamp with time zone,
  closed_by_name text,
  count jsonb,
  counted bigint,
  -- What must have been in the drawer when it was closed; sales that came later are not in it.
  expected bigint,
  note text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_shift_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_shift_centre UNIQUE (area_id, id, centre_id),
  CONSTRAINT bav_shift_number UNIQUE (area_id, till_id, number),
  CONSTRAINT bav_shift_closed CHECK (num_nonnulls(closed_at, closed_by_name, count, counted, expected) = ANY (ARRAY[0, 5])),
  CONSTRAINT bav_shift_counted_check CHECK (counted >= 0),
  CONSTRAINT bav_shift_note_check CHECK (length(note) <= 500),
  CONSTRAINT bav_shift_number_check CHECK (number > 0),
  CONSTRAINT bav_shift_opening_float_check CHECK (opening_float >= 0),
  CONSTRAINT bav_shift_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_shift_area_id_till_id_centre_id_fkey FOREIGN KEY (area_id, till_id, centre_id) REFERENCES bav_till(area_id, id, centre_id)
);
CREATE INDEX bav_shift_day ON bav_shift USING btree (area_id, day, id);
CREATE INDEX bav_shift_of_centre ON bav_shift USING btree (area_id, centre_id);
CREATE UNIQUE INDEX bav_shift_open ON bav_shift USING btree (area_id, till_id) WHERE closed_at IS NULL;
ALTER TABLE bav_shift ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_shift_scope ON bav_shift TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_shift_log AFTER INSERT OR DELETE OR UPDATE ON bav_shift FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'device,count');
GRANT SELECT, INSERT, UPDATE ON bav_shift TO sewa_app;

-- bav_till ----------------------------------------------------------------------------------------------------------
-- A counter of the shop: whose stock it sells, how much discount it may give, and who is paid by UPI.
CREATE TABLE bav_till (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  -- Stands first in its receipt numbers, so that no two counters give the same.
  code text NOT NULL,
  location_id uuid NOT NULL,
  -- Parts of a hundred of a whole sale.
  max_discount smallint DEFAULT 0 NOT NULL,
  upi_address text DEFAULT ''::text NOT NULL,
  upi_name text DEFAULT ''::text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bav_till_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT bav_till_centre UNIQUE (area_id, id, centre_id),
  CONSTRAINT bav_till_code_check CHECK (code ~ '^[A-Z0-9]{1,8}$'::text),
  CONSTRAINT bav_till_max_discount_check CHECK (max_discount >= 0 AND max_discount <= 100),
  CONSTRAINT bav_till_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT bav_till_upi_address_check CHECK (length(upi_address) <= 200),
  CONSTRAINT bav_till_upi_name_check CHECK (length(upi_name) <= 60),
  CONSTRAINT bav_till_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT bav_till_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT bav_till_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id)
);
CREATE UNIQUE INDEX bav_till_code ON bav_till USING btree (area_id, code);
CREATE INDEX bav_till_of_centre ON bav_till USING btree (area_id, centre_id);
ALTER TABLE bav_till ENABLE ROW LEVEL SECURITY;
CREATE POLICY bav_till_scope ON bav_till TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER bav_till_log AFTER INSERT OR DELETE OR UPDATE ON bav_till FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER bav_till_touch BEFORE UPDATE ON bav_till FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON bav_till TO sewa_app;

-- blood_bank --------------------------------------------------------------------------------------------------------
-- Licensed blood banks that take the bags of camps. They belong to the area.
CREATE TABLE blood_bank (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  licence_number text NOT NULL,
  licence_until date,
  phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT blood_bank_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_bank_address_check CHECK (length(address) <= 500),
  CONSTRAINT blood_bank_licence_number_check CHECK (length(licence_number) >= 1 AND length(licence_number) <= 60),
  CONSTRAINT blood_bank_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT blood_bank_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT blood_bank_phone_check CHECK (length(phone) <= 24),
  CONSTRAINT blood_bank_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX blood_bank_licence ON blood_bank USING btree (area_id, lower(licence_number));
ALTER TABLE blood_bank ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_bank_scope ON blood_bank TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_bank_log AFTER INSERT OR DELETE OR UPDATE ON blood_bank FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_bank_sync AFTER INSERT OR DELETE OR UPDATE ON blood_bank FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER blood_bank_touch BEFORE UPDATE ON blood_bank FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_bank TO sewa_app;

-- blood_call --------------------------------------------------------------------------------------------------------
-- What came of the last call to a donor before a camp.
-- Changed by the functions blood_camp_moved.
CREATE TABLE blood_call (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  donor_id uuid NOT NULL,
  outcome text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  called_at timestamp with time zone DEFAULT now() NOT NULL,
  called_by_name text DEFAULT ''::text NOT NULL,
  CONSTRAINT blood_call_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_call_once UNIQUE (area_id, camp_id, donor_id),
  CONSTRAINT blood_call_note_check CHECK (length(note) <= 200),
  CONSTRAINT blood_call_outcome_check CHECK (outcome = ANY (ARRAY['comes'::text, 'maybe'::text, 'declines'::text, 'noAnswer'::text, 'wrongNumber'::text])),
  CONSTRAINT blood_call_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_call_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_call_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_call_donor ON blood_call USING btree (area_id, donor_id);
ALTER TABLE blood_call ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_call_scope ON blood_call TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- What a laptop hands in late follows its donor to the record that it was merged into.
CREATE TRIGGER blood_call_follow BEFORE INSERT ON blood_call FOR EACH ROW WHEN (new.donor_id IS NOT NULL AND current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION follow_merged_donor();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_call_log AFTER INSERT OR DELETE OR UPDATE ON blood_call FOR EACH ROW EXECUTE FUNCTION log_change('camp_id');
-- One call for a donor and a camp, also after a merge.
CREATE TRIGGER blood_call_merged BEFORE UPDATE OF donor_id ON blood_call FOR EACH ROW WHEN (old.donor_id IS DISTINCT FROM new.donor_id AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION blood_call_merged();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_call_sync AFTER INSERT OR DELETE OR UPDATE ON blood_call FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_call TO sewa_app;

-- blood_call_claim --------------------------------------------------------------------------------------------------
-- Who is calling a donor for a camp at the moment. It runs out by itself, and is deleted soon after. It is not
-- synced.
-- Changed by the functions blood_camp_moved, forget_old_call_claims.
CREATE TABLE blood_call_claim (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  donor_id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  -- Nobody else takes the donor before.
  until timestamp with time zone NOT NULL,
  CONSTRAINT blood_call_claim_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_call_claim_once UNIQUE (area_id, camp_id, donor_id),
  CONSTRAINT blood_call_claim_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_call_claim_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_call_claim_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_call_claim_donor ON blood_call_claim USING btree (area_id, donor_id);
ALTER TABLE blood_call_claim ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_call_claim_scope ON blood_call_claim TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_call_claim_log AFTER INSERT OR DELETE OR UPDATE ON blood_call_claim FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'donor_id,until');
-- A merge of donors leaves claims behind.
CREATE TRIGGER blood_call_claim_stays BEFORE UPDATE OF donor_id ON blood_call_claim FOR EACH ROW EXECUTE FUNCTION blood_call_claim_stays();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_call_claim TO sewa_app;

-- blood_camp --------------------------------------------------------------------------------------------------------
-- Blood donation camps. A centre holds it; donors of every centre come.
CREATE TABLE blood_camp (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- Carries the device that made the row: device times a million, plus a count.
  number integer NOT NULL,
  name text NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  opens_at time without time zone NOT NULL,
  closes_at time without time zone NOT NULL,
  beds integer NOT NULL,
  target_units integer NOT NULL,
  -- 5 planned, 10 open, 15 closed, 20 reconciled.
  status smallint DEFAULT 5 NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  status_by_name text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Empty bags that were brought to the camp. Null where nobody counted them.
  bags_brought integer,
  CONSTRAINT blood_camp_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_camp_number UNIQUE (area_id, number),
  CONSTRAINT blood_camp_bags_brought_check CHECK (bags_brought >= 0 AND bags_brought <= 10000),
  CONSTRAINT blood_camp_beds_check CHECK (beds >= 1 AND beds <= 200),
  CONSTRAINT blood_camp_days CHECK (last_day >= first_day AND last_day <= (first_day + 6)),
  CONSTRAINT blood_camp_hours CHECK (opens_at < closes_at),
  CONSTRAINT blood_camp_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT blood_camp_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT blood_camp_number_check CHECK (number > 0),
  CONSTRAINT blood_camp_place_check CHECK (length(place) <= 200),
  CONSTRAINT blood_camp_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT blood_camp_status_check CHECK (status = ANY (ARRAY[5, 10, 15, 20])),
  CONSTRAINT blood_camp_target_units_check CHECK (target_units >= 1 AND target_units <= 10000),
  CONSTRAINT blood_camp_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT blood_camp_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_camp_centre ON blood_camp USING btree (area_id, centre_id);
CREATE INDEX blood_camp_day ON blood_camp USING btree (area_id, first_day);
ALTER TABLE blood_camp ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_camp_scope ON blood_camp TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_camp_log AFTER INSERT OR DELETE OR UPDATE ON blood_camp FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Team, banks, calls and what was recorded follow to the new centre.
CREATE TRIGGER blood_camp_moved AFTER UPDATE OF centre_id ON blood_camp FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION blood_camp_moved();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_camp_sync AFTER INSERT OR DELETE OR UPDATE ON blood_camp FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER blood_camp_touch BEFORE UPDATE ON blood_camp FOR EACH ROW EXECUTE FUNCTION touch_row();
-- Visits follow the camp to the new centre.
CREATE TRIGGER blood_visits_moved AFTER UPDATE OF centre_id ON blood_camp FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION blood_visits_moved();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_camp TO sewa_app;

-- blood_camp_bank ---------------------------------------------------------------------------------------------------
-- The blood banks that collect at a camp.
-- Changed by the functions blood_camp_moved.
CREATE TABLE blood_camp_bank (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  bank_id uuid NOT NULL,
  CONSTRAINT blood_camp_bank_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_camp_bank_once UNIQUE (area_id, camp_id, bank_id),
  CONSTRAINT blood_camp_bank_area_id_bank_id_fkey FOREIGN KEY (area_id, bank_id) REFERENCES blood_bank(area_id, id),
  CONSTRAINT blood_camp_bank_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_camp_bank_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_camp_bank_bank ON blood_camp_bank USING btree (area_id, bank_id);
ALTER TABLE blood_camp_bank ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_camp_bank_scope ON blood_camp_bank TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_camp_bank_log AFTER INSERT OR DELETE OR UPDATE ON blood_camp_bank FOR EACH ROW EXECUTE FUNCTION log_change('camp_id');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_camp_bank_sync AFTER INSERT OR DELETE OR UPDATE ON blood_camp_bank FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_camp_bank TO sewa_app;

-- blood_camp_staff --------------------------------------------------------------------------------------------------
-- Who works at which station of a camp; doctors and nurses of the bank need no record of their own.
-- Changed by the functions blood_camp_moved, forget_donor_of_sewadar.
CREATE TABLE blood_camp_staff (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  station text NOT NULL,
  name text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  sewadar_id uuid,
  CONSTRAINT blood_camp_staff_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_camp_staff_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT blood_camp_staff_phone_check CHECK (length(phone) <= 24),
  CONSTRAINT blood_camp_staff_station_check CHECK (station = ANY (ARRAY['head'::text, 'registration'::text, 'vital'::text, 'medical'::text, 'bed'::text, 'rest'::text])),
  CONSTRAINT blood_camp_staff_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_camp_staff_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT blood_camp_staff_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX blood_camp_staff_camp ON blood_camp_staff USING btree (area_id, camp_id);
CREATE INDEX blood_camp_staff_sewadar ON blood_camp_staff USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
ALTER TABLE blood_camp_staff ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_camp_staff_scope ON blood_camp_staff TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_camp_staff_log AFTER INSERT OR DELETE OR UPDATE ON blood_camp_staff FOR EACH ROW EXECUTE FUNCTION log_change('camp_id');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_camp_staff_sync AFTER INSERT OR DELETE OR UPDATE ON blood_camp_staff FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at,sewadar_id', 'both');
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_camp_staff TO sewa_app;

-- blood_confidential ------------------------------------------------------------------------------------------------
-- Answers about risk and confidential reasons. The application may neither read nor write it: two functions do, for
-- the medical station alone. Its contents are in no log.
-- Changed by the functions blood_donor_moved, forget_blood_confidential, keep_blood_confidential.
CREATE TABLE blood_confidential (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  donor_id uuid NOT NULL,
  deferral_id uuid,
  camp_id uuid,
  reason text DEFAULT ''::text NOT NULL,
  answers jsonb DEFAULT '{}'::jsonb NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text DEFAULT ''::text NOT NULL,
  CONSTRAINT blood_confidential_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_confidential_answers_check CHECK (jsonb_typeof(answers) = 'object'::text AND length(answers::text) <= 20000),
  CONSTRAINT blood_confidential_reason_check CHECK (reason = ''::text OR reason ~ '^[a-zA-Z]{2,40}$'::text),
  CONSTRAINT blood_confidential_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id),
  CONSTRAINT blood_confidential_area_id_deferral_id_fkey FOREIGN KEY (area_id, deferral_id) REFERENCES blood_deferral(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_confidential_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_confidential_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_confidential_deferral ON blood_confidential USING btree (area_id, deferral_id);
CREATE INDEX blood_confidential_donor ON blood_confidential USING btree (area_id, donor_id);
ALTER TABLE blood_confidential ENABLE ROW LEVEL SECURITY;
-- What a laptop hands in late follows its donor to the record that it was merged into.
CREATE TRIGGER blood_confidential_follow BEFORE INSERT ON blood_confidential FOR EACH ROW WHEN (new.donor_id IS NOT NULL AND current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION follow_merged_donor();
-- Confidential answers follow the donor.
CREATE TRIGGER blood_confidential_merged BEFORE UPDATE OF donor_id ON blood_confidential FOR EACH ROW WHEN (old.donor_id IS DISTINCT FROM new.donor_id) EXECUTE FUNCTION blood_deferral_merged();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_confidential_sync AFTER INSERT OR DELETE OR UPDATE ON blood_confidential FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');

-- blood_deferral ----------------------------------------------------------------------------------------------------
-- Why and until when somebody may not donate. A confidential reason is in blood_confidential; here it is the doctor's
-- decision.
-- Changed by the functions blood_camp_moved, blood_donor_moved, blood_floor_lift, blood_floor_unlift.
CREATE TABLE blood_deferral (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  donor_id uuid NOT NULL,
  camp_id uuid,
  camp_centre_id uuid,
  device smallint DEFAULT 0 NOT NULL,
  reason text NOT NULL,
  kind text NOT NULL,
  -- The day from which the period counts: of the event, the recovery, the last dose.
  since date NOT NULL,
  day date NOT NULL,
  welcome_from date,
  rule_version integer NOT NULL,
  seen jsonb DEFAULT '{}'::jsonb NOT NULL,
  decided_by uuid NOT NULL,
  decided_by_name text DEFAULT ''::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  lifted_on date,
  lifted_by_name text DEFAULT ''::text NOT NULL,
  lift_reason text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT blood_deferral_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_deferral_device_check CHECK (device >= 0 AND device <= 2000),
  CONSTRAINT blood_deferral_end CHECK ((kind = 'until'::text) = (welcome_from IS NOT NULL)),
  CONSTRAINT blood_deferral_kind_check CHECK (kind = ANY (ARRAY['until'::text, 'recovery'::text, 'permanent'::text])),
  CONSTRAINT blood_deferral_lift CHECK ((lifted_on IS NULL) = (lift_reason = ''::text)),
  CONSTRAINT blood_deferral_lift_reason_check CHECK (length(lift_reason) <= 500),
  CONSTRAINT blood_deferral_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT blood_deferral_reason_check CHECK (reason ~ '^[a-zA-Z]{2,40}$'::text),
  CONSTRAINT blood_deferral_rule_version_check CHECK (rule_version > 0),
  CONSTRAINT blood_deferral_seen_check CHECK (jsonb_typeof(seen) = 'object'::text),
  CONSTRAINT blood_deferral_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id),
  CONSTRAINT blood_deferral_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_deferral_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_deferral_camp ON blood_deferral USING btree (area_id, camp_id) WHERE camp_id IS NOT NULL;
CREATE INDEX blood_deferral_donor ON blood_deferral USING btree (area_id, donor_id);
ALTER TABLE blood_deferral ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_deferral_scope ON blood_deferral TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (camp_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (camp_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The longest deferral of the donor follows. Not while app.standing_later is on: whoever writes many refreshes once.
CREATE TRIGGER blood_deferral_counts AFTER INSERT OR DELETE OR UPDATE ON blood_deferral FOR EACH ROW WHEN (COALESCE(current_setting('app.standing_later'::text, true), ''::text) <> 'on'::text) EXECUTE FUNCTION blood_record_changed();
-- What a laptop hands in late follows its donor to the record that it was merged into.
CREATE TRIGGER blood_deferral_follow BEFORE INSERT ON blood_deferral FOR EACH ROW WHEN (new.donor_id IS NOT NULL AND current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION follow_merged_donor();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_deferral_log AFTER INSERT OR DELETE OR UPDATE ON blood_deferral FOR EACH ROW EXECUTE FUNCTION log_change('donor_id', '', '', 'reason');
-- A deferral follows the donor.
CREATE TRIGGER blood_deferral_merged BEFORE UPDATE OF donor_id ON blood_deferral FOR EACH ROW WHEN (old.donor_id IS DISTINCT FROM new.donor_id AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION blood_deferral_merged();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_deferral_sync AFTER INSERT OR DELETE OR UPDATE ON blood_deferral FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER blood_deferral_touch BEFORE UPDATE ON blood_deferral FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_deferral TO sewa_app;

-- blood_donation ----------------------------------------------------------------------------------------------------
-- Donations of whole blood, at camps and elsewhere. Follows the donor to another centre. Without a donor after an
-- erasure: the unit still counts.
-- Changed by the functions blood_camp_moved, blood_donor_moved, forget_blood_donors.
CREATE TABLE blood_donation (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  donor_id uuid,
  camp_id uuid,
  -- The centre that held the camp: it counts its units, whoever's donors gave them.
  camp_centre_id uuid,
  bank_id uuid,
  device smallint DEFAULT 0 NOT NULL,
  day date NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  outcome text NOT NULL,
  volume integer NOT NULL,
  bag_number text DEFAULT ''::text NOT NULL,
  segment text DEFAULT ''::text NOT NULL,
  blood_group text DEFAULT ''::text NOT NULL,
  reaction text DEFAULT 'none'::text NOT NULL,
  care text DEFAULT ''::text NOT NULL,
  rule_version integer NOT NULL,
  -- The values that the decision saw, with the rules of rule_version.
  seen jsonb DEFAULT '{}'::jsonb NOT NULL,
  overridden text[] DEFAULT '{}'::text[] NOT NULL,
  override_reason text DEFAULT ''::text NOT NULL,
  recorded_by uuid NOT NULL,
  recorded_by_name text DEFAULT ''::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT blood_donation_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_donation_day UNIQUE (area_id, donor_id, day, device),
  CONSTRAINT blood_donation_bag_number_check CHECK (length(bag_number) <= 40),
  CONSTRAINT blood_donation_blood_group_check CHECK (blood_group = ANY (ARRAY[''::text, 'A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  CONSTRAINT blood_donation_care_check CHECK (length(care) <= 500),
  CONSTRAINT blood_donation_device_check CHECK (device >= 0 AND device <= 2000),
  CONSTRAINT blood_donation_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT blood_donation_outcome_check CHECK (outcome = ANY (ARRAY['complete'::text, 'incomplete'::text])),
  CONSTRAINT blood_donation_override CHECK (cardinality(overridden) = 0 OR override_reason <> ''::text),
  CONSTRAINT blood_donation_override_reason_check CHECK (length(override_reason) <= 500),
  CONSTRAINT blood_donation_place_check CHECK (length(place) <= 200),
  CONSTRAINT blood_donation_reaction_check CHECK (reaction = ANY (ARRAY['none'::text, 'mild'::text, 'moderate'::text, 'severe'::text])),
  CONSTRAINT blood_donation_rule_version_check CHECK (rule_version > 0),
  CONSTRAINT blood_donation_seen_check CHECK (jsonb_typeof(seen) = 'object'::text),
  CONSTRAINT blood_donation_segment_check CHECK (length(segment) <= 40),
  CONSTRAINT blood_donation_volume_check CHECK (volume >= 0 AND volume <= 500),
  CONSTRAINT blood_donation_area_id_bank_id_fkey FOREIGN KEY (area_id, bank_id) REFERENCES blood_bank(area_id, id),
  CONSTRAINT blood_donation_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id),
  CONSTRAINT blood_donation_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id),
  CONSTRAINT blood_donation_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX blood_donation_bag ON blood_donation USING btree (area_id, camp_id, bag_number, device) WHERE bag_number <> ''::text;
CREATE INDEX blood_donation_bank ON blood_donation USING btree (area_id, bank_id) WHERE bank_id IS NOT NULL;
CREATE INDEX blood_donation_camp ON blood_donation USING btree (area_id, camp_id);
CREATE INDEX blood_donation_of_day ON blood_donation USING btree (area_id, day);
ALTER TABLE blood_donation ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_donation_scope ON blood_donation TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (camp_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (camp_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The last donation of the donor follows. Not while app.standing_later is on: whoever writes many refreshes once.
CREATE TRIGGER blood_donation_counts AFTER INSERT OR DELETE OR UPDATE ON blood_donation FOR EACH ROW WHEN (COALESCE(current_setting('app.standing_later'::text, true), ''::text) <> 'on'::text) EXECUTE FUNCTION blood_record_changed();
-- What a laptop hands in late follows its donor to the record that it was merged into.
CREATE TRIGGER blood_donation_follow BEFORE INSERT ON blood_donation FOR EACH ROW WHEN (new.donor_id IS NOT NULL AND current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION follow_merged_donor();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_donation_log AFTER INSERT OR DELETE OR UPDATE ON blood_donation FOR EACH ROW EXECUTE FUNCTION log_change('donor_id', '', '', 'bag_number');
-- One donation of a day for a donor, also after a merge.
CREATE TRIGGER blood_donation_merged BEFORE UPDATE OF donor_id ON blood_donation FOR EACH ROW WHEN (old.donor_id IS DISTINCT FROM new.donor_id AND new.donor_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION blood_donation_merged();
-- Without a donor nothing about one stays.
CREATE TRIGGER blood_donation_nobodys BEFORE INSERT OR UPDATE ON blood_donation FOR EACH ROW WHEN (new.donor_id IS NULL) EXECUTE FUNCTION forget_nobodys_values();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_donation_sync AFTER INSERT OR DELETE OR UPDATE ON blood_donation FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER blood_donation_touch BEFORE UPDATE ON blood_donation FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_donation TO sewa_app;

-- blood_donor -------------------------------------------------------------------------------------------------------
-- Donors of blood. Last donation, count, deferral and welcome_from follow from donations, deferrals and the stated
-- day.
-- Changed by the functions blood_floor_note, blood_record_forgotten, blood_record_seen, forget_blood_donors,
-- refresh_blood_donor.
CREATE TABLE blood_donor (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- Carries the device that made the row: device times a million, plus a count.
  number integer NOT NULL,
  -- What the code of the donor card says.
  card_code text NOT NULL,
  sewadar_id uuid,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  name_keys text[] DEFAULT '{}'::text[] NOT NULL,
  relative_kind text DEFAULT 'father'::text NOT NULL,
  relative_name text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  is_birth_estimated boolean DEFAULT false NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  language text DEFAULT 'pa'::text NOT NULL,
  blood_group text DEFAULT ''::text NOT NULL,
  confirmed_group text DEFAULT ''::text NOT NULL,
  weight real,
  may_be_called boolean DEFAULT false NOT NULL,
  consent_on date,
  -- The version of the text that was signed.
  consent_text text DEFAULT ''::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  merged_into uuid,
  last_donation_on date,
  donation_count integer DEFAULT 0 NOT NULL,
  deferral_kind text DEFAULT ''::text NOT NULL,
  deferral_reason text DEFAULT ''::text NOT NULL,
  -- First day after the longest deferral with an end, also where another one has none.
  welcome_from date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- The last donation elsewhere, as the donor or an imported list says it. Counts for the interval alone: volume, place
  -- and bag are not known.
  stated_donation_on date,
  CONSTRAINT blood_donor_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_donor_code UNIQUE (area_id, card_code),
  CONSTRAINT blood_donor_number UNIQUE (area_id, number),
  CONSTRAINT blood_donor_address_check CHECK (length(address) <= 500),
  CONSTRAINT blood_donor_blood_group_check CHECK (blood_group = ANY (ARRAY[''::text, 'A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  CONSTRAINT blood_donor_card_code_check CHECK (card_code ~ '^D[0-9A-Z]{9}$'::text),
  CONSTRAINT blood_donor_confirmed_group_check CHECK (confirmed_group = ANY (ARRAY[''::text, 'A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  CONSTRAINT blood_donor_consent CHECK ((consent_on IS NULL) = (consent_text = ''::text)),
  CONSTRAINT blood_donor_consent_text_check CHECK (length(consent_text) <= 20),
  CONSTRAINT blood_donor_deferral_kind_check CHECK (deferral_kind = ANY (ARRAY[''::text, 'until'::text, 'recovery'::text, 'permanent'::text])),
  CONSTRAINT blood_donor_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT blood_donor_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text, 'pa'::text])),
  CONSTRAINT blood_donor_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT blood_donor_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT blood_donor_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT blood_donor_number_check CHECK (number > 0),
  CONSTRAINT blood_donor_phone_check CHECK (length(phone) <= 24),
  CONSTRAINT blood_donor_relative_kind_check CHECK (relative_kind = ANY (ARRAY['father'::text, 'husband'::text])),
  CONSTRAINT blood_donor_relative_name_check CHECK (length(relative_name) <= 120),
  CONSTRAINT blood_donor_weight_check CHECK (weight >= 20::double precision AND weight <= 250::double precision),
  CONSTRAINT blood_donor_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT blood_donor_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT blood_donor_area_id_merged_into_fkey FOREIGN KEY (area_id, merged_into) REFERENCES blood_donor(area_id, id),
  CONSTRAINT blood_donor_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT blood_donor_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX blood_donor_centre ON blood_donor USING btree (area_id, centre_id);
CREATE INDEX blood_donor_merged ON blood_donor USING btree (area_id, merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX blood_donor_name ON blood_donor USING btree (area_id, lower(COALESCE(NULLIF(name_latin, ''::text), name)), id);
CREATE INDEX blood_donor_phone ON blood_donor USING btree (area_id, phone) WHERE phone <> ''::text;
CREATE INDEX blood_donor_photo ON blood_donor USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE UNIQUE INDEX blood_donor_sewadar ON blood_donor USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL AND merged_into IS NULL;
CREATE INDEX blood_donor_unkeyed ON blood_donor USING btree (area_id) WHERE name_keys = '{}'::text[];
CREATE INDEX blood_donor_welcome ON blood_donor USING btree (area_id, welcome_from) WHERE welcome_from IS NOT NULL;
ALTER TABLE blood_donor ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_donor_scope ON blood_donor TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER blood_donor_attachments_move AFTER UPDATE OF centre_id ON blood_donor FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('donor_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_donor_log AFTER INSERT OR DELETE OR UPDATE ON blood_donor FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'card_code,last_donation_on,donation_count,deferral_kind,deferral_reason,welcome_from');
-- Donations and deferrals follow to the new centre.
CREATE TRIGGER blood_donor_moved AFTER UPDATE OF centre_id ON blood_donor FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION blood_donor_moved();
-- Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.
CREATE TRIGGER blood_donor_search_added AFTER INSERT ON blood_donor REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_rows_added('phone', 'merged_into');
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER blood_donor_search_changed AFTER UPDATE ON blood_donor FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.id IS DISTINCT FROM new.id OR old.centre_id IS DISTINCT FROM new.centre_id OR old.name_keys IS DISTINCT FROM new.name_keys OR old.phone IS DISTINCT FROM new.phone OR old.merged_into IS DISTINCT FROM new.merged_into) EXECUTE FUNCTION search_row_changed('phone', 'merged_into');
-- Removes the search keys of an emptied table.
CREATE TRIGGER blood_donor_search_emptied AFTER TRUNCATE ON blood_donor FOR EACH STATEMENT EXECUTE FUNCTION search_rows_emptied();
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER blood_donor_search_removed AFTER DELETE ON blood_donor FOR EACH ROW EXECUTE FUNCTION search_row_changed('phone', 'merged_into');
-- A merge never makes two donors of one sewadar. The application's own changes are refused by the index instead.
CREATE TRIGGER blood_donor_sewadar_merged BEFORE UPDATE OF sewadar_id ON blood_donor FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND new.sewadar_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION keep_one_blood_donor();
-- The last donation follows from the stated day.
CREATE TRIGGER blood_donor_stated AFTER INSERT ON blood_donor FOR EACH ROW WHEN (new.stated_donation_on IS NOT NULL) EXECUTE FUNCTION blood_donor_stated();
-- The last donation follows from a stated day that changed.
CREATE TRIGGER blood_donor_stated_anew AFTER UPDATE OF stated_donation_on ON blood_donor FOR EACH ROW WHEN (old.stated_donation_on IS DISTINCT FROM new.stated_donation_on) EXECUTE FUNCTION blood_donor_stated();
-- The stated day follows a merge, and goes back with its undo.
CREATE TRIGGER blood_donor_stated_merged AFTER UPDATE OF merged_into ON blood_donor FOR EACH ROW WHEN (old.merged_into IS DISTINCT FROM new.merged_into) EXECUTE FUNCTION blood_donor_stated();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_donor_sync AFTER INSERT OR DELETE OR UPDATE ON blood_donor FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at,sewadar_id,photo_id,last_donation_on,donation_count,deferral_kind,deferral_reason,welcome_from', 'both');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER blood_donor_touch BEFORE UPDATE OF centre_id, sewadar_id, name, name_latin, relative_kind, relative_name, gender, birth_date, is_birth_estimated, phone, address, language, blood_group, confirmed_group, weight, may_be_called, consent_on, consent_text, notes, merged_into, updated_at ON blood_donor FOR EACH ROW EXECUTE FUNCTION touch_row();
-- What was measured and signed goes with the donor.
CREATE TRIGGER blood_visits_forgotten BEFORE DELETE ON blood_donor FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION forget_blood_visits();
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_donor TO sewa_app;

-- blood_donor_merge -------------------------------------------------------------------------------------------------
-- Which donor was merged into which, what moved and what the remaining record was before: enough to undo it.
-- Changed by the functions blood_donor_moved.
CREATE TABLE blood_donor_merge (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  kept_id uuid NOT NULL,
  merged_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  kept_before jsonb NOT NULL,
  kept_after jsonb NOT NULL,
  moved jsonb NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT blood_donor_merge_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_donor_merge_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT blood_donor_merge_area_id_kept_id_fkey FOREIGN KEY (area_id, kept_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE,
  CONSTRAINT blood_donor_merge_area_id_merged_id_fkey FOREIGN KEY (area_id, merged_id) REFERENCES blood_donor(area_id, id) ON DELETE CASCADE
);
CREATE INDEX blood_donor_merge_kept ON blood_donor_merge USING btree (area_id, kept_id);
CREATE INDEX blood_donor_merge_merged ON blood_donor_merge USING btree (area_id, merged_id);
ALTER TABLE blood_donor_merge ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_donor_merge_scope ON blood_donor_merge TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_donor_merge_log AFTER INSERT OR DELETE OR UPDATE ON blood_donor_merge FOR EACH ROW EXECUTE FUNCTION log_change('kept_id', '', 'kept_before,kept_after,moved');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_donor_merge_sync AFTER INSERT OR DELETE OR UPDATE ON blood_donor_merge FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
GRANT SELECT, INSERT, UPDATE ON blood_donor_merge TO sewa_app;

-- blood_rules -------------------------------------------------------------------------------------------------------
-- What an area changed about the published rules of donor selection (version 1, in the contract). A version is never
-- changed: decisions name it.
CREATE TABLE blood_rules (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  version_number integer NOT NULL,
  limits jsonb NOT NULL,
  periods jsonb NOT NULL,
  overridable text[] DEFAULT '{}'::text[] NOT NULL,
  source text NOT NULL,
  reason text NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT blood_rules_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_rules_version UNIQUE (area_id, version_number),
  CONSTRAINT blood_rules_limits_check CHECK (jsonb_typeof(limits) = 'object'::text),
  CONSTRAINT blood_rules_overridable_check CHECK (cardinality(overridable) <= 100),
  CONSTRAINT blood_rules_periods_check CHECK (jsonb_typeof(periods) = 'object'::text),
  CONSTRAINT blood_rules_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT blood_rules_source_check CHECK (length(source) >= 1 AND length(source) <= 300),
  CONSTRAINT blood_rules_version_number_check CHECK (version_number > 1),
  CONSTRAINT blood_rules_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE blood_rules ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_rules_scope ON blood_rules TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_rules_log AFTER INSERT OR DELETE OR UPDATE ON blood_rules FOR EACH ROW EXECUTE FUNCTION log_change('id', '', '', 'source');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_rules_sync AFTER INSERT OR DELETE OR UPDATE ON blood_rules FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'down');
GRANT SELECT, INSERT ON blood_rules TO sewa_app;

-- blood_visit -------------------------------------------------------------------------------------------------------
-- A donor at a camp. The status says where the donor is; the outcome beside it that the line was left. Answers to the
-- doctor's questions are in blood_confidential.
-- Changed by the functions blood_visits_moved, forget_blood_visits.
CREATE TABLE blood_visit (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  donor_id uuid,
  -- Of the queue. Carries the device that made the row: device times a million, plus a count.
  number integer NOT NULL,
  device smallint DEFAULT 0 NOT NULL,
  day date NOT NULL,
  -- 1 registered, 5 vital, 10 medical, 15 waiting for bed, 20 donating, 25 donated.
  status smallint DEFAULT 1 NOT NULL,
  outcome text DEFAULT ''::text NOT NULL,
  since timestamp with time zone NOT NULL,
  registered_at timestamp with time zone NOT NULL,
  -- The tablet that called the donor.
  desk uuid,
  desk_name text DEFAULT ''::text NOT NULL,
  called_at timestamp with time zone,
  last_by_name text DEFAULT ''::text NOT NULL,
  bed integer,
  volume integer,
  bag_number text DEFAULT ''::text NOT NULL,
  segment text DEFAULT ''::text NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  left_at timestamp with time zone,
  vitals jsonb DEFAULT '{}'::jsonb NOT NULL,
  rule_version integer,
  overridden text[] DEFAULT '{}'::text[] NOT NULL,
  override_reason text DEFAULT ''::text NOT NULL,
  consent_text text DEFAULT ''::text NOT NULL,
  -- What was signed on the screen, as a path of points.
  signature text DEFAULT ''::text NOT NULL,
  donation_id uuid,
  deferral_id uuid,
  -- The blood bank whose bag was started. Null before the start, and where an older tablet did not say which of
  -- several.
  bank_id uuid,
  -- When the bed was made ready after the donor had left it; null: not yet. Of the last donor on a bed it says whether
  -- the bed is to be cleaned.
  bed_cleaned_at timestamp with time zone,
  CONSTRAINT blood_visit_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_visit_number UNIQUE (area_id, camp_id, number),
  CONSTRAINT blood_visit_bag_number_check CHECK (length(bag_number) <= 40),
  CONSTRAINT blood_visit_bed_check CHECK (bed >= 1 AND bed <= 200),
  CONSTRAINT blood_visit_consent_text_check CHECK (length(consent_text) <= 20),
  CONSTRAINT blood_visit_device_check CHECK (device >= 0 AND device <= 2000),
  CONSTRAINT blood_visit_giving CHECK (status <> 20 OR outcome <> ''::text OR bed IS NOT NULL AND bag_number <> ''::text AND volume IS NOT NULL),
  CONSTRAINT blood_visit_number_check CHECK (number > 0),
  CONSTRAINT blood_visit_outcome_check CHECK (outcome = ANY (ARRAY[''::text, 'deferred'::text, 'withdrew'::text, 'incomplete'::text])),
  CONSTRAINT blood_visit_overridden_check CHECK (cardinality(overridden) <= 10),
  CONSTRAINT blood_visit_override_reason_check CHECK (length(override_reason) <= 500),
  CONSTRAINT blood_visit_rule_version_check CHECK (rule_version > 0),
  CONSTRAINT blood_visit_segment_check CHECK (length(segment) <= 40),
  CONSTRAINT blood_visit_signature_check CHECK (length(signature) <= 12000),
  CONSTRAINT blood_visit_status_check CHECK (status = ANY (ARRAY[1, 5, 10, 15, 20, 25])),
  CONSTRAINT blood_visit_vitals_check CHECK (jsonb_typeof(vitals) = 'object'::text AND length(vitals::text) <= 1000),
  CONSTRAINT blood_visit_volume_check CHECK (volume = ANY (ARRAY[350, 450])),
  CONSTRAINT blood_visit_area_id_bank_id_fkey FOREIGN KEY (area_id, bank_id) REFERENCES blood_bank(area_id, id),
  CONSTRAINT blood_visit_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id),
  CONSTRAINT blood_visit_area_id_deferral_id_fkey FOREIGN KEY (area_id, deferral_id) REFERENCES blood_deferral(area_id, id) ON DELETE SET NULL (deferral_id),
  CONSTRAINT blood_visit_area_id_donation_id_fkey FOREIGN KEY (area_id, donation_id) REFERENCES blood_donation(area_id, id) ON DELETE SET NULL (donation_id),
  CONSTRAINT blood_visit_area_id_donor_id_fkey FOREIGN KEY (area_id, donor_id) REFERENCES blood_donor(area_id, id),
  CONSTRAINT blood_visit_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX blood_visit_bank ON blood_visit USING btree (area_id, bank_id) WHERE bank_id IS NOT NULL;
CREATE UNIQUE INDEX blood_visit_bed ON blood_visit USING btree (area_id, camp_id, bed, device) WHERE status = 20 AND outcome = ''::text;
CREATE INDEX blood_visit_deferral ON blood_visit USING btree (area_id, deferral_id) WHERE deferral_id IS NOT NULL;
CREATE INDEX blood_visit_donation ON blood_visit USING btree (area_id, donation_id) WHERE donation_id IS NOT NULL;
CREATE INDEX blood_visit_donor ON blood_visit USING btree (area_id, donor_id) WHERE donor_id IS NOT NULL;
CREATE INDEX blood_visit_of_day ON blood_visit USING btree (area_id, camp_id, day);
CREATE UNIQUE INDEX blood_visit_once ON blood_visit USING btree (area_id, camp_id, donor_id, device) WHERE outcome = ''::text;
ALTER TABLE blood_visit ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_visit_scope ON blood_visit TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- What a laptop hands in late follows its donor to the record that it was merged into.
CREATE TRIGGER blood_visit_follow BEFORE INSERT ON blood_visit FOR EACH ROW WHEN (new.donor_id IS NOT NULL AND current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION follow_merged_donor();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER blood_visit_log AFTER INSERT OR DELETE OR UPDATE ON blood_visit FOR EACH ROW EXECUTE FUNCTION log_change('camp_id', '', 'donor_id,device,day,since,registered_at,desk,desk_name,called_at,bag_number,segment,started_at,ended_at,vitals,rule_version,overridden,override_reason,consent_text,signature,donation_id,deferral_id,volume');
-- A donor is in the line of a camp once, also after a merge.
CREATE TRIGGER blood_visit_merged BEFORE UPDATE OF donor_id ON blood_visit FOR EACH ROW WHEN (old.donor_id IS DISTINCT FROM new.donor_id AND new.donor_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION blood_visit_merged();
-- Without a donor nothing about one stays.
CREATE TRIGGER blood_visit_nobodys BEFORE INSERT OR UPDATE ON blood_visit FOR EACH ROW WHEN (new.donor_id IS NULL) EXECUTE FUNCTION forget_nobodys_values();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_visit_sync AFTER INSERT OR DELETE OR UPDATE ON blood_visit FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'both');
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_visit TO sewa_app;

-- blood_visit_step --------------------------------------------------------------------------------------------------
-- Each act of a station: who, when, from where to where, and how the visit stood before, so that a wrong tap can be
-- undone.
-- Changed by the functions blood_visits_moved, forget_blood_visits.
CREATE TABLE blood_visit_step (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  camp_id uuid NOT NULL,
  visit_id uuid NOT NULL,
  order_no bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  act text NOT NULL,
  station text NOT NULL,
  desk uuid NOT NULL,
  from_status smallint NOT NULL,
  to_status smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  -- Seconds in the status until then.
  waited integer DEFAULT 0 NOT NULL,
  user_id uuid NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  bag_number text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  before jsonb DEFAULT '{}'::jsonb NOT NULL,
  undone_at timestamp with time zone,
  -- The machine where the act was done.
  device smallint DEFAULT 0 NOT NULL,
  CONSTRAINT blood_visit_step_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT blood_visit_step_act_check CHECK (length(act) >= 1 AND length(act) <= 20),
  CONSTRAINT blood_visit_step_bag_number_check CHECK (length(bag_number) <= 40),
  CONSTRAINT blood_visit_step_before_check CHECK (jsonb_typeof(before) = 'object'::text),
  CONSTRAINT blood_visit_step_device_check CHECK (device >= 0 AND device <= 2000),
  CONSTRAINT blood_visit_step_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT blood_visit_step_station_check CHECK (station = ANY (ARRAY['head'::text, 'registration'::text, 'vital'::text, 'medical'::text, 'bed'::text, 'rest'::text])),
  CONSTRAINT blood_visit_step_waited_check CHECK (waited >= 0),
  CONSTRAINT blood_visit_step_area_id_camp_id_fkey FOREIGN KEY (area_id, camp_id) REFERENCES blood_camp(area_id, id),
  CONSTRAINT blood_visit_step_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT blood_visit_step_area_id_visit_id_fkey FOREIGN KEY (area_id, visit_id) REFERENCES blood_visit(area_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX blood_visit_step_bag ON blood_visit_step USING btree (area_id, camp_id, bag_number, device) WHERE bag_number <> ''::text AND undone_at IS NULL;
CREATE INDEX blood_visit_step_camp ON blood_visit_step USING btree (area_id, camp_id, act);
CREATE INDEX blood_visit_step_visit ON blood_visit_step USING btree (area_id, visit_id, order_no);
ALTER TABLE blood_visit_step ENABLE ROW LEVEL SECURITY;
CREATE POLICY blood_visit_step_scope ON blood_visit_step TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Without a donor nothing about one stays, in what a laptop hands in.
CREATE TRIGGER blood_visit_step_nobodys BEFORE INSERT OR UPDATE ON blood_visit_step FOR EACH ROW WHEN (current_setting('app.sync_apply'::text, true) = 'on'::text) EXECUTE FUNCTION forget_nobodys_values();
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER blood_visit_step_sync AFTER INSERT OR DELETE OR UPDATE ON blood_visit_step FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at,order_no', 'both');
GRANT SELECT, INSERT, UPDATE, DELETE ON blood_visit_step TO sewa_app;

-- centre ------------------------------------------------------------------------------------------------------------
-- A local centre of an area. Everybody of the area sees all; written by who works for it or for the whole area.
CREATE TABLE centre (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT centre_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT centre_code UNIQUE (area_id, code),
  CONSTRAINT centre_address_check CHECK (length(address) <= 500),
  CONSTRAINT centre_code_check CHECK (code ~ '^[A-Z0-9-]{1,12}$'::text),
  CONSTRAINT centre_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT centre_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX centre_name ON centre USING btree (area_id, lower(name));
ALTER TABLE centre ENABLE ROW LEVEL SECURITY;
CREATE POLICY centre_read ON centre FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY centre_write ON centre TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Keeps badge_outdated: a card names its centre.
CREATE TRIGGER centre_cards_outdated AFTER UPDATE OF name ON centre FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION note_outdated_cards_of();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER centre_log AFTER INSERT OR DELETE OR UPDATE ON centre FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.
CREATE TRIGGER centre_sync AFTER INSERT OR DELETE OR UPDATE ON centre FOR EACH ROW WHEN (COALESCE(current_setting('app.sync_apply'::text, true), ''::text) <> 'on'::text OR pg_trigger_depth() > 0) EXECUTE FUNCTION note_sync_change('area_id,id,version,updated_at', 'down');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER centre_touch BEFORE UPDATE ON centre FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON centre TO sewa_app;

-- change_export -----------------------------------------------------------------------------------------------------
-- Which parts of change_log were written into files and taken out of the database, with the hash of what is in the
-- file. Written by npm run log:export.
CREATE TABLE change_export (
  starts timestamp with time zone NOT NULL,
  exported_at timestamp with time zone DEFAULT now() NOT NULL,
  ends timestamp with time zone NOT NULL,
  rows bigint NOT NULL,
  sha256 text NOT NULL,
  CONSTRAINT change_export_pkey PRIMARY KEY (starts, exported_at),
  CONSTRAINT change_export_check CHECK (starts < ends)
);
GRANT SELECT ON change_export TO sewa_app;

-- change_log --------------------------------------------------------------------------------------------------------
-- Every change of a business row, every sign-in and every recorded read, append-only. The single source of audit,
-- history and realtime. Written by the triggers *_log and by append_change only; the application may read it within
-- its scope. Kinds: 1 sign-in, 2 sign-out, 3 update, 4 create, 5 delete, 6 read. Rows that belong to no area carry
-- the nil area. Its partitions are in change_part.
-- Changed by the functions append_change, erase_person, forget_badges_of_erased, forget_blood_donors,
-- forget_donor_of_sewadar, forget_driver, forget_old_addresses, forget_old_requests, forget_old_scans,
-- wipe_sync_laptop.
CREATE TABLE change_log (
  area_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  -- The writing transaction: readers follow by it, so that a row whose transaction commits late is not missed.
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  centre_id uuid,
  entity text NOT NULL,
  row_id text,
  title text DEFAULT ''::text NOT NULL,
  kind smallint NOT NULL,
  user_id uuid,
  user_name text DEFAULT ''::text NOT NULL,
  origin text DEFAULT 'portal'::text NOT NULL,
  request_id text,
  -- The columns that changed, as they were; the whole row where it was deleted.
  before jsonb,
  -- The columns that changed, as they are now; the whole row where it was created.
  after jsonb,
  CONSTRAINT change_log_pkey PRIMARY KEY (area_id, id, at),
  CONSTRAINT change_log_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4, 5, 6]))
) PARTITION BY RANGE (at);
CREATE INDEX change_log_at ON ONLY change_log USING btree (area_id, at, id);
CREATE INDEX change_log_gate ON ONLY change_log USING btree (area_id, user_id, (after ->> 'ref_id'::text)) WHERE kind = 6 AND entity = 'oae_member'::text;
CREATE INDEX change_log_id ON ONLY change_log USING btree (id);
CREATE INDEX change_log_record ON ONLY change_log USING btree (area_id, entity, row_id, id);
CREATE INDEX change_log_user ON ONLY change_log USING btree (area_id, user_id, id);
CREATE INDEX change_log_xid ON ONLY change_log USING btree (xid);
ALTER TABLE change_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY change_log_read ON change_log FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))) OR area_id = '00000000-0000-0000-0000-000000000000'::uuid AND (( SELECT context_level() AS context_level)) >= 90 OR user_id = (( SELECT context_user() AS context_user)));
GRANT SELECT ON change_log TO sewa_app;

-- change_part -------------------------------------------------------------------------------------------------------
-- The partitions of change_log: one for each month in UTC, and before them one of all that was there when it was cut.
-- They follow what keep_change_parts makes, so a backup leaves them out. Read by record_changes and changes_since.
-- Changed by the functions close_change_part, keep_change_parts, make_change_part.
CREATE TABLE change_part (
  name text NOT NULL,
  starts timestamp with time zone NOT NULL,
  ends timestamp with time zone NOT NULL,
  -- Which records it has entries of is in change_part_record: who looks for others passes it by.
  is_closed boolean DEFAULT false NOT NULL,
  -- The latest transaction that wrote into it, as of its closing.
  last_xid xid8,
  CONSTRAINT change_part_pkey PRIMARY KEY (name),
  CONSTRAINT change_part_check CHECK (starts < ends)
);
GRANT SELECT ON change_part TO sewa_app;

-- change_part_record ------------------------------------------------------------------------------------------------
-- In which closed parts of the change log a record has entries, by their beginnings: its history is read in these and
-- in the open ones only. Made from the log when a part is closed, so a backup leaves it out.
-- Changed by the functions make_change_part, note_change_part, note_late_change.
CREATE TABLE change_part_record (
  area_id uuid NOT NULL,
  entity text NOT NULL,
  row_id text NOT NULL,
  parts timestamp with time zone[] NOT NULL,
  CONSTRAINT change_part_record_pkey PRIMARY KEY (area_id, entity, row_id)
);
ALTER TABLE change_part_record ENABLE ROW LEVEL SECURITY;

-- context_session ---------------------------------------------------------------------------------------------------
-- The stamp of the session whose context this connection has, negative when the session should be marked as in use;
-- no row when the context no longer holds. Read before the statements of a reading request that reuses a connection;
-- shows no other session.
CREATE VIEW context_session WITH (security_barrier=true) AS
 SELECT
        CASE
            WHEN seen_at < (now() - '00:05:00'::interval) THEN - stamp
            ELSE stamp
        END AS stamp
   FROM session
  WHERE stamp = NULLIF(current_setting('app.stamp'::text, true), ''::text)::bigint AND seen_at > (now() - '12:00:00'::interval) AND created_at > (now() - '7 days'::interval);
GRANT SELECT ON context_session TO sewa_app;

-- credential --------------------------------------------------------------------------------------------------------
-- The password of a user as an argon2id hash. The application reads and writes it through functions only, each of
-- which does one thing.
-- Changed by the functions set_password, sync_put_staff, take_request_password, wipe_sync_laptop.
CREATE TABLE credential (
  user_id uuid NOT NULL,
  password_hash text NOT NULL,
  must_change boolean DEFAULT false NOT NULL,
  -- Still the password that everybody can read in the README.
  is_demo boolean DEFAULT false NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT credential_pkey PRIMARY KEY (user_id),
  CONSTRAINT credential_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
-- Renews the stamp of the user's sessions: whether the password must be changed is part of it.
CREATE TRIGGER credential_sessions AFTER UPDATE ON credential FOR EACH ROW EXECUTE FUNCTION follow_user();

-- dak_bag -----------------------------------------------------------------------------------------------------------
-- A bag in which letters travel to one centre: at the end that sends it (type 5) and at the end that receives it
-- (type 10).
-- Changed by the functions deliver_bag, recall_bag, recall_letter, report_bag.
CREATE TABLE dak_bag (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  type smallint NOT NULL,
  status smallint NOT NULL,
  day date NOT NULL,
  -- Centre, year and number of the sender, the same at both ends.
  reference text NOT NULL,
  -- What is scanned when the bag is received; the same at both ends.
  code text NOT NULL,
  party text NOT NULL,
  -- The centre, of whatever area, at the other end. Not a reference: rows of two areas do not refer to each other.
  party_centre_id uuid,
  mode text NOT NULL,
  courier_number text DEFAULT ''::text NOT NULL,
  remarks text DEFAULT ''::text NOT NULL,
  made_by_name text NOT NULL,
  dispatched_at timestamp with time zone,
  dispatched_by_name text,
  received_at timestamp with time zone,
  received_by_name text,
  receiver text DEFAULT ''::text NOT NULL,
  source_area_id uuid,
  -- The bag at the end that sent it, in source_area_id. Not a reference. Written by deliver_bag only.
  source_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Why the sender called it back; empty again with the next dispatch.
  recall_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT dak_bag_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT dak_bag_source UNIQUE (area_id, source_id),
  CONSTRAINT dak_bag_code_check CHECK (code ~ '^B[0-9A-Z]{9}$'::text),
  CONSTRAINT dak_bag_courier_number_check CHECK (length(courier_number) <= 60),
  CONSTRAINT dak_bag_dispatched CHECK (status < 10 OR num_nonnulls(dispatched_at, dispatched_by_name) = 2),
  CONSTRAINT dak_bag_mode_check CHECK (mode = ANY (ARRAY['hand'::text, 'courier'::text, 'post'::text, 'email'::text])),
  CONSTRAINT dak_bag_party_check CHECK (length(party) >= 1 AND length(party) <= 120),
  CONSTRAINT dak_bag_recall_reason_check CHECK (length(recall_reason) <= 300),
  CONSTRAINT dak_bag_received CHECK (status < 15 OR num_nonnulls(received_at, received_by_name) = 2 AND receiver <> ''::text),
  CONSTRAINT dak_bag_receiver_check CHECK (length(receiver) <= 120),
  CONSTRAINT dak_bag_reference_check CHECK (length(reference) <= 60),
  CONSTRAINT dak_bag_remarks_check CHECK (length(remarks) <= 1000),
  CONSTRAINT dak_bag_sent CHECK ((source_id IS NULL) = (source_area_id IS NULL) AND (source_id IS NULL) = (type = 5)),
  CONSTRAINT dak_bag_status_check CHECK (status = ANY (ARRAY[5, 10, 15])),
  CONSTRAINT dak_bag_type_check CHECK (type = ANY (ARRAY[5, 10])),
  CONSTRAINT dak_bag_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT dak_bag_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX dak_bag_centre ON dak_bag USING btree (area_id, centre_id);
CREATE INDEX dak_bag_code ON dak_bag USING btree (area_id, code);
CREATE INDEX dak_bag_day ON dak_bag USING btree (area_id, day, id);
ALTER TABLE dak_bag ENABLE ROW LEVEL SECURITY;
CREATE POLICY dak_bag_scope ON dak_bag TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER dak_bag_log AFTER INSERT OR DELETE OR UPDATE ON dak_bag FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'code,source_area_id,source_id,party_centre_id,made_by_name,dispatched_at,dispatched_by_name,received_at,received_by_name', 'reference');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER dak_bag_touch BEFORE UPDATE ON dak_bag FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON dak_bag TO sewa_app;

-- dak_letter --------------------------------------------------------------------------------------------------------
-- A letter in the register of a centre: one that it sends (type 5) or receives (type 10), with its number, its steps
-- and what it answers.
-- Changed by the functions deliver_bag, deliver_letter, recall_bag, recall_letter, report_letter_step.
CREATE TABLE dak_letter (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  type smallint NOT NULL,
  status smallint NOT NULL,
  -- When it was entered; of a received letter when it came, of one on its way when it was dispatched.
  day date NOT NULL,
  year smallint,
  -- In the register of its centre, type and year; null while it is on its way here.
  number integer,
  -- Centre, year and number as they stand on paper, kept when the code of the centre changes.
  reference text DEFAULT ''::text NOT NULL,
  -- What is scanned at the receipt; the same at both ends.
  code text NOT NULL,
  party text NOT NULL,
  -- The centre, of whatever area, at the other end; null for another party. Not a reference: rows of two areas do not
  -- refer to each other.
  party_centre_id uuid,
  subject text NOT NULL,
  kind text NOT NULL,
  mode text NOT NULL,
  courier_number text DEFAULT ''::text NOT NULL,
  enclosures text DEFAULT ''::text NOT NULL,
  their_number text DEFAULT ''::text NOT NULL,
  reply_by date,
  answers_id uuid,
  remarks text DEFAULT ''::text NOT NULL,
  instruction text DEFAULT ''::text NOT NULL,
  instructed_by_name text,
  made_by_name text NOT NULL,
  dispatched_at timestamp with time zone,
  dispatched_by_name text,
  received_at timestamp with time zone,
  received_by_name text,
  receiver text DEFAULT ''::text NOT NULL,
  acknowledged_at timestamp with time zone,
  acknowledged_by_name text,
  completed_at timestamp with time zone,
  completed_by_name text,
  source_area_id uuid,
  -- The letter at the end that sent it, in source_area_id; null where it was entered here. Not a reference, as
  -- party_centre_id. Written by deliver_letter only.
  source_id uuid,
  photo_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Why the sender called it back; empty again with the next dispatch.
  recall_reason text DEFAULT ''::text NOT NULL,
  -- The bag in which it travels, or is packed to.
  bag_id uuid,
  -- In whose hands it is since it was received; empty: still with the receiver. The history keeps every hand-over. Not
  -- told to the sender.
  holder text DEFAULT ''::text NOT NULL,
  -- When it was handed over the last time; null: never, or before there was this column. A hand-over from before that
  -- is told later changes nothing. Not told to the sender.
  handed_over_at timestamp with time zone,
  CONSTRAINT dak_letter_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT dak_letter_number UNIQUE (area_id, centre_id, type, year, number),
  CONSTRAINT dak_letter_source UNIQUE (area_id, source_id),
  CONSTRAINT dak_letter_acknowledged CHECK (status < 20 OR num_nonnulls(acknowledged_at, acknowledged_by_name) = 2),
  CONSTRAINT dak_letter_code_check CHECK (code ~ '^D[0-9A-Z]{9}$'::text),
  CONSTRAINT dak_letter_completed CHECK (status < 25 OR num_nonnulls(completed_at, completed_by_name) = 2),
  CONSTRAINT dak_letter_courier_number_check CHECK (length(courier_number) <= 60),
  CONSTRAINT dak_letter_dispatched CHECK (type = 10 AND source_id IS NULL OR status < 10 OR num_nonnulls(dispatched_at, dispatched_by_name) = 2),
  CONSTRAINT dak_letter_enclosures_check CHECK (length(enclosures) <= 200),
  CONSTRAINT dak_letter_holder_check CHECK (length(holder) <= 120),
  CONSTRAINT dak_letter_instruction_check CHECK (length(instruction) <= 500),
  CONSTRAINT dak_letter_kind_check CHECK (kind = ANY (ARRAY['letter'::text, 'circular'::text, 'application'::text, 'report'::text, 'bill'::text, 'notice'::text, 'parcel'::text, 'other'::text])),
  CONSTRAINT dak_letter_mode_check CHECK (mode = ANY (ARRAY['hand'::text, 'courier'::text, 'post'::text, 'email'::text])),
  CONSTRAINT dak_letter_number_check CHECK (number > 0),
  CONSTRAINT dak_letter_numbered CHECK (num_nonnulls(number, year) =
  CASE
      WHEN type = 10 AND status = 10 THEN 0
      ELSE 2
  END),
  CONSTRAINT dak_letter_party_check CHECK (length(party) >= 1 AND length(party) <= 120),
  CONSTRAINT dak_letter_recall_reason_check CHECK (length(recall_reason) <= 300),
  CONSTRAINT dak_letter_received CHECK (status < 15 OR num_nonnulls(received_at, received_by_name) = 2 AND receiver <> ''::text),
  CONSTRAINT dak_letter_receiver_check CHECK (length(receiver) <= 120),
  CONSTRAINT dak_letter_reference_check CHECK (length(reference) <= 60),
  CONSTRAINT dak_letter_remarks_check CHECK (length(remarks) <= 2000),
  CONSTRAINT dak_letter_sent CHECK ((source_id IS NULL) = (source_area_id IS NULL) AND (source_id IS NULL OR type = 10)),
  CONSTRAINT dak_letter_status_check CHECK (status = ANY (ARRAY[5, 10, 15, 20, 25])),
  CONSTRAINT dak_letter_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 200),
  CONSTRAINT dak_letter_their_number_check CHECK (length(their_number) <= 60),
  CONSTRAINT dak_letter_type_check CHECK (type = ANY (ARRAY[5, 10])),
  CONSTRAINT dak_letter_area_id_answers_id_fkey FOREIGN KEY (area_id, answers_id) REFERENCES dak_letter(area_id, id),
  CONSTRAINT dak_letter_area_id_bag_id_fkey FOREIGN KEY (area_id, bag_id) REFERENCES dak_bag(area_id, id) ON DELETE SET NULL (bag_id),
  CONSTRAINT dak_letter_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT dak_letter_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT dak_letter_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE INDEX dak_letter_answers ON dak_letter USING btree (area_id, answers_id) WHERE answers_id IS NOT NULL;
CREATE INDEX dak_letter_bag ON dak_letter USING btree (area_id, bag_id) WHERE bag_id IS NOT NULL;
CREATE INDEX dak_letter_centre ON dak_letter USING btree (area_id, centre_id);
CREATE INDEX dak_letter_code ON dak_letter USING btree (area_id, code);
CREATE INDEX dak_letter_day ON dak_letter USING btree (area_id, day, id);
CREATE INDEX dak_letter_photo ON dak_letter USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX dak_letter_reply_by ON dak_letter USING btree (area_id, reply_by) WHERE reply_by IS NOT NULL AND status < 25;
CREATE INDEX dak_letter_to_receive ON dak_letter USING btree (area_id) WHERE type = 10 AND status = 10;
ALTER TABLE dak_letter ENABLE ROW LEVEL SECURITY;
CREATE POLICY dak_letter_scope ON dak_letter TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER dak_letter_attachments_move AFTER UPDATE OF centre_id ON dak_letter FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('letter_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER dak_letter_log AFTER INSERT OR DELETE OR UPDATE ON dak_letter FOR EACH ROW EXECUTE FUNCTION log_change('id', 'remarks', 'code,photo_id,source_area_id,source_id,party_centre_id,year,number,made_by_name,dispatched_at,dispatched_by_name,received_at,received_by_name,acknowledged_at,acknowledged_by_name,completed_at,completed_by_name,bag_id,handed_over_at', 'subject');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER dak_letter_touch BEFORE UPDATE ON dak_letter FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER dak_letter_touch_photo BEFORE UPDATE ON dak_letter FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON dak_letter TO sewa_app;

-- erasure -----------------------------------------------------------------------------------------------------------
-- Tombstones: that there was a record, and that its contents were erased. Written by erase_person, erase_blood_donor
-- and forget_donor_of_sewadar.
-- Changed by the functions erase_blood_donor, erase_person, forget_donor_of_sewadar.
CREATE TABLE erasure (
  area_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  centre_id uuid NOT NULL,
  entity text NOT NULL,
  record_id uuid NOT NULL,
  number integer,
  reason text NOT NULL,
  report jsonb NOT NULL,
  user_id uuid,
  user_name text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  -- Records that went with it, by their ids: what a device hands in late for one of them is not kept either.
  others uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  CONSTRAINT erasure_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT erasure_reason_check CHECK (length(reason) <= 300),
  CONSTRAINT erasure_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT erasure_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX erasure_record ON erasure USING btree (area_id, record_id);
ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
CREATE POLICY erasure_scope ON erasure TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Takes scans and reasons of prints along.
CREATE TRIGGER erasure_badges_forgotten AFTER INSERT ON erasure FOR EACH ROW EXECUTE FUNCTION forget_badges_of_erased();
-- Conflicts and the log of a laptop keep nothing of an erased record.
CREATE TRIGGER erasure_synced AFTER INSERT ON erasure FOR EACH ROW EXECUTE FUNCTION forget_synced();
GRANT SELECT ON erasure TO sewa_app;

-- expiring_paper ----------------------------------------------------------------------------------------------------
-- Papers of records that expire. A record has one current paper of a kind; those that were renewed stay as history.
-- Changed by the functions papers_move.
CREATE TABLE expiring_paper (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  -- One of the kinds that the owner declares.
  kind text NOT NULL,
  number text DEFAULT ''::text NOT NULL,
  -- The last day on which it is valid.
  valid_until date NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  scan_id uuid,
  -- The paper that it followed.
  renews_id uuid,
  is_current boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  vehicle_id uuid,
  driver_id uuid,
  premises_id uuid,
  CONSTRAINT expiring_paper_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT expiring_paper_renews UNIQUE (area_id, renews_id),
  CONSTRAINT expiring_paper_kind_check CHECK (kind ~ '^[a-z][a-zA-Z]{0,39}$'::text),
  CONSTRAINT expiring_paper_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT expiring_paper_number_check CHECK (length(number) <= 60),
  CONSTRAINT expiring_paper_owner CHECK (num_nonnulls(vehicle_id, driver_id, premises_id) = 1),
  CONSTRAINT expiring_paper_valid_until_check CHECK (valid_until >= '2000-01-01'::date AND valid_until <= '2099-12-31'::date),
  CONSTRAINT expiring_paper_area_id_driver_id_fkey FOREIGN KEY (area_id, driver_id) REFERENCES transport_driver(area_id, id) ON DELETE CASCADE,
  CONSTRAINT expiring_paper_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT expiring_paper_area_id_premises_id_fkey FOREIGN KEY (area_id, premises_id) REFERENCES sg_premises(area_id, id) ON DELETE CASCADE,
  CONSTRAINT expiring_paper_area_id_renews_id_fkey FOREIGN KEY (area_id, renews_id) REFERENCES expiring_paper(area_id, id),
  CONSTRAINT expiring_paper_area_id_scan_id_fkey FOREIGN KEY (area_id, scan_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (scan_id),
  CONSTRAINT expiring_paper_area_id_vehicle_id_fkey FOREIGN KEY (area_id, vehicle_id) REFERENCES transport_vehicle(area_id, id) ON DELETE CASCADE
);
CREATE INDEX expiring_paper_driver_id ON expiring_paper USING btree (area_id, driver_id) WHERE driver_id IS NOT NULL;
CREATE UNIQUE INDEX expiring_paper_kind ON expiring_paper USING btree (area_id, owner_id, kind) WHERE is_current;
CREATE INDEX expiring_paper_owner_id ON expiring_paper USING btree (area_id, owner_id);
CREATE INDEX expiring_paper_premises_id ON expiring_paper USING btree (area_id, premises_id) WHERE premises_id IS NOT NULL;
CREATE INDEX expiring_paper_scan ON expiring_paper USING btree (area_id, scan_id) WHERE scan_id IS NOT NULL;
CREATE INDEX expiring_paper_until ON expiring_paper USING btree (area_id, valid_until) WHERE is_current;
CREATE INDEX expiring_paper_vehicle_id ON expiring_paper USING btree (area_id, vehicle_id) WHERE vehicle_id IS NOT NULL;
ALTER TABLE expiring_paper ENABLE ROW LEVEL SECURITY;
CREATE POLICY expiring_paper_read ON expiring_paper FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY expiring_paper_write ON expiring_paper TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Sets owner_id and the centre of the record. That there is exactly one record is for the constraint
-- expiring_paper_owner.
CREATE TRIGGER expiring_paper_follow BEFORE INSERT OR UPDATE ON expiring_paper FOR EACH ROW EXECUTE FUNCTION follow_paper_owner();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER expiring_paper_log AFTER INSERT OR DELETE OR UPDATE ON expiring_paper FOR EACH ROW EXECUTE FUNCTION log_change('owner_id', '', 'vehicle_id,driver_id,premises_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER expiring_paper_touch BEFORE UPDATE ON expiring_paper FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON expiring_paper TO sewa_app;

-- expiry_alert ------------------------------------------------------------------------------------------------------
-- Who was told by mail that something expires: each of the days before once. Changed by the functions claim_alerts,
-- end_alerts and forget_old_alerts.
-- Changed by the functions claim_alerts, end_alerts, forget_old_alerts.
CREATE TABLE expiry_alert (
  area_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- What expires, by the name and id of the part that keeps it.
  thing text NOT NULL,
  last_day date NOT NULL,
  -- How many days before its last day it is announced.
  days smallint NOT NULL,
  -- Those of one mail have one id: a mail that was broken off is sent again under the same.
  mail_id uuid NOT NULL,
  -- Since when a server is sending it; null when the mail was refused.
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT expiry_alert_pkey PRIMARY KEY (area_id, user_id, thing, last_day, days),
  CONSTRAINT expiry_alert_days_check CHECK (days > 0),
  CONSTRAINT expiry_alert_thing_check CHECK (length(thing) >= 1 AND length(thing) <= 100),
  CONSTRAINT expiry_alert_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT expiry_alert_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX expiry_alert_day ON expiry_alert USING btree (area_id, last_day);
CREATE INDEX expiry_alert_unsent ON expiry_alert USING btree (area_id, user_id) WHERE sent_at IS NULL;
CREATE INDEX expiry_alert_user ON expiry_alert USING btree (user_id);
ALTER TABLE expiry_alert ENABLE ROW LEVEL SECURITY;

-- file_to_destroy ---------------------------------------------------------------------------------------------------
-- Files of erased people: destroyed in store and bin right after the erasure, and by the housekeeping where that
-- failed.
-- Changed by the functions erase_person, file_destroyed, forget_blood_donors, forget_driver.
CREATE TABLE file_to_destroy (
  hash text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT file_to_destroy_pkey PRIMARY KEY (hash)
);

-- housekeeping_step -------------------------------------------------------------------------------------------------
-- The state of the hourly work, shared by all servers of one database.
-- Changed by the functions begin_housekeeping, end_housekeeping, keep_housekeeping_cursor.
CREATE TABLE housekeeping_step (
  name text NOT NULL,
  cursor text,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  succeeded_at timestamp with time zone,
  failure text DEFAULT ''::text NOT NULL,
  report jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT housekeeping_step_pkey PRIMARY KEY (name)
);

-- idempotency_key ---------------------------------------------------------------------------------------------------
-- Replies to creating requests by the key that the client sent, for two days: a retried or doubled request gets the
-- first reply. Each user sees the own ones.
-- Changed by the functions erase_person, forget_blood_donors, forget_old_sign_in_data.
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  endpoint text NOT NULL,
  reply jsonb NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  -- A digest of the request: the same key with other entries is not a repetition and is refused.
  asked text DEFAULT ''::text NOT NULL,
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_at ON idempotency_key USING btree (at);
ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY idempotency_own ON idempotency_key TO sewa_app
  USING (user_id = (( SELECT context_user() AS context_user)))
  WITH CHECK (user_id = (( SELECT context_user() AS context_user)));
GRANT SELECT, INSERT ON idempotency_key TO sewa_app;

-- identity_lookup ---------------------------------------------------------------------------------------------------
-- How many identity numbers each user has compared lately; reached through a function only.
-- Changed by the functions count_identity_lookups, forget_old_lookups.
CREATE TABLE identity_lookup (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  digest bytea,
  amount integer NOT NULL,
  is_refused boolean DEFAULT false NOT NULL,
  CONSTRAINT identity_lookup_pkey PRIMARY KEY (id)
);
CREATE INDEX identity_lookup_user ON identity_lookup USING btree (user_id, at);

-- import_chunk ------------------------------------------------------------------------------------------------------
-- The uploaded file in pieces, so that whichever server works on it makes its own copy. Unlogged: it is in no
-- archive.
-- Changed by the functions forget_old_jobs.
CREATE UNLOGGED TABLE import_chunk (
  area_id uuid NOT NULL,
  import_id uuid NOT NULL,
  piece integer NOT NULL,
  user_id uuid NOT NULL,
  bytes bytea STORAGE EXTERNAL NOT NULL,
  CONSTRAINT import_chunk_pkey PRIMARY KEY (area_id, import_id, piece)
);
ALTER TABLE import_chunk ENABLE ROW LEVEL SECURITY;
CREATE POLICY import_chunk_own ON import_chunk TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)));
GRANT SELECT, INSERT, DELETE ON import_chunk TO sewa_app;

-- import_file -------------------------------------------------------------------------------------------------------
-- An uploaded list on its way into the portal, for as long as it is needed. Each user sees the own ones.
-- Changed by the functions forget_old_jobs.
CREATE TABLE import_file (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  bytes integer NOT NULL,
  state text DEFAULT 'uploaded'::text NOT NULL,
  headings jsonb NOT NULL,
  heading_row integer NOT NULL,
  -- The first rows, to map the columns by; identity numbers masked.
  sample jsonb NOT NULL,
  mapping jsonb NOT NULL,
  -- The last job that worked on it.
  job_id uuid,
  row_count integer DEFAULT 0 NOT NULL,
  error_count integer DEFAULT 0 NOT NULL,
  warning_count integer DEFAULT 0 NOT NULL,
  -- What was taken for the commit before it began, such as a block of numbers.
  reserved jsonb,
  result jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT import_file_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT import_file_bytes_check CHECK (bytes >= 0),
  CONSTRAINT import_file_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 200),
  CONSTRAINT import_file_kind_check CHECK (kind ~ '^[a-z][a-zA-Z]{1,39}$'::text),
  CONSTRAINT import_file_state_check CHECK (state = ANY (ARRAY['uploaded'::text, 'checked'::text, 'done'::text])),
  CONSTRAINT import_file_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT import_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX import_file_recent ON import_file USING btree (area_id, user_id, created_at);
ALTER TABLE import_file ENABLE ROW LEVEL SECURITY;
CREATE POLICY import_file_own ON import_file TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)));
GRANT SELECT, INSERT, UPDATE, DELETE ON import_file TO sewa_app;

-- import_row --------------------------------------------------------------------------------------------------------
-- The rows of an uploaded list, read and judged, until they are committed. Unlogged: after a crash of the database
-- the file is checked anew.
-- Changed by the functions forget_old_jobs.
CREATE UNLOGGED TABLE import_row (
  area_id uuid NOT NULL,
  import_id uuid NOT NULL,
  row_no integer NOT NULL,
  user_id uuid NOT NULL,
  -- The id that the record will have: committed twice, it is there once.
  record_id uuid NOT NULL,
  -- 0 good, 1 with warnings, 2 with errors.
  level smallint DEFAULT 0 NOT NULL,
  content jsonb NOT NULL,
  issues jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT import_row_pkey PRIMARY KEY (area_id, import_id, row_no)
);
CREATE INDEX import_row_issues ON import_row USING btree (area_id, import_id, row_no) WHERE level > 0;
ALTER TABLE import_row ENABLE ROW LEVEL SECURITY;
CREATE POLICY import_row_own ON import_row TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)));
GRANT SELECT, INSERT, UPDATE, DELETE ON import_row TO sewa_app;

-- installation ------------------------------------------------------------------------------------------------------
-- One row: the id by which a file store knows its database. A backup carries it along.
CREATE TABLE installation (
  is_only boolean DEFAULT true NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT installation_pkey PRIMARY KEY (is_only),
  CONSTRAINT installation_is_only_check CHECK (is_only)
);

-- job ---------------------------------------------------------------------------------------------------------------
-- Long work as its maker sees it: state, progress, result. The queue itself is pg-boss's, in the schema queue. Each
-- user sees the own jobs; the application may create one and ask for its end, everything else is written by the
-- functions below.
-- Changed by the functions begin_job, end_job, forget_old_jobs, report_job, settle_lost_jobs.
CREATE TABLE job (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer,
  input jsonb DEFAULT '{}'::jsonb NOT NULL,
  result jsonb,
  error text,
  error_data jsonb,
  is_cancel_asked boolean DEFAULT false NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT job_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT job_done_check CHECK (done >= 0),
  CONSTRAINT job_kind_check CHECK (kind ~ '^[a-z][a-zA-Z.]{1,59}$'::text),
  CONSTRAINT job_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])),
  CONSTRAINT job_total_check CHECK (total >= 0),
  CONSTRAINT job_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT job_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX job_id ON job USING btree (id);
CREATE INDEX job_open ON job USING btree (state) WHERE state = ANY (ARRAY['waiting'::text, 'running'::text]);
CREATE INDEX job_recent ON job USING btree (area_id, user_id, created_at);
ALTER TABLE job ENABLE ROW LEVEL SECURITY;
CREATE POLICY job_own ON job TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND user_id = (( SELECT context_user() AS context_user)));
-- Notifies of a new job and of a request to end one.
CREATE TRIGGER job_asked AFTER INSERT OR UPDATE OF is_cancel_asked ON job FOR EACH ROW EXECUTE FUNCTION job_asked();
-- Ends a job that has not begun at once.
CREATE TRIGGER job_cancelled BEFORE UPDATE OF is_cancel_asked ON job FOR EACH ROW WHEN (new.is_cancel_asked AND old.state = 'waiting'::text) EXECUTE FUNCTION job_cancelled();
GRANT SELECT, INSERT (area_id, id, user_id, kind, total, input), UPDATE (is_cancel_asked) ON job TO sewa_app;

-- migration ---------------------------------------------------------------------------------------------------------
-- Which files of server/migrations this database has. Written by the migration runner at each start of a newer
-- portal.
CREATE TABLE migration (
  version integer NOT NULL,
  name text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migration_pkey PRIMARY KEY (version)
);

-- nominal_roll ------------------------------------------------------------------------------------------------------
-- A group of sewadars that goes from a centre to a place for sewa, with its days and its status.
-- Changed by the functions forget_on_rolls, forget_removed_from_rolls.
CREATE TABLE nominal_roll (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  -- A centre of any area or another place, by its name.
  destination text NOT NULL,
  department text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  jathedar_id uuid,
  deputy_id uuid,
  transport text DEFAULT ''::text NOT NULL,
  remarks text DEFAULT ''::text NOT NULL,
  status smallint DEFAULT 10 NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  -- Why it was moved to its status, where somebody gave a reason.
  reason text DEFAULT ''::text NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  -- Everybody who changed the roll or its members: none of them approves it.
  editors uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  approved_by uuid,
  approved_by_name text,
  -- How the roll stood before its last move, who made it, and the version since. After members were removed: their
  -- rows, who removed them, and the same. Null where nothing can be undone.
  undo jsonb,
  -- When its members last changed; it raises the version, so that nobody approves other members than were seen.
  members_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Stays null: papers are attached to a roll, and none of them is its photo.
  photo_id uuid,
  -- The centre, of whatever area, that the destination names; null for another place. Not a reference: rows of two
  -- areas do not refer to each other.
  destination_centre_id uuid,
  CONSTRAINT nominal_roll_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT nominal_roll_number UNIQUE (area_id, number),
  CONSTRAINT nominal_roll_days CHECK (to_day >= from_day AND (to_day - from_day) < 366),
  CONSTRAINT nominal_roll_department_check CHECK (length(department) >= 1 AND length(department) <= 80),
  CONSTRAINT nominal_roll_destination_check CHECK (length(destination) >= 1 AND length(destination) <= 120),
  CONSTRAINT nominal_roll_number_check CHECK (number > 0),
  CONSTRAINT nominal_roll_reason_check CHECK (length(reason) <= 1000),
  CONSTRAINT nominal_roll_remarks_check CHECK (length(remarks) <= 2000),
  CONSTRAINT nominal_roll_status_check CHECK (status = ANY (ARRAY[5, 10, 20, 30, 40, 50])),
  CONSTRAINT nominal_roll_transport_check CHECK (length(transport) <= 200),
  CONSTRAINT nominal_roll_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT nominal_roll_area_id_deputy_id_fkey FOREIGN KEY (area_id, deputy_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT nominal_roll_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT nominal_roll_area_id_jathedar_id_fkey FOREIGN KEY (area_id, jathedar_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT nominal_roll_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE INDEX nominal_roll_centre ON nominal_roll USING btree (area_id, centre_id);
CREATE INDEX nominal_roll_deputy ON nominal_roll USING btree (area_id, deputy_id) WHERE deputy_id IS NOT NULL;
CREATE INDEX nominal_roll_destination ON nominal_roll USING btree (destination_centre_id) WHERE destination_centre_id IS NOT NULL;
CREATE INDEX nominal_roll_from_day ON nominal_roll USING btree (area_id, from_day, id);
CREATE INDEX nominal_roll_jathedar ON nominal_roll USING btree (area_id, jathedar_id) WHERE jathedar_id IS NOT NULL;
CREATE INDEX nominal_roll_photo ON nominal_roll USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE nominal_roll ENABLE ROW LEVEL SECURITY;
CREATE POLICY nominal_roll_scope ON nominal_roll TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER nominal_roll_attachments_move AFTER UPDATE OF centre_id ON nominal_roll FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('roll_id');
-- Hands the centre and a cancellation of the roll on to its members.
CREATE TRIGGER nominal_roll_follow AFTER UPDATE OF centre_id, status ON nominal_roll FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id OR old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION nominal_roll_follow();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER nominal_roll_log AFTER INSERT OR DELETE OR UPDATE ON nominal_roll FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'status_since,made_by,editors,approved_by,undo,members_at,photo_id,destination_centre_id', 'destination');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER nominal_roll_touch BEFORE UPDATE ON nominal_roll FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON nominal_roll TO sewa_app;

-- nominal_roll_member -----------------------------------------------------------------------------------------------
-- A sewadar on a roll, with the days within it. Seen where the roll is seen. An erased sewadar leaves a member
-- without a name, so that counts stay.
-- Changed by the functions forget_on_rolls, nominal_roll_follow, record_arriving_stay.
CREATE TABLE nominal_roll_member (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  roll_id uuid NOT NULL,
  -- Null: the person was erased.
  sewadar_id uuid,
  from_day date NOT NULL,
  to_day date NOT NULL,
  role text DEFAULT ''::text NOT NULL,
  remarks text DEFAULT ''::text NOT NULL,
  -- The roll was cancelled: the days are free again. Kept by the trigger nominal_roll_follow.
  is_cancelled boolean DEFAULT false NOT NULL,
  -- What the gate of the destination scans.
  code text NOT NULL,
  arrived_at timestamp with time zone,
  left_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- What came of the last call before the journey; null: not called yet.
  call_outcome text,
  call_note text DEFAULT ''::text NOT NULL,
  called_at timestamp with time zone,
  called_by_name text,
  -- Left the roll before the journey, or never came. Does not count as a member any more, and the days are free; the
  -- line stays, so that everybody sees who was asked.
  dropped_at timestamp with time zone,
  -- The member who dropped out and whose place this one took.
  replaces_id uuid,
  -- Dropped out after the departure: was sent and did not come. Means nothing while dropped_at is null.
  never_came boolean DEFAULT false NOT NULL,
  CONSTRAINT nominal_roll_member_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT nominal_roll_member_call CHECK ((call_outcome IS NULL) = (called_at IS NULL)),
  CONSTRAINT nominal_roll_member_call_note_check CHECK (length(call_note) <= 200),
  CONSTRAINT nominal_roll_member_call_outcome_check CHECK (call_outcome = ANY (ARRAY['coming'::text, 'later'::text, 'notComing'::text, 'noAnswer'::text, 'wrongNumber'::text])),
  CONSTRAINT nominal_roll_member_code_check CHECK (code ~ '^R[0-9A-Z]{9}$'::text),
  CONSTRAINT nominal_roll_member_days CHECK (to_day >= from_day),
  CONSTRAINT nominal_roll_member_dropped CHECK (dropped_at IS NULL OR arrived_at IS NULL),
  CONSTRAINT nominal_roll_member_remarks_check CHECK (length(remarks) <= 500),
  CONSTRAINT nominal_roll_member_role_check CHECK (length(role) <= 80),
  CONSTRAINT nominal_roll_member_stay CHECK (left_at IS NULL OR left_at >= arrived_at),
  CONSTRAINT nominal_roll_member_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT nominal_roll_member_area_id_replaces_id_fkey FOREIGN KEY (area_id, replaces_id) REFERENCES nominal_roll_member(area_id, id) ON DELETE SET NULL (replaces_id),
  CONSTRAINT nominal_roll_member_area_id_roll_id_fkey FOREIGN KEY (area_id, roll_id) REFERENCES nominal_roll(area_id, id) ON DELETE CASCADE,
  CONSTRAINT nominal_roll_member_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE UNIQUE INDEX nominal_roll_member_code ON nominal_roll_member USING btree (area_id, code);
CREATE INDEX nominal_roll_member_overlap ON nominal_roll_member USING gist (area_id, sewadar_id, daterange(from_day, to_day, '[]'::text)) WHERE NOT is_cancelled AND dropped_at IS NULL;
CREATE INDEX nominal_roll_member_replaces ON nominal_roll_member USING btree (area_id, replaces_id) WHERE replaces_id IS NOT NULL;
CREATE INDEX nominal_roll_member_roll ON nominal_roll_member USING btree (area_id, roll_id);
CREATE INDEX nominal_roll_member_sewadar ON nominal_roll_member USING btree (area_id, sewadar_id);
ALTER TABLE nominal_roll_member ENABLE ROW LEVEL SECURITY;
CREATE POLICY nominal_roll_member_scope ON nominal_roll_member TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER nominal_roll_member_log AFTER INSERT OR DELETE OR UPDATE ON nominal_roll_member FOR EACH ROW EXECUTE FUNCTION log_change('roll_id', 'remarks,call_note', 'code,is_cancelled,centre_id,called_at,called_by_name,replaces_id,never_came');
-- A merge never puts one person on two rolls on one day.
CREATE TRIGGER nominal_roll_member_merged BEFORE UPDATE OF sewadar_id ON nominal_roll_member FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND new.sewadar_id IS NOT NULL AND NOT new.is_cancelled AND new.dropped_at IS NULL) EXECUTE FUNCTION keep_one_roll();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER nominal_roll_member_touch BEFORE UPDATE ON nominal_roll_member FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON nominal_roll_member TO sewa_app;

-- nominal_roll_setting ----------------------------------------------------------------------------------------------
-- What an area decides about its rolls. No row: nothing was decided.
CREATE TABLE nominal_roll_setting (
  area_id uuid NOT NULL,
  -- More days than this in one calendar year make a warning; null for no limit.
  yearly_days integer,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Somebody without a badge that is valid over the whole stay makes a warning. Off until the area has given its
  -- sewadars badges: otherwise nearly every addition would ask for a remark.
  asks_for_badge boolean DEFAULT false NOT NULL,
  CONSTRAINT nominal_roll_setting_pkey PRIMARY KEY (area_id),
  CONSTRAINT nominal_roll_setting_yearly_days_check CHECK (yearly_days >= 1 AND yearly_days <= 366),
  CONSTRAINT nominal_roll_setting_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE nominal_roll_setting ENABLE ROW LEVEL SECURITY;
CREATE POLICY nominal_roll_setting_scope ON nominal_roll_setting TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER nominal_roll_setting_log AFTER INSERT OR DELETE OR UPDATE ON nominal_roll_setting FOR EACH ROW EXECUTE FUNCTION log_change('area_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER nominal_roll_setting_touch BEFORE UPDATE ON nominal_roll_setting FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON nominal_roll_setting TO sewa_app;

-- number_counter ----------------------------------------------------------------------------------------------------
-- The last number given in each series of an area: without gaps and never reused. Written by take_numbers and
-- keep_number in the transaction that makes the row, which holds the counter until it ends. A new series needs no
-- migration.
-- Changed by the functions keep_number, take_numbers.
CREATE TABLE number_counter (
  area_id uuid NOT NULL,
  -- The name of the series; a year or till that counts by itself is part of it.
  kind text NOT NULL,
  last integer DEFAULT 0 NOT NULL,
  CONSTRAINT number_counter_pkey PRIMARY KEY (area_id, kind),
  CONSTRAINT number_counter_kind_check CHECK (kind ~ '^[a-zA-Z][a-zA-Z0-9./-]{0,79}$'::text),
  CONSTRAINT number_counter_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE number_counter ENABLE ROW LEVEL SECURITY;
CREATE POLICY number_counter_scope ON number_counter TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE ON number_counter TO sewa_app;

-- oae_arrival -------------------------------------------------------------------------------------------------------
-- Who came to a gathering, once per person however often the pass is scanned. The centre is that of the gathering:
-- who runs it sees who came.
CREATE TABLE oae_arrival (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  gathering_id uuid NOT NULL,
  member_id uuid,
  attendant_id uuid,
  block_id uuid,
  at timestamp with time zone DEFAULT now() NOT NULL,
  left_at timestamp with time zone,
  user_name text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT oae_arrival_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT oae_arrival_attendant UNIQUE (area_id, gathering_id, attendant_id),
  CONSTRAINT oae_arrival_member UNIQUE (area_id, gathering_id, member_id),
  CONSTRAINT oae_arrival_check CHECK (num_nonnulls(member_id, attendant_id) = 1),
  CONSTRAINT oae_arrival_area_id_attendant_id_fkey FOREIGN KEY (area_id, attendant_id) REFERENCES oae_attendant(area_id, id) ON DELETE CASCADE,
  CONSTRAINT oae_arrival_area_id_block_id_fkey FOREIGN KEY (area_id, block_id) REFERENCES seat_block(area_id, id),
  CONSTRAINT oae_arrival_area_id_gathering_id_fkey FOREIGN KEY (area_id, gathering_id) REFERENCES oae_gathering(area_id, id) ON DELETE CASCADE,
  CONSTRAINT oae_arrival_area_id_member_id_fkey FOREIGN KEY (area_id, member_id) REFERENCES oae_member(area_id, id) ON DELETE CASCADE
);
CREATE INDEX oae_arrival_of_attendant ON oae_arrival USING btree (area_id, attendant_id) WHERE attendant_id IS NOT NULL;
CREATE INDEX oae_arrival_of_member ON oae_arrival USING btree (area_id, member_id) WHERE member_id IS NOT NULL;
ALTER TABLE oae_arrival ENABLE ROW LEVEL SECURITY;
CREATE POLICY oae_arrival_scope ON oae_arrival TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER oae_arrival_log AFTER INSERT OR DELETE OR UPDATE ON oae_arrival FOR EACH ROW EXECUTE FUNCTION log_change('gathering_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER oae_arrival_touch BEFORE UPDATE ON oae_arrival FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON oae_arrival TO sewa_app;

-- oae_attendant -----------------------------------------------------------------------------------------------------
-- Who accompanies a member: family or a sewadar, at most two by place. The centre follows the member.
-- Changed by the functions erase_person, oae_member_moved.
CREATE TABLE oae_attendant (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  member_id uuid NOT NULL,
  place smallint NOT NULL,
  sewadar_id uuid,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  name_keys text[] DEFAULT '{}'::text[] NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  relation text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  photo_id uuid,
  pass_code text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT oae_attendant_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT oae_attendant_code UNIQUE (area_id, pass_code),
  CONSTRAINT oae_attendant_place UNIQUE (area_id, member_id, place),
  CONSTRAINT oae_attendant_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT oae_attendant_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT oae_attendant_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT oae_attendant_pass_code_check CHECK (pass_code ~ '^A[0-9A-Z]{9}$'::text),
  CONSTRAINT oae_attendant_place_check CHECK (place = ANY (ARRAY[1, 2])),
  CONSTRAINT oae_attendant_relation_check CHECK (length(relation) <= 60),
  CONSTRAINT oae_attendant_area_id_member_id_fkey FOREIGN KEY (area_id, member_id) REFERENCES oae_member(area_id, id) ON DELETE CASCADE,
  CONSTRAINT oae_attendant_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT oae_attendant_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX oae_attendant_phone ON oae_attendant USING btree (area_id, phone) WHERE phone <> ''::text;
CREATE INDEX oae_attendant_photo ON oae_attendant USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX oae_attendant_sewadar ON oae_attendant USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
CREATE INDEX oae_attendant_unkeyed ON oae_attendant USING btree (area_id) WHERE name_keys = '{}'::text[];
ALTER TABLE oae_attendant ENABLE ROW LEVEL SECURITY;
CREATE POLICY oae_attendant_scope ON oae_attendant TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The badge follows to the new centre.
CREATE TRIGGER oae_attendant_badges_moved AFTER UPDATE OF centre_id ON oae_attendant FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION badges_follow();
-- Revokes the badge of an attendant who is taken off.
CREATE TRIGGER oae_attendant_badges_revoked BEFORE DELETE ON oae_attendant FOR EACH ROW EXECUTE FUNCTION revoke_badges_of();
-- Keeps badge_outdated.
CREATE TRIGGER oae_attendant_cards_outdated AFTER UPDATE OF name, name_latin, gender, photo_id, member_id, sewadar_id ON oae_attendant FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.name_latin IS DISTINCT FROM new.name_latin OR old.gender IS DISTINCT FROM new.gender OR old.photo_id IS DISTINCT FROM new.photo_id OR old.member_id IS DISTINCT FROM new.member_id OR old.sewadar_id IS DISTINCT FROM new.sewadar_id) EXECUTE FUNCTION note_outdated_cards_of();
-- The centre of an attendant is the member's.
CREATE TRIGGER oae_attendant_follow BEFORE INSERT OR UPDATE OF member_id, centre_id ON oae_attendant FOR EACH ROW EXECUTE FUNCTION follow_member_centre();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER oae_attendant_log AFTER INSERT OR DELETE OR UPDATE ON oae_attendant FOR EACH ROW EXECUTE FUNCTION log_change('member_id', '', 'name_keys');
-- Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.
CREATE TRIGGER oae_attendant_search_added AFTER INSERT ON oae_attendant REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_rows_added('phone');
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER oae_attendant_search_changed AFTER UPDATE ON oae_attendant FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.id IS DISTINCT FROM new.id OR old.centre_id IS DISTINCT FROM new.centre_id OR old.name_keys IS DISTINCT FROM new.name_keys OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION search_row_changed('phone');
-- Removes the search keys of an emptied table.
CREATE TRIGGER oae_attendant_search_emptied AFTER TRUNCATE ON oae_attendant FOR EACH STATEMENT EXECUTE FUNCTION search_rows_emptied();
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER oae_attendant_search_removed AFTER DELETE ON oae_attendant FOR EACH ROW EXECUTE FUNCTION search_row_changed('phone');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER oae_attendant_touch BEFORE UPDATE ON oae_attendant FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER oae_attendant_touch_photo BEFORE UPDATE ON oae_attendant FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON oae_attendant TO sewa_app;

-- oae_gathering -----------------------------------------------------------------------------------------------------
-- A day on which the enclosure is open.
CREATE TABLE oae_gathering (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  title text NOT NULL,
  on_day date NOT NULL,
  is_closed boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Members of every centre of the area are let in. Set by users of the whole area only.
  is_whole_area boolean DEFAULT false NOT NULL,
  CONSTRAINT oae_gathering_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT oae_gathering_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  CONSTRAINT oae_gathering_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id)
);
CREATE INDEX oae_gathering_day ON oae_gathering USING btree (area_id, on_day DESC, id);
ALTER TABLE oae_gathering ENABLE ROW LEVEL SECURITY;
CREATE POLICY oae_gathering_scope ON oae_gathering TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Only users of the whole area open a gathering to it, and then choose its day and place.
CREATE TRIGGER oae_gathering_guard BEFORE INSERT OR UPDATE ON oae_gathering FOR EACH ROW EXECUTE FUNCTION guard_whole_area();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER oae_gathering_log AFTER INSERT OR DELETE OR UPDATE ON oae_gathering FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER oae_gathering_touch BEFORE UPDATE ON oae_gathering FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON oae_gathering TO sewa_app;

-- oae_member --------------------------------------------------------------------------------------------------------
-- Somebody who may sit in the old age enclosure, with needs, pass and seat.
-- Changed by the functions erase_person.
CREATE TABLE oae_member (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  sewadar_id uuid,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  name_keys text[] DEFAULT '{}'::text[] NOT NULL,
  relative_kind text DEFAULT 'father'::text NOT NULL,
  relative_name text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  is_birth_estimated boolean DEFAULT false NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  blood_group text DEFAULT ''::text NOT NULL,
  -- Why somebody younger than 65 may sit here; its paper is an attachment.
  medical_reason text DEFAULT ''::text NOT NULL,
  mobility text DEFAULT 'walks'::text NOT NULL,
  needs text[] DEFAULT '{}'::text[] NOT NULL,
  illnesses text DEFAULT ''::text NOT NULL,
  medicines text DEFAULT ''::text NOT NULL,
  doctor_name text DEFAULT ''::text NOT NULL,
  doctor_phone text DEFAULT ''::text NOT NULL,
  emergency_name text DEFAULT ''::text NOT NULL,
  emergency_phone text DEFAULT ''::text NOT NULL,
  emergency_relation text DEFAULT ''::text NOT NULL,
  block_id uuid,
  is_permanent boolean DEFAULT true NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  status text DEFAULT 'active'::text NOT NULL,
  photo_id uuid,
  pass_code text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT oae_member_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT oae_member_code UNIQUE (area_id, pass_code),
  CONSTRAINT oae_member_number UNIQUE (area_id, number),
  CONSTRAINT oae_member_address_check CHECK (length(address) <= 500),
  CONSTRAINT oae_member_blood_group_check CHECK (blood_group = ANY (ARRAY[''::text, 'A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  CONSTRAINT oae_member_doctor_name_check CHECK (length(doctor_name) <= 120),
  CONSTRAINT oae_member_emergency_name_check CHECK (length(emergency_name) <= 120),
  CONSTRAINT oae_member_emergency_relation_check CHECK (length(emergency_relation) <= 60),
  CONSTRAINT oae_member_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT oae_member_illnesses_check CHECK (length(illnesses) <= 1000),
  CONSTRAINT oae_member_medical_reason_check CHECK (length(medical_reason) <= 500),
  CONSTRAINT oae_member_medicines_check CHECK (length(medicines) <= 1000),
  CONSTRAINT oae_member_mobility_check CHECK (mobility = ANY (ARRAY['walks'::text, 'stick'::text, 'wheelchair'::text, 'stretcher'::text])),
  CONSTRAINT oae_member_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT oae_member_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT oae_member_needs_check CHECK (needs <@ ARRAY['hearing'::text, 'sight'::text, 'oxygen'::text, 'diet'::text]),
  CONSTRAINT oae_member_notes_check CHECK (length(notes) <= 4000),
  CONSTRAINT oae_member_number_check CHECK (number > 0),
  CONSTRAINT oae_member_pass_code_check CHECK (pass_code ~ '^M[0-9A-Z]{9}$'::text),
  CONSTRAINT oae_member_relative_kind_check CHECK (relative_kind = ANY (ARRAY['father'::text, 'husband'::text])),
  CONSTRAINT oae_member_relative_name_check CHECK (length(relative_name) <= 120),
  CONSTRAINT oae_member_status_check CHECK (status = ANY (ARRAY['active'::text, 'inactive'::text, 'deceased'::text])),
  CONSTRAINT oae_member_validity CHECK (
  CASE
      WHEN is_permanent THEN valid_to IS NULL
      ELSE valid_to IS NOT NULL AND valid_to >= valid_from
  END),
  CONSTRAINT oae_member_area_id_block_id_fkey FOREIGN KEY (area_id, block_id) REFERENCES seat_block(area_id, id),
  CONSTRAINT oae_member_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT oae_member_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT oae_member_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT oae_member_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX oae_member_block ON oae_member USING btree (area_id, block_id);
CREATE INDEX oae_member_centre ON oae_member USING btree (area_id, centre_id);
CREATE INDEX oae_member_name ON oae_member USING btree (area_id, lower(COALESCE(NULLIF(name_latin, ''::text), name)), id);
CREATE INDEX oae_member_photo ON oae_member USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX oae_member_sewadar ON oae_member USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
CREATE INDEX oae_member_unkeyed ON oae_member USING btree (area_id) WHERE name_keys = '{}'::text[];
ALTER TABLE oae_member ENABLE ROW LEVEL SECURITY;
CREATE POLICY oae_member_scope ON oae_member TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- A merge never leaves one person with two valid badges of a type.
CREATE TRIGGER oae_member_badges_merged AFTER UPDATE OF sewadar_id ON oae_member FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND old.sewadar_id IS NOT NULL AND new.sewadar_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION keep_one_badge_of_record();
-- The badges follow to the new centre.
CREATE TRIGGER oae_member_badges_moved AFTER UPDATE OF centre_id ON oae_member FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION badges_follow();
-- Revokes the badges of a deleted member.
CREATE TRIGGER oae_member_badges_revoked BEFORE DELETE ON oae_member FOR EACH ROW EXECUTE FUNCTION revoke_badges_of();
-- Keeps badge_outdated, also for the attendants, whose cards name the member.
CREATE TRIGGER oae_member_cards_outdated AFTER UPDATE OF name, name_latin, relative_kind, relative_name, gender, birth_date, blood_group, photo_id ON oae_member FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.name_latin IS DISTINCT FROM new.name_latin OR old.relative_kind IS DISTINCT FROM new.relative_kind OR old.relative_name IS DISTINCT FROM new.relative_name OR old.gender IS DISTINCT FROM new.gender OR old.birth_date IS DISTINCT FROM new.birth_date OR old.blood_group IS DISTINCT FROM new.blood_group OR old.photo_id IS DISTINCT FROM new.photo_id) EXECUTE FUNCTION note_outdated_cards_of();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER oae_member_log AFTER INSERT OR DELETE OR UPDATE ON oae_member FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- What hangs on a member moves to the new centre.
CREATE TRIGGER oae_member_moved AFTER UPDATE OF centre_id ON oae_member FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION oae_member_moved();
-- Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.
CREATE TRIGGER oae_member_search_added AFTER INSERT ON oae_member REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_rows_added('phone');
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER oae_member_search_changed AFTER UPDATE ON oae_member FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.id IS DISTINCT FROM new.id OR old.centre_id IS DISTINCT FROM new.centre_id OR old.name_keys IS DISTINCT FROM new.name_keys OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION search_row_changed('phone');
-- Removes the search keys of an emptied table.
CREATE TRIGGER oae_member_search_emptied AFTER TRUNCATE ON oae_member FOR EACH STATEMENT EXECUTE FUNCTION search_rows_emptied();
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER oae_member_search_removed AFTER DELETE ON oae_member FOR EACH ROW EXECUTE FUNCTION search_row_changed('phone');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER oae_member_touch BEFORE UPDATE ON oae_member FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER oae_member_touch_photo BEFORE UPDATE ON oae_member FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON oae_member TO sewa_app;

-- oae_renewal -------------------------------------------------------------------------------------------------------
-- One line per member and year of the yearly renewal.
-- Changed by the functions oae_member_moved.
CREATE TABLE oae_renewal (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  year integer NOT NULL,
  member_id uuid NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by_name text DEFAULT ''::text NOT NULL,
  decided_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT oae_renewal_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT oae_renewal_member UNIQUE (area_id, year, member_id),
  CONSTRAINT oae_renewal_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT oae_renewal_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'renewed'::text, 'ended'::text])),
  CONSTRAINT oae_renewal_year_check CHECK (year >= 2000 AND year <= 2100),
  CONSTRAINT oae_renewal_area_id_member_id_fkey FOREIGN KEY (area_id, member_id) REFERENCES oae_member(area_id, id) ON DELETE CASCADE
);
CREATE INDEX oae_renewal_of_member ON oae_renewal USING btree (area_id, member_id);
CREATE INDEX oae_renewal_state ON oae_renewal USING btree (area_id, year, state);
ALTER TABLE oae_renewal ENABLE ROW LEVEL SECURITY;
CREATE POLICY oae_renewal_scope ON oae_renewal TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The centre of a renewal is the member's.
CREATE TRIGGER oae_renewal_follow BEFORE INSERT OR UPDATE OF member_id, centre_id ON oae_renewal FOR EACH ROW EXECUTE FUNCTION follow_member_centre();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER oae_renewal_log AFTER INSERT OR DELETE OR UPDATE ON oae_renewal FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER oae_renewal_touch BEFORE UPDATE ON oae_renewal FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON oae_renewal TO sewa_app;

-- one_time_code -----------------------------------------------------------------------------------------------------
-- The code with which a user sets a new password: ten minutes, five tries, one use. Its hash only.
-- Changed by the functions forget_old_sign_in_data, keep_code, set_password, use_code.
CREATE TABLE one_time_code (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  -- False: handed out by an administrator.
  by_mail boolean NOT NULL,
  -- How often each address has tried this code.
  tries_from jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT one_time_code_pkey PRIMARY KEY (user_id),
  CONSTRAINT one_time_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

-- org ---------------------------------------------------------------------------------------------------------------
-- The unit a user works for. Its acl is the ceiling of the rights of its users. Zones and the organisation have no
-- area.
-- Changed by the functions sync_put_staff, wipe_sync_laptop.
CREATE TABLE org (
  id uuid NOT NULL,
  area_id uuid,
  centre_id uuid,
  parent_id uuid,
  name text NOT NULL,
  level integer NOT NULL,
  acl jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT org_pkey PRIMARY KEY (id),
  CONSTRAINT org_acl_check CHECK (jsonb_typeof(acl) = 'object'::text),
  CONSTRAINT org_level_check CHECK (level = ANY (ARRAY[10, 50, 90, 100])),
  CONSTRAINT org_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT org_place CHECK (
  CASE level
      WHEN 10 THEN area_id IS NOT NULL AND centre_id IS NOT NULL
      WHEN 50 THEN area_id IS NOT NULL AND centre_id IS NULL
      ELSE area_id IS NULL AND centre_id IS NULL
  END),
  CONSTRAINT org_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT org_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT org_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES org(id)
);
CREATE INDEX org_area ON org USING btree (area_id, level);
CREATE UNIQUE INDEX org_name ON org USING btree (COALESCE(area_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));
ALTER TABLE org ENABLE ROW LEVEL SECURITY;
CREATE POLICY org_scope ON org TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (centre_id IS NULL OR ( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))) OR area_id IS NULL AND (( SELECT context_level() AS context_level)) >= 90)
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (centre_id IS NULL OR ( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))) OR area_id IS NULL AND (( SELECT context_level() AS context_level)) >= 90);
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER org_log AFTER INSERT OR DELETE OR UPDATE ON org FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- The users of an org move with it.
CREATE TRIGGER org_moved AFTER UPDATE OF area_id, centre_id ON org FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION org_moved();
-- Renews what the sessions of the org's users remember.
CREATE TRIGGER org_sessions AFTER UPDATE OF name, level, acl, area_id, centre_id ON org FOR EACH ROW EXECUTE FUNCTION follow_user();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER org_touch BEFORE UPDATE ON org FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON org TO sewa_app;

-- quick_event -------------------------------------------------------------------------------------------------------
-- A day or some days for which numbered tokens are printed.
CREATE TABLE quick_event (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- Counts up by area and stands in the codes of the tokens.
  number integer NOT NULL,
  title text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- Nothing is handed out any more; what is out can still come back.
  is_closed boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT quick_event_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT quick_event_number UNIQUE (area_id, number),
  CONSTRAINT quick_event_days CHECK (to_day >= from_day),
  CONSTRAINT quick_event_number_check CHECK (number > 0),
  CONSTRAINT quick_event_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  CONSTRAINT quick_event_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT quick_event_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX quick_event_centre ON quick_event USING btree (area_id, centre_id);
CREATE INDEX quick_event_day ON quick_event USING btree (area_id, from_day DESC, id);
ALTER TABLE quick_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY quick_event_scope ON quick_event TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER quick_event_log AFTER INSERT OR DELETE OR UPDATE ON quick_event FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER quick_event_touch BEFORE UPDATE ON quick_event FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON quick_event TO sewa_app;

-- quick_token -------------------------------------------------------------------------------------------------------
-- A printed token. The key keeps a number of one event and kind from being printed for two tokens.
CREATE TABLE quick_token (
  area_id uuid NOT NULL,
  event_id uuid NOT NULL,
  kind smallint NOT NULL,
  number integer NOT NULL,
  centre_id uuid NOT NULL,
  -- A deposit is handed out and comes back; the other kinds stay as they were printed.
  state text DEFAULT 'printed'::text NOT NULL,
  state_at timestamp with time zone DEFAULT now() NOT NULL,
  state_by text DEFAULT ''::text NOT NULL,
  -- State, time and person before the last change, so that it can be undone within a minute.
  before jsonb,
  print_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT quick_token_pkey PRIMARY KEY (area_id, event_id, kind, number),
  CONSTRAINT quick_token_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4])),
  CONSTRAINT quick_token_number_check CHECK (number >= 1 AND number <= 999999),
  CONSTRAINT quick_token_print_count_check CHECK (print_count >= 0),
  CONSTRAINT quick_token_state_check CHECK (state = ANY (ARRAY['printed'::text, 'out'::text, 'returned'::text])),
  CONSTRAINT quick_token_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT quick_token_area_id_event_id_fkey FOREIGN KEY (area_id, event_id) REFERENCES quick_event(area_id, id),
  CONSTRAINT quick_token_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX quick_token_centre ON quick_token USING btree (area_id, centre_id);
ALTER TABLE quick_token ENABLE ROW LEVEL SECURITY;
CREATE POLICY quick_token_scope ON quick_token TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER quick_token_log AFTER INSERT OR DELETE OR UPDATE ON quick_token FOR EACH ROW EXECUTE FUNCTION log_change('event_id', '', 'before,state_by');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER quick_token_touch BEFORE UPDATE ON quick_token FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON quick_token TO sewa_app;

-- search_key --------------------------------------------------------------------------------------------------------
-- What people are found by: one row per word of a name (the word, then the others) and per phone ('+' and its digits
-- backwards, so that an ending is a beginning). Written by the triggers *_search_* of the searched tables from their
-- name_keys, phone and other_phones (search_rows_added, search_row_changed, search_rows_emptied), and by
-- add_imported_keys at the end of an import. Only equality and ranges are asked of it: they are leakproof, so
-- row-level security leaves the index in use.
-- Changed by the functions add_imported_keys, search_row_changed, search_rows_added, search_rows_emptied.
CREATE TABLE search_key (
  area_id uuid NOT NULL,
  entity text NOT NULL,
  key text COLLATE "C" NOT NULL,
  centre_id uuid NOT NULL,
  row_id uuid NOT NULL,
  CONSTRAINT search_key_pkey PRIMARY KEY (area_id, entity, key, centre_id, row_id)
);
ALTER TABLE search_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY search_key_scope ON search_key FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
GRANT SELECT ON search_key TO sewa_app;

-- search_word -------------------------------------------------------------------------------------------------------
-- The words that names of an area are made of, with their skeletons: which of them sound like what was typed is asked
-- before the people. Written with search_key (add_search_words, add_imported_keys). A word may stand twice, so that
-- nobody waits for another's transaction, and stays when its last bearer goes.
-- Changed by the functions add_imported_keys, add_search_words.
CREATE TABLE search_word (
  area_id uuid NOT NULL,
  skeleton text COLLATE "C" NOT NULL,
  sound text COLLATE "C" NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (area_id, skeleton, sound, id)
);
CREATE INDEX search_word_trigrams ON search_word USING gin (area_id, sound extensions.gin_trgm_ops);
ALTER TABLE search_word ENABLE ROW LEVEL SECURITY;
CREATE POLICY search_word_scope ON search_word FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT ON search_word TO sewa_app;

-- seat_block --------------------------------------------------------------------------------------------------------
-- A block of seats at the centre where gatherings are held. Everybody of the area sees the blocks, because members of
-- one centre sit in blocks of another.
CREATE TABLE seat_block (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL,
  has_wheelchair_room boolean DEFAULT false NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT seat_block_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT seat_block_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT seat_block_seats_check CHECK (seats >= 1 AND seats <= 100000),
  CONSTRAINT seat_block_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id)
);
CREATE UNIQUE INDEX seat_block_name ON seat_block USING btree (area_id, centre_id, lower(name));
ALTER TABLE seat_block ENABLE ROW LEVEL SECURITY;
CREATE POLICY seat_block_read ON seat_block FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY seat_block_write ON seat_block TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER seat_block_log AFTER INSERT OR DELETE OR UPDATE ON seat_block FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER seat_block_touch BEFORE UPDATE ON seat_block FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON seat_block TO sewa_app;

-- session -----------------------------------------------------------------------------------------------------------
-- A signed-in browser, by the hash of its token. It carries what every request must know of its user, so that one
-- look-up opens a request; triggers keep that in step with user, org, centres and credential.
-- Changed by the functions end_session, end_sessions, forget_old_sign_in_data, refresh_sessions, set_password,
-- start_session, switch_area, touch_session, wipe_sync_laptop.
CREATE TABLE session (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  -- The active area: the user's own, or the one that a user of level 90 or more switched to.
  area_id uuid,
  user_name text DEFAULT ''::text NOT NULL,
  org_level integer DEFAULT 0 NOT NULL,
  centres text DEFAULT '{}'::text NOT NULL,
  -- New with every change of user, rights, area or centres: by it a server knows whether what it remembers still holds.
  stamp bigint DEFAULT nextval('session_stamp'::regclass) NOT NULL,
  address text NOT NULL,
  agent text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX session_of_stamp ON session USING btree (stamp);
CREATE INDEX session_of_user ON session USING btree (user_id);
-- Fills what a new session carries of its user.
CREATE TRIGGER session_follow AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION follow_user();

-- sewa_schedule -----------------------------------------------------------------------------------------------------
-- When which sewa takes place at a centre and how many are needed: as it was entered, and the RFC 5545 rule made from
-- it.
CREATE TABLE sewa_schedule (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  title text NOT NULL,
  department text NOT NULL,
  kind text NOT NULL,
  days text[] NOT NULL,
  interval_weeks integer NOT NULL,
  nth integer NOT NULL,
  rule text NOT NULL,
  start_time time without time zone NOT NULL,
  end_time time without time zone NOT NULL,
  needed integer NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  holidays date[] DEFAULT '{}'::date[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Minutes after the start from which somebody is late; null: the default of the contract.
  late_after integer,
  -- Minutes of presence below which it is half a sewa; null: half of the planned time.
  half_below integer,
  -- The longest shift of one person in hours; a longer one warns. Null: no limit.
  max_hours integer,
  -- On how many days in a row one person serves; one more warns. Null: no limit.
  max_days_in_row integer,
  CONSTRAINT sewa_schedule_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sewa_schedule_check CHECK (valid_to >= valid_from),
  CONSTRAINT sewa_schedule_department_check CHECK (length(department) >= 1 AND length(department) <= 80),
  CONSTRAINT sewa_schedule_half_below_check CHECK (half_below >= 0 AND half_below <= 1440),
  CONSTRAINT sewa_schedule_interval_weeks_check CHECK (interval_weeks >= 1 AND interval_weeks <= 12),
  CONSTRAINT sewa_schedule_kind_check CHECK (kind = ANY (ARRAY['once'::text, 'weekly'::text, 'everyNWeeks'::text, 'monthly'::text])),
  CONSTRAINT sewa_schedule_late_after_check CHECK (late_after >= 0 AND late_after <= 240),
  CONSTRAINT sewa_schedule_max_days_in_row_check CHECK (max_days_in_row >= 1 AND max_days_in_row <= 31),
  CONSTRAINT sewa_schedule_max_hours_check CHECK (max_hours >= 1 AND max_hours <= 24),
  CONSTRAINT sewa_schedule_needed_check CHECK (needed >= 0 AND needed <= 10000),
  CONSTRAINT sewa_schedule_rule_check CHECK (length(rule) <= 4000),
  CONSTRAINT sewa_schedule_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  CONSTRAINT sewa_schedule_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sewa_schedule_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX sewa_schedule_department ON sewa_schedule USING btree (area_id, department);
ALTER TABLE sewa_schedule ENABLE ROW LEVEL SECURITY;
CREATE POLICY sewa_schedule_scope ON sewa_schedule TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sewa_schedule_log AFTER INSERT OR DELETE OR UPDATE ON sewa_schedule FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sewa_schedule_touch BEFORE UPDATE ON sewa_schedule FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON sewa_schedule TO sewa_app;

-- sewadar -----------------------------------------------------------------------------------------------------------
-- A volunteer of a centre. A merged record stays with merged_into set and is out of every list, so that the merge can
-- be undone. Identity numbers are kept as last four characters and a keyed hash.
-- Changed by the functions accept_transfer, erase_person, move_sewadars, undo_sewadar_acts.
CREATE TABLE sewadar (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  name_latin text DEFAULT ''::text NOT NULL,
  relative_name text DEFAULT ''::text NOT NULL,
  gender text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'active'::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  relative_kind text DEFAULT 'father'::text NOT NULL,
  birth_date date,
  -- Only an age was given: birth_date is the first day of the year that it points to.
  is_birth_estimated boolean DEFAULT false NOT NULL,
  other_phones text[] DEFAULT '{}'::text[] NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  blood_group text DEFAULT ''::text NOT NULL,
  occupation text DEFAULT ''::text NOT NULL,
  education text DEFAULT ''::text NOT NULL,
  languages text[] DEFAULT '{}'::text[] NOT NULL,
  skills text[] DEFAULT '{}'::text[] NOT NULL,
  initiation_date date,
  marital_status text DEFAULT ''::text NOT NULL,
  emergency_name text DEFAULT ''::text NOT NULL,
  emergency_phone text DEFAULT ''::text NOT NULL,
  emergency_relation text DEFAULT ''::text NOT NULL,
  aadhaar_last4 text,
  aadhaar_hash bytea,
  pan_last4 text,
  pan_hash bytea,
  is_baal_satsang boolean DEFAULT false NOT NULL,
  joined_on date,
  -- Since when the status is neither active nor on leave.
  left_on date,
  notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  -- What the name is found by, made by the server (nameKeysOf); triggers copy it to search_key. Empty: not made yet.
  name_keys text[] DEFAULT '{}'::text[] NOT NULL,
  -- The record of the same person into which this one was merged.
  merged_into uuid,
  -- The day on which the sewadar came to this centre; null: always, as far as the portal knows. Attendance expects
  -- nobody at a centre before it.
  here_since date,
  -- Status and centre before the last bulk act or transfer, with their days, who made it, when, and the version since;
  -- null: none, or it was undone.
  undo jsonb,
  CONSTRAINT sewadar_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sewadar_number UNIQUE (area_id, number),
  CONSTRAINT sewadar_aadhaar_both CHECK ((aadhaar_last4 IS NULL) = (aadhaar_hash IS NULL)),
  CONSTRAINT sewadar_aadhaar_last4_check CHECK (aadhaar_last4 ~ '^\d{4}$'::text),
  CONSTRAINT sewadar_address_check CHECK (length(address) <= 500),
  CONSTRAINT sewadar_blood_group_check CHECK (blood_group = ANY (ARRAY[''::text, 'A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  CONSTRAINT sewadar_education_check CHECK (length(education) <= 120),
  CONSTRAINT sewadar_emergency_name_check CHECK (length(emergency_name) <= 120),
  CONSTRAINT sewadar_emergency_relation_check CHECK (length(emergency_relation) <= 60),
  CONSTRAINT sewadar_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  CONSTRAINT sewadar_marital_status_check CHECK (marital_status = ANY (ARRAY[''::text, 'single'::text, 'married'::text, 'widowed'::text, 'divorced'::text])),
  CONSTRAINT sewadar_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT sewadar_name_latin_check CHECK (length(name_latin) <= 120),
  CONSTRAINT sewadar_notes_check CHECK (length(notes) <= 4000),
  CONSTRAINT sewadar_number_check CHECK (number > 0),
  CONSTRAINT sewadar_occupation_check CHECK (length(occupation) <= 120),
  CONSTRAINT sewadar_pan_both CHECK ((pan_last4 IS NULL) = (pan_hash IS NULL)),
  CONSTRAINT sewadar_pan_last4_check CHECK (pan_last4 ~ '^[0-9A-Z]{4}$'::text),
  CONSTRAINT sewadar_relative_kind_check CHECK (relative_kind = ANY (ARRAY['father'::text, 'husband'::text])),
  CONSTRAINT sewadar_status_check CHECK (status = ANY (ARRAY['active'::text, 'onLeave'::text, 'inactive'::text, 'deceased'::text, 'transferred'::text])),
  CONSTRAINT sewadar_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sewadar_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sewadar_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT sewadar_merged_into FOREIGN KEY (area_id, merged_into) REFERENCES sewadar(area_id, id)
);
CREATE INDEX sewadar_aadhaar ON sewadar USING btree (area_id, aadhaar_hash) WHERE aadhaar_hash IS NOT NULL;
CREATE INDEX sewadar_centre ON sewadar USING btree (area_id, centre_id, lower(COALESCE(NULLIF(name_latin, ''::text), name)), id) WHERE merged_into IS NULL;
CREATE INDEX sewadar_facets ON sewadar USING btree (area_id, status, gender, centre_id) WHERE merged_into IS NULL;
CREATE INDEX sewadar_joined ON sewadar USING btree (area_id, joined_on, id) WHERE merged_into IS NULL;
CREATE INDEX sewadar_left ON sewadar USING btree (area_id, left_on) WHERE left_on IS NOT NULL;
CREATE INDEX sewadar_merged_into ON sewadar USING btree (area_id, merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX sewadar_name ON sewadar USING btree (area_id, lower(COALESCE(NULLIF(name_latin, ''::text), name)), id) WHERE merged_into IS NULL;
CREATE INDEX sewadar_pan ON sewadar USING btree (area_id, pan_hash) WHERE pan_hash IS NOT NULL;
CREATE INDEX sewadar_phone ON sewadar USING btree (area_id, phone) WHERE phone <> ''::text;
CREATE INDEX sewadar_photo ON sewadar USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX sewadar_unkeyed ON sewadar USING btree (area_id) WHERE name_keys = '{}'::text[];
CREATE STATISTICS public.sewadar_place (dependencies) ON area_id, centre_id FROM sewadar;
ALTER TABLE sewadar ENABLE ROW LEVEL SECURITY;
CREATE POLICY sewadar_scope ON sewadar TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Takes the attendance away before an erasure deletes the record.
CREATE TRIGGER sewadar_attendance_forgotten BEFORE DELETE ON sewadar FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION forget_attendance();
-- The entries of attendance follow to the new centre.
CREATE TRIGGER sewadar_attendance_moved AFTER UPDATE OF centre_id ON sewadar FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attendance_moved();
-- The badges follow to the new centre.
CREATE TRIGGER sewadar_badges_moved AFTER UPDATE OF centre_id ON sewadar FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION badges_follow();
-- Revokes the badges of a sewadar whose record goes.
CREATE TRIGGER sewadar_badges_revoked BEFORE DELETE ON sewadar FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION revoke_badges_of();
-- A transfer to another area ends the badges of this one.
CREATE TRIGGER sewadar_badges_transferred AFTER UPDATE OF status ON sewadar FOR EACH ROW WHEN (new.status = 'transferred'::text AND old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION revoke_transferred_badges();
-- Keeps badge_outdated.
CREATE TRIGGER sewadar_cards_outdated AFTER UPDATE OF name, name_latin, relative_kind, relative_name, gender, birth_date, blood_group, photo_id ON sewadar FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.name_latin IS DISTINCT FROM new.name_latin OR old.relative_kind IS DISTINCT FROM new.relative_kind OR old.relative_name IS DISTINCT FROM new.relative_name OR old.gender IS DISTINCT FROM new.gender OR old.birth_date IS DISTINCT FROM new.birth_date OR old.blood_group IS DISTINCT FROM new.blood_group OR old.photo_id IS DISTINCT FROM new.photo_id) EXECUTE FUNCTION note_outdated_cards_of();
-- Notes since when the sewadar is of the new centre.
CREATE TRIGGER sewadar_day_of_move BEFORE UPDATE OF centre_id ON sewadar FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id AND NOT old.here_since IS DISTINCT FROM new.here_since) EXECUTE FUNCTION note_day_of_move();
-- Erases the donor before an erasure deletes the sewadar.
CREATE TRIGGER sewadar_donor_forgotten BEFORE DELETE ON sewadar FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION forget_donor_of_sewadar();
-- Erases the driver before an erasure deletes the sewadar.
CREATE TRIGGER sewadar_driver_forgotten BEFORE DELETE ON sewadar FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION forget_driver();
-- Takes the name off the rolls before an erasure deletes the record.
CREATE TRIGGER sewadar_forgotten BEFORE DELETE ON sewadar FOR EACH ROW WHEN (CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION forget_on_rolls();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sewadar_log AFTER INSERT OR DELETE OR UPDATE ON sewadar FOR EACH ROW EXECUTE FUNCTION log_change('id', 'aadhaar_last4,pan_last4', 'name_keys,aadhaar_hash,pan_hash,here_since,undo');
-- What hangs on a sewadar moves to the new centre.
CREATE TRIGGER sewadar_moved AFTER UPDATE OF centre_id ON sewadar FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION sewadar_moved();
-- Keeps the number, which is not given again.
CREATE TRIGGER sewadar_number_kept AFTER DELETE ON sewadar FOR EACH ROW EXECUTE FUNCTION keep_former_number();
-- Deletes what rolls keep to undo the removal of the person, whoever deletes the record.
CREATE TRIGGER sewadar_removed_forgotten AFTER DELETE ON sewadar FOR EACH ROW EXECUTE FUNCTION forget_removed_from_rolls();
-- Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.
CREATE TRIGGER sewadar_search_added AFTER INSERT ON sewadar REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_rows_added('phone', 'other_phones', 'merged_into');
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER sewadar_search_changed AFTER UPDATE ON sewadar FOR EACH ROW WHEN (old.area_id IS DISTINCT FROM new.area_id OR old.id IS DISTINCT FROM new.id OR old.centre_id IS DISTINCT FROM new.centre_id OR old.name_keys IS DISTINCT FROM new.name_keys OR old.phone IS DISTINCT FROM new.phone OR old.other_phones IS DISTINCT FROM new.other_phones OR old.merged_into IS DISTINCT FROM new.merged_into) EXECUTE FUNCTION search_row_changed('phone', 'other_phones', 'merged_into');
-- Removes the search keys of an emptied table.
CREATE TRIGGER sewadar_search_emptied AFTER TRUNCATE ON sewadar FOR EACH STATEMENT EXECUTE FUNCTION search_rows_emptied();
-- Replaces or removes the search keys of a row. Arguments: the columns with phones.
CREATE TRIGGER sewadar_search_removed AFTER DELETE ON sewadar FOR EACH ROW EXECUTE FUNCTION search_row_changed('phone', 'other_phones', 'merged_into');
-- Counts new sewadars.
CREATE TRIGGER sewadar_tally_added AFTER INSERT ON sewadar REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_sewadars();
-- Counts what an update changed.
CREATE TRIGGER sewadar_tally_changed AFTER UPDATE ON sewadar REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_sewadars();
-- Empties the tally with the table.
CREATE TRIGGER sewadar_tally_emptied AFTER TRUNCATE ON sewadar FOR EACH STATEMENT EXECUTE FUNCTION tally_sewadars();
-- Counts deleted sewadars.
CREATE TRIGGER sewadar_tally_removed AFTER DELETE ON sewadar REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_sewadars();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sewadar_touch BEFORE UPDATE ON sewadar FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER sewadar_touch_photo BEFORE UPDATE ON sewadar FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON sewadar TO sewa_app;

-- sewadar_department ------------------------------------------------------------------------------------------------
-- Where and as what a sewadar serves, past and present. The centre follows the sewadar.
-- Changed by the functions accept_transfer, sewadar_moved.
CREATE TABLE sewadar_department (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  sewadar_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  department text NOT NULL,
  role text DEFAULT ''::text NOT NULL,
  since date,
  until date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sewadar_department_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sewadar_department_check CHECK (until >= since),
  CONSTRAINT sewadar_department_department_check CHECK (length(department) >= 1 AND length(department) <= 80),
  CONSTRAINT sewadar_department_role_check CHECK (length(role) <= 80),
  CONSTRAINT sewadar_department_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id) ON DELETE CASCADE
);
CREATE INDEX sewadar_department_centre ON sewadar_department USING btree (area_id, centre_id);
CREATE INDEX sewadar_department_people ON sewadar_department USING btree (area_id, department, sewadar_id);
CREATE INDEX sewadar_department_sewadar ON sewadar_department USING btree (area_id, sewadar_id);
CREATE INDEX sewadar_department_spelling ON sewadar_department USING btree (area_id, lower(department), department);
ALTER TABLE sewadar_department ENABLE ROW LEVEL SECURITY;
CREATE POLICY sewadar_department_scope ON sewadar_department TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The centre of a department entry is the sewadar's.
CREATE TRIGGER sewadar_department_follow BEFORE INSERT OR UPDATE OF sewadar_id, centre_id ON sewadar_department FOR EACH ROW EXECUTE FUNCTION follow_sewadar_centre();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sewadar_department_log AFTER INSERT OR DELETE OR UPDATE ON sewadar_department FOR EACH ROW EXECUTE FUNCTION log_change('sewadar_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sewadar_department_touch BEFORE UPDATE ON sewadar_department FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON sewadar_department TO sewa_app;

-- sewadar_former_number ---------------------------------------------------------------------------------------------
-- Numbers of sewadars whose record was deleted or erased, so that no import gives them to somebody else. Nothing says
-- whose they were. Written by the trigger sewadar_number_kept.
-- Changed by the functions keep_former_number.
CREATE TABLE sewadar_former_number (
  area_id uuid NOT NULL,
  number integer NOT NULL,
  CONSTRAINT sewadar_former_number_pkey PRIMARY KEY (area_id, number),
  CONSTRAINT sewadar_former_number_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sewadar_former_number ENABLE ROW LEVEL SECURITY;

-- sewadar_merge -----------------------------------------------------------------------------------------------------
-- Which record was merged into which, what moved and what the remaining record was before: enough to undo it.
-- Changed by the functions sewadar_moved.
CREATE TABLE sewadar_merge (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  kept_id uuid NOT NULL,
  merged_id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid NOT NULL,
  user_name text DEFAULT ''::text NOT NULL,
  kept_before jsonb NOT NULL,
  kept_after jsonb NOT NULL,
  moved jsonb NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT sewadar_merge_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sewadar_merge_area_id_kept_id_fkey FOREIGN KEY (area_id, kept_id) REFERENCES sewadar(area_id, id) ON DELETE CASCADE,
  CONSTRAINT sewadar_merge_area_id_merged_id_fkey FOREIGN KEY (area_id, merged_id) REFERENCES sewadar(area_id, id) ON DELETE CASCADE
);
CREATE INDEX sewadar_merge_kept ON sewadar_merge USING btree (area_id, kept_id);
CREATE INDEX sewadar_merge_merged ON sewadar_merge USING btree (area_id, merged_id);
ALTER TABLE sewadar_merge ENABLE ROW LEVEL SECURITY;
CREATE POLICY sewadar_merge_scope ON sewadar_merge TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sewadar_merge_log AFTER INSERT OR DELETE OR UPDATE ON sewadar_merge FOR EACH ROW EXECUTE FUNCTION log_change('kept_id', '', 'kept_before,kept_after,moved');
GRANT SELECT, INSERT, UPDATE ON sewadar_merge TO sewa_app;

-- sewadar_tally -----------------------------------------------------------------------------------------------------
-- How many sewadars there are by centre, status and gender, as changes whose sum is the count: counting a hundred
-- thousand rows costs more than everything else that a list does. Written by the triggers sewadar_tally_* only.
-- Changed by the functions settle_tallies, tally_sewadars.
CREATE TABLE sewadar_tally (
  area_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  centre_id uuid NOT NULL,
  status text NOT NULL,
  gender text NOT NULL,
  change integer NOT NULL,
  CONSTRAINT sewadar_tally_pkey PRIMARY KEY (area_id, id)
);
CREATE INDEX sewadar_tally_place ON sewadar_tally USING btree (area_id, centre_id, status, gender) INCLUDE (change);
ALTER TABLE sewadar_tally ENABLE ROW LEVEL SECURITY;
CREATE POLICY sewadar_tally_scope ON sewadar_tally FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
GRANT SELECT ON sewadar_tally TO sewa_app;

-- sg_equipment ------------------------------------------------------------------------------------------------------
-- What is serviced in a satsang ghar: generators, pumps, lifts.
-- Changed by the functions parts_move.
CREATE TABLE sg_equipment (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  premises_id uuid NOT NULL,
  subject text NOT NULL,
  name text NOT NULL,
  make text DEFAULT ''::text NOT NULL,
  serial text DEFAULT ''::text NOT NULL,
  quantity integer DEFAULT 1 NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  service_months integer,
  last_service date,
  notes text DEFAULT ''::text NOT NULL,
  -- The months of service after the last one; 31 January and one month is the last day of February.
  next_service date GENERATED ALWAYS AS (((last_service + make_interval(months => service_months)))::date) STORED,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sg_equipment_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sg_equipment_make_check CHECK (length(make) <= 120),
  CONSTRAINT sg_equipment_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT sg_equipment_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT sg_equipment_place_check CHECK (length(place) <= 120),
  CONSTRAINT sg_equipment_quantity_check CHECK (quantity > 0),
  CONSTRAINT sg_equipment_serial_check CHECK (length(serial) <= 60),
  CONSTRAINT sg_equipment_service_months_check CHECK (service_months >= 1 AND service_months <= 120),
  CONSTRAINT sg_equipment_subject_check CHECK (subject = ANY (ARRAY['land'::text, 'halls'::text, 'parking'::text, 'kitchen'::text, 'water'::text, 'power'::text, 'toilets'::text, 'fireSafety'::text, 'accessibility'::text, 'equipment'::text])),
  CONSTRAINT sg_equipment_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sg_equipment_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sg_equipment_area_id_premises_id_fkey FOREIGN KEY (area_id, premises_id) REFERENCES sg_premises(area_id, id) ON DELETE CASCADE
);
CREATE INDEX sg_equipment_centre ON sg_equipment USING btree (area_id, centre_id);
CREATE INDEX sg_equipment_next ON sg_equipment USING btree (area_id, next_service) WHERE next_service IS NOT NULL;
CREATE INDEX sg_equipment_premises ON sg_equipment USING btree (area_id, premises_id);
ALTER TABLE sg_equipment ENABLE ROW LEVEL SECURITY;
CREATE POLICY sg_equipment_scope ON sg_equipment TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sg_equipment_log AFTER INSERT OR DELETE OR UPDATE ON sg_equipment FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'centre_id,next_service');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sg_equipment_touch BEFORE UPDATE ON sg_equipment FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON sg_equipment TO sewa_app;

-- sg_hall -----------------------------------------------------------------------------------------------------------
-- The halls of a satsang ghar, with how many each seats.
-- Changed by the functions parts_move.
CREATE TABLE sg_hall (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  premises_id uuid NOT NULL,
  name text NOT NULL,
  use text NOT NULL,
  capacity integer NOT NULL,
  area integer,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sg_hall_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sg_hall_area_check CHECK (area >= 0),
  CONSTRAINT sg_hall_capacity_check CHECK (capacity > 0),
  CONSTRAINT sg_hall_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  CONSTRAINT sg_hall_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT sg_hall_use_check CHECK (use = ANY (ARRAY['satsang'::text, 'langar'::text, 'children'::text, 'other'::text])),
  CONSTRAINT sg_hall_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sg_hall_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sg_hall_area_id_premises_id_fkey FOREIGN KEY (area_id, premises_id) REFERENCES sg_premises(area_id, id) ON DELETE CASCADE
);
CREATE INDEX sg_hall_centre ON sg_hall USING btree (area_id, centre_id);
CREATE INDEX sg_hall_premises ON sg_hall USING btree (area_id, premises_id);
ALTER TABLE sg_hall ENABLE ROW LEVEL SECURITY;
CREATE POLICY sg_hall_scope ON sg_hall TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sg_hall_log AFTER INSERT OR DELETE OR UPDATE ON sg_hall FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'centre_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sg_hall_touch BEFORE UPDATE ON sg_hall FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON sg_hall TO sewa_app;

-- sg_premises -------------------------------------------------------------------------------------------------------
-- The satsang ghars of a centre: what each has, by subject, and in which condition. A centre has one in use, and may
-- have closed ones.
CREATE TABLE sg_premises (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  -- Nothing of a closed one falls due: no renewal and no service.
  status text DEFAULT 'inUse'::text NOT NULL,
  ownership text,
  land_record text DEFAULT ''::text NOT NULL,
  -- In square metres, as all areas.
  land_area integer,
  covered_area integer,
  buildings integer,
  built_year integer,
  land_condition text,
  land_notes text DEFAULT ''::text NOT NULL,
  halls_condition text,
  halls_notes text DEFAULT ''::text NOT NULL,
  car_spaces integer,
  two_wheeler_spaces integer,
  bus_spaces integer,
  parking_condition text,
  parking_notes text DEFAULT ''::text NOT NULL,
  meals_at_once integer,
  gas_connections integer,
  kitchen_condition text,
  kitchen_notes text DEFAULT ''::text NOT NULL,
  water_source text,
  tank_litres integer,
  drinking_points integer,
  water_condition text,
  water_notes text DEFAULT ''::text NOT NULL,
  meter_number text DEFAULT ''::text NOT NULL,
  -- In kilowatts.
  sanctioned_load integer,
  generator_kva integer,
  solar_kw integer,
  power_condition text,
  power_notes text DEFAULT ''::text NOT NULL,
  toilets_women integer,
  toilets_men integer,
  toilets_accessible integer,
  toilets_condition text,
  toilets_notes text DEFAULT ''::text NOT NULL,
  extinguishers integer,
  hydrants integer,
  exits integer,
  fire_safety_condition text,
  fire_safety_notes text DEFAULT ''::text NOT NULL,
  ramps integer,
  wheelchairs integer,
  has_lift boolean DEFAULT false NOT NULL,
  accessibility_condition text,
  accessibility_notes text DEFAULT ''::text NOT NULL,
  equipment_condition text,
  equipment_notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sg_premises_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sg_premises_accessibility_condition_check CHECK (accessibility_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_accessibility_notes_check CHECK (length(accessibility_notes) <= 1000),
  CONSTRAINT sg_premises_address_check CHECK (length(address) <= 500),
  CONSTRAINT sg_premises_buildings_check CHECK (buildings >= 0),
  CONSTRAINT sg_premises_built_year_check CHECK (built_year >= 1800 AND built_year <= 2100),
  CONSTRAINT sg_premises_bus_spaces_check CHECK (bus_spaces >= 0),
  CONSTRAINT sg_premises_car_spaces_check CHECK (car_spaces >= 0),
  CONSTRAINT sg_premises_covered_area_check CHECK (covered_area >= 0),
  CONSTRAINT sg_premises_drinking_points_check CHECK (drinking_points >= 0),
  CONSTRAINT sg_premises_equipment_condition_check CHECK (equipment_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_equipment_notes_check CHECK (length(equipment_notes) <= 1000),
  CONSTRAINT sg_premises_exits_check CHECK (exits >= 0),
  CONSTRAINT sg_premises_extinguishers_check CHECK (extinguishers >= 0),
  CONSTRAINT sg_premises_fire_safety_condition_check CHECK (fire_safety_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_fire_safety_notes_check CHECK (length(fire_safety_notes) <= 1000),
  CONSTRAINT sg_premises_gas_connections_check CHECK (gas_connections >= 0),
  CONSTRAINT sg_premises_generator_kva_check CHECK (generator_kva >= 0),
  CONSTRAINT sg_premises_halls_condition_check CHECK (halls_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_halls_notes_check CHECK (length(halls_notes) <= 1000),
  CONSTRAINT sg_premises_hydrants_check CHECK (hydrants >= 0),
  CONSTRAINT sg_premises_kitchen_condition_check CHECK (kitchen_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_kitchen_notes_check CHECK (length(kitchen_notes) <= 1000),
  CONSTRAINT sg_premises_land_area_check CHECK (land_area >= 0),
  CONSTRAINT sg_premises_land_condition_check CHECK (land_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_land_notes_check CHECK (length(land_notes) <= 1000),
  CONSTRAINT sg_premises_land_record_check CHECK (length(land_record) <= 120),
  CONSTRAINT sg_premises_meals_at_once_check CHECK (meals_at_once >= 0),
  CONSTRAINT sg_premises_meter_number_check CHECK (length(meter_number) <= 60),
  CONSTRAINT sg_premises_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT sg_premises_ownership_check CHECK (ownership = ANY (ARRAY['owned'::text, 'donated'::text, 'leased'::text, 'rented'::text])),
  CONSTRAINT sg_premises_parking_condition_check CHECK (parking_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_parking_notes_check CHECK (length(parking_notes) <= 1000),
  CONSTRAINT sg_premises_power_condition_check CHECK (power_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_power_notes_check CHECK (length(power_notes) <= 1000),
  CONSTRAINT sg_premises_ramps_check CHECK (ramps >= 0),
  CONSTRAINT sg_premises_sanctioned_load_check CHECK (sanctioned_load >= 0),
  CONSTRAINT sg_premises_solar_kw_check CHECK (solar_kw >= 0),
  CONSTRAINT sg_premises_status_check CHECK (status = ANY (ARRAY['inUse'::text, 'closed'::text])),
  CONSTRAINT sg_premises_tank_litres_check CHECK (tank_litres >= 0),
  CONSTRAINT sg_premises_toilets_accessible_check CHECK (toilets_accessible >= 0),
  CONSTRAINT sg_premises_toilets_condition_check CHECK (toilets_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_toilets_men_check CHECK (toilets_men >= 0),
  CONSTRAINT sg_premises_toilets_notes_check CHECK (length(toilets_notes) <= 1000),
  CONSTRAINT sg_premises_toilets_women_check CHECK (toilets_women >= 0),
  CONSTRAINT sg_premises_two_wheeler_spaces_check CHECK (two_wheeler_spaces >= 0),
  CONSTRAINT sg_premises_water_condition_check CHECK (water_condition = ANY (ARRAY['good'::text, 'attention'::text, 'bad'::text])),
  CONSTRAINT sg_premises_water_notes_check CHECK (length(water_notes) <= 1000),
  CONSTRAINT sg_premises_water_source_check CHECK (water_source = ANY (ARRAY['municipal'::text, 'borewell'::text, 'tanker'::text, 'other'::text])),
  CONSTRAINT sg_premises_wheelchairs_check CHECK (wheelchairs >= 0),
  CONSTRAINT sg_premises_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sg_premises_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sg_premises_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE UNIQUE INDEX sg_premises_centre ON sg_premises USING btree (area_id, centre_id) WHERE status <> 'closed'::text;
CREATE INDEX sg_premises_of_centre ON sg_premises USING btree (area_id, centre_id);
CREATE INDEX sg_premises_photo ON sg_premises USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE sg_premises ENABLE ROW LEVEL SECURITY;
CREATE POLICY sg_premises_scope ON sg_premises TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER sg_premises_attachments_move AFTER UPDATE OF centre_id ON sg_premises FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('premises_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sg_premises_log AFTER INSERT OR DELETE OR UPDATE ON sg_premises FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'photo_id');
-- The papers of a record follow it to another centre.
CREATE TRIGGER sg_premises_papers_move AFTER UPDATE OF centre_id ON sg_premises FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION papers_move('premises_id');
-- The halls and the equipment of a satsang ghar follow it to another centre.
CREATE TRIGGER sg_premises_parts_move AFTER UPDATE OF centre_id ON sg_premises FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION parts_move();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sg_premises_touch BEFORE UPDATE ON sg_premises FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER sg_premises_touch_photo BEFORE UPDATE ON sg_premises FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON sg_premises TO sewa_app;

-- sg_record ---------------------------------------------------------------------------------------------------------
-- What needs a decision or has a date at a satsang ghar. Two people approve it; an approved version stays in force
-- while a changed one waits.
CREATE TABLE sg_record (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  status smallint DEFAULT 5 NOT NULL,
  kind text NOT NULL,
  subject text,
  title text NOT NULL,
  details text DEFAULT ''::text NOT NULL,
  paper_kind text,
  -- In whole paise: as a double, which holds them exactly and reads as a number.
  estimate double precision,
  vendor text DEFAULT ''::text NOT NULL,
  due_day date,
  remarks text DEFAULT ''::text NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  -- The substance at the last decision, with who took it: the approver sees what changed since.
  before jsonb,
  -- The approved version that holds, with its approvals; null before the first and after it was sent back.
  in_force jsonb,
  -- What the last decision said about single fields.
  verdicts jsonb DEFAULT '[]'::jsonb NOT NULL,
  completed_on date,
  completed_by_name text,
  completion text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  -- Who changed its substance since it was last approved as a whole.
  editors uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  l1_by uuid,
  l1_by_name text,
  l1_by_at timestamp with time zone,
  l2_by uuid,
  l2_by_name text,
  l2_by_at timestamp with time zone,
  -- The last decision: who took it, when, the version since, and how the columns that it wrote stood before; null where
  -- it was undone. Written with each decision.
  undo jsonb,
  -- The document that the completion entered, taken back when the record is reopened. Not a reference: deleting the
  -- document by itself must not wait for the record, which locks its documents.
  completion_paper_id uuid,
  -- Why the completed work was reopened; empty again with the next completion.
  reopen_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT sg_record_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sg_record_number UNIQUE (area_id, number),
  CONSTRAINT sg_record_approved CHECK (num_nonnulls(l1_by) =
  CASE
      WHEN status >= 10 THEN 1
      ELSE 0
  END AND num_nonnulls(l2_by) =
  CASE
      WHEN status >= 15 THEN 1
      ELSE 0
  END AND (status < 15 OR in_force IS NOT NULL)),
  CONSTRAINT sg_record_completed CHECK ((num_nonnulls(completed_on, completed_by_name) = ANY (ARRAY[0, 2])) AND (completed_on IS NULL OR in_force IS NOT NULL)),
  CONSTRAINT sg_record_completion_check CHECK (length(completion) <= 1000),
  CONSTRAINT sg_record_details_check CHECK (length(details) <= 4000),
  CONSTRAINT sg_record_estimate_check CHECK (estimate >= 0::double precision AND estimate <= '100000000000000'::bigint::double precision AND estimate = floor(estimate)),
  CONSTRAINT sg_record_four_eyes CHECK ((l1_by IS NULL OR l1_by <> made_by AND NOT (l1_by = ANY (editors))) AND (l1_by IS NULL OR l2_by IS NULL OR l1_by <> l2_by) AND (l2_by IS NULL OR l2_by <> made_by AND NOT (l2_by = ANY (editors)))),
  CONSTRAINT sg_record_kind_check CHECK (kind = ANY (ARRAY['repair'::text, 'construction'::text, 'purchase'::text, 'licence'::text, 'inspection'::text, 'incident'::text, 'bill'::text])),
  CONSTRAINT sg_record_l1_by CHECK (num_nonnulls(l1_by, l1_by_name, l1_by_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT sg_record_l2_by CHECK (num_nonnulls(l2_by, l2_by_name, l2_by_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT sg_record_number_check CHECK (number > 0),
  CONSTRAINT sg_record_paper_kind_check CHECK (paper_kind = ANY (ARRAY['fireNoc'::text, 'electricalSafety'::text, 'buildingSafety'::text, 'lease'::text, 'buildingInsurance'::text, 'foodLicence'::text, 'waterTest'::text, 'generatorConsent'::text, 'liftLicence'::text, 'extinguishers'::text])),
  CONSTRAINT sg_record_reason_check CHECK (length(reason) <= 1000),
  CONSTRAINT sg_record_remarks_check CHECK (length(remarks) <= 2000),
  CONSTRAINT sg_record_reopen_reason_check CHECK (length(reopen_reason) <= 1000),
  CONSTRAINT sg_record_revision_check CHECK (revision > 0),
  CONSTRAINT sg_record_status_check CHECK (status = ANY (ARRAY[5, 10, 15])),
  CONSTRAINT sg_record_subject_check CHECK (subject = ANY (ARRAY['land'::text, 'halls'::text, 'parking'::text, 'kitchen'::text, 'water'::text, 'power'::text, 'toilets'::text, 'fireSafety'::text, 'accessibility'::text, 'equipment'::text])),
  CONSTRAINT sg_record_title_check CHECK (length(title) >= 1 AND length(title) <= 160),
  CONSTRAINT sg_record_vendor_check CHECK (length(vendor) <= 160),
  CONSTRAINT sg_record_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sg_record_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sg_record_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE INDEX sg_record_centre ON sg_record USING btree (area_id, centre_id);
CREATE INDEX sg_record_due ON sg_record USING btree (area_id, due_day) WHERE due_day IS NOT NULL AND completed_on IS NULL;
CREATE INDEX sg_record_open ON sg_record USING btree (area_id, status) WHERE status < 15;
CREATE INDEX sg_record_photo ON sg_record USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE sg_record ENABLE ROW LEVEL SECURITY;
CREATE POLICY sg_record_scope ON sg_record TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER sg_record_attachments_move AFTER UPDATE OF centre_id ON sg_record FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('sg_record_id');
-- The progress and the bills of a record follow it to another centre.
CREATE TRIGGER sg_record_entries_move AFTER UPDATE OF centre_id ON sg_record FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION record_entries_move();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sg_record_log AFTER INSERT OR DELETE OR UPDATE ON sg_record FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'photo_id,number,made_by,made_by_name,editors,l1_by,l2_by,l1_by_at,l2_by_at,status_since,before,in_force,verdicts,completed_by_name,undo,completion_paper_id', 'title');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sg_record_touch BEFORE UPDATE ON sg_record FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER sg_record_touch_photo BEFORE UPDATE ON sg_record FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON sg_record TO sewa_app;

-- sg_record_entry ---------------------------------------------------------------------------------------------------
-- Progress and bills of an approved record.
-- Changed by the functions record_entries_move.
CREATE TABLE sg_record_entry (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  record_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  percent smallint,
  amount double precision,
  bill_number text DEFAULT ''::text NOT NULL,
  vendor text DEFAULT ''::text NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sg_record_entry_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sg_record_entry_amount_check CHECK (amount >= 1::double precision AND amount <= '100000000000000'::bigint::double precision AND amount = floor(amount)),
  CONSTRAINT sg_record_entry_bill_number_check CHECK (length(bill_number) <= 60),
  CONSTRAINT sg_record_entry_kind CHECK (num_nonnulls(percent) =
  CASE
      WHEN kind = 'progress'::text THEN 1
      ELSE 0
  END AND num_nonnulls(amount) =
  CASE
      WHEN kind = 'bill'::text THEN 1
      ELSE 0
  END AND (kind = 'progress'::text OR bill_number <> ''::text AND vendor <> ''::text)),
  CONSTRAINT sg_record_entry_kind_check CHECK (kind = ANY (ARRAY['progress'::text, 'bill'::text])),
  CONSTRAINT sg_record_entry_percent_check CHECK (percent >= 0 AND percent <= 100),
  CONSTRAINT sg_record_entry_text_check CHECK (length(text) <= 1000),
  CONSTRAINT sg_record_entry_vendor_check CHECK (length(vendor) <= 160),
  CONSTRAINT sg_record_entry_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sg_record_entry_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT sg_record_entry_area_id_record_id_fkey FOREIGN KEY (area_id, record_id) REFERENCES sg_record(area_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sg_record_entry_bill ON sg_record_entry USING btree (area_id, lower(vendor), lower(bill_number), financial_year(day)) WHERE kind = 'bill'::text;
CREATE INDEX sg_record_entry_bill_text ON sg_record_entry USING btree (area_id, bill_text(vendor), bill_text(bill_number)) WHERE kind = 'bill'::text;
CREATE INDEX sg_record_entry_centre ON sg_record_entry USING btree (area_id, centre_id);
CREATE INDEX sg_record_entry_record ON sg_record_entry USING btree (area_id, record_id);
ALTER TABLE sg_record_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY sg_record_entry_scope ON sg_record_entry TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sg_record_entry_log AFTER INSERT OR DELETE OR UPDATE ON sg_record_entry FOR EACH ROW EXECUTE FUNCTION log_change('record_id', '', 'centre_id');
GRANT SELECT, INSERT, DELETE ON sg_record_entry TO sewa_app;

-- sign_in_try -------------------------------------------------------------------------------------------------------
-- Attempts to sign in, to slow down guessing. An attempt that is still being checked counts as failed, so that
-- parallel guesses see each other.
-- Changed by the functions begin_try, drop_try, fail_try, forget_old_sign_in_data, lift_throttle, start_session,
-- use_code.
CREATE TABLE sign_in_try (
  id uuid NOT NULL,
  username text NOT NULL,
  address text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  succeeded boolean,
  -- The IPv6 /48 of the address; null for IPv4.
  network text,
  CONSTRAINT sign_in_try_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_try_address ON sign_in_try USING btree (address, at);
CREATE INDEX sign_in_try_network ON sign_in_try USING btree (network, at) WHERE network IS NOT NULL;
CREATE INDEX sign_in_try_username ON sign_in_try USING btree (username, at);

-- sign_up_request ---------------------------------------------------------------------------------------------------
-- A request for an account. Statuses: 1 waiting, 2 accepted, 3 declined. The hash of the requested password is never
-- readable and is cleared with the decision.
-- Changed by the functions ask_for_account, forget_old_requests.
CREATE TABLE sign_up_request (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  username text NOT NULL,
  -- The language in which the person is written to.
  language text DEFAULT 'en'::text NOT NULL,
  password_hash text NOT NULL,
  status integer DEFAULT 1 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_up_request_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sign_up_request_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT sign_up_request_status_check CHECK (status = ANY (ARRAY[1, 2, 3])),
  CONSTRAINT sign_up_request_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'::text),
  CONSTRAINT sign_up_request_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT sign_up_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX sign_up_request_username ON sign_up_request USING btree (username) WHERE status = 1;
CREATE INDEX sign_up_request_waiting ON sign_up_request USING btree (area_id, status, created_at);
ALTER TABLE sign_up_request ENABLE ROW LEVEL SECURITY;
CREATE POLICY sign_up_request_scope ON sign_up_request TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- A decided request keeps no password.
CREATE TRIGGER sign_up_request_forget BEFORE UPDATE OF status ON sign_up_request FOR EACH ROW WHEN (new.status <> 1) EXECUTE FUNCTION forget_wished_password();
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sign_up_request_log AFTER INSERT OR DELETE OR UPDATE ON sign_up_request FOR EACH ROW EXECUTE FUNCTION log_change('id', 'password_hash');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sign_up_request_touch BEFORE UPDATE ON sign_up_request FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT (area_id, id, centre_id, name, phone, email, username, language, status, reason, decided_by, version, created_at, updated_at), UPDATE (status, reason, decided_by) ON sign_up_request TO sewa_app;

-- stock_balance -----------------------------------------------------------------------------------------------------
-- What a location has of an item and what that cost: the sum of its movements. Written by the trigger of
-- stock_movement only.
-- Changed by the functions lock_stock, post_movement.
CREATE TABLE stock_balance (
  area_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  item_id uuid NOT NULL,
  quantity integer DEFAULT 0 NOT NULL,
  -- In paise. The moving average cost of one copy is value / quantity.
  value bigint DEFAULT 0 NOT NULL,
  last_seq integer DEFAULT 0 NOT NULL,
  -- The day of the last movement: the next one is not before it.
  last_day date,
  last_sold_day date,
  -- Since when something contradicts the quantity, so that somebody should count; null: nothing does.
  count_me_since timestamp with time zone,
  count_me_reason text,
  CONSTRAINT stock_balance_pkey PRIMARY KEY (area_id, location_id, item_id),
  CONSTRAINT stock_balance_count_me CHECK ((count_me_since IS NULL) = (count_me_reason IS NULL)),
  CONSTRAINT stock_balance_count_me_reason_check CHECK (count_me_reason = ANY (ARRAY['sale'::text, 'count'::text, 'asked'::text])),
  CONSTRAINT stock_balance_quantity CHECK (quantity >= 0),
  CONSTRAINT stock_balance_value CHECK (value >= 0 AND (quantity > 0 OR value = 0)),
  CONSTRAINT stock_balance_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_balance_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id),
  CONSTRAINT stock_balance_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id)
);
CREATE INDEX stock_balance_count_me ON stock_balance USING btree (area_id) WHERE count_me_since IS NOT NULL;
CREATE INDEX stock_balance_item ON stock_balance USING btree (area_id, item_id);
ALTER TABLE stock_balance ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_balance_scope ON stock_balance TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
GRANT SELECT, UPDATE (count_me_since, count_me_reason) ON stock_balance TO sewa_app;

-- stock_count -------------------------------------------------------------------------------------------------------
-- A sheet on which the stock of a location is counted. Posting brings the ledger in line with it, under the same id
-- in stock_document.
CREATE TABLE stock_count (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  status text NOT NULL,
  reference text NOT NULL,
  day date NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  made_by_name text NOT NULL,
  posted_at timestamp with time zone,
  posted_by_name text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_count_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_count_reference UNIQUE (area_id, reference),
  CONSTRAINT stock_count_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT stock_count_posted CHECK (num_nonnulls(posted_at, posted_by_name) =
  CASE
      WHEN status = 'posted'::text THEN 2
      ELSE 0
  END),
  CONSTRAINT stock_count_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 60),
  CONSTRAINT stock_count_status_check CHECK (status = ANY (ARRAY['open'::text, 'posted'::text, 'cancelled'::text])),
  CONSTRAINT stock_count_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_count_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id)
);
CREATE INDEX stock_count_day ON stock_count USING btree (area_id, day, id);
CREATE INDEX stock_count_location ON stock_count USING btree (area_id, location_id);
ALTER TABLE stock_count ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_count_scope ON stock_count TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_count_log AFTER INSERT OR DELETE OR UPDATE ON stock_count FOR EACH ROW EXECUTE FUNCTION log_change('id', '', '', 'reference');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_count_touch BEFORE UPDATE ON stock_count FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON stock_count TO sewa_app;

-- stock_count_line --------------------------------------------------------------------------------------------------
-- An item of a sheet: how many were counted, and how many the ledger said at that moment, so that what is sold until
-- the posting is no difference.
CREATE TABLE stock_count_line (
  area_id uuid NOT NULL,
  count_id uuid NOT NULL,
  item_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  counted integer,
  book integer,
  counted_by_name text,
  -- When the line was counted. What a sheet corrects is no difference of a later entry on another one, and an earlier
  -- entry corrects nothing any more.
  entered_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_count_line_pkey PRIMARY KEY (area_id, count_id, item_id),
  CONSTRAINT stock_count_line_counted CHECK (num_nonnulls(counted, book, counted_by_name) = ANY (ARRAY[0, 3])),
  CONSTRAINT stock_count_line_counted_check CHECK (counted >= 0 AND counted <= 1000000),
  CONSTRAINT stock_count_line_area_id_count_id_fkey FOREIGN KEY (area_id, count_id) REFERENCES stock_count(area_id, id),
  CONSTRAINT stock_count_line_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_count_line_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id)
);
CREATE INDEX stock_count_line_item ON stock_count_line USING btree (area_id, item_id);
ALTER TABLE stock_count_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_count_line_scope ON stock_count_line TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_count_line_log AFTER INSERT OR DELETE OR UPDATE ON stock_count_line FOR EACH ROW EXECUTE FUNCTION log_change('count_id', '', 'centre_id,book,entered_at');
GRANT SELECT, INSERT, UPDATE, DELETE ON stock_count_line TO sewa_app;

-- stock_document ----------------------------------------------------------------------------------------------------
-- What was posted to the ledger: who moved stock at a location, when and why. Never changed; undone by a reversal.
CREATE TABLE stock_document (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  kind text NOT NULL,
  -- The day on which it was posted: statements of past days never change.
  day date NOT NULL,
  -- The number that people know it by, such as that of the receipt.
  reference text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  reverses_id uuid,
  -- How many copies it added; below zero: took away.
  quantity integer NOT NULL,
  -- What they cost, in paise.
  value bigint NOT NULL,
  made_by uuid,
  made_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_document_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_document_reverses UNIQUE (area_id, reverses_id),
  CONSTRAINT stock_document_kind_check CHECK (kind = ANY (ARRAY['opening'::text, 'purchase'::text, 'purchaseReturn'::text, 'transferOut'::text, 'transferIn'::text, 'count'::text, 'adjustment'::text, 'sale'::text, 'saleReturn'::text, 'reversal'::text])),
  CONSTRAINT stock_document_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT stock_document_reference_check CHECK (length(reference) <= 60),
  CONSTRAINT stock_document_reversal CHECK ((kind = 'reversal'::text) = (reverses_id IS NOT NULL)),
  CONSTRAINT stock_document_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_document_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id),
  CONSTRAINT stock_document_area_id_reverses_id_fkey FOREIGN KEY (area_id, reverses_id) REFERENCES stock_document(area_id, id)
);
CREATE INDEX stock_document_kind ON stock_document USING btree (area_id, kind, day);
CREATE INDEX stock_document_location ON stock_document USING btree (area_id, location_id, day, id);
ALTER TABLE stock_document ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_document_scope ON stock_document TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_document_log AFTER INSERT OR DELETE OR UPDATE ON stock_document FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'made_by', 'reference');
GRANT SELECT, INSERT ON stock_document TO sewa_app;

-- stock_location ----------------------------------------------------------------------------------------------------
-- Where the shop keeps stock: the store of the area, from which centres order, the store of a centre, or a counter.
-- Seen in the whole area, because stock is sent from one centre to another.
CREATE TABLE stock_location (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_location_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_location_centre UNIQUE (area_id, id, centre_id),
  CONSTRAINT stock_location_kind_check CHECK (kind = ANY (ARRAY['areaStore'::text, 'store'::text, 'counter'::text])),
  CONSTRAINT stock_location_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  CONSTRAINT stock_location_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT stock_location_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT stock_location_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX stock_location_name ON stock_location USING btree (area_id, centre_id, lower(name));
ALTER TABLE stock_location ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_location_read ON stock_location FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY stock_location_write ON stock_location TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_location_log AFTER INSERT OR DELETE OR UPDATE ON stock_location FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_location_touch BEFORE UPDATE ON stock_location FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON stock_location TO sewa_app;

-- stock_movement ----------------------------------------------------------------------------------------------------
-- The ledger: what a document added to, or took from, the stock of an item at a location. The application adds rows
-- and never changes one.
CREATE TABLE stock_movement (
  area_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- Counts up by location and item, without gaps; given by the trigger.
  seq integer DEFAULT 0 NOT NULL,
  document_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  quantity integer NOT NULL,
  -- What the copies cost, in paise, with the sign of the quantity.
  value bigint NOT NULL,
  -- The balance after it: a statement of a past day is one look for each item.
  quantity_after integer DEFAULT 0 NOT NULL,
  value_after bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_movement_pkey PRIMARY KEY (area_id, location_id, item_id, seq),
  CONSTRAINT stock_movement_direction CHECK (
  CASE
      WHEN kind = ANY (ARRAY['opening'::text, 'purchase'::text, 'transferIn'::text, 'saleReturn'::text]) THEN quantity > 0
      WHEN kind = ANY (ARRAY['purchaseReturn'::text, 'transferOut'::text, 'sale'::text]) THEN quantity < 0
      ELSE true
  END),
  CONSTRAINT stock_movement_kind_check CHECK (kind = ANY (ARRAY['opening'::text, 'purchase'::text, 'purchaseReturn'::text, 'transferOut'::text, 'transferIn'::text, 'count'::text, 'adjustment'::text, 'sale'::text, 'saleReturn'::text, 'reversal'::text])),
  CONSTRAINT stock_movement_quantity CHECK (quantity <> 0),
  CONSTRAINT stock_movement_sign CHECK (
  CASE
      WHEN quantity > 0 THEN value >= 0
      ELSE value <= 0
  END),
  CONSTRAINT stock_movement_area_id_document_id_fkey FOREIGN KEY (area_id, document_id) REFERENCES stock_document(area_id, id),
  CONSTRAINT stock_movement_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_movement_area_id_location_id_item_id_fkey FOREIGN KEY (area_id, location_id, item_id) REFERENCES stock_balance(area_id, location_id, item_id)
);
CREATE INDEX stock_movement_day ON stock_movement USING btree (area_id, location_id, item_id, day, seq);
CREATE INDEX stock_movement_document ON stock_movement USING btree (area_id, document_id);
ALTER TABLE stock_movement ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_movement_scope ON stock_movement TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Balance and ledger change together, whoever writes.
CREATE TRIGGER stock_movement_post BEFORE INSERT ON stock_movement FOR EACH ROW EXECUTE FUNCTION post_movement();
GRANT SELECT, INSERT ON stock_movement TO sewa_app;

-- stock_order -------------------------------------------------------------------------------------------------------
-- A centre asks the store of the area for stock: created, approved with quantities that may be cut, verified (picked
-- and packed), submitted (the transfer left the store).
CREATE TABLE stock_order (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- The centre of the store: it sees and serves the order.
  other_centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  store_id uuid NOT NULL,
  status smallint NOT NULL,
  reference text NOT NULL,
  day date NOT NULL,
  needed_by date,
  notes text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  -- What was asked for, at the prices of that day, in paise.
  asked_value bigint NOT NULL,
  -- What is approved, otherwise asked for, in paise: it counts against the sanctioned amount of the year.
  value bigint NOT NULL,
  copies integer NOT NULL,
  -- The approver said so.
  is_beyond_sanction boolean DEFAULT false NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  -- Everybody who changed the order: none of them approves it.
  editors uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  approved_by uuid,
  approved_by_name text,
  approved_at timestamp with time zone,
  verified_by uuid,
  verified_by_name text,
  verified_at timestamp with time zone,
  submitted_by uuid,
  submitted_by_name text,
  submitted_at timestamp with time zone,
  transfer_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_order_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_order_reference UNIQUE (area_id, reference),
  CONSTRAINT stock_order_approved CHECK (status < 10 OR num_nonnulls(approved_by, approved_by_name, approved_at) = 3),
  CONSTRAINT stock_order_asked_value_check CHECK (asked_value >= 0),
  CONSTRAINT stock_order_copies_check CHECK (copies >= 0),
  CONSTRAINT stock_order_four_eyes CHECK ((approved_by IS NULL OR approved_by <> made_by AND NOT (approved_by = ANY (editors))) AND (verified_by IS NULL OR verified_by <> approved_by) AND (submitted_by IS NULL OR submitted_by <> verified_by)),
  CONSTRAINT stock_order_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT stock_order_places CHECK (location_id <> store_id),
  CONSTRAINT stock_order_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT stock_order_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 60),
  CONSTRAINT stock_order_status_check CHECK (status = ANY (ARRAY[5, 10, 15, 20])),
  CONSTRAINT stock_order_submitted CHECK ((status = 20) = (transfer_id IS NOT NULL) AND (status < 20 OR num_nonnulls(submitted_by, submitted_by_name, submitted_at) = 3)),
  CONSTRAINT stock_order_value_check CHECK (value >= 0),
  CONSTRAINT stock_order_verified CHECK (status < 15 OR num_nonnulls(verified_by, verified_by_name, verified_at) = 3),
  CONSTRAINT stock_order_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_order_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id),
  CONSTRAINT stock_order_area_id_store_id_other_centre_id_fkey FOREIGN KEY (area_id, store_id, other_centre_id) REFERENCES stock_location(area_id, id, centre_id),
  CONSTRAINT stock_order_area_id_transfer_id_fkey FOREIGN KEY (area_id, transfer_id) REFERENCES stock_transfer(area_id, id)
);
CREATE INDEX stock_order_centre ON stock_order USING btree (area_id, centre_id, day);
CREATE INDEX stock_order_day ON stock_order USING btree (area_id, day, id);
CREATE INDEX stock_order_open ON stock_order USING btree (area_id, status) WHERE status < 20;
ALTER TABLE stock_order ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_order_scope ON stock_order TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_order_log AFTER INSERT OR DELETE OR UPDATE ON stock_order FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'made_by,editors,approved_by,verified_by,submitted_by,other_centre_id', 'reference');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_order_touch BEFORE UPDATE ON stock_order FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON stock_order TO sewa_app;

-- stock_order_line --------------------------------------------------------------------------------------------------
-- How many copies of an item an order asks for, and how many the approver granted; null: not decided. The price of
-- one is in paise.
CREATE TABLE stock_order_line (
  area_id uuid NOT NULL,
  order_id uuid NOT NULL,
  item_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  other_centre_id uuid NOT NULL,
  place smallint NOT NULL,
  asked integer NOT NULL,
  approved integer,
  price integer NOT NULL,
  CONSTRAINT stock_order_line_pkey PRIMARY KEY (area_id, order_id, item_id),
  CONSTRAINT stock_order_line_approved_check CHECK (approved >= 0),
  CONSTRAINT stock_order_line_asked_check CHECK (asked > 0),
  CONSTRAINT stock_order_line_cut CHECK (approved <= asked),
  CONSTRAINT stock_order_line_price_check CHECK (price >= 0),
  CONSTRAINT stock_order_line_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_order_line_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id),
  CONSTRAINT stock_order_line_area_id_order_id_fkey FOREIGN KEY (area_id, order_id) REFERENCES stock_order(area_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_order_line_item ON stock_order_line USING btree (area_id, item_id);
ALTER TABLE stock_order_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_order_line_scope ON stock_order_line TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_order_line_log AFTER INSERT OR DELETE OR UPDATE ON stock_order_line FOR EACH ROW EXECUTE FUNCTION log_change('order_id', '', 'place,centre_id,other_centre_id');
GRANT SELECT, INSERT, UPDATE, DELETE ON stock_order_line TO sewa_app;

-- stock_purchase ----------------------------------------------------------------------------------------------------
-- What came from a supplier or the head office (type 5), or went back to it (type 10). Posted when it is made, with
-- the same id in stock_document; only a cancellation changes it.
CREATE TABLE stock_purchase (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  location_id uuid NOT NULL,
  type smallint NOT NULL,
  reference text NOT NULL,
  -- That of the bill.
  day date NOT NULL,
  source text NOT NULL,
  supplier text DEFAULT ''::text NOT NULL,
  bill_number text DEFAULT ''::text NOT NULL,
  -- Of a return: the purchase that it is against.
  purchase_id uuid,
  -- In paise.
  total bigint NOT NULL,
  copies integer NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  is_cancelled boolean DEFAULT false NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  made_by_name text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_purchase_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_purchase_reference UNIQUE (area_id, reference),
  CONSTRAINT stock_purchase_bill_number_check CHECK (length(bill_number) <= 60),
  CONSTRAINT stock_purchase_copies_check CHECK (copies > 0),
  CONSTRAINT stock_purchase_named CHECK (source <> 'supplier'::text OR supplier <> ''::text),
  CONSTRAINT stock_purchase_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT stock_purchase_of CHECK ((type = 10) = (purchase_id IS NOT NULL)),
  CONSTRAINT stock_purchase_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT stock_purchase_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 60),
  CONSTRAINT stock_purchase_source_check CHECK (source = ANY (ARRAY['supplier'::text, 'headOffice'::text])),
  CONSTRAINT stock_purchase_supplier_check CHECK (length(supplier) <= 120),
  CONSTRAINT stock_purchase_total_check CHECK (total >= 0),
  CONSTRAINT stock_purchase_type_check CHECK (type = ANY (ARRAY[5, 10])),
  CONSTRAINT stock_purchase_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_purchase_area_id_location_id_centre_id_fkey FOREIGN KEY (area_id, location_id, centre_id) REFERENCES stock_location(area_id, id, centre_id),
  CONSTRAINT stock_purchase_area_id_purchase_id_fkey FOREIGN KEY (area_id, purchase_id) REFERENCES stock_purchase(area_id, id)
);
CREATE INDEX stock_purchase_day ON stock_purchase USING btree (area_id, day, id);
CREATE INDEX stock_purchase_location ON stock_purchase USING btree (area_id, location_id);
CREATE INDEX stock_purchase_purchase ON stock_purchase USING btree (area_id, purchase_id) WHERE purchase_id IS NOT NULL;
ALTER TABLE stock_purchase ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_purchase_scope ON stock_purchase TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_purchase_log AFTER INSERT OR DELETE OR UPDATE ON stock_purchase FOR EACH ROW EXECUTE FUNCTION log_change('id', '', '', 'reference');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_purchase_touch BEFORE UPDATE ON stock_purchase FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON stock_purchase TO sewa_app;

-- stock_purchase_line -----------------------------------------------------------------------------------------------
-- How many copies of an item a purchase brought, or a return took back, and what one cost in paise.
CREATE TABLE stock_purchase_line (
  area_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  item_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  place smallint NOT NULL,
  quantity integer NOT NULL,
  cost integer NOT NULL,
  CONSTRAINT stock_purchase_line_pkey PRIMARY KEY (area_id, purchase_id, item_id),
  CONSTRAINT stock_purchase_line_cost_check CHECK (cost >= 0),
  CONSTRAINT stock_purchase_line_quantity_check CHECK (quantity > 0),
  CONSTRAINT stock_purchase_line_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_purchase_line_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id),
  CONSTRAINT stock_purchase_line_area_id_purchase_id_fkey FOREIGN KEY (area_id, purchase_id) REFERENCES stock_purchase(area_id, id)
);
CREATE INDEX stock_purchase_line_item ON stock_purchase_line USING btree (area_id, item_id);
ALTER TABLE stock_purchase_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_purchase_line_scope ON stock_purchase_line TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_purchase_line_log AFTER INSERT OR DELETE OR UPDATE ON stock_purchase_line FOR EACH ROW EXECUTE FUNCTION log_change('purchase_id', '', 'place,centre_id');
GRANT SELECT, INSERT ON stock_purchase_line TO sewa_app;

-- stock_sanction ----------------------------------------------------------------------------------------------------
-- What a centre may order in a year that begins in April, in paise. No row: nothing was decided, and nothing is
-- limited.
CREATE TABLE stock_sanction (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- That in whose April the year begins.
  year smallint NOT NULL,
  amount bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_sanction_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_sanction_year UNIQUE (area_id, centre_id, year),
  CONSTRAINT stock_sanction_amount_check CHECK (amount >= 0),
  CONSTRAINT stock_sanction_year_check CHECK (year >= 2000 AND year <= 2200),
  CONSTRAINT stock_sanction_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT stock_sanction_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE stock_sanction ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_sanction_read ON stock_sanction FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND sanction_in_scope(centre_id));
CREATE POLICY stock_sanction_write ON stock_sanction TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_sanction_log AFTER INSERT OR DELETE OR UPDATE ON stock_sanction FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_sanction_touch BEFORE UPDATE ON stock_sanction FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON stock_sanction TO sewa_app;

-- stock_transfer ----------------------------------------------------------------------------------------------------
-- Stock on its way from one location to another: it leaves when it is made, with the same id in stock_document, and
-- arrives when somebody receives it.
CREATE TABLE stock_transfer (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  other_centre_id uuid NOT NULL,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL,
  status text NOT NULL,
  reference text NOT NULL,
  day date NOT NULL,
  order_id uuid,
  copies integer NOT NULL,
  -- Copies that left and did not arrive.
  missing integer DEFAULT 0 NOT NULL,
  -- What the copies cost, in paise, as they left.
  value bigint NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  made_by_name text NOT NULL,
  received_at timestamp with time zone,
  received_by_name text,
  -- The document of the receipt; null where nothing arrived. Not a reference: the sender does not see it.
  received_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_transfer_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT stock_transfer_order UNIQUE (area_id, order_id),
  CONSTRAINT stock_transfer_reference UNIQUE (area_id, reference),
  CONSTRAINT stock_transfer_copies_check CHECK (copies > 0),
  CONSTRAINT stock_transfer_missing_check CHECK (missing >= 0),
  CONSTRAINT stock_transfer_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT stock_transfer_places CHECK (from_id <> to_id),
  CONSTRAINT stock_transfer_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT stock_transfer_received CHECK (num_nonnulls(received_at, received_by_name) =
  CASE
      WHEN status = 'received'::text THEN 2
      ELSE 0
  END),
  CONSTRAINT stock_transfer_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 60),
  CONSTRAINT stock_transfer_status_check CHECK (status = ANY (ARRAY['inTransit'::text, 'received'::text, 'cancelled'::text])),
  CONSTRAINT stock_transfer_value_check CHECK (value >= 0),
  CONSTRAINT stock_transfer_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_transfer_area_id_from_id_centre_id_fkey FOREIGN KEY (area_id, from_id, centre_id) REFERENCES stock_location(area_id, id, centre_id),
  CONSTRAINT stock_transfer_area_id_order_id_fkey FOREIGN KEY (area_id, order_id) REFERENCES stock_order(area_id, id),
  CONSTRAINT stock_transfer_area_id_to_id_other_centre_id_fkey FOREIGN KEY (area_id, to_id, other_centre_id) REFERENCES stock_location(area_id, id, centre_id)
);
CREATE INDEX stock_transfer_day ON stock_transfer USING btree (area_id, day, id);
CREATE INDEX stock_transfer_in_transit ON stock_transfer USING btree (area_id, to_id) WHERE status = 'inTransit'::text;
ALTER TABLE stock_transfer ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_transfer_scope ON stock_transfer TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_transfer_log AFTER INSERT OR DELETE OR UPDATE ON stock_transfer FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'received_id,other_centre_id', 'reference');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER stock_transfer_touch BEFORE UPDATE ON stock_transfer FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON stock_transfer TO sewa_app;

-- stock_transfer_line -----------------------------------------------------------------------------------------------
-- How many copies of an item left, what they cost in paise, and how many arrived; null: on their way.
CREATE TABLE stock_transfer_line (
  area_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  item_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  other_centre_id uuid NOT NULL,
  place smallint NOT NULL,
  quantity integer NOT NULL,
  value bigint NOT NULL,
  received integer,
  CONSTRAINT stock_transfer_line_pkey PRIMARY KEY (area_id, transfer_id, item_id),
  CONSTRAINT stock_transfer_line_check CHECK (received >= 0 AND received <= quantity),
  CONSTRAINT stock_transfer_line_quantity_check CHECK (quantity > 0),
  CONSTRAINT stock_transfer_line_value_check CHECK (value >= 0),
  CONSTRAINT stock_transfer_line_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT stock_transfer_line_area_id_item_id_fkey FOREIGN KEY (area_id, item_id) REFERENCES bav_item(area_id, id),
  CONSTRAINT stock_transfer_line_area_id_transfer_id_fkey FOREIGN KEY (area_id, transfer_id) REFERENCES stock_transfer(area_id, id)
);
CREATE INDEX stock_transfer_line_item ON stock_transfer_line USING btree (area_id, item_id);
ALTER TABLE stock_transfer_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY stock_transfer_line_scope ON stock_transfer_line TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[])) OR (other_centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER stock_transfer_line_log AFTER INSERT OR DELETE OR UPDATE ON stock_transfer_line FOR EACH ROW EXECUTE FUNCTION log_change('transfer_id', '', 'place,value,centre_id,other_centre_id');
GRANT SELECT, INSERT, UPDATE (received) ON stock_transfer_line TO sewa_app;

-- sync_batch --------------------------------------------------------------------------------------------------------
-- Batches of this laptop: kept as they were made until the cloud has confirmed them.
-- Changed by the functions become_sync_device.
CREATE TABLE sync_batch (
  area_id uuid NOT NULL,
  device_number integer NOT NULL,
  number integer NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  changes integer NOT NULL,
  body bytea,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  acked_at timestamp with time zone,
  CONSTRAINT sync_batch_pkey PRIMARY KEY (area_id, device_number, number),
  CONSTRAINT sync_batch_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_batch ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_batch_scope ON sync_batch TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE, DELETE ON sync_batch TO sewa_app;

-- sync_comparison ---------------------------------------------------------------------------------------------------
-- The other side's sum of a camp, and whether it was the own one; in the cloud for each device, on a laptop one row.
CREATE TABLE sync_comparison (
  area_id uuid NOT NULL,
  device_number integer NOT NULL,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  compared_at timestamp with time zone DEFAULT now() NOT NULL,
  rows integer NOT NULL,
  digest text NOT NULL,
  is_equal boolean NOT NULL,
  head_number integer NOT NULL,
  CONSTRAINT sync_comparison_pkey PRIMARY KEY (area_id, device_number, entity, row_id),
  CONSTRAINT sync_comparison_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_comparison ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_comparison_scope ON sync_comparison TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE ON sync_comparison TO sewa_app;

-- sync_conflict -----------------------------------------------------------------------------------------------------
-- What lost when two sides changed the same, and what a person should look at after a hand-in.
-- Changed by the functions forget_synced.
CREATE TABLE sync_conflict (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  kind text NOT NULL,
  finding text DEFAULT ''::text NOT NULL,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  other_entity text DEFAULT ''::text NOT NULL,
  other_id uuid,
  device_number integer NOT NULL,
  winner text NOT NULL,
  fields jsonb DEFAULT '[]'::jsonb NOT NULL,
  settled_at timestamp with time zone,
  settled_by_name text DEFAULT ''::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_conflict_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sync_conflict_fields_check CHECK (jsonb_typeof(fields) = 'array'::text),
  CONSTRAINT sync_conflict_finding_check CHECK (length(finding) <= 40),
  CONSTRAINT sync_conflict_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 30),
  CONSTRAINT sync_conflict_note_check CHECK (length(note) <= 500),
  CONSTRAINT sync_conflict_winner_check CHECK (winner = ANY (ARRAY['cloud'::text, 'device'::text, 'none'::text])),
  CONSTRAINT sync_conflict_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX sync_conflict_finding ON sync_conflict USING btree (area_id, finding, entity, row_id, COALESCE(other_id, row_id)) WHERE kind = 'finding'::text;
CREATE INDEX sync_conflict_open ON sync_conflict USING btree (area_id, at) WHERE settled_at IS NULL;
CREATE INDEX sync_conflict_row ON sync_conflict USING btree (area_id, entity, row_id);
ALTER TABLE sync_conflict ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_conflict_scope ON sync_conflict TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sync_conflict_log AFTER INSERT OR DELETE OR UPDATE ON sync_conflict FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'fields', 'kind');
GRANT SELECT, INSERT, UPDATE ON sync_conflict TO sewa_app;

-- sync_device -------------------------------------------------------------------------------------------------------
-- Camp laptops that may exchange data with this portal.
-- Changed by the functions enter_sync_device, renumber_sync_device, use_sync_enrolment.
CREATE TABLE sync_device (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  number integer NOT NULL,
  public_key bytea NOT NULL,
  state text DEFAULT 'active'::text NOT NULL,
  enrolled_at timestamp with time zone DEFAULT now() NOT NULL,
  enrolled_by_name text DEFAULT ''::text NOT NULL,
  revoked_at timestamp with time zone,
  revoked_by_name text DEFAULT ''::text NOT NULL,
  revoke_reason text DEFAULT ''::text NOT NULL,
  staff uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  restores integer DEFAULT 0 NOT NULL,
  program_version text DEFAULT ''::text NOT NULL,
  last_contact_at timestamp with time zone,
  copied_at timestamp with time zone,
  changes integer DEFAULT 0 NOT NULL,
  -- The last batch that was taken, and the hash of the chain up to it.
  head_number integer DEFAULT 0 NOT NULL,
  head_hash text DEFAULT ''::text NOT NULL,
  -- The challenge of the last request, and its place among the requests under it: nothing older is taken.
  last_issued bigint DEFAULT 0 NOT NULL,
  last_counter bigint DEFAULT 0 NOT NULL,
  -- When the laptop said that it deleted its copy. It has no key since then, so it says nothing more.
  wiped_at timestamp with time zone,
  -- When somebody last decided about batches that it handed in after it was revoked; null: never.
  held_decided_at timestamp with time zone,
  held_decided_by_name text DEFAULT ''::text NOT NULL,
  held_act text,
  held_reason text DEFAULT ''::text NOT NULL,
  -- How many batches that decision was about.
  held_decided_batches integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sync_device_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sync_device_number UNIQUE (area_id, number),
  CONSTRAINT sync_device_held_act_check CHECK (held_act = ANY (ARRAY['accept'::text, 'discard'::text])),
  CONSTRAINT sync_device_held_reason_check CHECK (length(held_reason) <= 300),
  CONSTRAINT sync_device_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT sync_device_number_check CHECK (number >= 1 AND number <= 2000),
  CONSTRAINT sync_device_revoke_reason_check CHECK (length(revoke_reason) <= 300),
  CONSTRAINT sync_device_staff_check CHECK (cardinality(staff) <= 100),
  CONSTRAINT sync_device_state_check CHECK (state = ANY (ARRAY['active'::text, 'revoked'::text])),
  CONSTRAINT sync_device_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX sync_device_id ON sync_device USING btree (id);
ALTER TABLE sync_device ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_device_scope ON sync_device TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sync_device_log AFTER INSERT OR DELETE OR UPDATE ON sync_device FOR EACH ROW EXECUTE FUNCTION log_change('id', 'public_key', 'last_contact_at,copied_at,changes,head_number,head_hash,last_issued,last_counter,program_version');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER sync_device_touch BEFORE UPDATE OF name, staff ON sync_device FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, UPDATE ON sync_device TO sewa_app;

-- sync_enrolment ----------------------------------------------------------------------------------------------------
-- One-time codes with which a laptop becomes a device; gone once used.
-- Changed by the functions forget_old_sync, use_sync_enrolment.
CREATE TABLE sync_enrolment (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  code_hash bytea NOT NULL,
  staff uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  made_by_name text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_enrolment_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sync_enrolment_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT sync_enrolment_staff_check CHECK (cardinality(staff) <= 100),
  CONSTRAINT sync_enrolment_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX sync_enrolment_code ON sync_enrolment USING btree (code_hash);
ALTER TABLE sync_enrolment ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_enrolment_scope ON sync_enrolment TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sync_enrolment_log AFTER INSERT OR DELETE OR UPDATE ON sync_enrolment FOR EACH ROW EXECUTE FUNCTION log_change('id', 'code_hash');
GRANT SELECT, INSERT, DELETE ON sync_enrolment TO sewa_app;

-- sync_generation ---------------------------------------------------------------------------------------------------
-- One row. Positions in the log are true for one life of the database: a restore gives the row another xid, and every
-- position before it is void.
CREATE TABLE sync_generation (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  CONSTRAINT sync_generation_pkey PRIMARY KEY (id)
);
GRANT SELECT ON sync_generation TO sewa_app;

-- sync_held ---------------------------------------------------------------------------------------------------------
-- Batches that a revoked device handed in: taken over or discarded by an administrator.
CREATE TABLE sync_held (
  area_id uuid NOT NULL,
  device_id uuid NOT NULL,
  device_number integer NOT NULL,
  number integer NOT NULL,
  hash text NOT NULL,
  body bytea NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sync_held_pkey PRIMARY KEY (area_id, device_id, device_number, number),
  CONSTRAINT sync_held_area_id_device_id_fkey FOREIGN KEY (area_id, device_id) REFERENCES sync_device(area_id, id) ON DELETE CASCADE,
  CONSTRAINT sync_held_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_held ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_held_scope ON sync_held TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, DELETE ON sync_held TO sewa_app;

-- sync_incident -----------------------------------------------------------------------------------------------------
-- Refused requests of devices, counted by day so that a flood is one row.
-- Changed by the functions note_sync_incident.
CREATE TABLE sync_incident (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  device_id uuid,
  day date NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  first_at timestamp with time zone DEFAULT now() NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_incident_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sync_incident_day UNIQUE NULLS NOT DISTINCT (area_id, kind, device_id, day),
  CONSTRAINT sync_incident_address_check CHECK (length(address) <= 60),
  CONSTRAINT sync_incident_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 30),
  CONSTRAINT sync_incident_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_incident ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_incident_scope ON sync_incident TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER sync_incident_log AFTER INSERT OR DELETE OR UPDATE ON sync_incident FOR EACH ROW EXECUTE FUNCTION log_change('id', '', '', 'kind');
GRANT SELECT ON sync_incident TO sewa_app;

-- sync_incoming -----------------------------------------------------------------------------------------------------
-- Rows that came from the cloud and are not written yet; without fields: deleted there.
-- Changed by the functions become_sync_device.
CREATE TABLE sync_incoming (
  area_id uuid NOT NULL,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  fields jsonb,
  -- The cloud may know it otherwise by now: it is asked again before the row is written.
  is_stale boolean DEFAULT false NOT NULL,
  CONSTRAINT sync_incoming_pkey PRIMARY KEY (area_id, entity, row_id),
  CONSTRAINT sync_incoming_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_incoming ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_incoming_scope ON sync_incoming TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE, DELETE ON sync_incoming TO sewa_app;

-- sync_log ----------------------------------------------------------------------------------------------------------
-- Changes of synced tables, by trigger, in the order in which they depend on each other. In the cloud only which row
-- changed; on a laptop the fields before and after, which are handed in.
-- Changed by the functions become_sync_device, forget_old_sync, forget_synced, note_sync_change.
CREATE TABLE sync_log (
  area_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  kind character(1) NOT NULL,
  change_id uuid NOT NULL,
  -- The number of the device that made the change; 0: this machine.
  origin integer DEFAULT 0 NOT NULL,
  at_ms bigint NOT NULL,
  -- The latest time of the cloud that the laptop knew when it made the change.
  seen_ms bigint DEFAULT 0 NOT NULL,
  before jsonb,
  after jsonb,
  -- The batch that handed it in; null: waits; 0: of a chain before this one.
  batch integer,
  made_by text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_log_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT sync_log_kind_check CHECK (kind = ANY (ARRAY['I'::bpchar, 'U'::bpchar, 'D'::bpchar])),
  CONSTRAINT sync_log_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX sync_log_change ON sync_log USING btree (area_id, change_id);
CREATE INDEX sync_log_row ON sync_log USING btree (area_id, entity, row_id);
CREATE INDEX sync_log_waiting ON sync_log USING btree (area_id, id) WHERE batch IS NULL AND after IS NOT NULL;
CREATE INDEX sync_log_xid ON sync_log USING btree (area_id, xid);
ALTER TABLE sync_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_log_scope ON sync_log TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE ON sync_log TO sewa_app;

-- sync_number -------------------------------------------------------------------------------------------------------
-- Every number that a device ever had. A number is never given again.
-- Changed by the functions renumber_sync_device, use_sync_enrolment.
CREATE TABLE sync_number (
  area_id uuid NOT NULL,
  number integer NOT NULL,
  device_id uuid NOT NULL,
  device_name text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_number_pkey PRIMARY KEY (area_id, number),
  CONSTRAINT sync_number_number_check CHECK (number >= 1 AND number <= 2000),
  CONSTRAINT sync_number_area_id_device_id_fkey FOREIGN KEY (area_id, device_id) REFERENCES sync_device(area_id, id) ON DELETE CASCADE,
  CONSTRAINT sync_number_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE INDEX sync_number_device ON sync_number USING btree (area_id, device_id);
ALTER TABLE sync_number ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_number_scope ON sync_number TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT ON sync_number TO sewa_app;

-- sync_received -----------------------------------------------------------------------------------------------------
-- Batches that were taken, so that one that comes again is known.
CREATE TABLE sync_received (
  area_id uuid NOT NULL,
  device_id uuid NOT NULL,
  device_number integer NOT NULL,
  number integer NOT NULL,
  hash text NOT NULL,
  changes integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sync_received_pkey PRIMARY KEY (area_id, device_id, device_number, number),
  CONSTRAINT sync_received_area_id_device_id_fkey FOREIGN KEY (area_id, device_id) REFERENCES sync_device(area_id, id) ON DELETE CASCADE,
  CONSTRAINT sync_received_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_received ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_received_scope ON sync_received TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT ON sync_received TO sewa_app;

-- sync_row ----------------------------------------------------------------------------------------------------------
-- When each field of a row was last changed, as a hybrid logical clock; what was deleted.
-- Changed by the functions note_sync_change.
CREATE TABLE sync_row (
  area_id uuid NOT NULL,
  entity text NOT NULL,
  row_id uuid NOT NULL,
  stamps jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_deleted boolean DEFAULT false NOT NULL,
  CONSTRAINT sync_row_pkey PRIMARY KEY (area_id, entity, row_id),
  CONSTRAINT sync_row_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_row ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_row_scope ON sync_row TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, INSERT, UPDATE ON sync_row TO sewa_app;

-- sync_self ---------------------------------------------------------------------------------------------------------
-- This laptop as a device of a cloud: its number there, how far it has copied, and the latest run. Empty in the
-- cloud.
-- Changed by the functions become_sync_device.
CREATE TABLE sync_self (
  area_id uuid NOT NULL,
  device_id uuid NOT NULL,
  name text NOT NULL,
  number integer NOT NULL,
  cloud text NOT NULL,
  enrolled_at timestamp with time zone DEFAULT now() NOT NULL,
  state text DEFAULT 'active'::text NOT NULL,
  seen_ms bigint DEFAULT 0 NOT NULL,
  skew_ms bigint,
  last_contact_at timestamp with time zone,
  copied_at timestamp with time zone,
  copied_rows integer DEFAULT 0 NOT NULL,
  handed_in integer DEFAULT 0 NOT NULL,
  handed_in_at timestamp with time zone,
  cursor jsonb,
  pull jsonb,
  is_whole boolean DEFAULT false NOT NULL,
  run jsonb,
  -- The life of the cloud's database that the confirmed batches belong to; empty before the first contact. Another one:
  -- the cloud was restored.
  generation text DEFAULT ''::text NOT NULL,
  CONSTRAINT sync_self_pkey PRIMARY KEY (area_id),
  CONSTRAINT sync_self_generation_check CHECK (length(generation) <= 120),
  CONSTRAINT sync_self_number_check CHECK (number >= 1 AND number <= 2000),
  CONSTRAINT sync_self_state_check CHECK (state = ANY (ARRAY['active'::text, 'revoked'::text])),
  CONSTRAINT sync_self_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
ALTER TABLE sync_self ENABLE ROW LEVEL SECURITY;
CREATE POLICY sync_self_scope ON sync_self TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT, UPDATE ON sync_self TO sewa_app;

-- sync_stranger -----------------------------------------------------------------------------------------------------
-- Requests of devices that nobody knows, and wrong codes: they belong to no area. Reached through functions only.
-- Changed by the functions forget_old_sync, note_sync_incident.
CREATE TABLE sync_stranger (
  kind text NOT NULL,
  day date NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sync_stranger_pkey PRIMARY KEY (kind, day, address)
);

-- sync_table --------------------------------------------------------------------------------------------------------
-- The tables that are synced: in which order rows are written, which columns stay on their side, and whether only the
-- cloud changes them. Filled by make_synced.
-- Changed by the functions make_synced.
CREATE TABLE sync_table (
  entity text NOT NULL,
  place integer NOT NULL,
  skipped text[] NOT NULL,
  is_down_only boolean NOT NULL,
  CONSTRAINT sync_table_pkey PRIMARY KEY (entity)
);

-- sync_wipe ---------------------------------------------------------------------------------------------------------
-- On a laptop: when it was wiped, and whether its files, keys and backups are gone too. Written with the deletion, so
-- that a crash in between is noticed. Reached through functions only.
-- Changed by the functions sync_wipe_finished, wipe_sync_laptop.
CREATE TABLE sync_wipe (
  is_only boolean DEFAULT true NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  is_finished boolean DEFAULT false NOT NULL,
  CONSTRAINT sync_wipe_pkey PRIMARY KEY (is_only),
  CONSTRAINT sync_wipe_is_only_check CHECK (is_only)
);

-- transfer_request --------------------------------------------------------------------------------------------------
-- A move of a sewadar to another area, asked by one and decided by the other. Statuses: 1 open, 2 accepted, 3
-- declined, 4 withdrawn.
-- Changed by the functions accept_transfer, decline_transfer, erase_person, sewadar_moved.
CREATE TABLE transfer_request (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  sewadar_id uuid NOT NULL,
  to_area_id uuid NOT NULL,
  status smallint DEFAULT 1 NOT NULL,
  name text NOT NULL,
  -- What the other area sees of the person before it accepts.
  person jsonb NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  answer text DEFAULT ''::text NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text DEFAULT ''::text NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_by_name text DEFAULT ''::text NOT NULL,
  decided_at timestamp with time zone,
  new_sewadar_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT transfer_request_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transfer_request_answer_check CHECK (length(answer) <= 500),
  CONSTRAINT transfer_request_check CHECK (to_area_id <> area_id),
  CONSTRAINT transfer_request_reason_check CHECK (length(reason) <= 500),
  CONSTRAINT transfer_request_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  CONSTRAINT transfer_request_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT transfer_request_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transfer_request_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id),
  CONSTRAINT transfer_request_to_area_id_fkey FOREIGN KEY (to_area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX transfer_request_open ON transfer_request USING btree (area_id, sewadar_id) WHERE status = 1;
CREATE INDEX transfer_request_sewadar ON transfer_request USING btree (area_id, sewadar_id);
CREATE INDEX transfer_request_to ON transfer_request USING btree (to_area_id, status);
ALTER TABLE transfer_request ENABLE ROW LEVEL SECURITY;
CREATE POLICY transfer_request_from ON transfer_request TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
CREATE POLICY transfer_request_to ON transfer_request FOR SELECT TO sewa_app
  USING (to_area_id = (( SELECT context_area() AS context_area)) AND ( SELECT context_is_whole_area() AS context_is_whole_area));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transfer_request_log AFTER INSERT OR DELETE OR UPDATE ON transfer_request FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transfer_request_touch BEFORE UPDATE ON transfer_request FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE ON transfer_request TO sewa_app;

-- transport_driver --------------------------------------------------------------------------------------------------
-- Those who drive: sewadars, once each, and outside persons.
-- Changed by the functions forget_driver.
CREATE TABLE transport_driver (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  sewadar_id uuid,
  -- Of a sewadar a copy, for those who see the driver and not the sewadar.
  name text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  licence_number text NOT NULL,
  -- Classes of the licence, as they are printed on it.
  classes text[] DEFAULT '{}'::text[] NOT NULL,
  status text DEFAULT 'active'::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Under which name the driver signs in; opens the own trips on the phone. Empty: the driver does not.
  username text DEFAULT ''::text NOT NULL,
  -- The next leave, both days included; null: none is planned.
  leave_from date,
  leave_to date,
  CONSTRAINT transport_driver_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transport_driver_sewadar UNIQUE (area_id, sewadar_id),
  CONSTRAINT transport_driver_classes_check CHECK (cardinality(classes) <= 20),
  CONSTRAINT transport_driver_leave CHECK (num_nonnulls(leave_from, leave_to) <> 1 AND (leave_to IS NULL OR leave_to >= leave_from)),
  CONSTRAINT transport_driver_licence_number_check CHECK (length(licence_number) >= 1 AND length(licence_number) <= 20),
  CONSTRAINT transport_driver_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT transport_driver_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT transport_driver_phone_check CHECK (length(phone) <= 24),
  CONSTRAINT transport_driver_status_check CHECK (status = ANY (ARRAY['active'::text, 'onLeave'::text, 'inactive'::text])),
  CONSTRAINT transport_driver_username_check CHECK (length(username) <= 60),
  CONSTRAINT transport_driver_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT transport_driver_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_driver_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT transport_driver_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX transport_driver_centre ON transport_driver USING btree (area_id, centre_id);
CREATE UNIQUE INDEX transport_driver_licence_number ON transport_driver USING btree (area_id, licence_number);
CREATE INDEX transport_driver_photo ON transport_driver USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE UNIQUE INDEX transport_driver_username ON transport_driver USING btree (area_id, lower(username)) WHERE username <> ''::text;
ALTER TABLE transport_driver ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_driver_read ON transport_driver FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY transport_driver_write ON transport_driver TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER transport_driver_attachments_move AFTER UPDATE OF centre_id ON transport_driver FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('driver_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transport_driver_log AFTER INSERT OR DELETE OR UPDATE ON transport_driver FOR EACH ROW EXECUTE FUNCTION log_change('id', 'licence_number');
-- A merge never makes two drivers of one sewadar. The application's own changes are refused by the constraint
-- instead.
CREATE TRIGGER transport_driver_merged BEFORE UPDATE OF sewadar_id ON transport_driver FOR EACH ROW WHEN (old.sewadar_id IS DISTINCT FROM new.sewadar_id AND new.sewadar_id IS NOT NULL AND CURRENT_USER <> 'sewa_app'::name) EXECUTE FUNCTION keep_one_driver();
-- The papers of a record follow it to another centre.
CREATE TRIGGER transport_driver_papers_move AFTER UPDATE OF centre_id ON transport_driver FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION papers_move('driver_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transport_driver_touch BEFORE UPDATE ON transport_driver FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER transport_driver_touch_photo BEFORE UPDATE ON transport_driver FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON transport_driver TO sewa_app;

-- transport_expense -------------------------------------------------------------------------------------------------
-- What was paid for a vehicle, with its bill as an attachment. Seen and changed by the centre that pays.
CREATE TABLE transport_expense (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  vehicle_id uuid NOT NULL,
  trip_id uuid,
  kind text NOT NULL,
  day date NOT NULL,
  amount integer NOT NULL,
  -- Of fuel: litres, kg of CNG, or kWh.
  litres double precision,
  -- The reading at the pump.
  odometer integer,
  vendor text DEFAULT ''::text NOT NULL,
  bill_number text DEFAULT ''::text NOT NULL,
  -- Who paid at the counter and gets the money back; empty: the organisation paid.
  paid_by text DEFAULT ''::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  status smallint DEFAULT 10 NOT NULL,
  status_since timestamp with time zone DEFAULT now() NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  -- Who changed it: none of them approves it.
  editors uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  approved_by uuid,
  approved_by_name text,
  approved_by_at timestamp with time zone,
  settled_by uuid,
  settled_by_name text,
  settled_by_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- The last step: who took it, when, the version since, and how the columns that it wrote stood before; null where it
  -- was undone. Written with each step.
  undo jsonb,
  -- The same for the same bill, however it is typed: of a shop by the number in its financial year, without a shop by
  -- number, day and amount. Null: it has no number.
  bill_key text GENERATED ALWAYS AS (
  CASE
      WHEN (bill_text(bill_number) = ''::text) THEN NULL::text
      WHEN (bill_text(vendor) = ''::text) THEN ((((((day - '2000-01-01'::date))::text || '/'::text) || (amount)::text) || '//'::text) || bill_text(bill_number))
      ELSE (((((financial_year(day))::text || '/'::text) || bill_text(vendor)) || '/'::text) || bill_text(bill_number))
  END) STORED,
  CONSTRAINT transport_expense_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transport_expense_number UNIQUE (area_id, number),
  CONSTRAINT transport_expense_amount_check CHECK (amount >= 1 AND amount <= 1000000000),
  CONSTRAINT transport_expense_approved_by CHECK (num_nonnulls(approved_by, approved_by_name, approved_by_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT transport_expense_bill_number_check CHECK (length(bill_number) <= 60),
  CONSTRAINT transport_expense_decided CHECK (status < 30 OR approved_by IS NOT NULL),
  CONSTRAINT transport_expense_four_eyes CHECK ((approved_by IS NULL OR approved_by <> made_by AND NOT (approved_by = ANY (editors))) AND (settled_by IS NULL OR settled_by <> made_by AND NOT (settled_by = ANY (editors)))),
  CONSTRAINT transport_expense_fuel CHECK (
  CASE
      WHEN kind = 'fuel'::text THEN num_nonnulls(litres, odometer) = 2
      ELSE litres IS NULL
  END),
  CONSTRAINT transport_expense_kind_check CHECK (kind = ANY (ARRAY['fuel'::text, 'toll'::text, 'parking'::text, 'repair'::text, 'tyre'::text, 'service'::text, 'fine'::text, 'other'::text])),
  CONSTRAINT transport_expense_litres_check CHECK (litres > 0::double precision AND litres <= 2000::double precision),
  CONSTRAINT transport_expense_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT transport_expense_number_check CHECK (number > 0),
  CONSTRAINT transport_expense_odometer_check CHECK (odometer >= 0),
  CONSTRAINT transport_expense_paid_by_check CHECK (length(paid_by) <= 120),
  CONSTRAINT transport_expense_reason_check CHECK (length(reason) <= 1000),
  CONSTRAINT transport_expense_settled_by CHECK (num_nonnulls(settled_by, settled_by_name, settled_by_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT transport_expense_status_check CHECK (status = ANY (ARRAY[5, 10, 20, 30, 40])),
  CONSTRAINT transport_expense_vendor_check CHECK (length(vendor) <= 120),
  CONSTRAINT transport_expense_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT transport_expense_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_expense_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id),
  CONSTRAINT transport_expense_area_id_trip_id_fkey FOREIGN KEY (area_id, trip_id) REFERENCES transport_trip(area_id, id),
  CONSTRAINT transport_expense_area_id_vehicle_id_fkey FOREIGN KEY (area_id, vehicle_id) REFERENCES transport_vehicle(area_id, id)
);
CREATE UNIQUE INDEX transport_expense_bill_key ON transport_expense USING btree (area_id, bill_key) WHERE bill_key IS NOT NULL AND status <> 5;
CREATE INDEX transport_expense_centre ON transport_expense USING btree (area_id, centre_id);
CREATE INDEX transport_expense_day ON transport_expense USING btree (area_id, day, id);
CREATE INDEX transport_expense_photo ON transport_expense USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX transport_expense_submitted ON transport_expense USING btree (area_id) WHERE status = 20;
CREATE INDEX transport_expense_trip ON transport_expense USING btree (area_id, trip_id) WHERE trip_id IS NOT NULL;
CREATE INDEX transport_expense_vehicle ON transport_expense USING btree (area_id, vehicle_id, day);
ALTER TABLE transport_expense ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_expense_scope ON transport_expense TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER transport_expense_attachments_move AFTER UPDATE OF centre_id ON transport_expense FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('expense_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transport_expense_log AFTER INSERT OR DELETE OR UPDATE ON transport_expense FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'status_since,made_by,editors,approved_by,approved_by_at,settled_by,settled_by_at,bill_key,undo', 'kind');
-- The vehicle knows the last reading of its odometer.
CREATE TRIGGER transport_expense_odometer_read AFTER INSERT OR DELETE OR UPDATE OF odometer, vehicle_id, status ON transport_expense FOR EACH ROW EXECUTE FUNCTION follow_expense_odometer();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transport_expense_touch BEFORE UPDATE ON transport_expense FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER transport_expense_touch_photo BEFORE UPDATE ON transport_expense FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON transport_expense TO sewa_app;

-- transport_site ----------------------------------------------------------------------------------------------------
-- The places that trips go to, with their distance from the area's base in kilometres.
CREATE TABLE transport_site (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  distance integer,
  contact_name text DEFAULT ''::text NOT NULL,
  contact_phone text DEFAULT ''::text NOT NULL,
  latitude double precision,
  longitude double precision,
  is_active boolean DEFAULT true NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT transport_site_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transport_site_address_check CHECK (length(address) <= 500),
  CONSTRAINT transport_site_check CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT transport_site_contact_name_check CHECK (length(contact_name) <= 120),
  CONSTRAINT transport_site_contact_phone_check CHECK (length(contact_phone) <= 24),
  CONSTRAINT transport_site_distance_check CHECK (distance >= 0 AND distance <= 5000),
  CONSTRAINT transport_site_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT transport_site_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT transport_site_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT transport_site_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT transport_site_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id)
);
CREATE UNIQUE INDEX transport_site_name ON transport_site USING btree (area_id, lower(name));
ALTER TABLE transport_site ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_site_scope ON transport_site TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transport_site_log AFTER INSERT OR DELETE OR UPDATE ON transport_site FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transport_site_touch BEFORE UPDATE ON transport_site FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON transport_site TO sewa_app;

-- transport_trip ----------------------------------------------------------------------------------------------------
-- A trip with a vehicle and one or two drivers, planned and as it was. Seen in the whole area, because vehicles are
-- shared; changed by its centre.
-- Changed by the functions forget_driver.
CREATE TABLE transport_trip (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  purpose text NOT NULL,
  vehicle_id uuid NOT NULL,
  -- Null: the person was erased.
  driver_id uuid,
  second_driver_id uuid,
  from_day date NOT NULL,
  from_time text NOT NULL,
  to_day date NOT NULL,
  to_time text NOT NULL,
  -- The sites in the order in which they are reached; the trigger transport_trip_parts keeps their references.
  sites uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  -- The names of the sites as they were when the trip was saved, for search, history and papers.
  route text DEFAULT ''::text NOT NULL,
  roll_id uuid,
  -- Without the drivers; null: as many as the roll has members.
  passengers integer,
  -- Passengers as they were counted last: entered, or members of the roll.
  people integer DEFAULT 0 NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  status smallint DEFAULT 10 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  odometer_out integer,
  odometer_in integer,
  -- When the vehicle was back, as wall time of the area: the rest of the planned time is free again.
  freed_at timestamp without time zone,
  made_by_name text NOT NULL,
  -- How the trip stood before its last step, who took it, and the version since; null where it cannot be undone.
  undo jsonb,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Planned start, as wall time of the area.
  from_at timestamp without time zone GENERATED ALWAYS AS ((from_day + make_interval(hours => ("left"(from_time, 2))::integer, mins => ("right"(from_time, 2))::integer))) STORED NOT NULL,
  to_at timestamp without time zone GENERATED ALWAYS AS ((to_day + make_interval(hours => ("left"(to_time, 2))::integer, mins => ("right"(to_time, 2))::integer))) STORED NOT NULL,
  CONSTRAINT transport_trip_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transport_trip_number UNIQUE (area_id, number),
  CONSTRAINT transport_trip_check CHECK (second_driver_id <> driver_id),
  CONSTRAINT transport_trip_ended CHECK (status <> 30 OR num_nonnulls(ended_at, odometer_in) = 2),
  CONSTRAINT transport_trip_from_time_check CHECK (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT transport_trip_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT transport_trip_number_check CHECK (number > 0),
  CONSTRAINT transport_trip_odometer CHECK (odometer_in >= odometer_out),
  CONSTRAINT transport_trip_odometer_out_check CHECK (odometer_out >= 0),
  CONSTRAINT transport_trip_passengers_check CHECK (passengers >= 0 AND passengers <= 200),
  CONSTRAINT transport_trip_people_check CHECK (people >= 0 AND people <= 2000),
  CONSTRAINT transport_trip_purpose_check CHECK (length(purpose) >= 1 AND length(purpose) <= 200),
  CONSTRAINT transport_trip_reason_check CHECK (length(reason) <= 1000),
  CONSTRAINT transport_trip_route_check CHECK (length(route) <= 1600),
  CONSTRAINT transport_trip_sites_check CHECK (cardinality(sites) <= 12),
  CONSTRAINT transport_trip_started CHECK ((status <> ALL (ARRAY[20, 30])) OR num_nonnulls(started_at, odometer_out) = 2),
  CONSTRAINT transport_trip_status_check CHECK (status = ANY (ARRAY[5, 10, 20, 30])),
  CONSTRAINT transport_trip_times CHECK (to_at > from_at AND (to_at - from_at) <= '31 days'::interval),
  CONSTRAINT transport_trip_to_time_check CHECK (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT transport_trip_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT transport_trip_area_id_driver_id_fkey FOREIGN KEY (area_id, driver_id) REFERENCES transport_driver(area_id, id),
  CONSTRAINT transport_trip_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_trip_area_id_roll_id_fkey FOREIGN KEY (area_id, roll_id) REFERENCES nominal_roll(area_id, id) ON DELETE SET NULL (roll_id),
  CONSTRAINT transport_trip_area_id_second_driver_id_fkey FOREIGN KEY (area_id, second_driver_id) REFERENCES transport_driver(area_id, id),
  CONSTRAINT transport_trip_area_id_vehicle_id_fkey FOREIGN KEY (area_id, vehicle_id) REFERENCES transport_vehicle(area_id, id)
);
CREATE INDEX transport_trip_centre ON transport_trip USING btree (area_id, centre_id);
CREATE INDEX transport_trip_driver_id ON transport_trip USING btree (area_id, driver_id);
CREATE INDEX transport_trip_from ON transport_trip USING btree (area_id, from_at, id);
CREATE UNIQUE INDEX transport_trip_out ON transport_trip USING btree (area_id, vehicle_id) WHERE status = 20;
CREATE INDEX transport_trip_overlap ON transport_trip USING gist (area_id, vehicle_id, tsrange(from_at, GREATEST(from_at, LEAST(to_at, COALESCE(freed_at, to_at))))) WHERE status <> 5;
CREATE INDEX transport_trip_roll ON transport_trip USING btree (area_id, roll_id) WHERE roll_id IS NOT NULL;
CREATE INDEX transport_trip_second_driver ON transport_trip USING btree (area_id, second_driver_id) WHERE second_driver_id IS NOT NULL;
CREATE INDEX transport_trip_started_at ON transport_trip USING btree (area_id, started_at) WHERE started_at IS NOT NULL;
CREATE INDEX transport_trip_vehicle ON transport_trip USING btree (area_id, vehicle_id, from_at);
ALTER TABLE transport_trip ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_trip_driver_steps ON transport_trip FOR UPDATE TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (EXISTS ( SELECT
   FROM transport_driver d
  WHERE d.area_id = transport_trip.area_id AND (d.id = ANY (ARRAY[transport_trip.driver_id, transport_trip.second_driver_id])) AND d.username <> ''::text AND lower(d.username) = (( SELECT lower(u.username) AS lower
           FROM app_user u
          WHERE u.id = (( SELECT context_user() AS context_user)))))));
CREATE POLICY transport_trip_read ON transport_trip FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY transport_trip_write ON transport_trip TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transport_trip_log AFTER INSERT OR DELETE OR UPDATE ON transport_trip FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'sites,from_at,to_at,freed_at,undo,made_by_name', 'purpose');
-- The vehicle knows the last reading of its odometer.
CREATE TRIGGER transport_trip_odometer_read AFTER UPDATE OF odometer_out, odometer_in ON transport_trip FOR EACH ROW EXECUTE FUNCTION follow_trip_odometer();
-- Drivers and sites of a trip as rows of their own.
CREATE TRIGGER transport_trip_parts AFTER INSERT OR UPDATE ON transport_trip FOR EACH ROW EXECUTE FUNCTION keep_trip_parts();
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transport_trip_touch BEFORE UPDATE ON transport_trip FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON transport_trip TO sewa_app;

-- transport_trip_driver ---------------------------------------------------------------------------------------------
-- The time that a trip takes of each of its drivers. Written by the trigger transport_trip_parts only; a cancelled
-- trip has no row.
-- Changed by the functions keep_trip_parts.
CREATE TABLE transport_trip_driver (
  area_id uuid NOT NULL,
  trip_id uuid NOT NULL,
  driver_id uuid NOT NULL,
  busy tsrange NOT NULL,
  is_out boolean NOT NULL,
  CONSTRAINT transport_trip_driver_pkey PRIMARY KEY (area_id, trip_id, driver_id),
  CONSTRAINT transport_trip_driver_area_id_driver_id_fkey FOREIGN KEY (area_id, driver_id) REFERENCES transport_driver(area_id, id),
  CONSTRAINT transport_trip_driver_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_trip_driver_area_id_trip_id_fkey FOREIGN KEY (area_id, trip_id) REFERENCES transport_trip(area_id, id) ON DELETE CASCADE
);
CREATE INDEX transport_trip_driver_driver ON transport_trip_driver USING btree (area_id, driver_id);
CREATE UNIQUE INDEX transport_trip_driver_out ON transport_trip_driver USING btree (area_id, driver_id) WHERE is_out;
CREATE INDEX transport_trip_driver_overlap ON transport_trip_driver USING gist (area_id, driver_id, busy);
ALTER TABLE transport_trip_driver ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_trip_driver_read ON transport_trip_driver FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT ON transport_trip_driver TO sewa_app;

-- transport_trip_site -----------------------------------------------------------------------------------------------
-- The sites of a trip as references, so that a site in use is not deleted. Written by the trigger
-- transport_trip_parts only.
-- Changed by the functions keep_trip_parts.
CREATE TABLE transport_trip_site (
  area_id uuid NOT NULL,
  trip_id uuid NOT NULL,
  place smallint NOT NULL,
  site_id uuid NOT NULL,
  CONSTRAINT transport_trip_site_pkey PRIMARY KEY (area_id, trip_id, place),
  CONSTRAINT transport_trip_site_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_trip_site_area_id_site_id_fkey FOREIGN KEY (area_id, site_id) REFERENCES transport_site(area_id, id),
  CONSTRAINT transport_trip_site_area_id_trip_id_fkey FOREIGN KEY (area_id, trip_id) REFERENCES transport_trip(area_id, id) ON DELETE CASCADE
);
CREATE INDEX transport_trip_site_site ON transport_trip_site USING btree (area_id, site_id);
ALTER TABLE transport_trip_site ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_trip_site_read ON transport_trip_site FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
GRANT SELECT ON transport_trip_site TO sewa_app;

-- transport_vehicle -------------------------------------------------------------------------------------------------
-- Vehicles of the organisation, of sewadars and hired ones; the centre is where a vehicle stands.
-- Changed by the functions follow_odometer.
CREATE TABLE transport_vehicle (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  -- The registration number as the portal writes it: PB 02 AB 1234.
  number text NOT NULL,
  type smallint NOT NULL,
  make text DEFAULT ''::text NOT NULL,
  -- With the seat of the driver.
  seats integer NOT NULL,
  fuel text NOT NULL,
  ownership text NOT NULL,
  owner_name text DEFAULT ''::text NOT NULL,
  -- The last known reading, in kilometres.
  odometer integer,
  status text DEFAULT 'inUse'::text NOT NULL,
  notes text DEFAULT ''::text NOT NULL,
  photo_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- What the tank holds, in litres (kg of CNG, kWh); null: not known, and bills are not checked against it.
  tank integer,
  -- Stands in the signed code on the windscreen. By chance, so that it tells nothing of the fleet; it stays when the
  -- registration number is corrected.
  code_number integer DEFAULT (((1)::double precision + floor((random() * (999999998)::double precision))))::integer NOT NULL,
  -- When somebody entered at the vehicle less than a trip or bill had read: it has a new odometer, and readings of
  -- before are of the old one. Null: it has its first one. Written by the trigger transport_vehicle_new_odometer.
  odometer_since timestamp with time zone,
  -- What was entered then.
  odometer_start integer,
  CONSTRAINT transport_vehicle_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT transport_vehicle_number UNIQUE (area_id, number),
  CONSTRAINT transport_vehicle_code_number_check CHECK (code_number >= 1 AND code_number <= 999999999),
  CONSTRAINT transport_vehicle_fuel_check CHECK (fuel = ANY (ARRAY['petrol'::text, 'diesel'::text, 'cng'::text, 'lpg'::text, 'electric'::text, 'hybrid'::text])),
  CONSTRAINT transport_vehicle_make_check CHECK (length(make) <= 80),
  CONSTRAINT transport_vehicle_notes_check CHECK (length(notes) <= 2000),
  CONSTRAINT transport_vehicle_number_check CHECK (length(number) >= 1 AND length(number) <= 20),
  CONSTRAINT transport_vehicle_odometer_check CHECK (odometer >= 0),
  CONSTRAINT transport_vehicle_owner_name_check CHECK (length(owner_name) <= 120),
  CONSTRAINT transport_vehicle_ownership_check CHECK (ownership = ANY (ARRAY['organisation'::text, 'sewadar'::text, 'hired'::text])),
  CONSTRAINT transport_vehicle_seats_check CHECK (seats > 0),
  CONSTRAINT transport_vehicle_status_check CHECK (status = ANY (ARRAY['inUse'::text, 'inRepair'::text, 'withdrawn'::text])),
  CONSTRAINT transport_vehicle_tank_check CHECK (tank >= 1 AND tank <= 1000),
  CONSTRAINT transport_vehicle_type_check CHECK (type = ANY (ARRAY[5, 10, 15, 20, 25, 30, 35, 40, 45])),
  CONSTRAINT transport_vehicle_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT transport_vehicle_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  CONSTRAINT transport_vehicle_area_id_photo_id_fkey FOREIGN KEY (area_id, photo_id) REFERENCES attachment(area_id, id) ON DELETE SET NULL (photo_id)
);
CREATE INDEX transport_vehicle_centre ON transport_vehicle USING btree (area_id, centre_id);
CREATE UNIQUE INDEX transport_vehicle_code ON transport_vehicle USING btree (area_id, code_number);
CREATE INDEX transport_vehicle_photo ON transport_vehicle USING btree (area_id, photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE transport_vehicle ENABLE ROW LEVEL SECURITY;
CREATE POLICY transport_vehicle_read ON transport_vehicle FOR SELECT TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)));
CREATE POLICY transport_vehicle_write ON transport_vehicle TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- The attachments of a record follow it to another centre.
CREATE TRIGGER transport_vehicle_attachments_move AFTER UPDATE OF centre_id ON transport_vehicle FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION attachments_move('vehicle_id');
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER transport_vehicle_log AFTER INSERT OR DELETE OR UPDATE ON transport_vehicle FOR EACH ROW EXECUTE FUNCTION log_change('id', '', 'code_number,odometer_since,odometer_start', 'number');
-- A reading that somebody enters below those of trips and bills begins a new odometer.
CREATE TRIGGER transport_vehicle_new_odometer BEFORE UPDATE OF odometer ON transport_vehicle FOR EACH ROW WHEN (new.odometer IS DISTINCT FROM old.odometer) EXECUTE FUNCTION mark_new_odometer();
-- The papers of a record follow it to another centre.
CREATE TRIGGER transport_vehicle_papers_move AFTER UPDATE OF centre_id ON transport_vehicle FOR EACH ROW WHEN (old.centre_id IS DISTINCT FROM new.centre_id) EXECUTE FUNCTION papers_move('vehicle_id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER transport_vehicle_touch BEFORE UPDATE ON transport_vehicle FOR EACH ROW WHEN (NOT new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row();
-- Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.
CREATE TRIGGER transport_vehicle_touch_photo BEFORE UPDATE ON transport_vehicle FOR EACH ROW WHEN (new.photo_id IS DISTINCT FROM old.photo_id) EXECUTE FUNCTION touch_row_but_photo();
GRANT SELECT, INSERT, UPDATE, DELETE ON transport_vehicle TO sewa_app;

-- turn --------------------------------------------------------------------------------------------------------------
-- How often something was asked for lately, by whom or from where: codes by mail, registrations. Written by
-- take_turn.
-- Changed by the functions forget_old_sign_in_data, take_turn.
CREATE TABLE turn (
  key text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX turn_key ON turn USING btree (key, at);

-- user_centre -------------------------------------------------------------------------------------------------------
-- Further centres of a user of centre level.
-- Changed by the functions sync_put_staff.
CREATE TABLE user_centre (
  area_id uuid NOT NULL,
  user_id uuid NOT NULL,
  centre_id uuid NOT NULL,
  CONSTRAINT user_centre_pkey PRIMARY KEY (area_id, user_id, centre_id),
  CONSTRAINT user_centre_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT user_centre_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX user_centre_user ON user_centre USING btree (user_id);
ALTER TABLE user_centre ENABLE ROW LEVEL SECURITY;
CREATE POLICY user_centre_scope ON user_centre TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER user_centre_log AFTER INSERT OR DELETE OR UPDATE ON user_centre FOR EACH ROW EXECUTE FUNCTION log_change('user_id');
-- Renews the centres in the sessions of the user.
CREATE TRIGGER user_centre_sessions AFTER INSERT OR DELETE OR UPDATE ON user_centre FOR EACH ROW EXECUTE FUNCTION follow_user();
GRANT SELECT, INSERT, UPDATE, DELETE ON user_centre TO sewa_app;

-- vehicle_pass ------------------------------------------------------------------------------------------------------
-- What an accepted application for a vehicle pass makes.
-- Changed by the functions erase_person.
CREATE TABLE vehicle_pass (
  area_id uuid NOT NULL,
  id uuid NOT NULL,
  centre_id uuid NOT NULL,
  number integer NOT NULL,
  pass_type smallint DEFAULT 5 NOT NULL,
  sewadar_id uuid,
  name text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  vehicle_number text NOT NULL,
  vehicle_type smallint NOT NULL,
  valid_from date,
  valid_to date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  -- Since when it is refused at every gate.
  revoked_at timestamp with time zone,
  revoke_reason text DEFAULT ''::text NOT NULL,
  print_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT vehicle_pass_pkey PRIMARY KEY (area_id, id),
  CONSTRAINT vehicle_pass_number UNIQUE (area_id, number),
  CONSTRAINT vehicle_pass_check CHECK (valid_to >= valid_from),
  CONSTRAINT vehicle_pass_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  CONSTRAINT vehicle_pass_number_check CHECK (number > 0),
  CONSTRAINT vehicle_pass_pass_type_check CHECK (pass_type = 5),
  CONSTRAINT vehicle_pass_print_count_check CHECK (print_count >= 0),
  CONSTRAINT vehicle_pass_revoke_reason_check CHECK (length(revoke_reason) <= 500),
  CONSTRAINT vehicle_pass_vehicle_number_check CHECK (length(vehicle_number) >= 1 AND length(vehicle_number) <= 15),
  CONSTRAINT vehicle_pass_vehicle_type_check CHECK (vehicle_type = ANY (ARRAY[5, 10, 15, 20, 25, 30, 35, 40, 45])),
  CONSTRAINT vehicle_pass_area_id_centre_id_fkey FOREIGN KEY (area_id, centre_id) REFERENCES centre(area_id, id),
  CONSTRAINT vehicle_pass_area_id_sewadar_id_fkey FOREIGN KEY (area_id, sewadar_id) REFERENCES sewadar(area_id, id)
);
CREATE INDEX vehicle_pass_sewadar ON vehicle_pass USING btree (area_id, sewadar_id) WHERE sewadar_id IS NOT NULL;
ALTER TABLE vehicle_pass ENABLE ROW LEVEL SECURITY;
CREATE POLICY vehicle_pass_scope ON vehicle_pass TO sewa_app
  USING (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))))
  WITH CHECK (area_id = (( SELECT context_area() AS context_area)) AND (( SELECT context_is_whole_area() AS context_is_whole_area) OR (centre_id = ANY ((( SELECT context_centres() AS context_centres))::uuid[]))));
-- Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged,
-- title.
CREATE TRIGGER vehicle_pass_log AFTER INSERT OR DELETE OR UPDATE ON vehicle_pass FOR EACH ROW EXECUTE FUNCTION log_change('id');
-- Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.
CREATE TRIGGER vehicle_pass_touch BEFORE UPDATE ON vehicle_pass FOR EACH ROW EXECUTE FUNCTION touch_row();
GRANT SELECT, INSERT, UPDATE, DELETE ON vehicle_pass TO sewa_app;

-- accept_transfer() -------------------------------------------------------------------------------------------------
-- Makes the person anew in the accepting area under a new number, with papers; the old record stays as transferred.
-- Called by the accepting area; runs as the owner because neither area sees the other.
CREATE OR REPLACE FUNCTION public.accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text, p_today date DEFAULT CURRENT_DATE)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare r transfer_request; s sewadar; made sewadar; next int;
begin
  -- The person first, as whoever moves them does, who then changes the request.
  select p.* into s from sewadar p join transfer_request t on t.area_id = p.area_id and t.sewadar_id = p.id
    where t.id = p_request and t.to_area_id = context_area() for update of p;
  select * into r from transfer_request where id = p_request and to_area_id = context_area() for update;
  if not found or not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  if r.status <> 1 then return r.new_sewadar_id; end if;
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'no_data_found';
  end if;
  next := take_numbers('sewadar', 1);
  if exists (select from sewadar o where o.area_id = context_area() and o.merged_into is null and o.status <> 'transferred'
      and (o.aadhaar_hash = s.aadhaar_hash or o.pan_hash = s.pan_hash)) then
    raise exception 'the same person is in this area' using errcode = 'SP001';
  end if;
  made := s;
  made.area_id := context_area();
  made.id := p_new;
  made.centre_id := p_centre;
  made.number := next;
  made.version := 1;
  made.created_at := now();
  made.updated_at := now();
  made.photo_id := null;
  made.merged_into := null;
  made.here_since := p_today;
  made.undo := null;
  insert into sewadar values (made.*);
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, width, height, content_hash, thumbnail_hash, card_hash, added_by_name)
    select context_area(), gen_random_uuid(), p_centre, p_new, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = r.area_id and t.sewadar_id = r.sewadar_id;
  update sewadar n set photo_id = (select t.id from attachment t join attachment o on o.content_hash = t.content_hash
      where t.area_id = n.area_id and t.sewadar_id = n.id and o.area_id = r.area_id and o.id = s.photo_id limit 1)
    where n.area_id = context_area() and n.id = p_new and s.photo_id is not null;
  update sewadar_department d set until = greatest(p_today, d.since) where d.area_id = r.area_id and d.sewadar_id = s.id and (d.until is null or d.until > p_today);
  update sewadar set status = 'transferred', left_on = p_today where area_id = r.area_id and id = r.sewadar_id;
  update transfer_request set status = 2, decided_at = now(), decided_by_name = p_user_name, new_sewadar_id = p_new
    where area_id = r.area_id and id = r.id;
  return p_new;
end $function$;
GRANT EXECUTE ON FUNCTION accept_transfer(p_request uuid, p_centre uuid, p_new uuid, p_user_name text, p_today date) TO sewa_app;

-- active_membership() -----------------------------------------------------------------------------------------------
-- The number of the active member that a sewadar is, beside the given one; null: none. Called when a member is saved,
-- for a sewadar in the caller's sight; as the owner, because the member may be of another centre. Of two who save the
-- same person at once, lock_attendants lets one go first.
CREATE OR REPLACE FUNCTION public.active_membership(p_sewadar uuid, p_except uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.number from oae_member m
   where m.area_id = context_area() and m.sewadar_id = p_sewadar and m.status = 'active' and m.id is distinct from p_except
   order by m.number limit 1
$function$;
GRANT EXECUTE ON FUNCTION active_membership(p_sewadar uuid, p_except uuid) TO sewa_app;

-- add_editor() ------------------------------------------------------------------------------------------------------
-- Adds edited_by to editors. In the database, because the form, the papers and whatever comes later all edit. Called
-- by the trigger application_editors.
-- Trigger of application.
CREATE OR REPLACE FUNCTION public.add_editor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not new.edited_by = any (new.editors) then new.editors := new.editors || new.edited_by; end if;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION add_editor() TO sewa_app;

-- add_imported_keys() -----------------------------------------------------------------------------------------------
-- Writes the search keys of the sewadars of the caller's running import, all at once: part by part they would block
-- everybody who searches the area until the import ends. Called at the end of an import.
CREATE OR REPLACE FUNCTION public.add_imported_keys(p_import uuid, p_most_level integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
begin
  perform set_config('app.keys_later', '', true);
  with found as materialized (
    select s.id, s.centre_id, k.key, k.skeleton
    from import_row r
    join sewadar s on s.area_id = r.area_id and s.id = r.record_id and s.merged_into is null
    cross join lateral (
      select split_part(n, '|', 1) as key, split_part(n, '|', 2) as skeleton from unnest(s.name_keys) n
      union
      select '+' || reverse(ltrim(p, '+')), null from unnest(array[s.phone] || s.other_phones) p where p <> ''
    ) k
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
  ), keys as (
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select context_area(), 'sewadar', key, centre_id, id from found order by key collate "C", centre_id, id
      on conflict do nothing
  )
  insert into search_word (area_id, skeleton, sound)
    select context_area(), w.skeleton, w.sound
    from (select distinct skeleton, split_part(key, ' ', 1) as sound from found where skeleton is not null) w
    where not exists (select from search_word o where o.area_id = context_area() and o.skeleton = w.skeleton and o.sound = w.sound);
end $function$;
GRANT EXECUTE ON FUNCTION add_imported_keys(p_import uuid, p_most_level integer) TO sewa_app;

-- add_search_words() ------------------------------------------------------------------------------------------------
-- Adds the words of names that an area does not have yet. Called by search_rows_added and search_row_changed.
CREATE OR REPLACE FUNCTION public.add_search_words(p_area uuid, p_name_keys text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_word (area_id, skeleton, sound)
  select p_area, w.skeleton, w.sound
  from (select distinct split_part(k, '|', 2) as skeleton, split_part(split_part(k, '|', 1), ' ', 1) as sound from unnest(p_name_keys) k) w
  where not exists (select from search_word o where o.area_id = p_area and o.skeleton = w.skeleton and o.sound = w.sound)
$function$;

-- alert_recipients() ------------------------------------------------------------------------------------------------
-- Users of centres and areas who have an address for mail and want the alerts, in the order of their ids. As the
-- owner, because the hourly work belongs to no area. Called before the alerts of what expires.
CREATE OR REPLACE FUNCTION public.alert_recipients(p_after uuid, p_limit integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id from app_user u where wants_alert_mails(u) and (p_after is null or u.id > p_after)
  order by u.id limit p_limit
$function$;
GRANT EXECUTE ON FUNCTION alert_recipients(p_after uuid, p_limit integer) TO sewa_app;

-- append_change() ---------------------------------------------------------------------------------------------------
-- Adds a row to change_log with who and where from the transaction's context. Called by log_change and by the
-- functions of sign-in; the application may not call it, so it cannot write history of its own.
CREATE OR REPLACE FUNCTION public.append_change(p_area uuid, p_centre uuid, p_entity text, p_row text, p_title text, p_kind integer, p_before jsonb, p_after jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into public.change_log (area_id, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after)
  values (
    coalesce(p_area, '00000000-0000-0000-0000-000000000000'), p_centre, p_entity, p_row, coalesce(p_title, ''), p_kind,
    public.context_user(), coalesce(current_setting('app.user_name', true), ''),
    coalesce(nullif(current_setting('app.origin', true), ''), 'portal'), nullif(current_setting('app.request', true), ''),
    p_before, p_after
  )
$function$;

-- application_moved() -----------------------------------------------------------------------------------------------
-- Moves what hangs on an application to the new centre. Runs as the owner: it may be out of the mover's sight.
-- Trigger of application.
CREATE OR REPLACE FUNCTION public.application_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update application_remark set centre_id = new.centre_id where area_id = new.area_id and application_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id and application_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION application_moved() TO sewa_app;

-- arriving_members() ------------------------------------------------------------------------------------------------
-- The names on a roll that goes to a centre in the caller's sight: without phones, ages, photos and remarks. As the
-- owner, as arriving_rolls.
CREATE OR REPLACE FUNCTION public.arriving_members(p_roll uuid)
 RETURNS TABLE(id uuid, version integer, sewadar_id uuid, number integer, name text, name_latin text, relative_kind text, relative_name text, gender text, centre_name text, from_day date, to_day date, role text, code text, arrived_at timestamp with time zone, left_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, m.version, m.sewadar_id, s.number, coalesce(s.name, ''), coalesce(s.name_latin, ''),
    coalesce(s.relative_kind, ''), coalesce(s.relative_name, ''), coalesce(s.gender, ''), coalesce(c.name, ''),
    m.from_day, m.to_day, m.role, m.code, m.arrived_at, m.left_at
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null
  left join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
  left join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where r.id = p_roll and is_roll_for_here(r)
  order by s.number nulls last, m.id
$function$;
GRANT EXECUTE ON FUNCTION arriving_members(p_roll uuid) TO sewa_app;

-- arriving_rolls() --------------------------------------------------------------------------------------------------
-- Approved rolls of all areas that go to a centre in the caller's sight and end on or after a day, or one of them by
-- its id. As the owner, because rolls of other centres and areas are out of sight. Called by the list of arriving
-- rolls.
CREATE OR REPLACE FUNCTION public.arriving_rolls(p_since date, p_roll uuid DEFAULT NULL::uuid)
 RETURNS TABLE(id uuid, number integer, area_name text, centre_name text, destination text, department text, from_day date, to_day date, status smallint, jathedar_name text, jathedar_phone text, members integer, arrived integer, returned integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.id, r.number, a.name, c.name, r.destination, r.department, r.from_day, r.to_day, r.status,
    coalesce(j.name, ''), coalesce(j.phone, ''), m.members, m.arrived, m.returned
  from nominal_roll r
  join area a on a.id = r.area_id
  join centre c on c.area_id = r.area_id and c.id = r.centre_id
  left join sewadar j on j.area_id = r.area_id and j.id = r.jathedar_id
  cross join lateral (select count(*)::int as members, count(m.arrived_at)::int as arrived, count(m.left_at)::int as returned
    from nominal_roll_member m where m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null) m
  where r.destination_centre_id in (select d.id from centre d where d.area_id = context_area()) and is_roll_for_here(r)
    and case when p_roll is null then r.to_day >= p_since else r.id = p_roll end
  order by r.from_day desc, r.number desc, r.id
  limit 500
$function$;
GRANT EXECUTE ON FUNCTION arriving_rolls(p_since date, p_roll uuid) TO sewa_app;

-- ask_for_account() -------------------------------------------------------------------------------------------------
-- Makes a request for an account before anybody is signed in. 'taken' when the username is in use or requested: the
-- caller answers alike in both cases. Called by registration.
CREATE OR REPLACE FUNCTION public.ask_for_account(p_id uuid, p_centre uuid, p_name text, p_phone text, p_email text, p_username text, p_language text, p_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare place centre;
begin
  select * into place from centre c where c.id = p_centre and c.is_active;
  if not found then return 'no centre'; end if;
  if (select count(*) from sign_up_request where area_id = place.area_id and status = 1) >= 500 then return 'full'; end if;
  if exists (select from app_user where username = p_username) then return 'taken'; end if;
  insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, language, password_hash)
  values (place.area_id, p_id, place.id, p_name, p_phone, p_email, p_username, p_language, p_hash) on conflict do nothing;
  return case when found then 'asked' else 'taken' end;
end $function$;
GRANT EXECUTE ON FUNCTION ask_for_account(p_id uuid, p_centre uuid, p_name text, p_phone text, p_email text, p_username text, p_language text, p_hash text) TO sewa_app;

-- attachment_owners() -----------------------------------------------------------------------------------------------
-- The tables whose records have attachments, and the column of attachment that refers to each. Called by the trigger
-- attachment_follow and by make_attachment_owner.
CREATE OR REPLACE FUNCTION public.attachment_owners()
 RETURNS TABLE(owner_table regclass, owner_column text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.confrelid::regclass, a.attname::text
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.conrelid = 'attachment'::regclass and k.contype = 'f' and k.confdeltype = 'c'
   order by a.attnum
$function$;

-- attachments_move() ------------------------------------------------------------------------------------------------
-- A record that moves to another centre takes its attachments along, also out of the mover's sight. Argument: the
-- column of attachment. Called by the triggers that make_attachment_owner makes.
-- Trigger of blood_donor, dak_letter, nominal_roll, sg_premises, sg_record, transport_driver, transport_expense,
-- transport_vehicle.
CREATE OR REPLACE FUNCTION public.attachments_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  execute format('update attachment set centre_id = $1 where area_id = $2 and %I = $3', tg_argv[0])
    using new.centre_id, new.area_id, new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION attachments_move() TO sewa_app;

-- attendance_corrected_guests() -------------------------------------------------------------------------------------
-- Names and numbers of those in the corrections of a sheet who are of a centre out of the caller's sight; they were
-- on the sheet, or still are. Called by the corrections; as the owner, because the rows are out of the caller's
-- sight.
CREATE OR REPLACE FUNCTION public.attendance_corrected_guests(p_sheet uuid)
 RETURNS TABLE(id uuid, number integer, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct s.id, s.number, s.name
  from attendance_sheet h
  join attendance_correction k on k.area_id = h.area_id and k.sheet_id = h.id
  join sewadar s on s.area_id = k.area_id and s.id = k.sewadar_id
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id) and not centre_in_scope(s.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION attendance_corrected_guests(p_sheet uuid) TO sewa_app;

-- attendance_guest() ------------------------------------------------------------------------------------------------
-- Who of another centre has this number, at a sheet of the last days, because a scan waits on a device for a week at
-- most, or of tomorrow, because a sewa that begins after midnight takes scans from the evening before. A closed sheet
-- asks for the right to correct. 300 people an hour for each user; is_refused says that they are used up. Called by
-- scans, marks by number and corrections; as the owner, because the row is out of the caller's sight.
CREATE OR REPLACE FUNCTION public.attendance_guest(p_sheet uuid, p_number integer, p_today date)
 RETURNS TABLE(id uuid, centre uuid, status text, is_refused boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare asker constant uuid := context_user();
begin
  select s.id, s.centre_id, s.status, false into attendance_guest.id, attendance_guest.centre, attendance_guest.status, attendance_guest.is_refused
  from attendance_sheet h
  join sewadar s on s.area_id = h.area_id and s.number = p_number
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id) and s.merged_into is null and s.status not in ('deceased', 'transferred')
    and h.on_day between p_today - 8 and p_today + 1 and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', case when h.is_closed then 5 else 3 end, p_today)
  -- Waits for a merge, which locks its records first.
  for key share of s;
  if not found then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('attendance guests ' || asker, 0));
  delete from attendance_guest_lookup l where l.user_id = asker and l.at < now() - interval '1 day';
  if (select count(*) >= 300 from attendance_guest_lookup l
       where l.user_id = asker and l.at > now() - interval '1 hour' and l.sewadar_id <> attendance_guest.id) then
    return query select null::uuid, null::uuid, null::text, true;
    return;
  end if;
  insert into attendance_guest_lookup (user_id, sewadar_id) values (asker, attendance_guest.id)
    on conflict (user_id, sewadar_id) do update set at = now();
  return next;
end $function$;
GRANT EXECUTE ON FUNCTION attendance_guest(p_sheet uuid, p_number integer, p_today date) TO sewa_app;

-- attendance_guest_photo() ------------------------------------------------------------------------------------------
-- The small pictures of a guest who has an entry on an open sheet of yesterday, today or tomorrow. Called by the
-- sheet; as the owner, because the attachment is out of the caller's sight.
CREATE OR REPLACE FUNCTION public.attendance_guest_photo(p_sheet uuid, p_photo uuid, p_today date)
 RETURNS TABLE(thumbnail_hash text, card_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.thumbnail_hash, p.card_hash
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null and s.photo_id = p_photo
  join attachment p on p.area_id = s.area_id and p.id = s.photo_id
  where h.area_id = context_area() and h.id = p_sheet and not h.is_closed and centre_in_scope(h.centre_id)
    and not centre_in_scope(s.centre_id)
    and h.on_day between p_today - 1 and p_today + 1 and p_today between current_date - 1 and current_date + 1
    and context_holds('SEWADAR.ATTENDANCE', 3, p_today)
$function$;
GRANT EXECUTE ON FUNCTION attendance_guest_photo(p_sheet uuid, p_photo uuid, p_today date) TO sewa_app;

-- attendance_guests() -----------------------------------------------------------------------------------------------
-- Names and numbers of those on a sheet who are of a centre out of the caller's sight, with the photo while the sheet
-- is open. Called by the sheet; as the owner, because the rows are out of the caller's sight.
CREATE OR REPLACE FUNCTION public.attendance_guests(p_sheet uuid)
 RETURNS TABLE(id uuid, number integer, name text, name_latin text, centre_name text, photo uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, s.number, s.name, s.name_latin, c.name, case when not h.is_closed then s.photo_id end
  from attendance_sheet h
  join attendance_entry e on e.area_id = h.area_id and e.sheet_id = h.id
  join sewadar s on s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is null
  join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where h.area_id = context_area() and h.id = p_sheet and centre_in_scope(h.centre_id) and not centre_in_scope(s.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION attendance_guests(p_sheet uuid) TO sewa_app;

-- attendance_moved() ------------------------------------------------------------------------------------------------
-- The centre to which somebody moves sees where they served before. Runs as the owner: sheets of the old centre are
-- out of the mover's sight. In the database, because the policy attendance_entry_home compares the copy. Trigger of
-- sewadar.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.attendance_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update attendance_entry set home_centre_id = new.centre_id
   where area_id = new.area_id and sewadar_id = new.id and home_centre_id <> new.centre_id;
  return null;
end $function$;

-- attendant_photo() -------------------------------------------------------------------------------------------------
-- The photo of an attendant, or of the sewadar who attends. As the owner, so that a print and its digest mean the
-- same photo whoever looks: the sewadar may be of another centre. Called where badges are listed, printed and
-- verified; the picture itself is given by badge_photos and scanned_badge_photo.
CREATE OR REPLACE FUNCTION public.attendant_photo(a oae_attendant)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(a.photo_id, (select s.photo_id from sewadar s where s.area_id = a.area_id and s.id = a.sewadar_id))
$function$;
GRANT EXECUTE ON FUNCTION attendant_photo(a oae_attendant) TO sewa_app;

-- badge_digest() ----------------------------------------------------------------------------------------------------
-- A digest of what a card can show of a badge and its person. Written when a print is recorded, and compared
-- afterwards by the list and the check before printing; in the database, because the list filters by it.
CREATE OR REPLACE FUNCTION public.badge_digest(b badge)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select md5(jsonb_build_array(b.type, b.number, b.category, b.department, b.valid_from, b.valid_to, c.name,
      p.name, p.name_latin, p.relative_kind, p.relative_name, p.gender, p.birth_date, p.blood_group, p.photo_id, p.attends)::text)
  from centre c left join lateral (
    select s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.birth_date, s.blood_group, s.photo_id, '' as attends
    from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.relative_kind, m.relative_name, m.gender, m.birth_date, m.blood_group, m.photo_id, ''
    from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, '', '', a.gender, null, '', attendant_photo(a), m.name
    from oae_attendant a join oae_member m on m.area_id = a.area_id and m.id = a.member_id
    where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select e.name, e.name_latin, '', e.relative_name, e.gender, e.birth_date, '', e.photo_id, ''
    from badge_entitlement e where e.area_id = b.area_id and e.id = b.entitlement_id
  ) p on true
  where c.area_id = b.area_id and c.id = b.centre_id
$function$;
GRANT EXECUTE ON FUNCTION badge_digest(b badge) TO sewa_app;

-- badge_photos() ----------------------------------------------------------------------------------------------------
-- The small pictures of those who carry badges in the caller's sight. As the owner, because the attachment of an
-- attendant who is a sewadar may be of another centre. Called by the list, which shows them, and by the print of
-- cards; both have judged the right to the type.
CREATE OR REPLACE FUNCTION public.badge_photos(p_badges uuid[])
 RETURNS TABLE(badge_id uuid, thumbnail_hash text, card_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select b.id, f.thumbnail_hash, f.card_hash
  from badge b
  left join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  left join badge_entitlement e on e.area_id = b.area_id and e.id = b.entitlement_id
  join attachment f on f.area_id = b.area_id and f.type = 5
    and f.id = coalesce(s.photo_id, m.photo_id, attendant_photo(a), e.photo_id)
  where b.area_id = context_area() and b.id = any (p_badges) and centre_in_scope(b.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION badge_photos(p_badges uuid[]) TO sewa_app;

-- badges_follow() ---------------------------------------------------------------------------------------------------
-- The badges of a person go along to the new centre. As the owner, because that may be out of the mover's sight.
-- Trigger of the four kinds of persons.
-- Trigger of badge_entitlement, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.badges_follow()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update badge set centre_id = new.centre_id
   where area_id = new.area_id and case tg_table_name
     when 'sewadar' then sewadar_id = new.id
     when 'oae_member' then member_id = new.id
     when 'oae_attendant' then attendant_id = new.id
     else entitlement_id = new.id end;
  return null;
end $function$;

-- become_sync_device() ----------------------------------------------------------------------------------------------
-- This laptop becomes a device of an area of its cloud, which may be new here. Called by the enrolment, on the
-- laptop.
CREATE OR REPLACE FUNCTION public.become_sync_device(p_area uuid, p_area_name text, p_area_code text, p_device uuid, p_name text, p_number integer, p_cloud text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare waiting int;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  select count(*) into waiting from sync_log l join sync_self s on s.area_id = l.area_id where l.after is not null
    and (l.batch is null or exists (select from sync_batch b where b.area_id = l.area_id and b.number = l.batch and b.acked_at is null));
  if waiting > 0 and not exists (select from sync_self where area_id = p_area) then return 'SYNC_ENROLLED'; end if;
  if exists (select from area where id <> p_area and (lower(name) = lower(p_area_name) or code = p_area_code)) then return 'SYNC_AREA_TAKEN'; end if;
  insert into area (id, name, code) values (p_area, p_area_name, p_area_code) on conflict (id) do nothing;
  delete from sync_self where area_id <> p_area;
  -- Batches that were not confirmed go up again under the new identity; what was taken already is known by its changes.
  update sync_log l set batch = case when exists (select from sync_batch b where b.area_id = p_area and b.number = l.batch and b.acked_at is null) then null else 0 end
   where l.area_id = p_area and l.batch is not null;
  delete from sync_batch where area_id = p_area;
  delete from sync_incoming where area_id = p_area;
  insert into sync_self as s (area_id, device_id, name, number, cloud) values (p_area, p_device, p_name, p_number, p_cloud)
    on conflict (area_id) do update set device_id = excluded.device_id, name = excluded.name, number = excluded.number, cloud = excluded.cloud,
      state = 'active', enrolled_at = now(), cursor = null, pull = null, is_whole = true;
  return '';
end $function$;
GRANT EXECUTE ON FUNCTION become_sync_device(p_area uuid, p_area_name text, p_area_code text, p_device uuid, p_name text, p_number integer, p_cloud text) TO sewa_app;

-- begin_housekeeping() ----------------------------------------------------------------------------------------------
-- Takes a step of the hourly work, unless another server has it or it succeeded less than p_every ago. Called by the
-- housekeeping of each server.
CREATE OR REPLACE FUNCTION public.begin_housekeeping(p_name text, p_every interval)
 RETURNS TABLE(is_due boolean, last_cursor text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into housekeeping_step (name) values (p_name) on conflict do nothing;
  update housekeeping_step s set began_at = clock_timestamp(), ended_at = null
   where s.name = p_name
     and (s.began_at is null or s.ended_at is not null or s.began_at < clock_timestamp() - interval '10 minutes')
     and (s.succeeded_at is null or s.succeeded_at <= clock_timestamp() - p_every)
  returning s.cursor into last_cursor;
  is_due := found;
  return next;
end $function$;
GRANT EXECUTE ON FUNCTION begin_housekeeping(p_name text, p_every interval) TO sewa_app;

-- begin_job() -------------------------------------------------------------------------------------------------------
-- Marks a job as running and returns its input; nothing when it is over. Called by the runner of jobs, which has no
-- user and so would see no job under the policy.
CREATE OR REPLACE FUNCTION public.begin_job(p_job uuid)
 RETURNS TABLE(kind text, input jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare j job;
begin
  update job b set state = 'running', attempts = b.attempts + 1, started_at = now(), done = 0, error = null, error_data = null
   where b.id = p_job and b.state in ('waiting', 'running') returning * into j;
  if not found then return; end if;
  perform tell_job(j);
  return query select j.kind, j.input;
end $function$;
GRANT EXECUTE ON FUNCTION begin_job(p_job uuid) TO sewa_app;

-- begin_try() -------------------------------------------------------------------------------------------------------
-- Counts a try before its password is checked, and says how many failed lately, for the user, the address and its
-- network. The locks make parallel guesses see each other; always user, address, network. Called at sign-in and when
-- a password is changed.
CREATE OR REPLACE FUNCTION public.begin_try(p_id uuid, p_username text, p_address text, p_network text)
 RETURNS TABLE(is_known boolean, user_failures integer, last_user_failure timestamp with time zone, address_failures integer, last_address_failure timestamp with time zone, network_failures integer, last_network_failure timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('try ' || p_username, 0));
  is_known := exists (select from sign_in_try t
    where t.username = p_username and t.address = p_address and t.succeeded and t.at > now() - interval '30 days');
  select count(*), max(t.at) into user_failures, last_user_failure from sign_in_try t
   where t.username = p_username and t.succeeded is not true and t.at > now() - interval '15 minutes'
     and (not is_known or t.address = p_address);
  address_failures := 0;
  network_failures := 0;
  if not is_known then
    perform pg_advisory_xact_lock(hashtextextended('try from ' || p_address, 0));
    select count(*), max(t.at) into address_failures, last_address_failure from sign_in_try t
     where t.address = p_address and t.succeeded is not true and t.at > now() - interval '15 minutes';
  end if;
  if not is_known and p_network is not null then
    perform pg_advisory_xact_lock(hashtextextended('try from ' || p_network, 0));
    select count(*), max(t.at) into network_failures, last_network_failure from sign_in_try t
     where t.network = p_network and t.succeeded is not true and t.at > now() - interval '15 minutes';
  end if;
  insert into sign_in_try (id, username, address, network, at)
  values (p_id, p_username, p_address, p_network, clock_timestamp());
  return next;
end $function$;
GRANT EXECUTE ON FUNCTION begin_try(p_id uuid, p_username text, p_address text, p_network text) TO sewa_app;

-- bill_text() -------------------------------------------------------------------------------------------------------
-- A bill number or the name of a shop without case, spaces, dashes and leading noughts: the same bill is typed in
-- many ways. Called by the column bill_key of transport_expense, by bill_twin, the index sg_record_entry_bill_text
-- and find_bill.
CREATE OR REPLACE FUNCTION public.bill_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select ltrim(regexp_replace(lower(p_text), '[^[:alnum:]]', '', 'g'), '0')
$function$;
GRANT EXECUTE ON FUNCTION bill_text(p_text text) TO sewa_app;

-- bill_twin() -------------------------------------------------------------------------------------------------------
-- Another expense of the area with the same bill: by its number, by the same fuel at the same reading, or by the same
-- file. As the owner, because expenses of other centres are out of the caller's sight; it tells number and centre
-- only. Called when an expense is saved or submitted.
CREATE OR REPLACE FUNCTION public.bill_twin(p_id uuid, p_vehicle uuid, p_kind text, p_day date, p_amount integer, p_odometer integer, p_vendor text, p_number text)
 RETURNS TABLE(number integer, centre_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select e.number, c.name
  from transport_expense e join centre c on c.area_id = e.area_id and c.id = e.centre_id
  where e.area_id = context_area() and e.id <> p_id and e.status <> 5 and (
    (bill_text(p_number) <> '' and bill_text(e.bill_number) = bill_text(p_number)
      and ((bill_text(p_vendor) <> '' and bill_text(e.vendor) = bill_text(p_vendor) and financial_year(e.day) = financial_year(p_day))
        or (e.amount = p_amount and e.day = p_day)))
    or (p_kind = 'fuel' and e.kind = 'fuel' and e.vehicle_id = p_vehicle and e.odometer = p_odometer and e.amount = p_amount)
    or exists (select from attachment mine join attachment theirs on theirs.area_id = mine.area_id and theirs.content_hash = mine.content_hash
      where mine.area_id = context_area() and mine.expense_id = p_id and theirs.expense_id = e.id))
  order by e.number limit 1
$function$;
GRANT EXECUTE ON FUNCTION bill_twin(p_id uuid, p_vehicle uuid, p_kind text, p_day date, p_amount integer, p_odometer integer, p_vendor text, p_number text) TO sewa_app;

-- bills_elsewhere() -------------------------------------------------------------------------------------------------
-- For which vehicles and months, or whether for a trip, other centres have bills that the caller does not see: a sum
-- says so. As the owner, because the caller sees none of them; it tells no more than that they exist. Called for
-- costs of vehicles and trips.
CREATE OR REPLACE FUNCTION public.bills_elsewhere(p_from date, p_to date, p_trip uuid)
 RETURNS TABLE(vehicle_id uuid, month text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct e.vehicle_id, to_char(e.day, 'YYYY-MM') from transport_expense e
   where e.area_id = context_area() and e.status <> 5 and not centre_in_scope(e.centre_id)
     and case when p_trip is null then e.day between p_from and p_to else e.trip_id = p_trip end
$function$;
GRANT EXECUTE ON FUNCTION bills_elsewhere(p_from date, p_to date, p_trip uuid) TO sewa_app;

-- blood_call_claim_stays() ------------------------------------------------------------------------------------------
-- A claim of minutes stays with the record of its donor: two of merged records would be two for one donor. Trigger of
-- blood_call_claim.
-- Trigger of blood_call_claim.
CREATE OR REPLACE FUNCTION public.blood_call_claim_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return null;
end $function$;

-- blood_call_merged() -----------------------------------------------------------------------------------------------
-- Two records of one person were both called for a camp: the call of the merged record stays with it. Trigger of
-- blood_call.
-- Trigger of blood_call.
CREATE OR REPLACE FUNCTION public.blood_call_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from blood_call c where c.area_id = new.area_id and c.camp_id = new.camp_id and c.donor_id = new.donor_id and c.id <> new.id) then
    return null;
  end if;
  return new;
end $function$;

-- blood_camp_moved() ------------------------------------------------------------------------------------------------
-- What belongs to a camp moves along to another centre. Trigger of blood_camp.
-- Trigger of blood_camp.
CREATE OR REPLACE FUNCTION public.blood_camp_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update blood_camp_bank set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_camp_staff set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_call set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_call_claim set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_donation set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_deferral set camp_centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION blood_camp_moved() TO sewa_app;

-- blood_deferral_merged() -------------------------------------------------------------------------------------------
-- What hangs on a donor belongs to the donor's centre, also after a merge. Trigger of blood_deferral and
-- blood_confidential.
-- Trigger of blood_confidential, blood_deferral.
CREATE OR REPLACE FUNCTION public.blood_deferral_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = new.donor_id);
  return new;
end $function$;

-- blood_donation_merged() -------------------------------------------------------------------------------------------
-- A merge never gives a donor two donations of one day. In the database, because a merge moves references by the
-- catalogue. Trigger of blood_donation.
-- Trigger of blood_donation.
CREATE OR REPLACE FUNCTION public.blood_donation_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Both records had the same donation: the one of the merged record stays with it.
  if exists (select from blood_donation g where g.area_id = new.area_id and g.donor_id = new.donor_id and g.day = new.day and g.id <> new.id) then
    return null;
  end if;
  -- What hangs on a donor belongs to the donor's centre.
  new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = new.donor_id);
  return new;
end $function$;

-- blood_donor_moved() -----------------------------------------------------------------------------------------------
-- What hangs on a donor moves along to another centre, also out of the mover's sight. Trigger of blood_donor.
-- Trigger of blood_donor.
CREATE OR REPLACE FUNCTION public.blood_donor_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update blood_donation set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_deferral set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_confidential set centre_id = new.centre_id where area_id = new.area_id and donor_id = new.id;
  update blood_donor_merge set centre_id = new.centre_id where area_id = new.area_id and kept_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION blood_donor_moved() TO sewa_app;

-- blood_donor_stated() ----------------------------------------------------------------------------------------------
-- A stated last donation counts for the record it stands in, and for the one that this was merged into. Trigger of
-- blood_donor.
-- Trigger of blood_donor.
CREATE OR REPLACE FUNCTION public.blood_donor_stated()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and old.merged_into is not null then perform refresh_blood_donor(old.area_id, old.merged_into); end if;
  if new.merged_into is not null then perform refresh_blood_donor(new.area_id, new.merged_into); end if;
  if tg_op = 'INSERT' or old.stated_donation_on is distinct from new.stated_donation_on then perform refresh_blood_donor(new.area_id, new.id); end if;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION blood_donor_stated() TO sewa_app;

-- blood_floor_camp() ------------------------------------------------------------------------------------------------
-- The centre of a camp in the caller's sight. Used by the functions of the floor.
CREATE OR REPLACE FUNCTION public.blood_floor_camp(p_camp uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.centre_id from blood_camp c where c.area_id = context_area() and c.id = p_camp and centre_in_scope(c.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION blood_floor_camp(p_camp uuid) TO sewa_app;

-- blood_floor_donors() ----------------------------------------------------------------------------------------------
-- What the floor of a camp shows of donors, whatever centre they are of. Called with ids that a visit or a card
-- named.
CREATE OR REPLACE FUNCTION public.blood_floor_donors(p_camp uuid, p_donors uuid[])
 RETURNS TABLE(id uuid, number integer, name text, name_latin text, gender text, birth_date date, blood_group text, language text, phone_end text, centre_id uuid, centre_name text, merged_into uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.id, d.number, d.name, d.name_latin, d.gender, d.birth_date, coalesce(nullif(d.confirmed_group, ''), d.blood_group), d.language,
    right(d.phone, 3), d.centre_id, c.name, d.merged_into
  from blood_donor d join centre c on c.area_id = d.area_id and c.id = d.centre_id
  where d.area_id = context_area() and d.id = any (p_donors) and blood_floor_camp(p_camp) is not null
$function$;
GRANT EXECUTE ON FUNCTION blood_floor_donors(p_camp uuid, p_donors uuid[]) TO sewa_app;

-- blood_floor_facts() -----------------------------------------------------------------------------------------------
-- What the rules look at before a donation, of a donor of whatever centre; locks the donor where asked. Called by the
-- acts of the floor.
CREATE OR REPLACE FUNCTION public.blood_floor_facts(p_camp uuid, p_donor uuid, p_day date, p_lock boolean)
 RETURNS TABLE(centre_id uuid, gender text, birth_date date, merged_into uuid, last_donation_on date, gave_today boolean, blood_group text, deferrals jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare stated constant date := blood_stated_donation(context_area(), p_donor);
begin
  if blood_floor_camp(p_camp) is null then return; end if;
  -- Of two decisions about a donor at once the second sees the first.
  if p_lock then perform from blood_donor d where d.area_id = context_area() and d.id = p_donor for update; end if;
  return query select d.centre_id, d.gender, d.birth_date, d.merged_into,
      greatest((select max(g.day) from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day < p_day), stated),
      exists (select from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id and g.day = p_day),
      coalesce(nullif(d.confirmed_group, ''), d.blood_group),
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('reason', f.reason, 'kind', f.kind, 'from', f.welcome_from))), '[]')
         from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.day <= p_day and (f.lifted_on is null or f.lifted_on > p_day))
    from blood_donor d where d.area_id = context_area() and d.id = p_donor;
end $function$;
GRANT EXECUTE ON FUNCTION blood_floor_facts(p_camp uuid, p_donor uuid, p_day date, p_lock boolean) TO sewa_app;

-- blood_floor_guest() -----------------------------------------------------------------------------------------------
-- Donors of other centres by the code of their card or their whole phone number: nobody lists an area by trying
-- names. Called by the registration of a camp; as the owner, because the row is out of sight.
CREATE OR REPLACE FUNCTION public.blood_floor_guest(p_camp uuid, p_code text, p_phone text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.id from blood_donor d
   where d.area_id = context_area() and d.merged_into is null and blood_floor_camp(p_camp) is not null and not centre_in_scope(d.centre_id)
     and ((p_code <> '' and d.card_code = p_code) or (p_phone <> '' and d.phone = p_phone))
   limit 5
$function$;
GRANT EXECUTE ON FUNCTION blood_floor_guest(p_camp uuid, p_code text, p_phone text) TO sewa_app;

-- blood_floor_lift() ------------------------------------------------------------------------------------------------
-- Lifts the deferrals of a donor in the line of a camp that the doctor there finds to be over; says which they were,
-- so that an undo lets them stand again. Never a permanent one. Called when the doctor accepts a donor. As the owner,
-- because the deferral may have been made at another centre.
CREATE OR REPLACE FUNCTION public.blood_floor_lift(p_camp uuid, p_donor uuid, p_reasons text[], p_day date, p_because text)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare gone uuid[];
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor and v.outcome = '') then return '{}'; end if;
  with lifted as (
    update blood_deferral f set lifted_on = p_day, lift_reason = p_because,
        lifted_by_name = coalesce(current_setting('app.user_name', true), '')
     where f.area_id = context_area() and f.donor_id = p_donor and f.lifted_on is null and f.kind <> 'permanent'
       and f.reason = any (p_reasons) and (f.welcome_from is null or f.welcome_from > p_day)
    returning f.id)
  select coalesce(array_agg(l.id), '{}') into gone from lifted l;
  return gone;
end $function$;
GRANT EXECUTE ON FUNCTION blood_floor_lift(p_camp uuid, p_donor uuid, p_reasons text[], p_day date, p_because text) TO sewa_app;

-- blood_floor_note() ------------------------------------------------------------------------------------------------
-- The record keeps the weight last seen, the consent that was signed and a stated donation, of donors of every
-- centre; answers with what stood there, so that an undo puts it back. Called by the acts of the floor. As the owner:
-- the donor may be out of sight.
CREATE OR REPLACE FUNCTION public.blood_floor_note(p_camp uuid, p_donor uuid, p_noted jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  was blood_donor;
  noted blood_donor;
begin
  if blood_floor_camp(p_camp) is null or not exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor) then return '{}'; end if;
  select * into was from blood_donor d where d.area_id = context_area() and d.id = p_donor for update;
  noted := jsonb_populate_record(was, p_noted);
  if (noted.weight, noted.consent_on, noted.consent_text, noted.stated_donation_on)
      is distinct from (was.weight, was.consent_on, was.consent_text, was.stated_donation_on) then
    update blood_donor d set weight = noted.weight, consent_on = noted.consent_on, consent_text = noted.consent_text,
        stated_donation_on = noted.stated_donation_on
     where d.area_id = context_area() and d.id = p_donor;
  end if;
  return (select coalesce(jsonb_object_agg(name, to_jsonb(was) -> name), '{}') from jsonb_object_keys(p_noted) name
    where name in ('weight', 'consent_on', 'consent_text', 'stated_donation_on'));
end $function$;
GRANT EXECUTE ON FUNCTION blood_floor_note(p_camp uuid, p_donor uuid, p_noted jsonb) TO sewa_app;

-- blood_floor_unlift() ----------------------------------------------------------------------------------------------
-- The deferrals that blood_floor_lift named stand again. Called by the undo of the doctor's decision. As the owner,
-- for the same reason.
CREATE OR REPLACE FUNCTION public.blood_floor_unlift(p_camp uuid, p_donor uuid, p_deferrals uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  update blood_deferral f set lifted_on = null, lift_reason = '', lifted_by_name = ''
   where f.area_id = context_area() and f.donor_id = p_donor and f.id = any (p_deferrals) and f.lifted_on is not null
     and blood_floor_camp(p_camp) is not null and exists (select from blood_visit v
       where v.area_id = f.area_id and v.camp_id = p_camp and v.donor_id = p_donor and v.outcome = '');
end $function$;
GRANT EXECUTE ON FUNCTION blood_floor_unlift(p_camp uuid, p_donor uuid, p_deferrals uuid[]) TO sewa_app;

-- blood_guest_facts() -----------------------------------------------------------------------------------------------
-- What the rules look at when the donation of a guest is corrected, the donation itself left out; nothing where the
-- donor is in sight or the camp is not. Locks the donor. Called by the correction of a donation. As the owner,
-- because the donor is of another centre.
CREATE OR REPLACE FUNCTION public.blood_guest_facts(p_donation uuid, p_day date)
 RETURNS TABLE(centre_id uuid, gender text, birth_date date, given_before date, given_after date, gave_that_day boolean, deferrals jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own blood_donation;
  stated date;
begin
  select g.* into own from blood_donation g join blood_donor d on d.area_id = g.area_id and d.id = g.donor_id
    where g.area_id = context_area() and g.id = p_donation and blood_floor_camp(g.camp_id) is not null
      and not centre_in_scope(d.centre_id) and d.merged_into is null;
  if own.id is null then return; end if;
  -- Of two records of a donor at once the second sees the first.
  perform from blood_donor d where d.area_id = own.area_id and d.id = own.donor_id for update;
  stated := blood_stated_donation(own.area_id, own.donor_id);
  return query with given as (
      select g.day, true as is_record from blood_donation g where g.area_id = own.area_id and g.donor_id = own.donor_id and g.id <> own.id
      union all select stated, false)
    select d.centre_id, d.gender, d.birth_date,
      (select max(o.day) from given o where o.day < p_day), (select min(o.day) from given o where o.day > p_day),
      exists (select from given o where o.day = p_day and o.is_record),
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('reason', f.reason, 'kind', f.kind, 'from', f.welcome_from))), '[]')
         from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id and f.day <= p_day and (f.lifted_on is null or f.lifted_on > p_day))
    from blood_donor d where d.area_id = own.area_id and d.id = own.donor_id;
end $function$;
GRANT EXECUTE ON FUNCTION blood_guest_facts(p_donation uuid, p_day date) TO sewa_app;

-- blood_import_matches() --------------------------------------------------------------------------------------------
-- Which rows of an uploaded list seem to be donors of the area already; the number only where the importer sees the
-- donor. Called by the check of an import.
CREATE OR REPLACE FUNCTION public.blood_import_matches(p_import uuid)
 RETURNS TABLE(row_no integer, reason text, number integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with staged as materialized (
    select r.row_no, r.content -> 'name_keys' ->> 0 as name_key, nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select d.number, d.centre_id, d.phone, d.birth_date, d.name_keys[1] as name_key from blood_donor d
    where d.area_id = context_area() and d.merged_into is null
  ), met as (
    select t.row_no, 'phone' as reason, d.number, d.centre_id from staged t join known d on d.phone = t.phone and d.name_key = t.name_key
    union all
    select t.row_no, 'birthDate', d.number, d.centre_id from staged t join known d on d.birth_date = t.birth_date and d.name_key = t.name_key
  )
  select distinct on (m.row_no, m.reason) m.row_no, m.reason, case when centre_in_scope(m.centre_id) then m.number end
  from met m order by m.row_no, m.reason, m.number
$function$;
GRANT EXECUTE ON FUNCTION blood_import_matches(p_import uuid) TO sewa_app;

-- blood_record_changed() --------------------------------------------------------------------------------------------
-- Keeps a donor's standing in step with donations and deferrals, whoever writes them. Trigger of both.
-- Trigger of blood_deferral, blood_donation.
CREATE OR REPLACE FUNCTION public.blood_record_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' and old.donor_id is not null then perform refresh_blood_donor(old.area_id, old.donor_id); end if;
  if tg_op <> 'DELETE' and new.donor_id is not null and (tg_op = 'INSERT' or new.donor_id is distinct from old.donor_id) then
    perform refresh_blood_donor(new.area_id, new.donor_id);
  end if;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION blood_record_changed() TO sewa_app;

-- blood_record_forgotten() ------------------------------------------------------------------------------------------
-- The donor's record as it was before a donation put its group and weight there. Called before a donation is deleted.
-- As the owner, because the donor may be a guest of the camp.
CREATE OR REPLACE FUNCTION public.blood_record_forgotten(p_donation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone blood_donation;
  donor blood_donor;
  new_group text;
  new_weight real;
begin
  select * into gone from blood_donation g where g.area_id = context_area() and g.id = p_donation
    and (centre_in_scope(g.centre_id) or centre_in_scope(g.camp_centre_id));
  if gone.donor_id is null then return; end if;
  select * into donor from blood_donor d where d.area_id = gone.area_id and d.id = gone.donor_id for update;
  new_group := blood_value_before(gone, 'confirmed_group', donor.confirmed_group);
  new_weight := coalesce(blood_value_before(gone, 'weight', donor.weight::text)::real,
    (select (g.seen ->> 'weight')::real from blood_donation g where g.area_id = gone.area_id and g.donor_id = gone.donor_id
      and g.id <> gone.id and g.seen ? 'weight' order by g.day desc limit 1));
  if (new_group, new_weight) is distinct from (donor.confirmed_group, donor.weight) then
    update blood_donor d set confirmed_group = new_group, weight = new_weight where d.area_id = donor.area_id and d.id = donor.id;
  end if;
end $function$;
GRANT EXECUTE ON FUNCTION blood_record_forgotten(p_donation uuid) TO sewa_app;

-- blood_record_seen() -----------------------------------------------------------------------------------------------
-- What the donor's record keeps of a donation: the group that the bank tested, and the weight of the latest one. The
-- trigger blood_donation_counts has written the last day by then. Called when a donation is entered or corrected. As
-- the owner, because the donor may be a guest of the camp.
CREATE OR REPLACE FUNCTION public.blood_record_seen(p_donation uuid, p_weight real, p_group text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update blood_donor d set
    weight = case when d.last_donation_on > g.day then d.weight else coalesce(p_weight, d.weight) end,
    confirmed_group = coalesce(nullif(p_group, ''), d.confirmed_group)
  from blood_donation g
  where g.area_id = context_area() and g.id = p_donation and (centre_in_scope(g.centre_id) or centre_in_scope(g.camp_centre_id))
    and d.area_id = g.area_id and d.id = g.donor_id
$function$;
GRANT EXECUTE ON FUNCTION blood_record_seen(p_donation uuid, p_weight real, p_group text) TO sewa_app;

-- blood_says() ------------------------------------------------------------------------------------------------------
-- Whether a donation says this of its donor: confirmed_group or weight. Called by blood_value_before.
CREATE OR REPLACE FUNCTION public.blood_says(p_donation blood_donation, p_field text, p_value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(case p_field when 'weight' then (p_donation.seen ->> 'weight')::real = p_value::real
    else p_donation.blood_group = p_value end, false)
$function$;

-- blood_stated_donation() -------------------------------------------------------------------------------------------
-- The stated last donation of a donor, also of records that were merged into it. Called by refresh_blood_donor, by
-- the floor and where papers are judged; as the owner, because a merged record may be out of sight.
CREATE OR REPLACE FUNCTION public.blood_stated_donation(p_area uuid, p_donor uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with recursive same as (
    select p_donor as id union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = p_area)
  select max(d.stated_donation_on) from blood_donor d join same on d.id = same.id where d.area_id = p_area
$function$;
GRANT EXECUTE ON FUNCTION blood_stated_donation(p_area uuid, p_donor uuid) TO sewa_app;

-- blood_value_before() ----------------------------------------------------------------------------------------------
-- What stood in a field of the donor before a donation wrote it: back through the change log, for as long as the
-- value was written together with a donation and no other one says it. The value of now where somebody else wrote it.
-- Called by blood_record_forgotten, as its owner: the log of a guest is out of sight.
CREATE OR REPLACE FUNCTION public.blood_value_before(p_donation blood_donation, p_field text, p_now text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  value text := p_now;
  change record;
begin
  if not blood_says(p_donation, p_field, value) then return value; end if;
  for change in
    select l.xid, l.at, l.before ->> p_field as was, l.after ->> p_field as became from change_log l
    where l.area_id = p_donation.area_id and l.entity = 'blood_donor' and l.row_id = p_donation.donor_id::text
      and l.kind = 3 and l.after ? p_field
    order by l.id desc
  loop
    exit when change.became is distinct from value
      or exists (select from blood_donation g where g.area_id = p_donation.area_id and g.donor_id = p_donation.donor_id
        and g.id <> p_donation.id and blood_says(g, p_field, value))
      -- Ids of transactions can come again after a restore; their moments do not.
      or not exists (select from change_log g where g.xid = change.xid and g.at = change.at and g.area_id = p_donation.area_id
        and g.entity = 'blood_donation' and g.row_id = p_donation.donor_id::text);
    value := change.was;
  end loop;
  return value;
end $function$;

-- blood_visit_merged() ----------------------------------------------------------------------------------------------
-- Two records of one person stood in the line of a camp: the visit of the merged record stays with it. Trigger of
-- blood_visit.
-- Trigger of blood_visit.
CREATE OR REPLACE FUNCTION public.blood_visit_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.outcome = '' and exists (select from blood_visit v
      where v.area_id = new.area_id and v.camp_id = new.camp_id and v.donor_id = new.donor_id and v.outcome = '' and v.id <> new.id) then
    return null;
  end if;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION blood_visit_merged() TO sewa_app;

-- blood_visits_moved() ----------------------------------------------------------------------------------------------
-- The floor of a camp moves along to another centre. Trigger of blood_camp.
-- Trigger of blood_camp.
CREATE OR REPLACE FUNCTION public.blood_visits_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update blood_visit set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  update blood_visit_step set centre_id = new.centre_id where area_id = new.area_id and camp_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION blood_visits_moved() TO sewa_app;

-- carrier_of_badge() ------------------------------------------------------------------------------------------------
-- The sewadar who carries a badge with a verified signature, and whether the badge counts today: for scans at
-- attendance, on rolls and at their gates. As the owner, because guests come from other centres; what they may see of
-- the sewadar they ask afterwards.
CREATE OR REPLACE FUNCTION public.carrier_of_badge(p_type smallint, p_number integer, p_today date)
 RETURNS TABLE(sewadar_id uuid, sewadar_number integer, is_valid boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  -- Expired (50) is written down after the last day: it says nothing about the days before.
  select s.id, s.number, b.status in (10, 20, 30, 50) and p_today between b.valid_from and b.valid_to and not is_badge_record_ended(b, p_today)
  from badge b join sewadar s on s.area_id = b.area_id and s.id = b.sewadar_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$function$;
GRANT EXECUTE ON FUNCTION carrier_of_badge(p_type smallint, p_number integer, p_today date) TO sewa_app;

-- centre_in_scope() -------------------------------------------------------------------------------------------------
-- Whether the transaction may see rows of a centre: the condition of the scope policies, for functions that run as
-- the owner and are not held by policies.
CREATE OR REPLACE FUNCTION public.centre_in_scope(centre uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select context_is_whole_area() or centre = any (context_centres()) $function$;
GRANT EXECUTE ON FUNCTION centre_in_scope(centre uuid) TO sewa_app;

-- change_feed() -----------------------------------------------------------------------------------------------------
-- What realtime follows: which records changed since a transaction, never their contents. Called by each server's
-- follower, which has no user and so would see nothing under the policies; rows of transactions that were still open
-- are included again, the follower drops those it has seen.
CREATE OR REPLACE FUNCTION public.change_feed(p_since xid8)
 RETURNS TABLE(id bigint, area_id uuid, centre_id uuid, entity text, row_id text, kind smallint, xid xid8)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, c.area_id, c.centre_id, c.entity, c.row_id, c.kind, c.xid
  from changes_since(p_since) c order by c.xid, c.id limit 5000
$function$;
GRANT EXECUTE ON FUNCTION change_feed(p_since xid8) TO sewa_app;

-- change_horizon() --------------------------------------------------------------------------------------------------
-- The oldest transaction that is still open: from there the follower of change_feed reads again.
CREATE OR REPLACE FUNCTION public.change_horizon()
 RETURNS xid8
 LANGUAGE sql
 STABLE
AS $function$ select pg_snapshot_xmin(pg_current_snapshot()) $function$;
GRANT EXECUTE ON FUNCTION change_horizon() TO sewa_app;

-- changes_since() ---------------------------------------------------------------------------------------------------
-- The first 5,000 entries of each part of change_log from a transaction on. Passes by the parts that nothing was
-- written into since. Called by change_feed.
CREATE OR REPLACE FUNCTION public.changes_since(p_since xid8)
 RETURNS SETOF change_log
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare part text;
begin
  -- Whatever the clock says: what is written now goes to the part of now.
  for part in select 'change_log_other' union all select p.name from change_part p
    where not p.is_closed or p.last_xid >= p_since or (p.starts <= now() and now() < p.ends) loop
    return query execute format('select * from %I where xid >= $1 order by xid, id limit 5000', part) using p_since;
  end loop;
end $function$;

-- claim_alerts() ----------------------------------------------------------------------------------------------------
-- Writes down what the next mail to a user tells, before it is sent: of those given, what no earlier mail told; or
-- first what a mail told that was refused or broken off, under the id of that mail. As the owner, because no user
-- sees these rows. Called by the hourly alerts.
CREATE OR REPLACE FUNCTION public.claim_alerts(p_user uuid, p_mail uuid, p_things jsonb)
 RETURNS TABLE(thing text, last_day date, days integer, mail_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  here constant uuid := (select u.area_id from app_user u where u.id = p_user);
  broken uuid;
begin
  -- Of two servers at the same user the second finds what the first has claimed.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || p_user, 0));
  -- What was renewed since a mail was broken off is no longer told.
  delete from expiry_alert a where a.area_id = here and a.user_id = p_user and a.sent_at is null
    and (a.claimed_at is null or a.claimed_at < now() - interval '5 minutes')
    and not exists (select from jsonb_to_recordset(p_things) as k (thing text, "lastDay" date, days int)
      where k.thing = a.thing and k."lastDay" = a.last_day and k.days = a.days);
  select a.mail_id into broken from expiry_alert a where a.area_id = here and a.user_id = p_user and a.sent_at is null
    and (a.claimed_at is null or a.claimed_at < now() - interval '5 minutes') order by a.mail_id limit 1;
  if broken is not null then
    update expiry_alert a set claimed_at = now() where a.area_id = here and a.user_id = p_user and a.mail_id = broken and a.sent_at is null;
    return query select a.thing, a.last_day, a.days::int, a.mail_id from expiry_alert a
      where a.area_id = here and a.user_id = p_user and a.mail_id = broken and a.sent_at is null;
    return;
  end if;
  return query insert into expiry_alert (area_id, user_id, thing, last_day, days, mail_id, claimed_at)
    select here, p_user, k.thing, k."lastDay", k.days, p_mail, now()
    from jsonb_to_recordset(p_things) as k (thing text, "lastDay" date, days int) where here is not null
    on conflict do nothing
    returning expiry_alert.thing, expiry_alert.last_day, expiry_alert.days::int, expiry_alert.mail_id;
end $function$;
GRANT EXECUTE ON FUNCTION claim_alerts(p_user uuid, p_mail uuid, p_things jsonb) TO sewa_app;

-- close_change_part() -----------------------------------------------------------------------------------------------
-- Notes the next records that have entries in a past part of change_log, after the one that is given, and says where
-- it stopped; null when the part is closed. Called by the housekeeping until then.
CREATE OR REPLACE FUNCTION public.close_change_part(p_part text, INOUT p_area uuid, INOUT p_entity text, INOUT p_row text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '2s'
AS $function$
declare
  part constant change_part := (select p from change_part p where p.name = p_part and not p.is_closed and p.ends < now());
  last change_part_record;
begin
  if part.name is not null then
    perform watch_change_part(part.name, part.starts);
    last := note_change_part(part, p_area, p_entity, p_row);
  end if;
  p_area := last.area_id;
  p_entity := last.entity;
  p_row := last.row_id;
  if p_area is null and part.name is not null then
    execute format('update change_part set is_closed = true, last_xid = (select max(xid) from %I) where name = $1', part.name) using part.name;
  end if;
end $function$;
GRANT EXECUTE ON FUNCTION close_change_part(p_part text, INOUT p_area uuid, INOUT p_entity text, INOUT p_row text) TO sewa_app;

-- context_area() ----------------------------------------------------------------------------------------------------
-- The active area of the transaction, null without one, so that policies fail closed. Policies ask for it as (select
-- context_area()): once per statement, not once per row.
CREATE OR REPLACE FUNCTION public.context_area()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.area', true), '')::uuid $function$;
GRANT EXECUTE ON FUNCTION context_area() TO sewa_app;

-- context_centres() -------------------------------------------------------------------------------------------------
-- The centres of the user of the transaction; null for the whole area and without a user. Asked by policies.
CREATE OR REPLACE FUNCTION public.context_centres()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(nullif(current_setting('app.centres', true), ''), '*')::uuid[] $function$;
GRANT EXECUTE ON FUNCTION context_centres() TO sewa_app;

-- context_holds() ---------------------------------------------------------------------------------------------------
-- Whether the user of the transaction holds a right today: own or temporary, within the ceiling of the org. Called by
-- gate_opens, so that the database judges by itself and not by what the server says.
CREATE OR REPLACE FUNCTION public.context_holds(p_key text, p_right integer, p_today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from app_user u join org o on o.id = u.org_id
    where u.id = context_user() and u.is_active and has_right(o.acl -> p_key, p_right)
      and (has_right(u.acl -> p_key, p_right) or exists (
        select from jsonb_array_elements(case jsonb_typeof(u.temporary_acl) when 'array' then u.temporary_acl else '[]' end) g
        where g ->> 'key' = p_key and g ->> 'until' >= p_today::text and has_right(g -> 'value', p_right))))
$function$;

-- context_is_whole_area() -------------------------------------------------------------------------------------------
-- Whether the user of the transaction works in the whole area, not only in some of its centres. Asked by policies.
CREATE OR REPLACE FUNCTION public.context_is_whole_area()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('app.centres', true) = '*', false) $function$;
GRANT EXECUTE ON FUNCTION context_is_whole_area() TO sewa_app;

-- context_level() ---------------------------------------------------------------------------------------------------
-- The level of the user's org in the transaction (10 centre, 50 area, 90 zone, 100 organisation), 0 without one.
CREATE OR REPLACE FUNCTION public.context_level()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(current_setting('app.level', true), '')::int, 0) $function$;
GRANT EXECUTE ON FUNCTION context_level() TO sewa_app;

-- context_user() ----------------------------------------------------------------------------------------------------
-- The user of the transaction, null without one, so that policies fail closed. Read by policies and functions; stated
-- by open_request and open_job.
CREATE OR REPLACE FUNCTION public.context_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user', true), '')::uuid $function$;
GRANT EXECUTE ON FUNCTION context_user() TO sewa_app;

-- count_identity_lookups() ------------------------------------------------------------------------------------------
-- Counts the identity numbers that the user compares with those on record, and writes it down. Nought: go on.
-- Otherwise the seconds to wait: 60 an hour and 300 a day in forms, 250,000 a week in files. Called before numbers
-- are compared; in the database, so that several servers count together.
CREATE OR REPLACE FUNCTION public.count_identity_lookups(p_digests bytea[], p_amount integer, p_source text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  asker constant uuid := context_user();
  is_file constant boolean := p_digests is null;
  fresh bytea[];
  asked int := p_amount;
  wait int := 0;
begin
  if asker is null then raise exception 'no user in the context'; end if;
  perform pg_advisory_xact_lock(hashtextextended('identity lookups ' || asker, 0));
  if not is_file then
    fresh := array(select d from unnest(p_digests) d except
      select l.digest from identity_lookup l where l.user_id = asker and l.at > now() - interval '1 day' and l.digest is not null);
    asked := cardinality(fresh);
  end if;
  if asked = 0 then return 0; end if;
  -- For each limit: when so much of it is over that this many fit again.
  select coalesce(max(ceil(extract(epoch from o.oldest + w.span - now()))), 0) into wait
    from (values (false, interval '1 hour', 60), (false, interval '1 day', 300), (true, interval '7 days', 250000)) w (of_file, span, most)
    cross join lateral (
      select coalesce(sum(l.amount), 0) as amount, min(l.at) as oldest from identity_lookup l
       where l.user_id = asker and not l.is_refused and (l.digest is null) = w.of_file and l.at > now() - w.span) o
   where w.of_file = is_file and o.amount + asked > w.most;
  if wait > 0 then
    -- Written down once in ten minutes: a flood of refusals must not fill the log.
    if not exists (select from identity_lookup l where l.user_id = asker and l.is_refused and l.at > now() - interval '10 minutes') then
      insert into identity_lookup (user_id, amount, is_refused) values (asker, asked, true);
      perform append_change(context_area(), null, 'identity_lookup', asker::text, '', 6, null,
        jsonb_build_object('source', p_source, 'numbers', asked, 'outcome', 'refused'));
    end if;
    return wait;
  end if;
  if is_file then insert into identity_lookup (user_id, amount) values (asker, asked);
  else insert into identity_lookup (user_id, digest, amount) select asker, d, 1 from unnest(fresh) d;
  end if;
  perform append_change(context_area(), null, 'identity_lookup', asker::text, '', 6, null,
    jsonb_build_object('source', p_source, 'numbers', asked));
  return 0;
end $function$;
GRANT EXECUTE ON FUNCTION count_identity_lookups(p_digests bytea[], p_amount integer, p_source text) TO sewa_app;

-- count_imported() --------------------------------------------------------------------------------------------------
-- A hundred thousand new rows that the planner has not heard of make the next lists slow; by itself it notices
-- minutes later. Called at the end of an import.
CREATE OR REPLACE FUNCTION public.count_imported(p_tables text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare one regclass;
begin
  foreach one in array p_tables::regclass[] || array['search_key'::regclass] loop
    if not (select c.relrowsecurity and c.relnamespace = 'public'::regnamespace from pg_class c where c.oid = one) then
      raise exception '% holds nothing of an area', one using errcode = 'insufficient_privilege';
    end if;
    execute format('analyze %s', one);
  end loop;
end $function$;
GRANT EXECUTE ON FUNCTION count_imported(p_tables text[]) TO sewa_app;

-- decline_transfer() ------------------------------------------------------------------------------------------------
-- Declines a transfer. Called by the area that was asked, which cannot write the row of the other.
CREATE OR REPLACE FUNCTION public.decline_transfer(p_request uuid, p_answer text, p_user_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not context_is_whole_area() then raise exception 'no such request' using errcode = 'no_data_found'; end if;
  update transfer_request set status = 3, answer = p_answer, decided_at = now(), decided_by_name = p_user_name
    where id = p_request and to_area_id = context_area() and status = 1;
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION decline_transfer(p_request uuid, p_answer text, p_user_name text) TO sewa_app;

-- deliver_bag() -----------------------------------------------------------------------------------------------------
-- Puts a bag that the caller has just dispatched into the hands of the centre that it goes to, of whatever area, with
-- the letters that were delivered before; false: there is no such centre any more. As the owner, because that centre
-- is out of the caller's sight. It carries the manifest and nothing else of the sender. Called when a bag is
-- dispatched.
CREATE OR REPLACE FUNCTION public.deliver_bag(p_bag uuid, p_arriving uuid, p_today date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent dak_bag;
  target centre;
begin
  select * into sent from dak_bag b where b.area_id = context_area() and b.id = p_bag and centre_in_scope(b.centre_id)
    and b.type = 5 and b.status = 10 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select c.* into target from centre c join area a on a.id = c.area_id where c.id = sent.party_centre_id and c.is_active and a.is_active;
  if target.id is null then return false; end if;
  insert into dak_bag (area_id, id, centre_id, type, status, day, reference, code, party, party_centre_id, mode, courier_number, made_by_name,
      dispatched_at, dispatched_by_name, source_area_id, source_id)
    select target.area_id, p_arriving, target.id, 10, 10, p_today, sent.reference, sent.code, left(c.name || ', ' || a.name, 120), c.id,
      sent.mode, sent.courier_number, sent.made_by_name, sent.dispatched_at, sent.dispatched_by_name, sent.area_id, sent.id
    from centre c join area a on a.id = c.area_id where c.area_id = sent.area_id and c.id = sent.centre_id;
  update dak_letter t set bag_id = p_arriving from dak_letter s
   where s.area_id = sent.area_id and s.bag_id = sent.id and t.source_area_id = s.area_id and t.source_id = s.id and t.type = 10
     and t.area_id = target.area_id and t.centre_id = target.id;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION deliver_bag(p_bag uuid, p_arriving uuid, p_today date) TO sewa_app;

-- deliver_letter() --------------------------------------------------------------------------------------------------
-- Puts a letter that the caller has just dispatched, with its scans, into the register of the centre that it goes to,
-- of whatever area; false: there is no such centre any more. As the owner, because that register is out of the
-- caller's sight. It carries the letter and nothing else of the sender. Called when a letter is dispatched.
CREATE OR REPLACE FUNCTION public.deliver_letter(p_letter uuid, p_arriving uuid, p_today date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent dak_letter;
  target centre;
  answered dak_letter;
begin
  select * into sent from dak_letter l where l.area_id = context_area() and l.id = p_letter and centre_in_scope(l.centre_id)
    and l.type = 5 and l.status = 10 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select c.* into target from centre c join area a on a.id = c.area_id where c.id = sent.party_centre_id and c.is_active and a.is_active;
  if target.id is null then return false; end if;
  -- An answer to a letter of that centre is one at its end too.
  select o.* into answered from dak_letter a join dak_letter o on o.area_id = a.source_area_id and o.id = a.source_id
    where a.area_id = sent.area_id and a.id = sent.answers_id and o.area_id = target.area_id and o.centre_id = target.id;
  insert into dak_letter (area_id, id, centre_id, type, status, day, code, party, party_centre_id, subject, kind, mode, courier_number,
      enclosures, their_number, reply_by, answers_id, made_by_name, dispatched_at, dispatched_by_name, source_area_id, source_id)
    select target.area_id, p_arriving, target.id, 10, 10, p_today, sent.code, left(c.name || ', ' || a.name, 120), c.id, sent.subject, sent.kind,
      sent.mode, sent.courier_number, sent.enclosures, sent.reference, sent.reply_by, answered.id, sent.made_by_name,
      sent.dispatched_at, sent.dispatched_by_name, sent.area_id, sent.id
    from centre c join area a on a.id = c.area_id where c.area_id = sent.area_id and c.id = sent.centre_id;
  insert into attachment (area_id, id, centre_id, letter_id, owner_id, type, name, mime, bytes, width, height, content_hash,
      thumbnail_hash, card_hash, added_by_name)
    select target.area_id, gen_random_uuid(), target.id, p_arriving, p_arriving, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.area_id = sent.area_id and t.letter_id = sent.id;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION deliver_letter(p_letter uuid, p_arriving uuid, p_today date) TO sewa_app;

-- department_spellings() --------------------------------------------------------------------------------------------
-- How the departments are written in the area: they are typed by hand, and capitals make no other one. Called before
-- sewadars are filtered by department; as the owner, because the policies keep the index by lower() out of use.
CREATE OR REPLACE FUNCTION public.department_spellings(p_names text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(select d.department from sewadar_department d
    where d.area_id = context_area() and lower(d.department) = any (array(select lower(n) from unnest(p_names) n)) group by d.department)
$function$;
GRANT EXECUTE ON FUNCTION department_spellings(p_names text[]) TO sewa_app;

-- describe_triggers() -----------------------------------------------------------------------------------------------
-- Writes the comments of the triggers that the helpers add. Called by make_resource_table, make_searchable and
-- migrations.
CREATE OR REPLACE FUNCTION public.describe_triggers(resource regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare one record;
begin
  for one in select t.tgname, d.text from pg_trigger t join pg_proc p on p.oid = t.tgfoid join (values
      ('touch_row', 'Raises version and updated_at with each change, whoever writes: an update that saw an older version is refused.'),
      ('touch_row_but_photo', 'Raises version and updated_at unless only the photo changed: an open form does not become a conflict by it.'),
      ('log_change', 'Writes each change to change_log in the same transaction, whoever writes. Arguments: record, masked, unlogged, title.'),
      ('search_rows_added', 'Writes the search keys of new rows, all rows of a statement at once. Arguments: the columns with phones.'),
      ('search_row_changed', 'Replaces or removes the search keys of a row. Arguments: the columns with phones.'),
      ('search_rows_emptied', 'Removes the search keys of an emptied table.')
    ) d (function, text) on d.function = p.proname
    where t.tgrelid = resource and not t.tgisinternal and p.pronamespace = 'public'::regnamespace
  loop
    execute format('comment on trigger %I on %s is %L', one.tgname, resource, one.text);
  end loop;
end $function$;

-- drivers_after_donation() ------------------------------------------------------------------------------------------
-- Those of the given drivers who gave blood on a day or on the day before it. As the owner, because donations are out
-- of the sight of those who plan trips; it tells no more than that. Called for the form of a trip, for a planned trip
-- and for the driver's own trips.
CREATE OR REPLACE FUNCTION public.drivers_after_donation(p_drivers uuid[], p_day date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.id from transport_driver d
  join blood_donor b on b.area_id = d.area_id and b.sewadar_id = d.sewadar_id
  join blood_donation n on n.area_id = b.area_id and n.donor_id = b.id
  where d.area_id = context_area() and d.id = any (p_drivers) and n.day between p_day - 1 and p_day
$function$;
GRANT EXECUTE ON FUNCTION drivers_after_donation(p_drivers uuid[], p_day date) TO sewa_app;

-- drop_try() --------------------------------------------------------------------------------------------------------
-- Forgets an attempt that does not count: it was refused because of too many before it, or checked the own password
-- and was right. Called by sign-in and by the change of the own password.
CREATE OR REPLACE FUNCTION public.drop_try(p_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from sign_in_try where id = p_id $function$;
GRANT EXECUTE ON FUNCTION drop_try(p_id uuid) TO sewa_app;

-- end_alerts() ------------------------------------------------------------------------------------------------------
-- Writes down that a mail was taken by the mail server, or that it was refused and is tried again. Called by the
-- hourly alerts.
CREATE OR REPLACE FUNCTION public.end_alerts(p_user uuid, p_mail uuid, p_is_sent boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update expiry_alert a set sent_at = case when p_is_sent then now() end, claimed_at = case when p_is_sent then a.claimed_at end
   where a.user_id = p_user and a.area_id = (select u.area_id from app_user u where u.id = p_user) and a.mail_id = p_mail and a.sent_at is null
$function$;
GRANT EXECUTE ON FUNCTION end_alerts(p_user uuid, p_mail uuid, p_is_sent boolean) TO sewa_app;

-- end_housekeeping() ------------------------------------------------------------------------------------------------
-- Records how a step ended: a report when it succeeded, a reason when it failed. Called by the housekeeping of each
-- server.
CREATE OR REPLACE FUNCTION public.end_housekeeping(p_name text, p_report jsonb, p_failure text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update housekeeping_step set ended_at = clock_timestamp(), failure = coalesce(p_failure, ''),
    report = case when p_failure is null then p_report else report end,
    succeeded_at = case when p_failure is null then clock_timestamp() else succeeded_at end
   where name = p_name
$function$;
GRANT EXECUTE ON FUNCTION end_housekeeping(p_name text, p_report jsonb, p_failure text) TO sewa_app;

-- end_job() ---------------------------------------------------------------------------------------------------------
-- Ends a job with its result or error. Called by the runner of jobs.
CREATE OR REPLACE FUNCTION public.end_job(p_job uuid, p_state text, p_result jsonb, p_error text, p_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare j job;
begin
  update job set state = p_state, result = p_result, error = p_error, error_data = p_data, ended_at = now(),
         done = case when p_state = 'done' then coalesce(total, done) else done end
   where id = p_job and state in ('waiting', 'running') and p_state in ('done', 'failed', 'cancelled') returning * into j;
  if found then perform tell_job(j); end if;
end $function$;
GRANT EXECUTE ON FUNCTION end_job(p_job uuid, p_state text, p_result jsonb, p_error text, p_data jsonb) TO sewa_app;

-- end_session() -----------------------------------------------------------------------------------------------------
-- Ends a session and logs it. Called by sign-out.
CREATE OR REPLACE FUNCTION public.end_session(p_token bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare s session; u app_user;
begin
  delete from session where token_hash = p_token returning * into s;
  if not found then return false; end if;
  select * into u from app_user where id = s.user_id;
  perform set_config('app.user', u.id::text, true), set_config('app.user_name', u.name, true);
  perform append_change(coalesce(u.area_id, s.area_id), u.centre_id, 'session', u.id::text, u.username, 2, null, null);
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION end_session(p_token bytea) TO sewa_app;

-- end_sessions() ----------------------------------------------------------------------------------------------------
-- Ends all sessions of a user in scope and logs it. Called by the user screens.
CREATE OR REPLACE FUNCTION public.end_sessions(p_user uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare n int; u app_user;
begin
  if not user_in_scope(p_user) then return 0; end if;
  delete from session where user_id = p_user;
  get diagnostics n = row_count;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'session', p_user::text, u.username, 2, null, jsonb_build_object('ended', n));
  return n;
end $function$;
GRANT EXECUTE ON FUNCTION end_sessions(p_user uuid) TO sewa_app;

-- enter_sync_device() -----------------------------------------------------------------------------------------------
-- States that the transaction is a device of its area; no row when the request is not newer than the last one. Called
-- after the signature was checked.
CREATE OR REPLACE FUNCTION public.enter_sync_device(p_device uuid, p_issued bigint, p_counter bigint, p_request text)
 RETURNS TABLE(area_id uuid, name text, number integer, state text, head_number integer, head_hash text, staff uuid[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare d sync_device;
begin
  select * into d from sync_device one where one.id = p_device for update;
  if d.id is null then return; end if;
  if p_issued < d.last_issued or (p_issued = d.last_issued and p_counter <= d.last_counter) then return; end if;
  update sync_device one set last_issued = p_issued, last_counter = p_counter, last_contact_at = now() where one.area_id = d.area_id and one.id = d.id;
  perform set_config('app.user', '', true), set_config('app.area', d.area_id::text, true), set_config('app.level', '0', true),
    set_config('app.centres', '*', true), set_config('app.stamp', '', true), set_config('app.user_name', d.name, true),
    set_config('app.request', p_request, true), set_config('app.origin', 'device ' || d.number, true);
  return query select d.area_id, d.name, d.number, d.state, d.head_number, d.head_hash, d.staff;
end $function$;
GRANT EXECUTE ON FUNCTION enter_sync_device(p_device uuid, p_issued bigint, p_counter bigint, p_request text) TO sewa_app;

-- enter_sync_laptop() -----------------------------------------------------------------------------------------------
-- States that the transaction is the exchange of this laptop with its cloud. Called by the job that does it.
CREATE OR REPLACE FUNCTION public.enter_sync_laptop(p_area uuid)
 RETURNS SETOF sync_self
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from sync_self where area_id = p_area) then return; end if;
  perform set_config('app.area', p_area::text, true), set_config('app.centres', '*', true), set_config('app.origin', 'cloud', true),
    set_config('app.stamp', '', true);
  return query select * from sync_self where area_id = p_area;
end $function$;
GRANT EXECUTE ON FUNCTION enter_sync_laptop(p_area uuid) TO sewa_app;

-- erase_blood_donor() -----------------------------------------------------------------------------------------------
-- Erases a donor in one transaction and reports what stays. Called by the act "Erase"; as the owner, because the
-- application may change neither the log nor confidential answers.
CREATE OR REPLACE FUNCTION public.erase_blood_donor(p_id uuid, p_reason text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  here constant uuid := context_area();
  place uuid;
  num int;
  donors uuid[];
  linked int;
  done jsonb;
  report jsonb;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  select centre_id, number into place, num from blood_donor where area_id = here and id = p_id for update;
  if place is null or not centre_in_scope(place) then raise exception 'no such record' using errcode = 'no_data_found'; end if;
  with recursive same as (
    select p_id as id union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = here)
  select array_agg(id) into donors from same;
  linked := (select count(distinct sewadar_id) from blood_donor where area_id = here and id = any (donors) and sewadar_id is not null);
  done := forget_blood_donors(here, donors);
  report := jsonb_build_object(
    'removed', jsonb_build_object('sewadars', 0, 'members', 0, 'applications', 0, 'donors', cardinality(donors),
      'documents', done -> 'documents', 'logEntries', done -> 'logEntries'),
    'kept', jsonb_strip_nulls(jsonb_build_object('donations', nullif((done ->> 'units')::int, 0), 'sewadars', nullif(linked, 0))));
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name, others)
  values (here, place, 'blood_donor', p_id, num, p_reason, report, context_user(), coalesce(current_setting('app.user_name', true), ''),
    array(select jsonb_array_elements_text(done -> 'others')::uuid));
  perform append_change(here, place, 'blood_donor', p_id::text, '', 5, null, jsonb_build_object('erased', true));
  return report || jsonb_build_object('files', done -> 'files');
end $function$;
GRANT EXECUTE ON FUNCTION erase_blood_donor(p_id uuid, p_reason text) TO sewa_app;

-- erase_person() ----------------------------------------------------------------------------------------------------
-- Erases a person: record, linked records, files, log contents and search, in one transaction, and reports what
-- stays. Called by the act "Erase"; as the owner, because the application may change neither the log nor records out
-- of its sight.
CREATE OR REPLACE FUNCTION public.erase_person(p_entity text, p_id uuid, p_reason text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  here constant uuid := context_area();
  place uuid;
  num int;
  sewadars uuid[] := '{}';
  members uuid[] := '{}';
  applications uuid[] := '{}';
  attendants uuid[];
  passes uuid[];
  entitlements uuid[];
  badges uuid[];
  transfers uuid[];
  arrivals uuid[];
  renewals uuid[];
  hashes text[];
  gone text[];
  attachments int;
  entries int;
  kept jsonb;
  report jsonb;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  execute case p_entity
    when 'sewadar' then 'select centre_id, number from sewadar where area_id = $1 and id = $2 for update'
    when 'oae_member' then 'select centre_id, number from oae_member where area_id = $1 and id = $2 for update'
    when 'application' then 'select centre_id, number from application where area_id = $1 and id = $2 for update'
  end into place, num using here, p_id;
  if place is null or not centre_in_scope(place) then raise exception 'no such record' using errcode = 'no_data_found'; end if;

  -- One person: records merged into this one, the enclosure's member, what they applied with.
  case p_entity
    when 'sewadar' then
      with recursive same as (
        select p_id as id union select s.id from sewadar s join same on s.merged_into = same.id where s.area_id = here)
      select array_agg(id) into sewadars from same;
      members := array(select id from oae_member where area_id = here and sewadar_id = any (sewadars));
    when 'oae_member' then members := array[p_id];
    else applications := array[p_id];
  end case;
  applications := applications || array(select id from application where area_id = here
    and (sewadar_id = any (sewadars) or result_sewadar_id = any (sewadars) or result_member_id = any (members)));
  attendants := array(select id from oae_attendant where area_id = here and member_id = any (members));
  arrivals := array(select id from oae_arrival where area_id = here and (member_id = any (members) or attendant_id = any (attendants)));
  renewals := array(select id from oae_renewal where area_id = here and member_id = any (members));
  transfers := array(select id from transfer_request where area_id = here and sewadar_id = any (sewadars));
  -- With a single application goes what it made for somebody who is in no other record; what belongs to a sewadar stays.
  passes := array(select id from vehicle_pass where area_id = here and (sewadar_id = any (sewadars)
    or ((p_entity <> 'application' or sewadar_id is null)
      and id in (select result_pass_id from application where area_id = here and id = any (applications)))));
  entitlements := array(select id from badge_entitlement where area_id = here and (sewadar_id = any (sewadars)
    or ((p_entity <> 'application' or sewadar_id is null)
      and id in (select result_entitlement_id from application where area_id = here and id = any (applications)))));
  badges := array(select id from badge where area_id = here and (sewadar_id = any (sewadars) or member_id = any (members)
    or attendant_id = any (attendants) or entitlement_id = any (entitlements)));

  kept := jsonb_strip_nulls(jsonb_build_object(
    'attendants', nullif((select count(*) from oae_attendant where area_id = here and sewadar_id = any (sewadars) and not member_id = any (members)), 0),
    'passes', nullif(cardinality(passes), 0),
    'entitlements', nullif(cardinality(entitlements), 0),
    'badges', nullif(cardinality(badges), 0),
    'elsewhere', nullif((select count(*) from transfer_request where area_id = here and id = any (transfers) and new_sewadar_id is not null), 0),
    'sewadars', nullif((select count(*) from sewadar s where s.area_id = here and not s.id = any (sewadars)
      and (s.id in (select m.sewadar_id from oae_member m where m.area_id = here and m.id = any (members))
        or s.id in (select coalesce(a.result_sewadar_id, a.sewadar_id) from application a where a.area_id = here and a.id = any (applications)))), 0),
    'members', nullif((select count(*) from oae_member m where m.area_id = here and not m.id = any (members)
      and m.id in (select a.result_member_id from application a where a.area_id = here and a.id = any (applications))), 0)));

  select array_agg(distinct h), count(distinct t.id) into hashes, attachments
    from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
   where t.area_id = here and h is not null
     and t.owner_id = any (sewadars || members || applications || attendants || entitlements);

  delete from attachment where area_id = here and owner_id = any (sewadars || members || applications || attendants || entitlements);
  delete from transfer_request where area_id = here and id = any (transfers);
  delete from application where area_id = here and id = any (applications);
  update oae_attendant set sewadar_id = null where area_id = here and sewadar_id = any (sewadars) and not member_id = any (members);
  -- A badge keeps its number and its days; nobody enters with it any more.
  update badge set sewadar_id = null, member_id = null, attendant_id = null, entitlement_id = null, undo = null,
    status = case when status in (10, 20, 30) then 70 else status end,
    status_since = case when status in (10, 20, 30) then now() else status_since end,
    reason = case when status in (10, 20, 30) then '#removed' when left(reason, 1) = '#' then reason else '' end
   where area_id = here and id = any (badges);
  delete from oae_member where area_id = here and id = any (members);
  -- Numbers and validity stay: a number is not given twice, and the gate knows what was valid.
  update vehicle_pass set sewadar_id = null, name = '—', phone = '', vehicle_number = '—' where area_id = here and id = any (passes);
  update badge_entitlement set sewadar_id = null, name = '—', name_latin = '', relative_name = '', birth_date = null, phone = '', address = ''
   where area_id = here and id = any (entitlements);
  delete from sewadar where area_id = here and id = any (sewadars);

  -- That something was done, when and by whom stays; what it said does not. The deletions above are among it.
  gone := (sewadars || members || applications || attendants || arrivals || renewals || transfers || passes || entitlements || badges)::text[];
  update change_log set before = null, after = null, title = ''
   where area_id = here and entity = any (array['sewadar', 'sewadar_department', 'sewadar_merge', 'transfer_request', 'attachment', 'oae_member',
       'oae_attendant', 'oae_arrival', 'oae_renewal', 'application', 'application_remark', 'badge_entitlement', 'vehicle_pass', 'badge'])
     and row_id = any (gone) and (before is not null or after is not null or title <> '');
  get diagnostics entries = row_count;
  -- Arrivals are logged with their gathering.
  if cardinality(members) > 0 then
    update change_log set before = null, after = null
     where area_id = here and entity = 'oae_arrival'
       and (coalesce(before, after) ->> 'member_id' = any (gone) or coalesce(before, after) ->> 'attendant_id' = any (gone));
  end if;
  -- Replies that are kept for repeated requests hold whole records.
  delete from idempotency_key k where exists (select from unnest(gone) one where position(one in k.reply::text) > 0);

  insert into file_to_destroy (hash) select h from unnest(hashes) h
   where h in (select unused_files(hashes)) on conflict do nothing;
  report := jsonb_build_object(
    'removed', jsonb_build_object('sewadars', cardinality(sewadars), 'members', cardinality(members),
      'applications', cardinality(applications), 'documents', coalesce(attachments, 0), 'logEntries', entries),
    'kept', kept);
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name)
  values (here, place, p_entity, p_id, num, p_reason, report, context_user(), coalesce(current_setting('app.user_name', true), ''));
  perform append_change(here, place, p_entity, p_id::text, '', 5, null, jsonb_build_object('erased', true));
  return report || jsonb_build_object('files', (select coalesce(jsonb_agg(h), '[]') from unnest(hashes) h where h in (select hash from file_to_destroy)));
end $function$;
GRANT EXECUTE ON FUNCTION erase_person(p_entity text, p_id uuid, p_reason text) TO sewa_app;

-- expire_badges() ---------------------------------------------------------------------------------------------------
-- Badges of all areas whose last day is past become expired. Called by the housekeeping, which belongs to no area: so
-- it runs as the owner.
CREATE OR REPLACE FUNCTION public.expire_badges(p_today date, p_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with expired as (
    update badge b set status = 50, status_since = now(), undo = null
    from (select o.area_id, o.id from badge o
      where o.status in (10, 20, 30) and o.valid_to < p_today limit p_most for update skip locked) o
    where b.area_id = o.area_id and b.id = o.id
    returning 1)
  select count(*)::int from expired
$function$;
GRANT EXECUTE ON FUNCTION expire_badges(p_today date, p_most integer) TO sewa_app;

-- fail_try() --------------------------------------------------------------------------------------------------------
-- Ends an attempt as failed and logs it. The username of nobody is not logged: it is often a password in the wrong
-- field. Called by sign-in.
CREATE OR REPLACE FUNCTION public.fail_try(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare t sign_in_try; u app_user; failures int;
begin
  update sign_in_try set succeeded = false where id = p_id returning * into t;
  if not found then return; end if;
  select * into u from app_user where username = t.username;
  select count(*) into failures from sign_in_try o
   where o.username = t.username and o.succeeded is not true and o.at > now() - interval '15 minutes';
  perform append_change(u.area_id, u.centre_id, 'session', u.id::text, u.username, 1, null,
    jsonb_build_object('outcome', case when u.id is null then 'unknown user' when failures >= 5 then 'slowed down' else 'refused' end,
      'address', t.address));
end $function$;
GRANT EXECUTE ON FUNCTION fail_try(p_id uuid) TO sewa_app;

-- file_destroyed() --------------------------------------------------------------------------------------------------
-- Called by the housekeeping once a file is gone, or found to be used by somebody else.
CREATE OR REPLACE FUNCTION public.file_destroyed(p_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from file_to_destroy where hash = p_hash $function$;
GRANT EXECUTE ON FUNCTION file_destroyed(p_hash text) TO sewa_app;

-- files_to_destroy() ------------------------------------------------------------------------------------------------
-- What the housekeeping has still to destroy.
CREATE OR REPLACE FUNCTION public.files_to_destroy()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select hash from file_to_destroy order by at limit 500 $function$;
GRANT EXECUTE ON FUNCTION files_to_destroy() TO sewa_app;

-- financial_year() --------------------------------------------------------------------------------------------------
-- The year in which the financial year of a day begins, on 1 April. Shops number their bills anew in each. Called by
-- the column bill_key of transport_expense, the index sg_record_entry_bill, bill_twin and find_bill.
CREATE OR REPLACE FUNCTION public.financial_year(p_day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (extract(year from p_day) - case when extract(month from p_day) < 4 then 1 else 0 end)::int
$function$;
GRANT EXECUTE ON FUNCTION financial_year(p_day date) TO sewa_app;

-- find_bill() -------------------------------------------------------------------------------------------------------
-- The number of the record on which a bill of a vendor stands already, of the financial year of a day; vendor and
-- number are compared without case, spaces, dashes and leading noughts. Holds a lock until the bill is saved. As the
-- owner, because another centre may have entered it; it tells the number only. Called before a bill is entered.
CREATE OR REPLACE FUNCTION public.find_bill(p_vendor text, p_number text, p_day date DEFAULT CURRENT_DATE)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  record_number int;
begin
  -- Of two who enter a bill at once, each in their own way, the second one waits and finds it.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'sg bill', context_area(), bill_text(p_vendor), bill_text(p_number)), 0));
  select r.number into record_number from sg_record_entry e join sg_record r on r.area_id = e.area_id and r.id = e.record_id
   where e.area_id = context_area() and e.kind = 'bill'
     and bill_text(e.vendor) = bill_text(p_vendor) and bill_text(e.bill_number) = bill_text(p_number)
     -- Where signs alone are typed, nothing is left to compare.
     and (bill_text(p_vendor) <> '' or lower(e.vendor) = lower(p_vendor))
     and (bill_text(p_number) <> '' or lower(e.bill_number) = lower(p_number))
     and financial_year(e.day) = financial_year(p_day)
   order by r.number limit 1;
  return record_number;
end $function$;
GRANT EXECUTE ON FUNCTION find_bill(p_vendor text, p_number text, p_day date) TO sewa_app;

-- find_mail_address() -----------------------------------------------------------------------------------------------
-- Where a code is mailed to. Called by "forgot password", before anybody is signed in.
CREATE OR REPLACE FUNCTION public.find_mail_address(p_username text)
 RETURNS TABLE(user_id uuid, email text, name text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.email, u.name, coalesce(u.preferences ->> 'language', 'en') from app_user u where u.username = p_username and u.is_active
$function$;
GRANT EXECUTE ON FUNCTION find_mail_address(p_username text) TO sewa_app;

-- find_sync_device() ------------------------------------------------------------------------------------------------
-- The key of a device, to check a signature with. Called before anything else of its request is believed.
CREATE OR REPLACE FUNCTION public.find_sync_device(p_device uuid)
 RETURNS TABLE(area_id uuid, name text, number integer, public_key bytea, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.area_id, d.name, d.number, d.public_key, d.state from sync_device d where d.id = p_device
$function$;
GRANT EXECUTE ON FUNCTION find_sync_device(p_device uuid) TO sewa_app;

-- fleet_fills() -----------------------------------------------------------------------------------------------------
-- The fills of a vehicle, or of all, the latest first; the id is null of one that another centre paid. As the owner,
-- because how far a fill went is told only by the one before, whoever paid it; no amount, shop or bill of others is
-- told. Called for the costs and fills of vehicles.
CREATE OR REPLACE FUNCTION public.fleet_fills(p_vehicle uuid, p_limit integer)
 RETURNS TABLE(id uuid, vehicle_id uuid, day date, odometer integer, litres double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when centre_in_scope(e.centre_id) then e.id end, e.vehicle_id, e.day, e.odometer, e.litres
  from transport_expense e
  where e.area_id = context_area() and e.kind = 'fuel' and e.status <> 5 and (p_vehicle is null or e.vehicle_id = p_vehicle)
  order by e.day desc, e.odometer desc limit p_limit
$function$;
GRANT EXECUTE ON FUNCTION fleet_fills(p_vehicle uuid, p_limit integer) TO sewa_app;

-- fleet_vehicle() ---------------------------------------------------------------------------------------------------
-- What a windscreen code shows of a vehicle: no owner and no driver. Called by scanned_fleet_vehicle and
-- windscreen_of, which run as the owner.
CREATE OR REPLACE FUNCTION public.fleet_vehicle(p_area uuid, p_code integer)
 RETURNS TABLE(vehicle_number text, vehicle_type smallint, centre_name text, is_withdrawn boolean, papers jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select v.number, v.type, c.name, v.status = 'withdrawn',
    coalesce((select jsonb_agg(jsonb_build_object('kind', p.kind, 'validUntil', p.valid_until)) from expiring_paper p
      where p.area_id = v.area_id and p.vehicle_id = v.id and p.is_current), '[]')
  from transport_vehicle v join centre c on c.area_id = v.area_id and c.id = v.centre_id
  where v.area_id = p_area and v.code_number = p_code
$function$;

-- follow_application_centre() ---------------------------------------------------------------------------------------
-- The centre of a remark is that of its application. In the database, because policies compare the copy.
-- Trigger of application_remark.
CREATE OR REPLACE FUNCTION public.follow_application_centre()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select a.centre_id into new.centre_id from application a where a.area_id = new.area_id and a.id = new.application_id;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION follow_application_centre() TO sewa_app;

-- follow_expense_odometer() -----------------------------------------------------------------------------------------
-- Hands the reading at the pump on to the vehicle. Trigger of transport_expense.
-- Trigger of transport_expense.
CREATE OR REPLACE FUNCTION public.follow_expense_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- A rejected bill says nothing, nor does one with a reading of the odometer before.
  was constant int := case when tg_op <> 'INSERT' and old.status <> 5 and is_bill_of_odometer(old.area_id, old.vehicle_id, old.day)
    then old.odometer end;
  now_is constant int := case when tg_op <> 'DELETE' and new.status <> 5 and is_bill_of_odometer(new.area_id, new.vehicle_id, new.day)
    then new.odometer end;
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.vehicle_id <> new.vehicle_id then
    perform follow_odometer(old.area_id, old.vehicle_id, was, null);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.vehicle_id <> new.vehicle_id then
    perform follow_odometer(new.area_id, new.vehicle_id, null, now_is);
  elsif tg_op = 'UPDATE' and was is distinct from now_is then
    perform follow_odometer(new.area_id, new.vehicle_id, was, now_is);
  end if;
  return null;
end $function$;

-- follow_member_centre() --------------------------------------------------------------------------------------------
-- The centre of what hangs on a member is the member's. In the database, because policies compare the copy.
-- Trigger of oae_attendant, oae_renewal.
CREATE OR REPLACE FUNCTION public.follow_member_centre()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select m.centre_id into new.centre_id from oae_member m where m.area_id = new.area_id and m.id = new.member_id;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION follow_member_centre() TO sewa_app;

-- follow_merged_donor() ---------------------------------------------------------------------------------------------
-- Rows that a laptop hands in late follow their donor to the record that it was merged into. Trigger of
-- blood_donation, blood_deferral, blood_confidential, blood_visit and blood_call.
-- Trigger of blood_call, blood_confidential, blood_deferral, blood_donation, blood_visit.
CREATE OR REPLACE FUNCTION public.follow_merged_donor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept uuid := new.donor_id;
  next uuid;
  is_double boolean := false;
begin
  -- A laptop gets the row as the cloud has it.
  if exists (select from sync_self s where s.area_id = new.area_id) then return new; end if;
  loop
    next := (select d.merged_into from blood_donor d where d.area_id = new.area_id and d.id = kept);
    exit when next is null;
    kept := next;
  end loop;
  if kept = new.donor_id then return new; end if;
  -- As in the merge itself: what both records have stays with the merged one.
  if tg_table_name = 'blood_donation' then
    is_double := exists (select from blood_donation g where g.area_id = new.area_id and g.donor_id = kept and g.day = new.day);
  elsif tg_table_name = 'blood_visit' then
    is_double := new.outcome = '' and exists (select from blood_visit v
      where v.area_id = new.area_id and v.camp_id = new.camp_id and v.donor_id = kept and v.outcome = '');
  elsif tg_table_name = 'blood_call' then
    is_double := exists (select from blood_call c where c.area_id = new.area_id and c.camp_id = new.camp_id and c.donor_id = kept);
  end if;
  if is_double then return new; end if;
  new.donor_id := kept;
  if tg_table_name in ('blood_donation', 'blood_deferral', 'blood_confidential') then
    new.centre_id := (select d.centre_id from blood_donor d where d.area_id = new.area_id and d.id = kept);
  end if;
  return new;
end $function$;

-- follow_odometer() -------------------------------------------------------------------------------------------------
-- The last known reading of a vehicle follows whatever was read last: a trip or a bill. One that is corrected
-- downwards or goes takes the vehicle along where it was the last one, back to what was read before. As the owner,
-- because the vehicle may stand in another centre. Called by triggers of transport_trip and transport_expense.
CREATE OR REPLACE FUNCTION public.follow_odometer(p_area uuid, p_vehicle uuid, p_old integer, p_new integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  reading int;
begin
  update transport_vehicle v set odometer = p_new
   where v.area_id = p_area and v.id = p_vehicle and p_new is not null and (v.odometer is null or p_new > v.odometer);
  if p_old is null or p_new >= p_old then return; end if;
  -- Lower than it was, or gone: the highest of what else was read from this odometer.
  select greatest(p_new, v.odometer_start, highest_reading(v.area_id, v.id, v.odometer_since)) into reading
    from transport_vehicle v where v.area_id = p_area and v.id = p_vehicle;
  -- What somebody entered at the vehicle itself stands in the log only: before the rise to what is gone.
  if p_new is null then
    reading := greatest(reading, (select (l.before ->> 'odometer')::int from change_log l
      where l.area_id = p_area and l.entity = 'transport_vehicle' and l.row_id = p_vehicle::text and (l.after ->> 'odometer')::int = p_old
        and coalesce((l.before ->> 'odometer')::int, -1) < p_old
      order by l.id desc limit 1));
  end if;
  update transport_vehicle v set odometer = reading
   where v.area_id = p_area and v.id = p_vehicle and v.odometer = p_old and reading is distinct from p_old;
end $function$;

-- follow_org() ------------------------------------------------------------------------------------------------------
-- Copies area and centre from the user's org. In the database, because policies compare the copies: no writer may
-- state others.
-- Trigger of app_user.
CREATE OR REPLACE FUNCTION public.follow_org()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select o.area_id, o.centre_id into new.area_id, new.centre_id from org o where o.id = new.org_id;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION follow_org() TO sewa_app;

-- follow_owner_centre() ---------------------------------------------------------------------------------------------
-- An attachment belongs to the centre of its record, or to the whole area as its record does, whatever the writer
-- says: policies then need no join. Called by the trigger attachment_follow.
-- Trigger of attachment.
CREATE OR REPLACE FUNCTION public.follow_owner_centre()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  given constant jsonb := to_jsonb(new);
  one record;
begin
  for one in select * from attachment_owners() where given ->> owner_column is not null loop
    new.owner_id := given ->> one.owner_column;
    if has_column(one.owner_table, 'centre_id') then
      execute format('select centre_id from %s where area_id = $1 and id = $2', one.owner_table)
        into new.centre_id using new.area_id, new.owner_id;
    else
      new.centre_id := null;
    end if;
  end loop;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION follow_owner_centre() TO sewa_app;

-- follow_paper_owner() ----------------------------------------------------------------------------------------------
-- A paper belongs to the centre of its record, whatever the writer says: policies then need no join. Called by the
-- trigger expiring_paper_follow.
-- Trigger of expiring_paper.
CREATE OR REPLACE FUNCTION public.follow_paper_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  given constant jsonb := to_jsonb(new);
  one record;
begin
  for one in select * from paper_owners() where given ->> owner_column is not null loop
    new.owner_id := given ->> one.owner_column;
    execute format('select centre_id from %s where area_id = $1 and id = $2', one.owner_table)
      into new.centre_id using new.area_id, new.owner_id;
  end loop;
  return new;
end $function$;

-- follow_sewadar_centre() -------------------------------------------------------------------------------------------
-- The centre of what hangs on a sewadar is the sewadar's. In the database, because policies compare the copy.
-- Trigger of sewadar_department.
CREATE OR REPLACE FUNCTION public.follow_sewadar_centre()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select s.centre_id into new.centre_id from sewadar s where s.area_id = new.area_id and s.id = new.sewadar_id;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION follow_sewadar_centre() TO sewa_app;

-- follow_trip_odometer() --------------------------------------------------------------------------------------------
-- Hands the readings of a trip on to its vehicle. Trigger of transport_trip.
-- Trigger of transport_trip.
CREATE OR REPLACE FUNCTION public.follow_trip_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  since constant timestamptz := (select v.odometer_since from transport_vehicle v where v.area_id = new.area_id and v.id = new.vehicle_id);
  -- A reading of the odometer before says nothing about the new one.
  was constant int := case when since is null or coalesce(old.ended_at, old.started_at) >= since
    then coalesce(old.odometer_in, old.odometer_out) end;
  now_is constant int := case when since is null or coalesce(new.ended_at, new.started_at) >= since
    then coalesce(new.odometer_in, new.odometer_out) end;
begin
  perform follow_odometer(new.area_id, new.vehicle_id, was, now_is);
  return null;
end $function$;

-- follow_user() -----------------------------------------------------------------------------------------------------
-- Keeps sessions in step with user, org, further centres and credential. In the database, so that a change of rights
-- holds from the next request on, whoever makes it.
-- Trigger of app_user, credential, org, session, user_centre.
CREATE OR REPLACE FUNCTION public.follow_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case tg_table_name
    when 'app_user' then perform refresh_sessions(new.id);
    when 'org' then perform refresh_sessions(u.id) from app_user u where u.org_id = new.id;
    when 'session' then perform refresh_sessions(new.user_id);
    else perform refresh_sessions(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  end case;
  return null;
end $function$;

-- forget_attendance() -----------------------------------------------------------------------------------------------
-- An erased sewadar leaves the attendance sheets. Trigger of sewadar, for erase_person: as the owner, because sheets
-- of other centres are out of the user's sight.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.forget_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from attendance_correction where area_id = old.area_id and sewadar_id = old.id;
  delete from attendance_entry where area_id = old.area_id and sewadar_id = old.id;
  return old;
end $function$;

-- forget_badges_of_erased() -----------------------------------------------------------------------------------------
-- Where a badge of an erased person was scanned, and the words with which its card was printed again, go with the
-- person. As the owner, because the application may not change the log. Trigger of erasure.
-- Trigger of erasure.
CREATE OR REPLACE FUNCTION public.forget_badges_of_erased()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  nobodys constant uuid[] := array(select b.id from badge b where b.area_id = new.area_id
    and num_nonnulls(b.sewadar_id, b.member_id, b.attendant_id, b.entitlement_id) = 0);
  scans uuid[];
begin
  scans := array(select s.id from badge_scan s where s.area_id = new.area_id and s.badge_id = any (nobodys));
  delete from badge_scan where area_id = new.area_id and id = any (scans);
  update badge_print_card set reason = '' where area_id = new.area_id and badge_id = any (nobodys) and reason <> '';
  update change_log set before = null, after = null, title = ''
   where area_id = new.area_id and (before is not null or after is not null or title <> '')
     and ((entity = 'badge_scan' and row_id = any (scans::text[]))
       or (entity = 'badge_print_card' and row_id = any (nobodys::text[])));
  return null;
end $function$;

-- forget_blood_confidential() ---------------------------------------------------------------------------------------
-- Takes away the answers that an undone decision of the medical station recorded; the log learns only that it was
-- done. Called by the undo of the floor. As the owner: the application has no right to the table.
CREATE OR REPLACE FUNCTION public.forget_blood_confidential(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare gone blood_confidential;
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  -- A confidential reason goes with its deferral.
  delete from blood_confidential c where c.area_id = context_area() and c.id = p_id and c.deferral_id is null and c.camp_id is not null
      and blood_floor_camp(c.camp_id) is not null
    returning * into gone;
  if found then perform append_change(gone.area_id, gone.centre_id, 'blood_confidential', gone.donor_id::text, '', 5, null, null); end if;
end $function$;
GRANT EXECUTE ON FUNCTION forget_blood_confidential(p_id uuid) TO sewa_app;

-- forget_blood_donors() ---------------------------------------------------------------------------------------------
-- Deletes donors with deferrals, confidential answers, files and what the log says of them; donations stay without a
-- donor. Called by erase_blood_donor and by the erasure of a sewadar.
CREATE OR REPLACE FUNCTION public.forget_blood_donors(p_area uuid, p_donors uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hashes text[];
  documents int;
  units int;
  entries int;
  gone constant text[] := p_donors::text[];
  camps text[];
  others uuid[];
begin
  select array_agg(distinct h), count(distinct t.id) into hashes, documents
    from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
   where t.area_id = p_area and t.donor_id = any (p_donors) and h is not null;
  others := p_donors || array(
    select id from blood_donation where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_deferral where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_confidential where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_call where area_id = p_area and donor_id = any (p_donors)
    union all select id from blood_donor_merge where area_id = p_area and (kept_id = any (p_donors) or merged_id = any (p_donors))
    union all select id from blood_visit where area_id = p_area and donor_id = any (p_donors)
    union all select s.id from blood_visit_step s join blood_visit v on v.area_id = s.area_id and v.id = s.visit_id
      where s.area_id = p_area and v.donor_id = any (p_donors));
  -- The unit still counts for its camp; whose it was is forgotten.
  perform set_config('app.standing_later', 'on', true);
  update blood_donation set donor_id = null, seen = '{}', care = '', notes = '', override_reason = case when cardinality(overridden) > 0 then '—' else '' end
   where area_id = p_area and donor_id = any (p_donors);
  get diagnostics units = row_count;
  update blood_donor set merged_into = null where area_id = p_area and merged_into = any (p_donors);
  delete from blood_donor where area_id = p_area and id = any (p_donors);
  perform set_config('app.standing_later', '', true);
  update change_log set before = null, after = null, title = ''
   where area_id = p_area and row_id = any (gone) and (before is not null or after is not null or title <> '')
     and entity in ('blood_donor', 'blood_donor_merge', 'blood_donation', 'blood_deferral', 'blood_confidential', 'attachment');
  get diagnostics entries = row_count;
  -- A call is logged with its camp, and a donation that has lost its donor above with none.
  camps := array(select distinct l.row_id from change_log l
    where l.area_id = p_area and l.entity = 'blood_call' and (l.before ->> 'donor_id' = any (gone) or l.after ->> 'donor_id' = any (gone)));
  update change_log set before = null, after = null
   where area_id = p_area and entity = 'blood_call' and row_id = any (camps) and (before ->> 'donor_id' = any (gone) or after ->> 'donor_id' = any (gone));
  update change_log set before = null, after = null, title = ''
   where area_id = p_area and entity = 'blood_donation' and row_id is null and before ->> 'donor_id' = any (gone);
  -- A second call says only what changed, so nobody can tell whose it was: the notes of such go for the whole camp.
  update change_log set before = before - 'note', after = after - 'note'
   where area_id = p_area and entity = 'blood_call' and row_id = any (camps) and kind = 3 and (before ? 'note' or after ? 'note');
  delete from idempotency_key k where exists (select from unnest(gone) one where position(one in k.reply::text) > 0);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return jsonb_build_object('documents', coalesce(documents, 0), 'logEntries', entries, 'units', units, 'others', to_jsonb(others),
    'files', (select coalesce(jsonb_agg(h), '[]') from unnest(hashes) h where h in (select hash from file_to_destroy)));
end $function$;

-- forget_blood_visits() ---------------------------------------------------------------------------------------------
-- An erased donor leaves a visit without a name, which the camp's count needs. Trigger of blood_donor, for the
-- erasure.
-- Trigger of blood_donor.
CREATE OR REPLACE FUNCTION public.forget_blood_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update blood_visit_step s set before = '{}', reason = '' from blood_visit v
   where v.area_id = old.area_id and v.donor_id = old.id and s.area_id = v.area_id and s.visit_id = v.id;
  update blood_visit set donor_id = null, vitals = '{}', signature = '', override_reason = '' where area_id = old.area_id and donor_id = old.id;
  return old;
end $function$;
GRANT EXECUTE ON FUNCTION forget_blood_visits() TO sewa_app;

-- forget_donor_of_sewadar() -----------------------------------------------------------------------------------------
-- With an erased sewadar the donor goes too, as the driver does, with the record that it was merged into and all that
-- were merged into these. Trigger of sewadar, for erase_person.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.forget_donor_of_sewadar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  donors uuid[];
  kept blood_donor;
  done jsonb;
begin
  update blood_camp_staff set sewadar_id = null, name = '—', phone = '' where area_id = old.area_id and sewadar_id = old.id;
  -- Entries that say only what else changed have the name as their title.
  with named as (
    select distinct l.row_id, l.title from change_log l
    where l.area_id = old.area_id and l.entity = 'blood_camp_staff' and (l.before ->> 'sewadar_id' = old.id::text or l.after ->> 'sewadar_id' = old.id::text)
  )
  update change_log c set before = null, after = null, title = '' from named n
   where c.area_id = old.area_id and c.entity = 'blood_camp_staff' and c.row_id = n.row_id and c.title = n.title;
  -- Up to the record that was kept, unless that is another sewadar's, and down to all that were merged.
  with recursive up as (
    select d.id, d.merged_into from blood_donor d where d.area_id = old.area_id and d.sewadar_id = old.id
    union select d.id, d.merged_into from blood_donor d join up on d.id = up.merged_into
      where d.area_id = old.area_id and (d.sewadar_id is null or d.sewadar_id = old.id)
  ), same as (
    select id from up union select d.id from blood_donor d join same on d.merged_into = same.id where d.area_id = old.area_id
  )
  select array_agg(id) into donors from same;
  if donors is null then return old; end if;
  select * into kept from blood_donor where area_id = old.area_id and id = any (donors) order by merged_into nulls first limit 1;
  done := forget_blood_donors(old.area_id, donors);
  insert into erasure (area_id, centre_id, entity, record_id, number, reason, report, user_id, user_name, others)
  values (old.area_id, kept.centre_id, 'blood_donor', kept.id, kept.number, '',
    jsonb_build_object('removed', jsonb_build_object('donors', cardinality(donors), 'documents', done -> 'documents', 'logEntries', done -> 'logEntries'),
      'kept', jsonb_strip_nulls(jsonb_build_object('donations', nullif((done ->> 'units')::int, 0)))),
    context_user(), coalesce(current_setting('app.user_name', true), ''), array(select jsonb_array_elements_text(done -> 'others')::uuid));
  return old;
end $function$;

-- forget_driver() ---------------------------------------------------------------------------------------------------
-- With an erased sewadar the driver goes too: record, papers, files and what the log says. Trigger of sewadar, for
-- erase_person: as the owner, because the driver may be of another centre.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.forget_driver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  drivers constant uuid[] := array(select id from transport_driver where area_id = old.area_id and sewadar_id = old.id);
  hashes text[];
begin
  hashes := array(select distinct h from attachment t cross join lateral unnest(array[t.content_hash, t.thumbnail_hash, t.card_hash]) h
    where t.area_id = old.area_id and t.driver_id = any (drivers) and h is not null);
  update transport_trip set driver_id = case when driver_id = any (drivers) then second_driver_id else driver_id end, second_driver_id = null
   where area_id = old.area_id and (driver_id = any (drivers) or second_driver_id = any (drivers));
  delete from transport_driver where area_id = old.area_id and id = any (drivers);
  update change_log set before = null, after = null, title = ''
   where area_id = old.area_id and entity in ('transport_driver', 'expiring_paper', 'attachment') and row_id = any (drivers::text[]);
  insert into file_to_destroy (hash) select h from unnest(hashes) h where h in (select unused_files(hashes)) on conflict do nothing;
  return old;
end $function$;

-- forget_files_of_person() ------------------------------------------------------------------------------------------
-- Whoever is erased or taken off goes out of the files of prints at once; the others on them are printed anew. As the
-- owner, because the print may be out of the user's sight. Trigger of badge.
-- Trigger of badge.
CREATE OR REPLACE FUNCTION public.forget_files_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from badge_print_file f using badge_print_card c
   where c.area_id = new.area_id and c.badge_id = new.id and f.area_id = c.area_id and f.print_id = c.print_id;
  return null;
end $function$;

-- forget_nobodys_values() -------------------------------------------------------------------------------------------
-- A donation, visit or step of a visit without a donor, who was erased, carries nothing that was measured or said. As
-- the owner, because the visit may be out of sight. Trigger of blood_donation, blood_visit and blood_visit_step.
-- Trigger of blood_donation, blood_visit, blood_visit_step.
CREATE OR REPLACE FUNCTION public.forget_nobodys_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'blood_donation' then
    new.seen := '{}';
    new.care := '';
    new.notes := '';
    new.override_reason := case when cardinality(new.overridden) > 0 then '—' else '' end;
  elsif tg_table_name = 'blood_visit' then
    new.vitals := '{}';
    new.signature := '';
    new.override_reason := '';
  elsif exists (select from blood_visit v where v.area_id = new.area_id and v.id = new.visit_id and v.donor_id is null) then
    new.before := '{}';
    new.reason := '';
  end if;
  return new;
end $function$;

-- forget_old_addresses() --------------------------------------------------------------------------------------------
-- Takes the network addresses out of sign-ins after a year, 2,000 entries of the log at a time from a stored
-- position. A step of the housekeeping.
CREATE OR REPLACE FUNCTION public.forget_old_addresses(p_after bigint)
 RETURNS TABLE(last_id bigint, looked integer, changed integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare found_ids bigint[];
begin
  found_ids := array(select c.id from change_log c where c.id > p_after and c.at < now() - interval '1 year' order by c.id limit 2000);
  update change_log c set after = c.after - 'address'
   where c.id = any (found_ids) and c.at < now() - interval '1 year' and c.entity = 'session' and c.after ? 'address';
  get diagnostics changed = row_count;
  last_id := coalesce(found_ids[cardinality(found_ids)], p_after);
  looked := cardinality(found_ids);
  return next;
end $function$;
GRANT EXECUTE ON FUNCTION forget_old_addresses(p_after bigint) TO sewa_app;

-- forget_old_alerts() -----------------------------------------------------------------------------------------------
-- Deletes what was told about days that are long past. Called by the hourly alerts.
CREATE OR REPLACE FUNCTION public.forget_old_alerts(p_today date)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (delete from expiry_alert a where a.last_day < p_today - 60 returning 1) select count(*) from gone
$function$;
GRANT EXECUTE ON FUNCTION forget_old_alerts(p_today date) TO sewa_app;

-- forget_old_call_claims() ------------------------------------------------------------------------------------------
-- Deletes the claims of all areas that are over: they tell who called whom. Called by the housekeeping, which belongs
-- to no area: so it runs as the owner. Passes over what a caller is taking at the moment.
CREATE OR REPLACE FUNCTION public.forget_old_call_claims()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with old as (
    delete from blood_call_claim where (area_id, id) in (
      select c.area_id, c.id from blood_call_claim c where c.until < now() for update skip locked)
    returning 1
  )
  select count(*)::int from old
$function$;
GRANT EXECUTE ON FUNCTION forget_old_call_claims() TO sewa_app;

-- forget_old_jobs() -------------------------------------------------------------------------------------------------
-- Deletes jobs after a month and uploaded lists after two days. Called by the hourly housekeeping of the server.
CREATE OR REPLACE FUNCTION public.forget_old_jobs()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from job where ended_at < now() - interval '30 days';
  delete from import_file where changed_at < now() - interval '2 days';
  delete from import_row r where not exists (select from import_file f where f.area_id = r.area_id and f.id = r.import_id);
  delete from import_chunk r where not exists (select from import_file f where f.area_id = r.area_id and f.id = r.import_id);
$function$;
GRANT EXECUTE ON FUNCTION forget_old_jobs() TO sewa_app;

-- forget_old_lookups() ----------------------------------------------------------------------------------------------
-- Deletes the counts of compared identity numbers after 30 days. A step of the housekeeping.
CREATE OR REPLACE FUNCTION public.forget_old_lookups()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (delete from identity_lookup where at < now() - interval '30 days' returning 1) select count(*)::int from gone
$function$;
GRANT EXECUTE ON FUNCTION forget_old_lookups() TO sewa_app;

-- forget_old_requests() ---------------------------------------------------------------------------------------------
-- Deletes decided requests for an account after 90 days, in log and table. A step of the housekeeping.
CREATE OR REPLACE FUNCTION public.forget_old_requests()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare old uuid[];
begin
  old := array(select id from sign_up_request where status <> 1 and updated_at < now() - interval '90 days' limit 500);
  delete from sign_up_request where id = any (old);
  update change_log set before = null, after = null, title = '' where entity = 'sign_up_request' and row_id = any (old::text[]);
  return cardinality(old);
end $function$;
GRANT EXECUTE ON FUNCTION forget_old_requests() TO sewa_app;

-- forget_old_scans() ------------------------------------------------------------------------------------------------
-- Deletes the scans of gates of all areas after 30 days, in table and log: they tell who was where. Called by the
-- housekeeping, which belongs to no area: so it runs as the owner.
CREATE OR REPLACE FUNCTION public.forget_old_scans(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  old badge_scan[];
begin
  old := array(select s from badge_scan s where s.created_at < now() - interval '30 days' limit p_most);
  delete from badge_scan s using unnest(old) o where s.area_id = o.area_id and s.id = o.id;
  update change_log c set before = null, after = null, title = '' from unnest(old) o
   where c.area_id = o.area_id and c.entity = 'badge_scan' and c.row_id = o.id::text;
  return cardinality(old);
end $function$;
GRANT EXECUTE ON FUNCTION forget_old_scans(p_most integer) TO sewa_app;

-- forget_old_sign_in_data() -----------------------------------------------------------------------------------------
-- Deletes expired sessions, attempts, codes, turns and idempotency keys. Called by the hourly housekeeping of the
-- server.
CREATE OR REPLACE FUNCTION public.forget_old_sign_in_data()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from session where seen_at < now() - interval '12 hours' or created_at < now() - interval '7 days';
  delete from sign_in_try where at < now() - interval '30 days' or (succeeded is not true and at < now() - interval '1 day');
  delete from one_time_code where expires_at < now();
  delete from turn where at < now() - interval '1 day';
  delete from idempotency_key where at < now() - interval '2 days';
$function$;
GRANT EXECUTE ON FUNCTION forget_old_sign_in_data() TO sewa_app;

-- forget_old_sync() -------------------------------------------------------------------------------------------------
-- Deletes used up codes and old entries. Called by the hourly work.
CREATE OR REPLACE FUNCTION public.forget_old_sync()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from sync_enrolment where expires_at < now() - interval '1 day';
  delete from sync_stranger where day < current_date - 90;
  delete from sync_log l where l.at_ms < sync_now_ms() - 180 * 86400000::bigint and not exists (select from sync_self s where s.area_id = l.area_id);
  -- What a laptop handed in is in the cloud; the log of it is no archive.
  update sync_log l set before = null, after = null from sync_batch b
   where b.area_id = l.area_id and b.number = l.batch and b.acked_at < now() - interval '30 days' and l.after is not null;
end $function$;
GRANT EXECUTE ON FUNCTION forget_old_sync() TO sewa_app;

-- forget_on_rolls() -------------------------------------------------------------------------------------------------
-- An erased sewadar leaves the rolls, whose counts stay. Trigger of sewadar, for erase_person: as the owner, because
-- rolls of other centres are out of the user's sight.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.forget_on_rolls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update nominal_roll_member set sewadar_id = null, remarks = '', call_note = '' where area_id = old.area_id and sewadar_id = old.id;
  update nominal_roll set jathedar_id = nullif(jathedar_id, old.id), deputy_id = nullif(deputy_id, old.id)
   where area_id = old.area_id and old.id in (jathedar_id, deputy_id);
  return old;
end $function$;

-- forget_print_files() ----------------------------------------------------------------------------------------------
-- Removes the files of prints after two days, of all areas: called by the hourly housekeeping, as the owner because
-- no user sees every area.
CREATE OR REPLACE FUNCTION public.forget_print_files()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from badge_print_file f where f.created_at < now() - interval '2 days'
      or not exists (select from badge_print p where p.area_id = f.area_id and p.id = f.print_id)
    returning piece)
  select count(*) from gone
$function$;
GRANT EXECUTE ON FUNCTION forget_print_files() TO sewa_app;

-- forget_removed_from_rolls() ---------------------------------------------------------------------------------------
-- A record that is deleted or erased is not put back on a roll, and neither remark nor note of a call stays. As the
-- owner, because the roll may be out of the caller's sight. Trigger of sewadar.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.forget_removed_from_rolls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update nominal_roll set undo = null
   where area_id = old.area_id
     and undo @> jsonb_build_object('removed', jsonb_build_array(jsonb_build_object('sewadar_id', old.id)));
  return null;
end $function$;

-- forget_synced() ---------------------------------------------------------------------------------------------------
-- What lost in a conflict, and what was handed in, of an erased record. In the database, because an erasure is one
-- transaction there. Trigger of erasure.
-- Trigger of erasure.
CREATE OR REPLACE FUNCTION public.forget_synced()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare gone constant uuid[] := new.record_id || new.others;
begin
  update sync_conflict set fields = '[]' where area_id = new.area_id and (row_id = any (gone) or other_id = any (gone)
     -- A row that the cloud never had names the person in its fields only.
     or exists (select from jsonb_array_elements(fields) f where (f ->> 'kept') = any (gone::text[]) or (f ->> 'lost') = any (gone::text[])));
  -- What waits to be handed in is judged by the cloud, which forgets it as well.
  update sync_log set before = null, after = null where area_id = new.area_id and row_id = any (gone) and batch is not null;
  return null;
end $function$;

-- forget_wished_password() ------------------------------------------------------------------------------------------
-- Clears the hash of a requested password. In the database, because the application cannot write that column.
-- Trigger of sign_up_request.
CREATE OR REPLACE FUNCTION public.forget_wished_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.password_hash := '';
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION forget_wished_password() TO sewa_app;

-- gate_arrivals() ---------------------------------------------------------------------------------------------------
-- Who came from other centres to a gathering of the whole area, newest first, at most 500; the parameters narrow it.
-- The list fetches itself anew with each arrival, so a person is logged once for each user and gathering. Called by
-- the list of arrivals and after a scan; as the owner, because the rows are out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_arrivals(p_gathering uuid, p_today date, p_member uuid, p_attendant uuid, p_block uuid, p_mobility text, p_text text)
 RETURNS TABLE(id uuid, kind text, member uuid, name text, name_latin text, member_name text, number integer, photo uuid, mobility text, needs text[], block uuid, block_name text, at timestamp with time zone, left_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare one record;
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  for one in
    select a.id, case when a.member_id is null then 'attendant' else 'member' end as kind, m.id as member,
      coalesce(t.name, m.name) as name, coalesce(t.name_latin, m.name_latin) as name_latin, m.name as member_name, m.number,
      case when a.member_id is null then coalesce(t.photo_id, w.photo_id) else m.photo_id end as photo,
      case when a.member_id is null then 'walks' else m.mobility end as mobility,
      case when a.member_id is null then '{}' else m.needs end as needs,
      a.block_id as block, b.name as block_name, a.at, a.left_at
    from oae_arrival a
    left join oae_attendant t on t.area_id = a.area_id and t.id = a.attendant_id
    join oae_member m on m.area_id = a.area_id and m.id = coalesce(a.member_id, t.member_id)
    left join sewadar w on w.area_id = t.area_id and w.id = t.sewadar_id
    left join seat_block b on b.area_id = a.area_id and b.id = a.block_id
    where a.area_id = context_area() and a.gathering_id = p_gathering and not centre_in_scope(m.centre_id)
      and (p_member is null or a.member_id = p_member) and (p_attendant is null or a.attendant_id = p_attendant)
      and (p_block is null or a.block_id = p_block)
      and (p_mobility is null or (a.member_id is not null and m.mobility = p_mobility))
      and position(p_text in lower(concat_ws(' ', coalesce(t.name, m.name), coalesce(t.name_latin, m.name_latin), m.number))) > 0
    order by a.at desc, a.id desc limit 500
  loop
    if not gate_saw(p_gathering, one.member) then perform log_gate_look(p_gathering, one.member, 'list'); end if;
    return query select one.id, one.kind, one.member, one.name, one.name_latin, one.member_name, one.number, one.photo,
      one.mobility, one.needs, one.block, one.block_name, one.at, one.left_at;
  end loop;
end $function$;
GRANT EXECUTE ON FUNCTION gate_arrivals(p_gathering uuid, p_today date, p_member uuid, p_attendant uuid, p_block uuid, p_mobility text, p_text text) TO sewa_app;

-- gate_emergency() --------------------------------------------------------------------------------------------------
-- Whom to call for a member of another centre, by the pass, or by the number of somebody who has arrived, at a
-- gathering of the whole area. Each look is logged. As the owner, because the row is out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_emergency(p_gathering uuid, p_today date, p_code text, p_number integer)
 RETURNS TABLE(member uuid, number integer, name text, name_latin text, photo uuid, block_name text, mobility text, needs text[], is_permanent boolean, valid_from date, valid_to date, emergency_name text, emergency_phone text, emergency_relation text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare found_member uuid;
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  select h.member into found_member from gate_holder(p_code, p_number) h limit 1;
  if found_member is null then return; end if;
  -- A number can be guessed, a code cannot: by number only of those who are at the gathering.
  if p_number is not null and not exists (select from oae_arrival a
    where a.area_id = context_area() and a.gathering_id = p_gathering and a.member_id = found_member) then return; end if;
  perform log_gate_look(p_gathering, found_member, 'emergency');
  return query
    select m.id, m.number, m.name, m.name_latin, m.photo_id, coalesce(today.name, own.name), m.mobility, m.needs,
      m.is_permanent, m.valid_from, m.valid_to, m.emergency_name, m.emergency_phone, m.emergency_relation
    from oae_member m
    left join oae_arrival a on a.area_id = m.area_id and a.gathering_id = p_gathering and a.member_id = m.id and a.left_at is null
    left join seat_block today on today.area_id = m.area_id and today.id = a.block_id
    left join seat_block own on own.area_id = m.area_id and own.id = m.block_id
    where m.area_id = context_area() and m.id = found_member;
end $function$;
GRANT EXECUTE ON FUNCTION gate_emergency(p_gathering uuid, p_today date, p_code text, p_number integer) TO sewa_app;

-- gate_has_looks_left() ---------------------------------------------------------------------------------------------
-- Whether this user may look for more members of other centres at this gathering by number or name: numbers can be
-- counted through, and names guessed. Those who then came do not count. Asked by gate_pass and gate_members, and by
-- the server, which says so.
CREATE OR REPLACE FUNCTION public.gate_has_looks_left(p_gathering uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(distinct c.row_id) < 300
  from change_log c
  where c.area_id = context_area() and c.user_id = context_user() and c.entity = 'oae_member' and c.kind = 6
    and c.at > now() - interval '60 days'
    and c.after ->> 'ref_id' = p_gathering::text and c.after ->> 'gate' in ('number', 'search')
    and not exists (select from oae_arrival a
      where a.area_id = c.area_id and a.gathering_id = p_gathering and a.member_id = c.row_id::uuid)
$function$;
GRANT EXECUTE ON FUNCTION gate_has_looks_left(p_gathering uuid) TO sewa_app;

-- gate_holder() -----------------------------------------------------------------------------------------------------
-- Whose pass a code is, or whose number, among those of other centres. Called by gate_pass and gate_emergency.
CREATE OR REPLACE FUNCTION public.gate_holder(p_code text, p_number integer)
 RETURNS TABLE(member uuid, attendant uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, null::uuid from oae_member m
   where m.area_id = context_area() and m.pass_code = p_code and not centre_in_scope(m.centre_id)
  union all
  select m.id, null::uuid from oae_member m
   where m.area_id = context_area() and m.number = p_number and not centre_in_scope(m.centre_id)
  union all
  select t.member_id, t.id from oae_attendant t
   where t.area_id = context_area() and t.pass_code = p_code and not centre_in_scope(t.centre_id)
$function$;

-- gate_keys() -------------------------------------------------------------------------------------------------------
-- Sounds of the names of members of other centres, for the search at the gate of a gathering of the whole area;
-- telephone numbers are no way to find somebody there. Nothing of it is shown: whoever is found is shown by
-- gate_members. As the owner, because the keys are out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_keys(p_gathering uuid, p_today date, p_low text, p_high text)
 RETURNS TABLE(row_id uuid, key text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.row_id, k.key from search_key k
  where gate_opens(p_gathering, p_today) and k.area_id = context_area() and k.entity = 'oae_member'
    and k.key >= p_low and k.key < p_high and k.key not like '+%' and not centre_in_scope(k.centre_id)
  order by k.key limit 1000
$function$;
GRANT EXECUTE ON FUNCTION gate_keys(p_gathering uuid, p_today date, p_low text, p_high text) TO sewa_app;

-- gate_members() ----------------------------------------------------------------------------------------------------
-- Members of other centres who were found by name at the gate of a gathering of the whole area, at most eight. Each
-- look is logged. As the owner, because the rows are out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_members(p_gathering uuid, p_today date, p_ids uuid[])
 RETURNS TABLE(id uuid, number integer, name text, name_latin text, photo uuid, here_since timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare one record;
begin
  if not gate_opens(p_gathering, p_today) or cardinality(p_ids) > 8 or not gate_has_looks_left(p_gathering) then return; end if;
  for one in
    select m.id, m.number, m.name, m.name_latin, m.photo_id as photo, a.at as here_since
    from oae_member m
    left join oae_arrival a on a.area_id = m.area_id and a.gathering_id = p_gathering and a.member_id = m.id and a.left_at is null
    where m.area_id = context_area() and m.id = any (p_ids) and not centre_in_scope(m.centre_id) and m.status <> 'deceased'
  loop
    perform log_gate_look(p_gathering, one.id, 'search');
    return query select one.id, one.number, one.name, one.name_latin, one.photo, one.here_since;
  end loop;
end $function$;
GRANT EXECUTE ON FUNCTION gate_members(p_gathering uuid, p_today date, p_ids uuid[]) TO sewa_app;

-- gate_mobilities() -------------------------------------------------------------------------------------------------
-- How those who came from other centres get about, for the counts of wheelchairs and stretchers: numbers of nobody in
-- particular, so they stay after the day. As the owner, because the members are out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_mobilities(p_gathering uuid)
 RETURNS TABLE(arrival uuid, mobility text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, m.mobility
  from oae_gathering g
  join oae_arrival a on a.area_id = g.area_id and a.gathering_id = g.id
  join oae_member m on m.area_id = a.area_id and m.id = a.member_id
  where g.area_id = context_area() and g.id = p_gathering and g.is_whole_area and centre_in_scope(g.centre_id)
    and not centre_in_scope(m.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION gate_mobilities(p_gathering uuid) TO sewa_app;

-- gate_opens() ------------------------------------------------------------------------------------------------------
-- Whether the user of the transaction works at the gate of a gathering of the whole area: it is of the active area
-- and of the user's centres, today, open, and the user may edit in the enclosure. The time zone of the portal decides
-- the day; the database allows no more than a day of difference to its own. Asked first by every function of the
-- gate.
CREATE OR REPLACE FUNCTION public.gate_opens(p_gathering uuid, p_today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from oae_gathering g
    where g.area_id = context_area() and g.id = p_gathering and g.is_whole_area and not g.is_closed
      and g.on_day = p_today and p_today between current_date - 1 and current_date + 1
      and centre_in_scope(g.centre_id))
    and context_holds('SEWADAR.OAE', 3, p_today)
$function$;

-- gate_pass() -------------------------------------------------------------------------------------------------------
-- Whose pass was scanned, or whose number typed, at the gate of a gathering of the whole area: validity and seat of
-- somebody from another centre. The look is logged. Called by the arrival; as the owner, because the row is out of
-- the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_pass(p_gathering uuid, p_today date, p_code text, p_number integer)
 RETURNS TABLE(member uuid, attendant uuid, status text, is_permanent boolean, valid_from date, valid_to date, block uuid, block_centre uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not gate_opens(p_gathering, p_today) then return; end if;
  select h.member, h.attendant into member, attendant from gate_holder(p_code, p_number) h limit 1;
  if member is null or (p_number is not null and not gate_has_looks_left(p_gathering)) then return; end if;
  perform log_gate_look(p_gathering, member, case when p_number is null then 'pass' else 'number' end);
  return query
    select m.id, gate_pass.attendant, m.status, m.is_permanent, m.valid_from, m.valid_to, b.id, b.centre_id
    from oae_member m left join seat_block b on b.area_id = m.area_id and b.id = m.block_id and b.is_active
    where m.area_id = context_area() and m.id = gate_pass.member;
end $function$;
GRANT EXECUTE ON FUNCTION gate_pass(p_gathering uuid, p_today date, p_code text, p_number integer) TO sewa_app;

-- gate_photo() ------------------------------------------------------------------------------------------------------
-- The small pictures of somebody from another centre whom the gate of a gathering of the whole area has shown to this
-- user, which is then in the log. As the owner, because the attachment is out of the caller's sight.
CREATE OR REPLACE FUNCTION public.gate_photo(p_gathering uuid, p_today date, p_photo uuid)
 RETURNS TABLE(thumbnail_hash text, card_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.thumbnail_hash, p.card_hash from attachment p
  where gate_opens(p_gathering, p_today) and p.area_id = context_area() and p.id = p_photo and exists (
    select from oae_member m
    where m.area_id = context_area() and not centre_in_scope(m.centre_id) and gate_saw(p_gathering, m.id)
      and m.id in (
        select o.id from oae_member o where o.area_id = context_area() and o.photo_id = p_photo
        union select t.member_id from oae_attendant t where t.area_id = context_area() and t.photo_id = p_photo
        union select t.member_id from oae_attendant t join sewadar w on w.area_id = t.area_id and w.id = t.sewadar_id
          where t.area_id = context_area() and t.photo_id is null and w.photo_id = p_photo))
$function$;
GRANT EXECUTE ON FUNCTION gate_photo(p_gathering uuid, p_today date, p_photo uuid) TO sewa_app;

-- gate_saw() --------------------------------------------------------------------------------------------------------
-- Whether this user's look at a member at this gathering is in the log. Called by gate_arrivals and gate_photo.
CREATE OR REPLACE FUNCTION public.gate_saw(p_gathering uuid, p_member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from change_log c
    where c.area_id = context_area() and c.entity = 'oae_member' and c.row_id = p_member::text and c.kind = 6
      and c.at > now() - interval '60 days'
      and c.user_id = context_user() and c.after ->> 'ref_id' = p_gathering::text)
$function$;

-- grantors_of_area() ------------------------------------------------------------------------------------------------
-- Who can grant rights to the asking user, for "Why can't I?": names and rights only, nobody of a lower level or
-- another centre. Runs as the owner because the asking user does not see these users.
CREATE OR REPLACE FUNCTION public.grantors_of_area()
 RETURNS TABLE(name text, org text, acl jsonb, ceiling jsonb, temporary_acl jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.name, o.name, u.acl, o.acl, u.temporary_acl from app_user u join org o on o.id = u.org_id
  where u.is_active and u.id <> context_user() and o.level >= context_level()
    and (u.acl ? 'SETTINGS.USER' or u.temporary_acl @> '[{"key": "SETTINGS.USER"}]')
    and ((u.area_id = context_area() and (u.centre_id is null or centre_in_scope(u.centre_id))) or u.area_id is null)
  order by o.level, u.name limit 200
$function$;
GRANT EXECUTE ON FUNCTION grantors_of_area() TO sewa_app;

-- guard_whole_area() ------------------------------------------------------------------------------------------------
-- Refuses that a user of single centres opens a gathering to the whole area, or moves one that is open so. In the
-- database, because the functions of the gate rely on it. Trigger of oae_gathering.
-- Trigger of oae_gathering.
CREATE OR REPLACE FUNCTION public.guard_whole_area()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if context_user() is null or context_is_whole_area() then return new; end if;
  if new.is_whole_area <> (tg_op = 'UPDATE' and old.is_whole_area)
    or (new.is_whole_area and (new.on_day, new.centre_id) is distinct from (old.on_day, old.centre_id)) then
    raise exception 'only the area opens a gathering to the whole area' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION guard_whole_area() TO sewa_app;

-- has_column() ------------------------------------------------------------------------------------------------------
-- Whether a table has a column. Called by the helpers of migrations.
CREATE OR REPLACE FUNCTION public.has_column(resource regclass, wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from pg_attribute a where a.attrelid = resource and a.attname = wanted and a.attnum > 0 and not a.attisdropped)
$function$;

-- has_right() -------------------------------------------------------------------------------------------------------
-- Whether an entry of an acl has a right: as `allows` of the contract, for whole numbers above 1 only. Called by
-- context_holds.
CREATE OR REPLACE FUNCTION public.has_right(p_acl jsonb, p_right integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case jsonb_typeof(p_acl) when 'number' then p_acl::numeric > 1 and p_acl::numeric % 1 = 0 and p_acl::numeric % p_right = 0 else false end
$function$;

-- has_sewadar_gone() ------------------------------------------------------------------------------------------------
-- Whether a sewadar has died or went to another area. Then no other record of that person entitles to a badge;
-- somebody who only stopped serving may well be an elder or attend one. As the owner, because the sewadar may be of
-- another centre. Called where badges are issued and printed, and by is_badge_record_ended and pass_of_badge.
CREATE OR REPLACE FUNCTION public.has_sewadar_gone(p_area uuid, p_sewadar uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE STRICT SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from sewadar s where s.area_id = p_area and s.id = p_sewadar and s.status in ('deceased', 'transferred'))
$function$;
GRANT EXECUTE ON FUNCTION has_sewadar_gone(p_area uuid, p_sewadar uuid) TO sewa_app;

-- has_valid_badge() -------------------------------------------------------------------------------------------------
-- Whether a person has a valid badge of a type besides the excepted one, by this record or another of the same kind
-- and sewadar. An attendant has one for each elder. As the owner, because the other record may be out of the user's
-- sight. Called when badges are issued, replaced, given back by an undo, and merged.
CREATE OR REPLACE FUNCTION public.has_valid_badge(p_type smallint, p_holder uuid, p_except uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from badge b where b.area_id = context_area() and b.sewadar_id = p_holder
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.attendant_id = p_holder
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.member_id in (
        select p_holder union all select o.id from oae_member m join oae_member o on o.area_id = m.area_id and o.sewadar_id = m.sewadar_id
        where m.area_id = context_area() and m.id = p_holder)
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except
    union all
    select from badge b where b.area_id = context_area() and b.entitlement_id in (
        select p_holder union all select o.id from badge_entitlement e
        join badge_entitlement o on o.area_id = e.area_id and o.sewadar_id = e.sewadar_id
        where e.area_id = context_area() and e.id = p_holder)
      and b.type = p_type and b.status in (10, 20, 30) and b.id is distinct from p_except)
$function$;
GRANT EXECUTE ON FUNCTION has_valid_badge(p_type smallint, p_holder uuid, p_except uuid) TO sewa_app;

-- highest_reading() -------------------------------------------------------------------------------------------------
-- The highest reading of a vehicle in its trips and bills since a moment, or of all. A bill knows only its day: one
-- of the day of that moment is left out, in UTC, because a trigger does not know the zone of the portal. Called by
-- follow_odometer and mark_new_odometer, which run as the owner.
CREATE OR REPLACE FUNCTION public.highest_reading(p_area uuid, p_vehicle uuid, p_since timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select max(r.reading) from (
    select greatest(t.odometer_out, t.odometer_in) as reading from transport_trip t
     where t.area_id = p_area and t.vehicle_id = p_vehicle and (p_since is null or coalesce(t.ended_at, t.started_at) >= p_since)
    union all
    select e.odometer from transport_expense e
     where e.area_id = p_area and e.vehicle_id = p_vehicle and e.status <> 5
       and (p_since is null or e.day > (p_since at time zone 'UTC')::date)
  ) r
$function$;

-- hold_job() --------------------------------------------------------------------------------------------------------
-- Takes the lock of a job for this connection; false when another process works on it. Called by the runner of jobs.
CREATE OR REPLACE FUNCTION public.hold_job(p_job uuid)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  select pg_try_advisory_lock(hashtextextended('job ' || p_job, 0))
$function$;
GRANT EXECUTE ON FUNCTION hold_job(p_job uuid) TO sewa_app;

-- holds_medical_station() -------------------------------------------------------------------------------------------
-- Whether the user of the transaction holds the right of the medical station. The server has judged before; this is
-- the lock of the table itself. A temporary right may end a day later here: the server knows the time zone.
CREATE OR REPLACE FUNCTION public.holds_medical_station()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from app_user u join org o on o.id = u.org_id
     where u.id = context_user() and u.is_active
       and coalesce(nullif(o.acl ->> 'BLOOD_DONATION.CAMP', '')::numeric, 1) % 7 = 0
       and (coalesce(nullif(u.acl ->> 'BLOOD_DONATION.CAMP', '')::numeric, 1) % 7 = 0
         or exists (select from jsonb_array_elements(u.temporary_acl) g
              where g ->> 'key' = 'BLOOD_DONATION.CAMP' and (g ->> 'value')::numeric % 7 = 0 and (g ->> 'until')::date >= current_date - 1)))
$function$;
GRANT EXECUTE ON FUNCTION holds_medical_station() TO sewa_app;

-- housekeeping_state() ----------------------------------------------------------------------------------------------
-- When each step last succeeded, for the operators: users of the zone and above. Called by the screen that shows it.
CREATE OR REPLACE FUNCTION public.housekeeping_state()
 RETURNS TABLE(name text, began_at timestamp with time zone, succeeded_at timestamp with time zone, failure text, report jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.name, s.began_at, s.succeeded_at, s.failure, s.report from housekeeping_step s
   where context_level() >= 90 order by s.name
$function$;
GRANT EXECUTE ON FUNCTION housekeeping_state() TO sewa_app;

-- import_meets_others() ---------------------------------------------------------------------------------------------
-- Whether somebody with the same identity number was registered since the file was checked, or somebody with a number
-- of the file was deleted, also out of the caller's sight. Called at the end of an import.
CREATE OR REPLACE FUNCTION public.import_meets_others(p_import uuid, p_most_level integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with made as materialized (
    select s.id, s.number, s.aadhaar_hash, s.pan_hash from import_row r join sewadar s on s.area_id = r.area_id and s.id = r.record_id
     where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
  ), living as materialized (
    select s.id, s.aadhaar_hash, s.pan_hash from sewadar s
     where s.area_id = context_area() and s.merged_into is null and s.status <> 'transferred'
       and (s.aadhaar_hash is not null or s.pan_hash is not null)
  )
  select exists (select from made m join living o on o.aadhaar_hash = m.aadhaar_hash and o.id <> m.id)
      or exists (select from made m join living o on o.pan_hash = m.pan_hash and o.id <> m.id)
      -- Deleted since the check.
      or exists (select from made m join sewadar_former_number g on g.area_id = context_area() and g.number = m.number)
$function$;
GRANT EXECUTE ON FUNCTION import_meets_others(p_import uuid, p_most_level integer) TO sewa_app;

-- installation_id() -------------------------------------------------------------------------------------------------
-- The id of this database, for the file store. Called at the start and before each round of tidying; the application
-- may not read or change the table itself.
CREATE OR REPLACE FUNCTION public.installation_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select id from installation $function$;
GRANT EXECUTE ON FUNCTION installation_id() TO sewa_app;

-- is_badge_record_ended() -------------------------------------------------------------------------------------------
-- Whether the record by which somebody carries a badge has ended: inactive, deceased, transferred, or past its last
-- day. Called by the gate; revoked_badges asks the same of all badges at once.
CREATE OR REPLACE FUNCTION public.is_badge_record_ended(b badge, p_today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case
    when b.sewadar_id is not null then exists (select from sewadar s
      where s.area_id = b.area_id and s.id = b.sewadar_id and s.status not in ('active', 'onLeave'))
    when b.member_id is not null then exists (select from oae_member m
      where m.area_id = b.area_id and m.id = b.member_id
        and (m.status <> 'active' or m.valid_to < p_today or has_sewadar_gone(m.area_id, m.sewadar_id)))
    when b.attendant_id is not null then exists (select from oae_attendant a
      join oae_member m on m.area_id = a.area_id and m.id = a.member_id
      where a.area_id = b.area_id and a.id = b.attendant_id
        and (m.status <> 'active' or m.valid_to < p_today or has_sewadar_gone(a.area_id, a.sewadar_id)))
    else exists (select from badge_entitlement e
      where e.area_id = b.area_id and e.id = b.entitlement_id
        and (e.valid_to < p_today or has_sewadar_gone(e.area_id, e.sewadar_id)))
  end
$function$;

-- is_bill_of_odometer() ---------------------------------------------------------------------------------------------
-- Whether a bill of a day shows the odometer that the vehicle has now. One of the day on which the new odometer was
-- entered, in UTC, may show either, and counts for none. Called by follow_expense_odometer, which runs as the owner.
CREATE OR REPLACE FUNCTION public.is_bill_of_odometer(p_area uuid, p_vehicle uuid, p_day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select not exists (select from transport_vehicle v
    where v.area_id = p_area and v.id = p_vehicle and p_day <= (v.odometer_since at time zone 'UTC')::date)
$function$;

-- is_card_outdated() ------------------------------------------------------------------------------------------------
-- Whether a print would show something else than the last one did, or its code is signed by a withdrawn key. Called
-- by the list, the check before printing, the gate and the triggers that keep badge_outdated.
CREATE OR REPLACE FUNCTION public.is_card_outdated(b badge)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select b.print_count > 0 and (b.printed_digest is distinct from badge_digest(b)
    or exists (select from badge_key k where k.area_id = b.area_id and k.id = b.printed_key and k.withdrawn_at is not null))
$function$;
GRANT EXECUTE ON FUNCTION is_card_outdated(b badge) TO sewa_app;

-- is_roll_for_here() ------------------------------------------------------------------------------------------------
-- Whether an approved roll goes to a centre in the sight of the caller. Asked by the functions of the arriving rolls,
-- as the owner.
CREATE OR REPLACE FUNCTION public.is_roll_for_here(roll nominal_roll)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select roll.status in (30, 40, 50) and exists (select from centre c
    where c.id = roll.destination_centre_id and c.area_id = context_area() and centre_in_scope(c.id))
$function$;

-- job_asked() -------------------------------------------------------------------------------------------------------
-- Notifies of a new job and of a request to end one.
-- Trigger of job.
CREATE OR REPLACE FUNCTION public.job_asked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_job(new);
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION job_asked() TO sewa_app;

-- job_cancelled() ---------------------------------------------------------------------------------------------------
-- Ends a job that has not begun at once. In the database, because the application may write the request only, not the
-- state.
-- Trigger of job.
CREATE OR REPLACE FUNCTION public.job_cancelled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.state := 'cancelled';
  new.ended_at := now();
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION job_cancelled() TO sewa_app;

-- keep_blood_confidential() -----------------------------------------------------------------------------------------
-- Stores answers about risk or a confidential reason; the log learns only that it was done. Called by the medical
-- station. As the owner: the application has no right to the table.
CREATE OR REPLACE FUNCTION public.keep_blood_confidential(p_id uuid, p_donor uuid, p_deferral uuid, p_camp uuid, p_reason text, p_answers jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare place uuid := (select centre_id from blood_donor where area_id = context_area() and id = p_donor);
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if place is null or not (centre_in_scope(place) or exists (select from blood_visit v
      where v.area_id = context_area() and v.camp_id = p_camp and v.donor_id = p_donor and centre_in_scope(v.centre_id))) then
    raise exception 'no such donor' using errcode = 'no_data_found';
  end if;
  insert into blood_confidential (area_id, id, centre_id, donor_id, deferral_id, camp_id, reason, answers, made_by, made_by_name)
  values (context_area(), p_id, place, p_donor, p_deferral, p_camp, p_reason, p_answers, context_user(),
    coalesce(current_setting('app.user_name', true), ''));
  perform append_change(context_area(), place, 'blood_confidential', p_donor::text, '', 4, null, '{}'::jsonb);
end $function$;
GRANT EXECUTE ON FUNCTION keep_blood_confidential(p_id uuid, p_donor uuid, p_deferral uuid, p_camp uuid, p_reason text, p_answers jsonb) TO sewa_app;

-- keep_change_parts() -----------------------------------------------------------------------------------------------
-- Makes the partitions of change_log for this month and the next, and for what fitted none; opens the one of now.
-- Says how many it made. As the owner, because the application may not make tables. Called by the housekeeping and
-- after a restore.
CREATE OR REPLACE FUNCTION public.keep_change_parts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '2s'
AS $function$
declare
  this_month constant timestamp := date_trunc('month', now() at time zone 'UTC');
  missing timestamptz;
  part change_part;
  last change_part_record;
  made int := 0;
begin
  perform pg_advisory_xact_lock(7240134);
  -- First: readers lock the month of now before the default partition, too.
  for part in select p.* from change_part p where p.starts <= now() and now() < p.ends and p.is_closed loop
    update change_part set is_closed = false, last_xid = null where name = part.name;
    execute format('drop trigger if exists late on %I', part.name);
  end loop;
  for missing in
    select m.starts from (
      select this_month at time zone 'UTC' union select (this_month + interval '1 month') at time zone 'UTC'
      union select date_trunc('month', o.at at time zone 'UTC') at time zone 'UTC' from change_log_other o
    ) m (starts)
    where not exists (select from change_part p where p.starts <= m.starts and m.starts < p.ends) order by 1
  loop
    perform make_change_part(missing);
    made := made + 1;
  end loop;
  -- A month that has not begun is closed, as one that is over, so that it is not read for nothing.
  for part in select p.* from change_part p where p.starts > now() and not p.is_closed loop
    perform watch_change_part(part.name, part.starts);
    last := null;
    loop
      last := note_change_part(part, last.area_id, last.entity, last.row_id);
      exit when last.area_id is null;
    end loop;
    execute format('update change_part set is_closed = true, last_xid = (select max(xid) from %I) where name = $1', part.name) using part.name;
  end loop;
  return made;
end $function$;
GRANT EXECUTE ON FUNCTION keep_change_parts() TO sewa_app;

-- keep_code() -------------------------------------------------------------------------------------------------------
-- Stores the hash of a one-time code. False when one that an administrator handed out still holds: a stranger's
-- "forgot password" must not undo it. Called by sign-in and by the user screens.
CREATE OR REPLACE FUNCTION public.keep_code(p_user uuid, p_hash bytea, p_expires timestamp with time zone, p_by_mail boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user;
begin
  if not p_by_mail and not user_in_scope(p_user) then raise exception 'user out of scope' using errcode = 'no_data_found'; end if;
  insert into one_time_code as kept (user_id, code_hash, expires_at, by_mail) values (p_user, p_hash, p_expires, p_by_mail)
    on conflict (user_id) do update
      set code_hash = p_hash, expires_at = p_expires, tries = 0, tries_from = '{}', by_mail = p_by_mail
    where kept.by_mail or not p_by_mail or kept.expires_at <= now() or kept.tries >= 50;
  if not found then return false; end if;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3, null, '{"one_time_code": "•••"}');
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION keep_code(p_user uuid, p_hash bytea, p_expires timestamp with time zone, p_by_mail boolean) TO sewa_app;

-- keep_former_number() ----------------------------------------------------------------------------------------------
-- Keeps the number of a deleted sewadar in sewadar_former_number. In the database, because records are deleted by the
-- portal and by erasures; as the owner, because the application has no right to the table. Trigger of sewadar.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.keep_former_number()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into sewadar_former_number (area_id, number) values (old.area_id, old.number) on conflict do nothing;
  return null;
end $function$;

-- keep_housekeeping_cursor() ----------------------------------------------------------------------------------------
-- Stores how far a step has come, and that it is still at work. Called after each batch.
CREATE OR REPLACE FUNCTION public.keep_housekeeping_cursor(p_name text, p_cursor text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update housekeeping_step set cursor = p_cursor, began_at = clock_timestamp() where name = p_name
$function$;
GRANT EXECUTE ON FUNCTION keep_housekeeping_cursor(p_name text, p_cursor text) TO sewa_app;

-- keep_number() -----------------------------------------------------------------------------------------------------
-- Raises a counter to a number that was given from outside, so that it does not come again. Called by imports.
CREATE OR REPLACE FUNCTION public.keep_number(p_kind text, p_number integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into number_counter as n (area_id, kind, last) values (context_area(), p_kind, p_number)
    on conflict (area_id, kind) do update set last = greatest(n.last, p_number)
$function$;
GRANT EXECUTE ON FUNCTION keep_number(p_kind text, p_number integer) TO sewa_app;

-- keep_one_badge() --------------------------------------------------------------------------------------------------
-- Two records of one person with a valid badge of one type each: that of the merged record is revoked, and valid
-- again when the merge is undone. In the database, because a merge moves every reference by the catalogue. Trigger of
-- badge.
-- Trigger of badge.
CREATE OR REPLACE FUNCTION public.keep_one_badge()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.status = 70 and new.reason = '#merged' and new.undo ? 'merged' then
    -- The merge is undone.
    new.status := (new.undo ->> 'merged')::smallint;
    new.reason := '';
    new.undo := null;
  end if;
  if new.status in (10, 20, 30) and has_valid_badge(new.type, new.sewadar_id, new.id) then
    new.undo := jsonb_build_object('merged', new.status);
    new.status := 70;
    new.status_since := now();
    new.reason := '#merged';
  end if;
  return new;
end $function$;

-- keep_one_badge_of_record() ----------------------------------------------------------------------------------------
-- As keep_one_badge, for records that name a sewadar: after a merge of two sewadars they are of one person. Trigger
-- of oae_member and badge_entitlement.
-- Trigger of badge_entitlement, oae_member.
CREATE OR REPLACE FUNCTION public.keep_one_badge_of_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- The merge is undone.
  update badge b set status = (b.undo ->> 'merged')::smallint, status_since = now(), reason = '', undo = null
   where b.area_id = new.area_id and new.id in (b.member_id, b.entitlement_id)
     and b.status = 70 and b.reason = '#merged' and b.undo ? 'merged' and not has_valid_badge(b.type, new.id, b.id);
  update badge b set status = 70, status_since = now(), reason = '#merged', undo = jsonb_build_object('merged', b.status)
   where b.area_id = new.area_id and new.id in (b.member_id, b.entitlement_id)
     and b.status in (10, 20, 30) and has_valid_badge(b.type, new.id, b.id);
  return null;
end $function$;

-- keep_one_blood_donor() --------------------------------------------------------------------------------------------
-- Two sewadars that are merged were both donors: the donor of the merged record stays with it. Trigger of
-- blood_donor.
-- Trigger of blood_donor.
CREATE OR REPLACE FUNCTION public.keep_one_blood_donor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from blood_donor d where d.area_id = new.area_id and d.sewadar_id = new.sewadar_id and d.merged_into is null and d.id <> new.id) then
    return null;
  end if;
  return new;
end $function$;

-- keep_one_driver() -------------------------------------------------------------------------------------------------
-- Two records of one person that were both drivers: the driver of the merged record stays with it. In the database,
-- because a merge moves every reference by the catalogue; as the owner, because the other driver may be of another
-- centre. Trigger of transport_driver.
-- Trigger of transport_driver.
CREATE OR REPLACE FUNCTION public.keep_one_driver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from transport_driver d where d.area_id = new.area_id and d.sewadar_id = new.sewadar_id and d.id <> new.id) then
    return null;
  end if;
  return new;
end $function$;

-- keep_one_entry() --------------------------------------------------------------------------------------------------
-- Two records of one person on one sheet: the record that is kept gets the better entry, so that an absence by
-- closing does not hide a scan; the other entry stays with the merged record. In the database, because a merge moves
-- every reference by the catalogue. Trigger of attendance_entry.
-- Trigger of attendance_entry.
CREATE OR REPLACE FUNCTION public.keep_one_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept attendance_entry;
begin
  select * into kept from attendance_entry e
   where e.area_id = new.area_id and e.sheet_id = new.sheet_id and e.sewadar_id = new.sewadar_id;
  if not found then
    return new;
  end if;
  if rank_of_mark(new.mark) > rank_of_mark(kept.mark) then
    update attendance_entry e
       set (in_at, out_at, stated, mark, how, seen_at, user_name)
         = (new.in_at, new.out_at, new.stated, new.mark, new.how, new.seen_at, new.user_name)
     where e.area_id = kept.area_id and e.id = kept.id;
    kept.id := new.id;
    kept.sewadar_id := old.sewadar_id;
    kept.home_centre_id := new.home_centre_id;
    kept.version := new.version;
    return kept;
  end if;
  return null;
end $function$;

-- keep_one_roll() ---------------------------------------------------------------------------------------------------
-- Two records of one person on rolls of the same days: the member of the merged record stays with it, because a
-- finished roll cannot be changed any more. In the database, because a merge moves every reference by the catalogue.
-- Trigger of nominal_roll_member.
-- Trigger of nominal_roll_member.
CREATE OR REPLACE FUNCTION public.keep_one_roll()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from nominal_roll_member m
      where m.area_id = new.area_id and m.sewadar_id = new.sewadar_id and m.id <> new.id
        and not m.is_cancelled and m.dropped_at is null
        and daterange(m.from_day, m.to_day, '[]') && daterange(new.from_day, new.to_day, '[]')) then
    return null;
  end if;
  return new;
end $function$;

-- keep_trip_parts() -------------------------------------------------------------------------------------------------
-- Writes the time that a trip takes of its drivers, and the references to its sites. In the database, because the
-- constraint transport_trip_driver_overlap relies on it; as the owner, because nobody else writes these tables.
-- Trigger of transport_trip.
-- Trigger of transport_trip.
CREATE OR REPLACE FUNCTION public.keep_trip_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' or (old.driver_id, old.second_driver_id, old.from_at, old.to_at, old.freed_at, old.status)
      is distinct from (new.driver_id, new.second_driver_id, new.from_at, new.to_at, new.freed_at, new.status) then
    delete from transport_trip_driver where area_id = new.area_id and trip_id = new.id;
    if new.status <> 5 then
      insert into transport_trip_driver (area_id, trip_id, driver_id, busy, is_out)
        select new.area_id, new.id, d.id, tsrange(new.from_at, greatest(new.from_at, least(new.to_at, coalesce(new.freed_at, new.to_at)))), new.status = 20
        from unnest(array[new.driver_id, new.second_driver_id]) d (id) where d.id is not null order by d.id;
    end if;
  end if;
  if tg_op = 'INSERT' or old.sites <> new.sites then
    delete from transport_trip_site where area_id = new.area_id and trip_id = new.id;
    insert into transport_trip_site (area_id, trip_id, place, site_id)
      select new.area_id, new.id, s.place, s.id from unnest(new.sites) with ordinality s (id, place);
  end if;
  return null;
end $function$;

-- last_change() -----------------------------------------------------------------------------------------------------
-- The transaction of the latest entry of the change log; null when there is none. A follower that starts begins after
-- it: the ids of later transactions can be given again after a crash. As the owner, because a follower has no area.
CREATE OR REPLACE FUNCTION public.last_change()
 RETURNS xid8
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.xid from change_log c order by c.xid desc limit 1
$function$;
GRANT EXECUTE ON FUNCTION last_change() TO sewa_app;

-- lift_throttle() ---------------------------------------------------------------------------------------------------
-- Forgets the failed attempts of a user in scope and logs it. Called by the user screens.
CREATE OR REPLACE FUNCTION public.lift_throttle(p_user uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user;
begin
  if not user_in_scope(p_user) then return; end if;
  select * into u from app_user where id = p_user;
  delete from sign_in_try where username = u.username and succeeded is not true;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3, '{"throttled": true}', '{"throttled": false}');
end $function$;
GRANT EXECUTE ON FUNCTION lift_throttle(p_user uuid) TO sewa_app;

-- lock_arriving_roll() ----------------------------------------------------------------------------------------------
-- The status of a roll that goes to a centre in the caller's sight, held to the end of the transaction; null: there
-- is none. Called before an arrival is recorded.
CREATE OR REPLACE FUNCTION public.lock_arriving_roll(p_roll uuid)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare roll nominal_roll;
begin
  select * into roll from nominal_roll r where r.id = p_roll and is_roll_for_here(r) for update;
  return roll.status;
end $function$;
GRANT EXECUTE ON FUNCTION lock_arriving_roll(p_roll uuid) TO sewa_app;

-- lock_attendants() -------------------------------------------------------------------------------------------------
-- Takes the locks of a change to a member before the member itself: on the sewadars it names, and on the count of
-- attendants. Called before a member is locked; as the owner, because a lock on a row out of sight tells nothing.
CREATE OR REPLACE FUNCTION public.lock_attendants(p_sewadars uuid[], p_counts boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from sewadar where area_id = context_area() and id = any (p_sewadars) order by id for key share;
  if p_counts then perform pg_advisory_xact_lock(hashtextextended('oae attendants of ' || context_area(), 0)); end if;
end $function$;
GRANT EXECUTE ON FUNCTION lock_attendants(p_sewadars uuid[], p_counts boolean) TO sewa_app;

-- lock_stock() ------------------------------------------------------------------------------------------------------
-- Locks balances of the caller's centres in one order, by location and item, and makes those that are missing, so
-- that two documents never wait for each other. As the owner, because the application may not write balances. Called
-- before a document is posted.
CREATE OR REPLACE FUNCTION public.lock_stock(p_locations uuid[], p_items uuid[])
 RETURNS TABLE(location_id uuid, item_id uuid, quantity integer, value bigint, title text, cost integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  insert into stock_balance (area_id, centre_id, location_id, item_id)
    select l.area_id, l.centre_id, l.id, i.id
    from unnest(p_locations, p_items) w (location, item)
    join stock_location l on l.area_id = context_area() and l.id = w.location and centre_in_scope(l.centre_id)
    join bav_item i on i.area_id = l.area_id and i.id = w.item
    where not exists (select from stock_balance b where b.area_id = l.area_id and b.location_id = l.id and b.item_id = i.id)
    order by l.id, i.id
    on conflict do nothing;
  return query
    select b.location_id, b.item_id, b.quantity, b.value, i.title, i.cost
    from unnest(p_locations, p_items) w (location, item)
    join stock_balance b on b.area_id = context_area() and b.location_id = w.location and b.item_id = w.item
    join bav_item i on i.area_id = b.area_id and i.id = b.item_id
    where centre_in_scope(b.centre_id)
    order by b.location_id, b.item_id
    for no key update of b;
end $function$;
GRANT EXECUTE ON FUNCTION lock_stock(p_locations uuid[], p_items uuid[]) TO sewa_app;

-- log_change() ------------------------------------------------------------------------------------------------------
-- Logs a change of a row: the changed columns before and after. Arguments: the column with the id of the record in
-- whose history it stands, masked columns, unlogged columns, the column of the title. In the database, so that no
-- writer can leave it out. Runs as the owner because the application may not write the log; names are qualified
-- instead of setting search_path, which would cost more than the insert.
-- Trigger of many tables.
CREATE OR REPLACE FUNCTION public.log_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare
  bookkeeping constant text[] := array['version', 'created_at', 'updated_at', 'name_keys'] || string_to_array(coalesce(tg_argv[2], ''), ',');
  masked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - bookkeeping end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - bookkeeping end;
  one jsonb := coalesce(new_row, old_row);
  before_row jsonb := old_row;
  field text;
begin
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(before_row) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  foreach field in array masked loop
    if old_row ->> field is not null then old_row := jsonb_set(old_row, array[field], '"•••"'); end if;
    if new_row ->> field is not null then new_row := jsonb_set(new_row, array[field], '"•••"'); end if;
  end loop;
  perform public.append_change(
    case when tg_table_name = 'area' then (one ->> 'id')::uuid else (one ->> 'area_id')::uuid end,
    case when tg_table_name = 'centre' then (one ->> 'id')::uuid else (one ->> 'centre_id')::uuid end,
    tg_table_name, one ->> tg_argv[0],
    coalesce(one ->> tg_argv[3], one ->> 'name', one ->> 'title', one ->> 'username'),
    case tg_op when 'UPDATE' then 3 when 'INSERT' then 4 else 5 end,
    old_row, new_row
  );
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION log_change() TO sewa_app;

-- log_changes() -----------------------------------------------------------------------------------------------------
-- Adds the trigger that logs changes; refuses columns that the table does not have, because a misspelt one would be
-- logged unmasked. Called by make_resource_table and by migrations.
CREATE OR REPLACE FUNCTION public.log_changes(resource regclass, record text DEFAULT 'id'::text, title text DEFAULT NULL::text, masked text[] DEFAULT '{}'::text[], unlogged text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  arguments text[] := array[record, array_to_string(masked, ','), array_to_string(unlogged, ','), coalesce(title, '')];
  one text;
begin
  -- A misspelt column would be logged unmasked.
  foreach one in array array_remove(array[record, title], null) || masked || unlogged loop
    if not has_column(resource, one) then raise exception '% has no column %', resource, one; end if;
  end loop;
  if title = any (masked || unlogged) then raise exception 'the title of % would show what is masked', resource; end if;
  while arguments[cardinality(arguments)] = '' loop
    arguments := trim_array(arguments, 1);
  end loop;
  execute format('create trigger %I after insert or update or delete on %s for each row execute function log_change(%s)',
    own_name || '_log', resource, (select string_agg(quote_literal(a), ', ' order by n) from unnest(arguments) with ordinality u (a, n)));
end $function$;

-- log_gate_look() ---------------------------------------------------------------------------------------------------
-- Writes that a gate looked at a member of another centre: who and when, at which gathering, whose pass by its
-- number. Without a name, because every user reads their own entries of the log. Called by the functions of the gate.
CREATE OR REPLACE FUNCTION public.log_gate_look(p_gathering uuid, p_member uuid, p_way text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select append_change(m.area_id, m.centre_id, 'oae_member', m.id::text, '', 6, null,
      jsonb_build_object('gate', p_way, 'gathering', g.title, 'ref_id', g.id, 'number', m.number))
  from oae_member m join oae_gathering g on g.area_id = m.area_id and g.id = p_gathering
  where m.area_id = context_area() and m.id = p_member
$function$;

-- make_attachment_owner() -------------------------------------------------------------------------------------------
-- Lets the records of a table have attachments. The table has the columns area_id, id and photo_id, and centre_id
-- unless its records belong to the whole area. Only migrations call it, as the owner.
CREATE OR REPLACE FUNCTION public.make_attachment_owner(resource regclass, owner_column text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  columns text[];
begin
  execute format('alter table attachment add column %I uuid, add foreign key (area_id, %1$I) references %s (area_id, id) on delete cascade',
    owner_column, resource);
  execute format('create index %I on attachment (area_id, %I) where %2$I is not null', 'attachment_' || owner_column, owner_column);
  execute format('alter table %s add foreign key (area_id, photo_id) references attachment (area_id, id) on delete set null (photo_id)', resource);
  execute format('create index %I on %s (area_id, photo_id) where photo_id is not null', own_name || '_photo', resource);
  if has_column(resource, 'centre_id') then
    execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
      execute function attachments_move(%L)', own_name || '_attachments_move', resource, owner_column);
    execute format('comment on trigger %I on %s is %L', own_name || '_attachments_move', resource,
      'The attachments of a record follow it to another centre.');
  end if;
  columns := array(select o.owner_column from attachment_owners() o);
  execute format('alter table attachment drop constraint attachment_owner, add constraint attachment_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger attachment_log on attachment;
  perform log_changes('attachment', 'owner_id', unlogged => array['content_hash', 'thumbnail_hash', 'card_hash'] || columns);
  perform describe_triggers('attachment');
end $function$;

-- make_change_part() ------------------------------------------------------------------------------------------------
-- Makes the partition of change_log for the month that begins then, and moves what already waits for it there. Called
-- by keep_change_parts, and before a restore.
CREATE OR REPLACE FUNCTION public.make_change_part(p_month timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  part constant text := 'change_log_' || to_char(p_month at time zone 'UTC', 'YYYY_MM');
  ends constant timestamptz := (p_month at time zone 'UTC' + interval '1 month') at time zone 'UTC';
begin
  lock table change_log_other in access exclusive mode;
  execute format('create table %I (like change_log including defaults including constraints including storage)', part);
  execute format('alter table %I enable row level security', part);
  execute format('with moved as (delete from change_log_other where at >= %L and at < %L returning *) insert into %I select * from moved',
    p_month, ends, part);
  execute format($q$
    update change_part_record r set parts = array_remove(r.parts, 'infinity') from (select distinct area_id, entity, row_id from %I) m
    where r.area_id = m.area_id and r.entity = m.entity and r.row_id = m.row_id
      and not exists (select from change_log_other o where o.area_id = m.area_id and o.entity = m.entity and o.row_id = m.row_id) $q$, part);
  execute format('alter table change_log attach partition %I for values from (%L) to (%L)', part, p_month, ends);
  insert into change_part (name, starts, ends) values (part, p_month, ends);
end $function$;

-- make_four_eyes() --------------------------------------------------------------------------------------------------
-- Adds the columns in which a table keeps who made, edited and decided a record, and the constraint of four eyes.
-- Called by migrations only, before make_resource_table. The table has the columns status and version.
CREATE OR REPLACE FUNCTION public.make_four_eyes(resource regclass, deciders text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  conditions text[] := '{}';
  one text;
begin
  execute format('alter table %s add column made_by uuid not null, add column made_by_name text not null,
    add column editors uuid[] not null default ''{}'', add column status_since timestamptz not null default now(),
    add column reason text not null default '''' check (length(reason) <= 1000)', resource);
  execute format('comment on column %s.editors is %L', resource, 'Who changed its substance since it was last approved as a whole.');
  foreach one in array deciders loop
    execute format('alter table %s add column %I uuid, add column %I text, add column %I timestamptz,
      add constraint %I check (num_nonnulls(%2$I, %3$I, %4$I) in (0, 3))', resource, one, one || '_name', one || '_at', own_name || '_' || one);
    conditions := conditions || format('(%1$I is null or %1$I <> made_by and not %1$I = any (editors))', one)
      || array(select format('(%I is null or %I is null or %1$I <> %2$I)', one, other) from unnest(deciders) other where other > one);
  end loop;
  execute format('alter table %s add constraint %I check (%s)', resource, own_name || '_four_eyes', array_to_string(conditions, ' and '));
  execute format('comment on constraint %I on %s is %L', own_name || '_four_eyes', resource,
    'Nobody decides what they made or edited, and no two decisions are one person''s, whoever writes.');
end $function$;

-- make_paper_owner() ------------------------------------------------------------------------------------------------
-- Lets the records of a table have papers that expire. The table has the columns area_id, id and centre_id. Only
-- migrations call it, as the owner.
CREATE OR REPLACE FUNCTION public.make_paper_owner(resource regclass, owner_column text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  columns text[];
begin
  execute format('alter table expiring_paper add column %I uuid, add foreign key (area_id, %1$I) references %s (area_id, id) on delete cascade',
    owner_column, resource);
  execute format('create index %I on expiring_paper (area_id, %I) where %2$I is not null', 'expiring_paper_' || owner_column, owner_column);
  execute format('create trigger %I after update of centre_id on %s for each row when (old.centre_id is distinct from new.centre_id)
    execute function papers_move(%L)', own_name || '_papers_move', resource, owner_column);
  execute format('comment on trigger %I on %s is %L', own_name || '_papers_move', resource,
    'The papers of a record follow it to another centre.');
  columns := array(select o.owner_column from paper_owners() o);
  execute format('alter table expiring_paper drop constraint if exists expiring_paper_owner, add constraint expiring_paper_owner check (num_nonnulls(%s) = 1)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c));
  drop trigger expiring_paper_log on expiring_paper;
  perform log_changes('expiring_paper', 'owner_id', null, '{}', columns);
  perform describe_triggers('expiring_paper');
end $function$;

-- make_resource_table() ---------------------------------------------------------------------------------------------
-- Gives a new table of an area its scope policy, row version, change log and grants; its columns decide the rest (see
-- 0027_table_helpers.sql). Called by migrations only, as the owner: one call instead of five statements that can be
-- forgotten.
CREATE OR REPLACE FUNCTION public.make_resource_table(resource regclass, record text DEFAULT 'id'::text, title text DEFAULT NULL::text, masked text[] DEFAULT '{}'::text[], unlogged text[] DEFAULT '{}'::text[], seen_by text DEFAULT 'centre'::text, acts text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform restrict_to_scope(resource, seen_by);
  if has_column(resource, 'version') then perform touch_on_update(resource); end if;
  perform log_changes(resource, record, title, masked, unlogged);
  perform describe_triggers(resource);
  execute format('grant %s on %s to sewa_app', acts, resource);
end $function$;

-- make_searchable() -------------------------------------------------------------------------------------------------
-- Lets a table be searched: adds the triggers that keep search_key and search_word in step with its name_keys, phone,
-- other_phones and merged_into. Called by migrations only, as the owner.
CREATE OR REPLACE FUNCTION public.make_searchable(resource regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  used constant text[] := array(select c from unnest(array['phone', 'other_phones', 'merged_into']) with ordinality u (c, n)
    where has_column(resource, c) order by n);
  arguments constant text := (select coalesce(string_agg(quote_literal(c), ', '), '') from unnest(used) c);
  watched constant text[] := array['area_id', 'id', 'centre_id', 'name_keys'] || used;
begin
  execute format('create trigger %I after insert on %s referencing new table as new_rows
    for each statement execute function search_rows_added(%s)', own_name || '_search_added', resource, arguments);
  execute format('create trigger %I after update on %s for each row when ((%s) is distinct from (%s))
    execute function search_row_changed(%s)', own_name || '_search_changed', resource,
    (select string_agg('old.' || c, ', ') from unnest(watched) c), (select string_agg('new.' || c, ', ') from unnest(watched) c), arguments);
  execute format('create trigger %I after delete on %s for each row execute function search_row_changed(%s)',
    own_name || '_search_removed', resource, arguments);
  execute format('create trigger %I after truncate on %s for each statement execute function search_rows_emptied()',
    own_name || '_search_emptied', resource);
  -- The server makes the keys of rows that have none yet when it starts.
  execute format($index$create index if not exists %I on %s (area_id) where name_keys = '{}'$index$, own_name || '_unkeyed', resource);
  perform describe_triggers(resource);
end $function$;

-- make_synced() -----------------------------------------------------------------------------------------------------
-- Makes a table of an area synced: place in the order of writing, columns that stay on their side, and direction down
-- where only the cloud changes it. Called by migrations.
CREATE OR REPLACE FUNCTION public.make_synced(resource regclass, place integer, skipped text[] DEFAULT '{}'::text[], direction text DEFAULT 'both'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  left_out constant text[] := array['area_id', 'id', 'version', 'updated_at'] || skipped;
  one text;
begin
  foreach one in array skipped loop
    if not has_column(resource, one) then raise exception '% has no column %', resource, one; end if;
  end loop;
  if not has_column(resource, 'id') then raise exception '% has no id', resource; end if;
  insert into sync_table (entity, place, skipped, is_down_only) values (own_name, place, left_out, direction = 'down')
    on conflict (entity) do update set place = excluded.place, skipped = excluded.skipped, is_down_only = excluded.is_down_only;
  execute format('drop trigger if exists %I on %s', own_name || '_sync', resource);
  execute format('create trigger %I after insert or update or delete on %s for each row
    when (coalesce(current_setting(''app.sync_apply'', true), '''') <> ''on'' or pg_trigger_depth() > 0) execute function note_sync_change(%L, %L)',
    own_name || '_sync', resource, array_to_string(left_out, ','), direction);
  execute format('comment on trigger %I on %s is %L', own_name || '_sync', resource,
    'Notes the change for Cloud Sync. Not while a change of the other side is written: that is noted as what it is.');
end $function$;

-- mark_new_odometer() -----------------------------------------------------------------------------------------------
-- Notes since when a vehicle has another odometer, and forgets it where the entry is put right. In the database,
-- because readings of other centres are out of the sight of whoever saves the vehicle. Trigger of transport_vehicle.
-- Trigger of transport_vehicle.
CREATE OR REPLACE FUNCTION public.mark_new_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- What follows a reading that was corrected or went is still read from the same odometer.
  if pg_trigger_depth() > 1 then return new; end if;
  if (old.odometer is null or new.odometer < old.odometer)
      and new.odometer < greatest(new.odometer_start, highest_reading(new.area_id, new.id, new.odometer_since)) then
    new.odometer_since := now();
    new.odometer_start := new.odometer;
  end if;
  -- The lower reading was a slip: nothing was read from a new odometer.
  if old.odometer = old.odometer_start and new.odometer >= highest_reading(new.area_id, new.id, null) then
    new.odometer_since := null;
    new.odometer_start := null;
  end if;
  return new;
end $function$;

-- members_attended() ------------------------------------------------------------------------------------------------
-- How many active members a person attends, in the whole area: a number only, because the caller may not see all of
-- them. Called when an attendant is saved; takes a lock, so that of two clerks who give the same person a second
-- member at once, one comes second.
CREATE OR REPLACE FUNCTION public.members_attended(p_sewadar uuid, p_phone text, p_names text[], p_except uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('oae attendants of ' || context_area(), 0));
  return (
    select count(distinct t.member_id)::int
    from oae_attendant t join oae_member m on m.area_id = t.area_id and m.id = t.member_id
    where t.area_id = context_area() and m.status = 'active' and m.id is distinct from p_except
      and (t.sewadar_id = p_sewadar
        or (p_phone <> '' and t.phone = p_phone and (t.sewadar_id is null or p_sewadar is null)
          and array[plain_name(t.name), plain_name(t.name_latin)] && array(select plain_name(n) from unnest(p_names) n where n <> ''))));
end $function$;
GRANT EXECUTE ON FUNCTION members_attended(p_sewadar uuid, p_phone text, p_names text[], p_except uuid) TO sewa_app;

-- move_sewadars() ---------------------------------------------------------------------------------------------------
-- Moves sewadars to another centre of the area. Called by single and bulk transfers; runs as the owner, because the
-- rows are in the mover's scope before but perhaps not afterwards.
CREATE OR REPLACE FUNCTION public.move_sewadars(p_ids uuid[], p_centre uuid, p_today date DEFAULT CURRENT_DATE)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare n int;
begin
  if not exists (select from centre c where c.area_id = context_area() and c.id = p_centre and c.is_active) then
    raise exception 'no such centre' using errcode = 'foreign_key_violation';
  end if;
  update sewadar s set centre_id = p_centre, here_since = p_today, undo = sewadar_undo(s)
   where s.area_id = context_area() and s.id = any (p_ids) and centre_in_scope(s.centre_id)
     and s.merged_into is null and s.status <> 'transferred' and s.centre_id <> p_centre;
  get diagnostics n = row_count;
  return n;
end $function$;
GRANT EXECUTE ON FUNCTION move_sewadars(p_ids uuid[], p_centre uuid, p_today date) TO sewa_app;

-- move_to_person() --------------------------------------------------------------------------------------------------
-- Moves references from one record of a person to another of the same kind, also in centres that the caller does not
-- see; both records must be in sight. Called by merge and its undoing.
CREATE OR REPLACE FUNCTION public.move_to_person(p_target text, p_table text, p_column text, p_from uuid, p_to uuid, p_only uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare seen int;
begin
  -- Only records of people that can be merged.
  if not exists (select from pg_class c where c.relname = p_target and c.relnamespace = 'public'::regnamespace
      and has_column(c.oid::regclass, 'merged_into') and has_column(c.oid::regclass, 'centre_id')) then
    raise exception 'no such target' using errcode = 'no_data_found';
  end if;
  if not exists (select from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = ('public.' || quote_ident(p_target))::regclass and t.relnamespace = 'public'::regnamespace
       and t.relname = p_table and a.attname = p_column and t.relname not in (p_target, p_target || '_merge')) then
    raise exception 'no such reference' using errcode = 'no_data_found';
  end if;
  execute format('select count(*) from %I where area_id = context_area() and id in ($1, $2) and centre_in_scope(centre_id)', p_target)
    into seen using p_from, p_to;
  if seen <> 2 then raise exception 'no such record' using errcode = 'no_data_found'; end if;
  return query execute format(
    'update %1$I set %2$I = $1 where area_id = context_area() and %2$I = $2 and ($3 is null or id = any ($3)) returning id', p_table, p_column)
    using p_to, p_from, p_only;
end $function$;
GRANT EXECUTE ON FUNCTION move_to_person(p_target text, p_table text, p_column text, p_from uuid, p_to uuid, p_only uuid[]) TO sewa_app;

-- nominal_roll_follow() ---------------------------------------------------------------------------------------------
-- Members are seen where their roll is seen, and a cancelled roll frees their days. In the database, because the
-- constraint nominal_roll_member_overlap relies on it. Trigger of nominal_roll.
-- Trigger of nominal_roll.
CREATE OR REPLACE FUNCTION public.nominal_roll_follow()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update nominal_roll_member set centre_id = new.centre_id, is_cancelled = (new.status = 5)
   where area_id = new.area_id and roll_id = new.id
     and (centre_id <> new.centre_id or is_cancelled <> (new.status = 5));
  return null;
end $function$;

-- note_change_part() ------------------------------------------------------------------------------------------------
-- Notes the next 5,000 records that have entries in a part of change_log, after the one that is given, and returns
-- the last of them. Called by close_change_part and keep_change_parts.
CREATE OR REPLACE FUNCTION public.note_change_part(p_part change_part, p_area uuid, p_entity text, p_row text)
 RETURNS change_part_record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare last change_part_record;
begin
  execute format($q$
    with found as (
      select distinct area_id, entity, row_id from %I
      where row_id is not null and ($1 is null or (area_id, entity, row_id) > ($1, $2, $3)) order by 1, 2, 3 limit 5000
    ), noted as (
      insert into change_part_record as r (area_id, entity, row_id, parts) select area_id, entity, row_id, array[$4] from found
      on conflict (area_id, entity, row_id) do update set parts = array_append(r.parts, $4) where not r.parts @> array[$4]
    )
    select area_id, entity, row_id, array[$4] from found order by 1 desc, 2 desc, 3 desc limit 1 $q$, p_part.name)
  into last using p_area, p_entity, p_row, p_part.starts;
  return last;
end $function$;

-- note_day_of_move() ------------------------------------------------------------------------------------------------
-- The day of a move whose writer does not give one. In the database, because records move by transfers, forms, merges
-- and their undoing. Trigger of sewadar.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.note_day_of_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.here_since := greatest(new.here_since, current_date);
  return new;
end $function$;

-- note_late_change() ------------------------------------------------------------------------------------------------
-- Notes a record in change_part_record whose entry came into a part that is closed or has not begun, or into none, as
-- when a clock is wrong. Trigger "late" of these partitions of change_log; its argument is the beginning of the part,
-- infinity for none.
CREATE OR REPLACE FUNCTION public.note_late_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare part constant timestamptz := tg_argv[0];
begin
  -- Looked first: a row that is there already must not be locked.
  if new.row_id is not null and not exists (select from change_part_record r
      where r.area_id = new.area_id and r.entity = new.entity and r.row_id = new.row_id and r.parts @> array[part]) then
    insert into change_part_record as r (area_id, entity, row_id, parts) values (new.area_id, new.entity, new.row_id, array[part])
    on conflict (area_id, entity, row_id) do update set parts = array_append(r.parts, part) where not r.parts @> array[part];
  end if;
  return null;
end $function$;

-- note_outdated_badge() ---------------------------------------------------------------------------------------------
-- As the owner, because the application does not write badge_outdated. Trigger of badge.
-- Trigger of badge.
CREATE OR REPLACE FUNCTION public.note_outdated_badge()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_outdated_badges(new.area_id, array[new.id]);
  return null;
end $function$;

-- note_outdated_badges() --------------------------------------------------------------------------------------------
-- Judges anew whether cards are out of date. Called by the triggers of badges and of what their cards show.
CREATE OR REPLACE FUNCTION public.note_outdated_badges(p_area uuid, p_badges uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A print and a change of the record at the same moment: whoever comes second sees the other's work.
  perform from badge b where b.area_id = p_area and b.id = any (p_badges) order by b.id for no key update;
  with judged as (
    select b.id, b.status in (10, 20, 30) and is_card_outdated(b) as is_outdated
    from badge b where b.area_id = p_area and b.id = any (p_badges)
  ), current as (
    delete from badge_outdated o using judged j where o.area_id = p_area and o.badge_id = j.id and not j.is_outdated
  )
  insert into badge_outdated (area_id, badge_id) select p_area, j.id from judged j where j.is_outdated on conflict do nothing;
end $function$;

-- note_outdated_cards_of() ------------------------------------------------------------------------------------------
-- What a card shows was changed: judges the cards anew. As the owner, because badges of other centres are out of the
-- user's sight. Trigger of people, centres and keys.
-- Trigger of badge_entitlement, badge_key, centre, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.note_outdated_cards_of()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found uuid[];
begin
  case tg_table_name
    when 'sewadar' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.sewadar_id = new.id and b.print_count > 0)
        || array(select b.id from badge b join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
          where a.area_id = new.area_id and a.sewadar_id = new.id and a.photo_id is null and b.print_count > 0);
    when 'oae_member' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.member_id = new.id and b.print_count > 0)
        || array(select b.id from badge b join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
          where a.area_id = new.area_id and a.member_id = new.id and b.print_count > 0);
    when 'oae_attendant' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.attendant_id = new.id and b.print_count > 0);
    when 'badge_entitlement' then
      found := array(select b.id from badge b where b.area_id = new.area_id and b.entitlement_id = new.id and b.print_count > 0);
    when 'centre' then
      found := array(select b.id from badge b
        where b.area_id = new.area_id and b.centre_id = new.id and b.print_count > 0 and b.status in (10, 20, 30));
    when 'badge_key' then
      found := array(select b.id from badge b
        where b.area_id = new.area_id and b.printed_key = new.id and b.status in (10, 20, 30));
  end case;
  if cardinality(found) > 0 then perform note_outdated_badges(new.area_id, found); end if;
  return null;
end $function$;

-- note_returned_copies() --------------------------------------------------------------------------------------------
-- Counts on the line of a sale the copies that came back. In the database and as the owner, so that two returns at
-- once wait for each other and a constraint refuses what is too many: the application has no right to change lines.
-- Trigger of bav_receipt_line.
-- Trigger of bav_receipt_line.
CREATE OR REPLACE FUNCTION public.note_returned_copies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  source bav_receipt_line;
begin
  update bav_receipt_line l set returned = l.returned + abs(new.quantity)
   where l.area_id = new.area_id and l.receipt_id = new.against_id and l.place = new.against_place
     and l.item_id = new.item_id and sign(l.quantity) = -sign(new.quantity)
   returning * into source;
  if not found then raise foreign_key_violation using message = 'a line that goes back needs the line that it is against'; end if;
  -- A cancelled return makes its copies sold again.
  if source.against_id is not null then
    update bav_receipt_line l set returned = l.returned - new.quantity
     where l.area_id = source.area_id and l.receipt_id = source.against_id and l.place = source.against_place;
  end if;
  return null;
end $function$;

-- note_sync_change() ------------------------------------------------------------------------------------------------
-- Writes what changed in a synced table. In the database, as the change log is, so that no way of writing can forget
-- it. Trigger of synced tables.
-- Trigger of many tables.
CREATE OR REPLACE FUNCTION public.note_sync_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  skipped constant text[] := string_to_array(tg_argv[0], ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - skipped end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - skipped end;
  one constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  here constant uuid := (one ->> 'area_id')::uuid;
  own sync_self;
  field text;
  known jsonb;
  stamp text;
begin
  select * into own from sync_self where area_id = here;
  -- Nobody follows the log of an area without devices.
  if own.area_id is null and not exists (select from sync_number where area_id = here) then return null; end if;
  if tg_op = 'UPDATE' then
    for field in select key from jsonb_each(old_row) where new_row -> key = value loop
      old_row := old_row - field;
      new_row := new_row - field;
    end loop;
    if new_row = '{}' then return null; end if;
  end if;
  if own.area_id is not null and tg_argv[1] = 'down' then
    raise exception 'changed in the cloud only' using errcode = 'SP002';
  end if;
  -- A deletion that came from the cloud takes along what depends on the row. What was made of that here is handed in all the same:
  -- the cloud keeps it in its list.
  if own.area_id is not null and tg_op = 'DELETE' and current_setting('app.sync_apply', true) = 'on' then return null; end if;
  if own.area_id is null and tg_op <> 'INSERT' then
    select r.stamps into known from sync_row r where r.area_id = here and r.entity = tg_table_name and r.row_id = (one ->> 'id')::uuid;
    stamp := sync_stamp_after(sync_now_ms(), (select max(value collate "C") from jsonb_each_text(known)));
    insert into sync_row as r (area_id, entity, row_id, stamps, is_deleted)
    values (here, tg_table_name, (one ->> 'id')::uuid,
      (select coalesce(jsonb_object_agg(key, stamp), '{}') from jsonb_object_keys(coalesce(new_row, '{"*": 0}')) key), tg_op = 'DELETE')
    on conflict (area_id, entity, row_id) do update set stamps = r.stamps || excluded.stamps, is_deleted = excluded.is_deleted;
  end if;
  insert into sync_log (area_id, entity, row_id, kind, change_id, at_ms, seen_ms, before, after, made_by)
  values (here, tg_table_name, (one ->> 'id')::uuid, left(tg_op, 1), gen_random_uuid(), sync_now_ms(), coalesce(own.seen_ms, 0),
    case when own.area_id is not null then old_row end, case when own.area_id is not null then coalesce(new_row, '{}') end,
    coalesce(current_setting('app.user_name', true), ''));
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION note_sync_change() TO sewa_app;

-- note_sync_incident() ----------------------------------------------------------------------------------------------
-- A request of a device was refused. Called in a transaction of its own, because that of the request is undone.
CREATE OR REPLACE FUNCTION public.note_sync_incident(p_kind text, p_device uuid, p_address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare here constant uuid := (select d.area_id from sync_device d where d.id = p_device);
begin
  if here is null then
    insert into sync_stranger as s (kind, day, address) values (p_kind, current_date, left(p_address, 60))
      on conflict (kind, day, address) do update set count = s.count + 1, last_at = now();
    return;
  end if;
  insert into sync_incident as i (area_id, id, kind, device_id, day, address) values (here, gen_random_uuid(), p_kind, p_device, current_date, left(p_address, 60))
    on conflict (area_id, kind, device_id, day) do update set count = i.count + 1, last_at = now(), address = excluded.address;
end $function$;
GRANT EXECUTE ON FUNCTION note_sync_incident(p_kind text, p_device uuid, p_address text) TO sewa_app;

-- oae_import_matches() ----------------------------------------------------------------------------------------------
-- Which rows of an uploaded list seem to be members of the area already; the number only where the importer sees the
-- member. Called by the check of an import; as the owner, because the members may be of other centres.
CREATE OR REPLACE FUNCTION public.oae_import_matches(p_import uuid)
 RETURNS TABLE(row_no integer, number integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with staged as materialized (
    select r.row_no, r.content -> 'name_keys' ->> 0 as name_key, nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select m.number, m.centre_id, m.phone, m.birth_date, m.name_keys[1] as name_key from oae_member m where m.area_id = context_area()
  ), met as (
    select t.row_no, k.number, k.centre_id from staged t join known k on k.phone = t.phone and k.name_key = t.name_key
    union all
    select t.row_no, k.number, k.centre_id from staged t join known k on k.birth_date = t.birth_date and k.name_key = t.name_key
  )
  select f.row_no, min(f.number) filter (where centre_in_scope(f.centre_id)) from met f group by f.row_no order by f.row_no
$function$;
GRANT EXECUTE ON FUNCTION oae_import_matches(p_import uuid) TO sewa_app;

-- oae_import_third_members() ----------------------------------------------------------------------------------------
-- Attendants of an uploaded list who attend as many active members as anybody may, in the area and in the rows above,
-- by phone and name as members_attended compares them: row and column. Called by the check of an import and again at
-- its end, under the lock of lock_attendants; as the owner, because the members may be of other centres.
CREATE OR REPLACE FUNCTION public.oae_import_third_members(p_import uuid, p_most_level integer, p_most_members integer)
 RETURNS TABLE(row_no integer, field text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with staged as materialized (
    select distinct r.row_no, a.field, a.phone, n.name
    from import_row r
    cross join lateral jsonb_to_recordset(r.content -> 'attendants') as a(field text, phone text, name text, name_latin text)
    cross join lateral (values (plain_name(a.name)), (plain_name(a.name_latin))) as n(name)
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user() and r.level <= p_most_level
      and r.content ->> 'status' = 'active' and a.phone <> '' and n.name <> ''
  ), known as materialized (
    select distinct t.member_id, t.phone, n.name
    from oae_attendant t
    join oae_member m on m.area_id = t.area_id and m.id = t.member_id
    cross join lateral (values (plain_name(t.name)), (plain_name(t.name_latin))) as n(name)
    where t.area_id = context_area() and m.status = 'active' and t.phone <> '' and n.name <> ''
      -- At the end of the import its own members are there, too.
      and not exists (select from import_row o
        where o.area_id = t.area_id and o.import_id = p_import and o.user_id = context_user() and o.record_id = t.member_id)
  ), attended as (
    -- So many are enough to refuse another one, however often somebody stands in a list.
    select k.phone, k.name, 0 as row_no, k.member_id::text as member
    from (select known.*, row_number() over (partition by known.phone, known.name order by known.member_id) as nth from known) k
    where k.nth <= p_most_members
    union all
    select d.phone, d.name, d.row_no, 'row ' || d.row_no
    from (select e.*, row_number() over (partition by e.phone, e.name order by e.row_no) as nth
      from (select distinct staged.row_no, staged.phone, staged.name from staged) e) d
    where d.nth <= p_most_members
  )
  select s.row_no, s.field
  from staged s join attended b on b.phone = s.phone and b.name = s.name and b.row_no < s.row_no
  group by s.row_no, s.field having count(distinct b.member) >= p_most_members
  order by s.row_no, s.field
$function$;
GRANT EXECUTE ON FUNCTION oae_import_third_members(p_import uuid, p_most_level integer, p_most_members integer) TO sewa_app;

-- oae_member_moved() ------------------------------------------------------------------------------------------------
-- Moves what hangs on a member to the new centre. Runs as the owner: it may be out of the mover's sight.
-- Trigger of oae_member.
CREATE OR REPLACE FUNCTION public.oae_member_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update oae_attendant set centre_id = new.centre_id where area_id = new.area_id and member_id = new.id;
  update oae_renewal set centre_id = new.centre_id where area_id = new.area_id and member_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id
    and (member_id = new.id or attendant_id in (select t.id from oae_attendant t where t.area_id = new.area_id and t.member_id = new.id));
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION oae_member_moved() TO sewa_app;

-- odometer_of_fill_before() -----------------------------------------------------------------------------------------
-- The reading at the fill before, by reading alone. Called by the version before reading_at_fill_before only.
CREATE OR REPLACE FUNCTION public.odometer_of_fill_before(p_vehicle uuid, p_odometer integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select max(e.odometer) from transport_expense e
   where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.kind = 'fuel' and e.status <> 5 and e.odometer < p_odometer
$function$;
GRANT EXECUTE ON FUNCTION odometer_of_fill_before(p_vehicle uuid, p_odometer integer) TO sewa_app;

-- open_alerts() -----------------------------------------------------------------------------------------------------
-- States whose alerts are looked for, so that a mail tells nobody more than the portal would show them, and makes the
-- transaction read-only: nothing is done in another's name. Called by the hourly alerts.
CREATE OR REPLACE FUNCTION public.open_alerts(p_user uuid)
 RETURNS TABLE(user_id uuid, username text, name text, org_id uuid, org_name text, org_level integer, area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint, email text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user; o org; scope text;
begin
  -- Whoever turned the mails off since the list of recipients was read gets none.
  select * into u from app_user p where p.id = p_user and wants_alert_mails(p);
  select * into o from org g where g.id = u.org_id;
  if o.id is null then return; end if;
  scope := case when o.level > 10 then '*' else
    (array(select o.centre_id union select c.centre_id from user_centre c where c.user_id = u.id))::text end;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config('app.user', u.id::text, true), set_config('app.area', u.area_id::text, true),
          set_config('app.level', o.level::text, true), set_config('app.centres', scope, true),
          set_config('app.user_name', u.name, true), set_config('app.origin', 'alerts', true), set_config('app.request', '', true);
  return query select u.id, u.username, u.name, o.id, o.name, o.level, u.area_id, scope, u.acl, u.temporary_acl, o.acl,
    false, u.preferences ->> 'language', 0::bigint, u.email;
end $function$;
GRANT EXECUTE ON FUNCTION open_alerts(p_user uuid) TO sewa_app;

-- open_job() --------------------------------------------------------------------------------------------------------
-- States who and where for a transaction of a running job: its maker with the rights of today. Nothing when the maker
-- may no longer work in that area. Called by the runner of jobs.
CREATE OR REPLACE FUNCTION public.open_job(p_job uuid)
 RETURNS TABLE(user_id uuid, username text, name text, org_id uuid, org_name text, org_level integer, area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare j job; u app_user; o org; scope text;
begin
  select * into j from job b where b.id = p_job and b.state = 'running';
  select * into u from app_user p where p.id = j.user_id and p.is_active;
  select * into o from org g where g.id = u.org_id;
  if o.id is null or (o.level < 90 and u.area_id is distinct from j.area_id) then return; end if;
  scope := case when o.level > 10 then '*' else
    (array(select o.centre_id union select c.centre_id from user_centre c where c.user_id = u.id))::text end;
  perform set_config('app.user', u.id::text, true), set_config('app.area', j.area_id::text, true),
          set_config('app.level', o.level::text, true), set_config('app.centres', scope, true),
          set_config('app.user_name', u.name, true), set_config('app.origin', split_part(j.kind, '.', 1), true),
          set_config('app.request', j.id::text, true);
  return query select u.id, u.username, u.name, o.id, o.name, o.level, j.area_id, scope, u.acl, u.temporary_acl, o.acl,
    false, u.preferences ->> 'language', 0::bigint;
end $function$;
GRANT EXECUTE ON FUNCTION open_job(p_job uuid) TO sewa_app;

-- open_request() ----------------------------------------------------------------------------------------------------
-- The first statement of every signed-in request: finds the session and states who and where. A writing request
-- passes its id and states it for its transaction; a reading one passes null and states it for the connection.
-- Returns the stamp of the session, negative when it should be marked as in use, null without a session (idle limit
-- 12 hours, hard limit 7 days). Runs as the owner because the application cannot read sessions, so it cannot state
-- another user's context from one.
CREATE OR REPLACE FUNCTION public.open_request(p_token bytea, p_request text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare
  s public.session;
  is_local constant boolean := p_request is not null;
begin
  select * into s from public.session
   where token_hash = p_token and seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days';
  perform set_config('app.user', coalesce(s.user_id::text, ''), is_local), set_config('app.area', coalesce(s.area_id::text, ''), is_local),
          set_config('app.level', coalesce(s.org_level::text, ''), is_local), set_config('app.centres', coalesce(s.centres, ''), is_local),
          set_config('app.stamp', coalesce(s.stamp::text, ''), is_local);
  if is_local then
    perform set_config('app.user_name', coalesce(s.user_name, ''), true), set_config('app.request', p_request, true);
  end if;
  return case when s.seen_at < now() - interval '5 minutes' then -s.stamp else s.stamp end;
end $function$;
GRANT EXECUTE ON FUNCTION open_request(p_token bytea, p_request text) TO sewa_app;

-- org_in_use() ------------------------------------------------------------------------------------------------------
-- Whether an org has users or orgs below it, also where the caller does not see them. Called before an org is
-- deleted.
CREATE OR REPLACE FUNCTION public.org_in_use(p_org uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from app_user where org_id = p_org) or exists (select from org where parent_id = p_org)
$function$;
GRANT EXECUTE ON FUNCTION org_in_use(p_org uuid) TO sewa_app;

-- org_moved() -------------------------------------------------------------------------------------------------------
-- Moves the users of an org along when its area or centre changes. Runs as the owner: they may be out of the writer's
-- sight.
-- Trigger of org.
CREATE OR REPLACE FUNCTION public.org_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update app_user set area_id = new.area_id, centre_id = new.centre_id where org_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION org_moved() TO sewa_app;

-- other_centres_of() ------------------------------------------------------------------------------------------------
-- The other centres that see the record of an entry of change_log, or saw it before the entry. Called with
-- change_feed by each server's follower, which has no user and so would see nothing under the policies.
CREATE OR REPLACE FUNCTION public.other_centres_of(p_area uuid, p_entity text, p_row text, p_entry bigint)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case p_entity
    when 'stock_order' then
      return array(
        select o.other_centre_id from stock_order o where o.area_id = p_area and o.id = p_row::uuid
        union
        -- The store before, of an order that was deleted or goes to another store now.
        select s.centre_id from change_log c
        join stock_location s on s.area_id = c.area_id and s.id = (c.before ->> 'store_id')::uuid
        where c.area_id = p_area and c.id = p_entry);
    when 'stock_order_line' then
      return array(select o.other_centre_id from stock_order o where o.area_id = p_area and o.id = p_row::uuid);
    when 'stock_transfer', 'stock_transfer_line' then
      return array(select t.other_centre_id from stock_transfer t where t.area_id = p_area and t.id = p_row::uuid);
    else
      return '{}';
  end case;
end $function$;
GRANT EXECUTE ON FUNCTION other_centres_of(p_area uuid, p_entity text, p_row text, p_entry bigint) TO sewa_app;

-- outdated_badges() -------------------------------------------------------------------------------------------------
-- The numbers of valid badges of the whole area whose card is out of date. Numbers only; as the owner, because badges
-- of every centre come to a gate. Called by the verify page, whose devices keep them.
CREATE OR REPLACE FUNCTION public.outdated_badges(p_today date, p_limit integer)
 RETURNS TABLE(type smallint, numbers integer[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select b.type, array_agg(b.number order by b.number)
  from (
    select b.type, b.number from badge_outdated o join badge b on b.area_id = o.area_id and b.id = o.badge_id
    where o.area_id = context_area() and b.status in (10, 20, 30) and b.valid_to >= p_today
    order by b.type, b.number
    limit p_limit
  ) b
  group by b.type
$function$;
GRANT EXECUTE ON FUNCTION outdated_badges(p_today date, p_limit integer) TO sewa_app;

-- paid_back_of() ----------------------------------------------------------------------------------------------------
-- What the returns of a sale paid back, without those that were cancelled: a number only, because the caller may not
-- see all of them. Called where a receipt is read, so that no return pays back more than was paid.
CREATE OR REPLACE FUNCTION public.paid_back_of(p_sale uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(-sum(b.total), 0)::bigint from bav_receipt b
  where b.area_id = context_area() and b.against_id = p_sale and b.kind = 'return'
    and exists (select from bav_receipt s where s.area_id = b.area_id and s.id = p_sale and centre_in_scope(s.centre_id))
    and not exists (select from bav_receipt c where c.area_id = b.area_id and c.against_id = b.id and c.kind = 'cancel')
$function$;
GRANT EXECUTE ON FUNCTION paid_back_of(p_sale uuid) TO sewa_app;

-- paper_owners() ----------------------------------------------------------------------------------------------------
-- The tables whose records have papers that expire, and the column of expiring_paper that refers to each. Called by
-- the trigger expiring_paper_follow and by make_paper_owner.
CREATE OR REPLACE FUNCTION public.paper_owners()
 RETURNS TABLE(owner_table regclass, owner_column text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.confrelid::regclass, a.attname::text
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.conrelid = 'expiring_paper'::regclass and k.contype = 'f' and k.confdeltype = 'c'
   order by a.attnum
$function$;

-- papers_move() -----------------------------------------------------------------------------------------------------
-- A record that moves to another centre takes its papers along, also out of the mover's sight. Argument: the column
-- of expiring_paper. Called by the triggers that make_paper_owner makes.
-- Trigger of sg_premises, transport_driver, transport_vehicle.
CREATE OR REPLACE FUNCTION public.papers_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  execute format('update expiring_paper set centre_id = $1 where area_id = $2 and %I = $3', tg_argv[0])
    using new.centre_id, new.area_id, new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION papers_move() TO sewa_app;

-- parent_ceiling() --------------------------------------------------------------------------------------------------
-- The rights of the org above, which may belong to another level or area and be out of the caller's sight. Called
-- when an org is saved.
CREATE OR REPLACE FUNCTION public.parent_ceiling(p_org uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.acl from org o join org p on p.id = o.parent_id
  where o.id = p_org and (o.area_id = context_area() or (o.area_id is null and context_level() >= 90))
$function$;
GRANT EXECUTE ON FUNCTION parent_ceiling(p_org uuid) TO sewa_app;

-- parts_move() ------------------------------------------------------------------------------------------------------
-- Halls and equipment follow their satsang ghar to another centre, also out of the mover's sight. Trigger of
-- sg_premises.
-- Trigger of sg_premises.
CREATE OR REPLACE FUNCTION public.parts_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update sg_hall set centre_id = new.centre_id where area_id = new.area_id and premises_id = new.id;
  update sg_equipment set centre_id = new.centre_id where area_id = new.area_id and premises_id = new.id;
  return null;
end $function$;

-- pass_of_badge() ---------------------------------------------------------------------------------------------------
-- The pass of the member or attendant of the enclosure who carries a badge with a verified signature; null for any
-- other badge. Whether the badge was lost, returned or revoked, or the person has died or went to another area, and
-- whether today is outside its days. As the owner, because members of other centres come to gatherings of the whole
-- area; the gate then judges the pass as if it had been scanned. Called by the gate and the emergency view of the
-- enclosure.
CREATE OR REPLACE FUNCTION public.pass_of_badge(p_type smallint, p_number integer, p_today date)
 RETURNS TABLE(pass_code text, is_refused boolean, is_out_of_date boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(m.pass_code, a.pass_code),
    b.status not in (10, 20, 30, 50) or coalesce(has_sewadar_gone(b.area_id, coalesce(m.sewadar_id, a.sewadar_id)), false),
    p_today not between b.valid_from and b.valid_to
  from badge b
  left join oae_member m on m.area_id = b.area_id and m.id = b.member_id
  left join oae_attendant a on a.area_id = b.area_id and a.id = b.attendant_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$function$;
GRANT EXECUTE ON FUNCTION pass_of_badge(p_type smallint, p_number integer, p_today date) TO sewa_app;

-- peek_session() ----------------------------------------------------------------------------------------------------
-- The details of a session while it lasts, without counting as a use of it. Called for open sockets.
CREATE OR REPLACE FUNCTION public.peek_session(p_token bytea)
 RETURNS TABLE(user_id uuid, username text, name text, org_id uuid, org_name text, org_level integer, area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.* from session s, session_details(p_token) d
   where s.token_hash = p_token and s.seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days'
$function$;
GRANT EXECUTE ON FUNCTION peek_session(p_token bytea) TO sewa_app;

-- plain_name() ------------------------------------------------------------------------------------------------------
-- A name without differences of case and spaces. Called by members_attended and oae_import_third_members.
CREATE OR REPLACE FUNCTION public.plain_name(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select btrim(regexp_replace(lower(normalize(p_name, NFC)), '\s+', ' ', 'g')) $function$;
GRANT EXECUTE ON FUNCTION plain_name(p_name text) TO sewa_app;

-- portal_centres() --------------------------------------------------------------------------------------------------
-- Centres of all areas by a part of their name, with the name of the area. As the owner, because centres of other
-- areas are out of the caller's sight; it tells names only. Called by the forms of rolls and letters and when they
-- are saved.
CREATE OR REPLACE FUNCTION public.portal_centres(p_text text, p_limit integer)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select d.id, d.name
  from (select c.id, c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id
    where c.is_active and a.is_active) d
  where length(d.name) <= 120 and position(lower(p_text) in lower(d.name)) > 0
  order by lower(d.name) <> lower(p_text), position(lower(p_text) in lower(d.name)), lower(d.name), d.id
  limit least(p_limit, 20)
$function$;
GRANT EXECUTE ON FUNCTION portal_centres(p_text text, p_limit integer) TO sewa_app;

-- post_movement() ---------------------------------------------------------------------------------------------------
-- Brings the balance up to date with each movement, and gives the movement its place in the ledger. In the database
-- and as the owner, so that no writer can make balance and ledger differ: the application has no right to write
-- balances. Trigger of stock_movement.
-- Trigger of stock_movement.
CREATE OR REPLACE FUNCTION public.post_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update stock_balance b
     set quantity = b.quantity + new.quantity, value = b.value + new.value, last_seq = b.last_seq + 1,
       last_day = greatest(b.last_day, new.day),
       last_sold_day = case when new.kind = 'sale' then greatest(b.last_sold_day, new.day) else b.last_sold_day end
   where b.area_id = new.area_id and b.location_id = new.location_id and b.item_id = new.item_id and b.centre_id = new.centre_id
   returning b.last_seq, b.last_day, b.quantity, b.value
     into new.seq, new.day, new.quantity_after, new.value_after;
  if not found then
    raise foreign_key_violation using message = 'a movement needs a balance: lock_stock makes it';
  end if;
  return new;
end $function$;

-- rank_of_mark() ----------------------------------------------------------------------------------------------------
-- Which of two marks of one person says more. Called by keep_one_entry.
CREATE OR REPLACE FUNCTION public.rank_of_mark(mark text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when mark in ('present', 'late', 'half') then 2 when mark = 'excused' then 1 else 0 end
$function$;

-- read_blood_confidential() -----------------------------------------------------------------------------------------
-- What the medical station wrote confidentially about a donor; every opening is in the log. As the owner: the
-- application has no right to the table.
CREATE OR REPLACE FUNCTION public.read_blood_confidential(p_donor uuid)
 RETURNS TABLE(id uuid, deferral_id uuid, camp_id uuid, reason text, answers jsonb, made_at timestamp with time zone, made_by_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare place uuid := (select d.centre_id from blood_donor d where d.area_id = context_area() and d.id = p_donor);
begin
  if not holds_medical_station() then raise exception 'not the medical station' using errcode = 'insufficient_privilege'; end if;
  if place is null or not centre_in_scope(place) then raise exception 'no such donor' using errcode = 'no_data_found'; end if;
  perform append_change(context_area(), place, 'blood_confidential', p_donor::text, '', 6, null, '{}'::jsonb);
  return query select c.id, c.deferral_id, c.camp_id, c.reason, c.answers, c.made_at, c.made_by_name
    from blood_confidential c where c.area_id = context_area() and c.donor_id = p_donor order by c.made_at desc limit 50;
end $function$;
GRANT EXECUTE ON FUNCTION read_blood_confidential(p_donor uuid) TO sewa_app;

-- reading_at_fill_before() ------------------------------------------------------------------------------------------
-- The reading at the fill before, by day and on one day by reading, whichever centre paid it; null where that one was
-- read from an odometer that was replaced. As the owner, because expenses of other centres are out of the caller's
-- sight. Called for the kilometres per litre of an expense.
CREATE OR REPLACE FUNCTION public.reading_at_fill_before(p_vehicle uuid, p_day date, p_odometer integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when f.odometer <= p_odometer then f.odometer end from (
    select e.odometer from transport_expense e
     where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.kind = 'fuel' and e.status <> 5
       and (e.day < p_day or e.day = p_day and e.odometer < p_odometer)
     order by e.day desc, e.odometer desc limit 1
  ) f
$function$;
GRANT EXECUTE ON FUNCTION reading_at_fill_before(p_vehicle uuid, p_day date, p_odometer integer) TO sewa_app;

-- readings_around() -------------------------------------------------------------------------------------------------
-- The last reading of a vehicle before a day and the first one after it. Called by the version before
-- vehicle_readings only.
CREATE OR REPLACE FUNCTION public.readings_around(p_vehicle uuid, p_day date, p_without uuid, p_zone text)
 RETURNS TABLE(before integer, after integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select max(r.reading) filter (where r.day < p_day), min(r.reading) filter (where r.day > p_day)
  from (
    select (t.started_at at time zone p_zone)::date as day, t.odometer_out as reading from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null
    union all
    select (t.ended_at at time zone p_zone)::date, t.odometer_in from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null
    union all
    select e.day, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id <> p_without
  ) r
$function$;
GRANT EXECUTE ON FUNCTION readings_around(p_vehicle uuid, p_day date, p_without uuid, p_zone text) TO sewa_app;

-- recall_bag() ------------------------------------------------------------------------------------------------------
-- Takes a bag of the caller, with its letters that nobody has received, back from the centre that it went to; false:
-- the bag was received there, or is not on its way. As the owner, because that centre is out of the caller's sight.
-- Called when a bag is called back.
CREATE OR REPLACE FUNCTION public.recall_bag(p_bag uuid, p_reason text, p_today date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent dak_bag;
  arriving dak_bag;
begin
  select * into sent from dak_bag b where b.area_id = context_area() and b.id = p_bag and centre_in_scope(b.centre_id)
    and b.type = 5 and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  select b.* into arriving from dak_bag b join centre c on c.area_id = b.area_id and c.id = b.centre_id
    where c.id = sent.party_centre_id and b.source_area_id = sent.area_id and b.source_id = sent.id and b.type = 10;
  if arriving.id is null then return false; end if;
  -- The rows of the receiver first, letters before their bag, as recall_letter does: a receipt at the same time goes
  -- before or finds nothing.
  perform from dak_letter t where t.area_id = arriving.area_id and t.bag_id = arriving.id and t.status = 10 order by t.id for update;
  delete from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.id and b.status = 10;
  if not found then return false; end if;
  delete from dak_letter t using dak_letter s
   where s.area_id = sent.area_id and s.bag_id = sent.id and t.area_id = arriving.area_id and t.source_area_id = s.area_id
     and t.source_id = s.id and t.type = 10 and t.status = 10;
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
   where s.area_id = sent.area_id and s.bag_id = sent.id and s.status = 10;
  -- What was received without its bag is there, and no longer in it.
  update dak_letter s set bag_id = null where s.area_id = sent.area_id and s.bag_id = sent.id and s.status > 10;
  update dak_bag s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION recall_bag(p_bag uuid, p_reason text, p_today date) TO sewa_app;

-- recall_letter() ---------------------------------------------------------------------------------------------------
-- Takes a letter of the caller out of the register of the centre that it went to, and makes it editable again; false:
-- it was received there, or is not on its way. As the owner, because that register is out of the caller's sight.
-- Called when a letter is called back.
CREATE OR REPLACE FUNCTION public.recall_letter(p_letter uuid, p_reason text, p_today date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent dak_letter;
  arriving dak_letter;
begin
  select * into sent from dak_letter l where l.area_id = context_area() and l.id = p_letter and centre_in_scope(l.centre_id)
    and l.type = 5 and l.party_centre_id is not null and context_holds('SG_MANAGEMENT.DAK', 5, p_today);
  if sent.id is null then return false; end if;
  -- The row of the receiver first, as at each step: a receipt at the same time goes before or finds nothing.
  delete from dak_letter t where t.source_area_id = sent.area_id and t.source_id = sent.id and t.type = 10 and t.status = 10
    returning t.* into arriving;
  if arriving.id is null then return false; end if;
  -- It is no longer in its bag.
  update dak_letter s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason, bag_id = null
   where s.area_id = sent.area_id and s.id = sent.id and s.status = 10;
  -- Locked before its letters are counted: of two who call back the last two, the second finds it empty.
  perform from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.bag_id and b.status = 10 for update;
  if found and not exists (select from dak_letter l where l.area_id = sent.area_id and l.bag_id = sent.bag_id) then
    delete from dak_bag b where b.area_id = arriving.area_id and b.id = arriving.bag_id;
    update dak_bag s set status = 5, dispatched_at = null, dispatched_by_name = null, recall_reason = p_reason
     where s.area_id = sent.area_id and s.id = sent.bag_id and s.status = 10;
  end if;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION recall_letter(p_letter uuid, p_reason text, p_today date) TO sewa_app;

-- record_arriving_stay() --------------------------------------------------------------------------------------------
-- Records at the destination when a member arrived and left, for whoever may edit rolls there. The change log of the
-- sending area has it. Called by the gate of the destination.
CREATE OR REPLACE FUNCTION public.record_arriving_stay(p_roll uuid, p_member uuid, p_arrived timestamp with time zone, p_left timestamp with time zone, p_today date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update nominal_roll_member m set arrived_at = p_arrived, left_at = p_left
  from nominal_roll r
  where r.id = p_roll and is_roll_for_here(r) and r.status in (30, 40) and m.area_id = r.area_id and m.roll_id = r.id
    and m.id = p_member and m.dropped_at is null and context_holds('NOMINAL_ROLL.ROLL', 3, p_today)
$function$;
GRANT EXECUTE ON FUNCTION record_arriving_stay(p_roll uuid, p_member uuid, p_arrived timestamp with time zone, p_left timestamp with time zone, p_today date) TO sewa_app;

-- record_changes() --------------------------------------------------------------------------------------------------
-- The entries of a record in change_log that the user may see, which are all of one that every centre sees: among
-- them so many of the newest, or all (null). The caller has made sure that the record is there for this user. Reads
-- only the months in which there are some.
CREATE OR REPLACE FUNCTION public.record_changes(p_entities text[], p_row text, p_most integer)
 RETURNS SETOF change_log
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  here constant uuid := context_area();
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  me constant uuid := context_user();
  is_whole constant boolean := context_is_whole_area();
  centres constant uuid[] := context_centres();
  is_high constant boolean := context_level() >= 90;
  of_all_centres constant text[] := '{bav_item,blood_bank,transport_site}';
  part record;
  reached timestamptz;
  total int := 0;
  found_rows int;
begin
  for part in
    with noted as (
      select r.area_id, n.starts from change_part_record r, unnest(r.parts) n (starts)
      where r.area_id in (here, nobody) and r.entity = any (p_entities) and r.row_id = p_row
    )
    select 'change_log_other' as name, n.starts, n.area_id as area from noted n where n.starts = 'infinity'
    union select p.name, p.starts, n.area_id from change_part p join noted n on n.starts = p.starts where p.is_closed
    union select p.name, p.starts, a.id from change_part p, unnest(array[here, nobody]) a (id) where not p.is_closed
    order by starts desc
  loop
    exit when total >= p_most and part.starts < reached;
    reached := part.starts;
    -- One area at a time: to plan for a choice of two takes twice as long.
    begin
      return query execute format('select * from %I where area_id = $1 and entity = any ($2) and row_id = $3
        and ($4 or centre_id = any ($5) or user_id = $6 or entity = any ($8)) order by id desc limit $7', part.name)
      using part.area, p_entities, p_row, case part.area when here then is_whole else is_high end,
        case part.area when here then centres end, me, p_most, case part.area when here then of_all_centres end;
      get diagnostics found_rows = row_count;
      total := total + found_rows;
    exception when undefined_table then
      -- Exported since the list of months was read.
      null;
    end;
  end loop;
end $function$;
GRANT EXECUTE ON FUNCTION record_changes(p_entities text[], p_row text, p_most integer) TO sewa_app;

-- record_entries_move() ---------------------------------------------------------------------------------------------
-- Progress and bills follow their record to another centre, also out of the mover's sight. Trigger of sg_record.
-- Trigger of sg_record.
CREATE OR REPLACE FUNCTION public.record_entries_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update sg_record_entry set centre_id = new.centre_id where area_id = new.area_id and record_id = new.id;
  return null;
end $function$;

-- record_read() -----------------------------------------------------------------------------------------------------
-- Logs a read that must be accounted for: exports, prints of personal lists, openings of papers. Called by the server
-- where these happen; runs as the owner because the application may not write the log.
CREATE OR REPLACE FUNCTION public.record_read(p_entity text, p_row text, p_detail jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  perform append_change(context_area(), null, p_entity, p_row, '', 6, null, p_detail);
end $function$;
GRANT EXECUTE ON FUNCTION record_read(p_entity text, p_row text, p_detail jsonb) TO sewa_app;

-- refresh_blood_donor() ---------------------------------------------------------------------------------------------
-- Writes into a donor what follows from donations and deferrals: lists are filtered and sorted by it. For ever comes
-- before until recovered, that before the latest day. Called by triggers, as the owner, because the writer may not
-- change the donor.
CREATE OR REPLACE FUNCTION public.refresh_blood_donor(p_area uuid, p_donor uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update blood_donor d set
    last_donation_on = greatest(g.last_on, blood_stated_donation(p_area, p_donor)),
    donation_count = g.times,
    deferral_kind = coalesce(f.kind, ''),
    deferral_reason = coalesce(f.reason, ''),
    welcome_from = (select max(u.welcome_from) from blood_deferral u
      where u.area_id = p_area and u.donor_id = p_donor and u.lifted_on is null)
  from (select max(day) as last_on, count(*) filter (where outcome = 'complete')::int as times
          from blood_donation where area_id = p_area and donor_id = p_donor) g
  left join lateral (
    select kind, reason from blood_deferral
     where area_id = p_area and donor_id = p_donor and lifted_on is null
     order by kind = 'permanent' desc, kind = 'recovery' desc, welcome_from desc nulls last, id limit 1) f on true
  where d.area_id = p_area and d.id = p_donor
$function$;

-- refresh_sessions() ------------------------------------------------------------------------------------------------
-- Renews what the sessions of a user carry and ends those of a deactivated or moved user. Called by follow_user.
CREATE OR REPLACE FUNCTION public.refresh_sessions(p_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from session s using app_user u join org o on o.id = u.org_id
   where s.user_id = p_user and u.id = p_user
     and (not u.is_active or (o.level < 90 and s.area_id is distinct from u.area_id));
  update session s
     set user_name = u.name, org_level = o.level, stamp = nextval('session_stamp'),
         centres = case when o.level > 10 then '*' else
           (array(select o.centre_id union select uc.centre_id from user_centre uc where uc.user_id = u.id))::text end
    from app_user u join org o on o.id = u.org_id
   where s.user_id = p_user and u.id = p_user;
$function$;

-- register_centres() ------------------------------------------------------------------------------------------------
-- The active centres of all areas, for the form of registration, where nobody is signed in yet.
CREATE OR REPLACE FUNCTION public.register_centres()
 RETURNS TABLE(id uuid, name text, area text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, c.name, a.name from centre c join area a on a.id = c.area_id
  where c.is_active and a.is_active order by a.name, c.name limit 2000
$function$;
GRANT EXECUTE ON FUNCTION register_centres() TO sewa_app;

-- release_cards_of_failed() -----------------------------------------------------------------------------------------
-- A print failed: badges that went to another centre while it was made are taken out. As the owner, because the maker
-- does not see them. Trigger of badge_print.
-- Trigger of badge_print.
CREATE OR REPLACE FUNCTION public.release_cards_of_failed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform release_moved_cards(new.area_id,
    array(select c.badge_id from badge_print_card c where c.area_id = new.area_id and c.print_id = new.id and c.is_open));
  return null;
end $function$;

-- release_moved_card() ----------------------------------------------------------------------------------------------
-- A badge went to another centre. Trigger of badge.
-- Trigger of badge.
CREATE OR REPLACE FUNCTION public.release_moved_card()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform release_moved_cards(new.area_id, array[new.id]);
  return null;
end $function$;

-- release_moved_cards() ---------------------------------------------------------------------------------------------
-- Takes the cards of badges that went to another centre out of prints that wait, and removes a print without cards:
-- nobody at the centre would see it any more, and its other badges could not be printed. The new centre prints them.
-- As the owner, because the mover need not see the print. Called by the triggers of badge and badge_print.
CREATE OR REPLACE FUNCTION public.release_moved_cards(p_area uuid, p_badges uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  waiting uuid[];
begin
  -- One that is locked is at work, or being started or removed: whoever prints holds the print and waits for the badges.
  waiting := array(select p.id from badge_print p
    where p.area_id = p_area and (p.state in ('queued', 'failed') or (p.state = 'running' and p.updated_at < now() - interval '15 minutes'))
      and exists (select from badge_print_card c join badge b on b.area_id = c.area_id and b.id = c.badge_id
        where c.area_id = p.area_id and c.print_id = p.id and c.is_open and c.badge_id = any (p_badges) and b.centre_id <> c.centre_id)
    order by p.id for update of p skip locked);
  if cardinality(waiting) = 0 then return; end if;
  with released as (
    delete from badge_print_card c using badge b
     where c.area_id = p_area and c.print_id = any (waiting) and c.is_open and c.badge_id = any (p_badges)
       and b.area_id = c.area_id and b.id = c.badge_id and b.centre_id <> c.centre_id
    returning c.print_id
  ), counted as (
    select r.print_id, count(*)::int as cards from released r group by r.print_id
  ), emptied as (
    delete from badge_print p using counted r where p.area_id = p_area and p.id = r.print_id and p.cards <= r.cards
  )
  update badge_print p set cards = p.cards - r.cards, state = case p.state when 'running' then 'failed' else p.state end
    from counted r where p.area_id = p_area and p.id = r.print_id and p.cards > r.cards;
end $function$;

-- renumber_sync_device() --------------------------------------------------------------------------------------------
-- A laptop that was restored from an older backup gives numbers that it gave before: from now on it has another one,
-- higher than any that the laptop knows of. Called by its own request.
CREATE OR REPLACE FUNCTION public.renumber_sync_device(p_device uuid, p_after integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  highest int;
  next_number int;
begin
  perform pg_advisory_xact_lock(hashtextextended('sync device ' || context_area(), 0));
  highest := (select coalesce(max(n.number), 0) from sync_number n where n.area_id = context_area());
  -- A laptop cannot use up the numbers of an area by its word alone.
  next_number := greatest(highest, least(p_after, highest + 100)) + 1;
  if next_number > 2000 then raise exception 'no device number is left' using errcode = 'SP003'; end if;
  insert into sync_number (area_id, number, device_id, device_name)
    select d.area_id, next_number, d.id, d.name from sync_device d where d.area_id = context_area() and d.id = p_device;
  update sync_device set number = next_number, head_number = 0, head_hash = '', restores = restores + 1 where area_id = context_area() and id = p_device;
  return next_number;
end $function$;
GRANT EXECUTE ON FUNCTION renumber_sync_device(p_device uuid, p_after integer) TO sewa_app;

-- report_bag() ------------------------------------------------------------------------------------------------------
-- Tells the sender that a bag was received: from then on what is missing from it shows at both ends. As the owner,
-- because the sender's rows are out of the caller's sight. Called after the receipt of a bag.
CREATE OR REPLACE FUNCTION public.report_bag(p_bag uuid, p_today date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update dak_bag s set status = t.status, received_at = t.received_at, received_by_name = t.received_by_name, receiver = t.receiver
  from dak_bag t
  where t.area_id = context_area() and t.id = p_bag and centre_in_scope(t.centre_id) and t.type = 10 and t.status = 15
    and s.area_id = t.source_area_id and s.id = t.source_id and s.type = 5 and s.code = t.code and s.status < t.status
    and context_holds('SG_MANAGEMENT.DAK', 5, p_today)
$function$;
GRANT EXECUTE ON FUNCTION report_bag(p_bag uuid, p_today date) TO sewa_app;

-- report_job() ------------------------------------------------------------------------------------------------------
-- Writes the progress of a running job and answers whether its maker wants it ended. Called by the runner of jobs, on
-- another connection than the one that works.
CREATE OR REPLACE FUNCTION public.report_job(p_job uuid, p_done integer, p_total integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare j job;
begin
  update job set done = p_done, total = coalesce(p_total, total)
   where id = p_job and state = 'running' and (done, total) is distinct from (p_done, coalesce(p_total, total)) returning * into j;
  if found then perform tell_job(j); return j.is_cancel_asked; end if;
  return coalesce((select is_cancel_asked or state <> 'running' from job where id = p_job), true);
end $function$;
GRANT EXECUTE ON FUNCTION report_job(p_job uuid, p_done integer, p_total integer) TO sewa_app;

-- report_letter_step() ----------------------------------------------------------------------------------------------
-- Tells the sender how far a letter has come that the caller has in hand: the status, and who took each step when. As
-- the owner, because the sender's register is out of the caller's sight. Called after each step of a letter that came
-- from a centre of the portal.
CREATE OR REPLACE FUNCTION public.report_letter_step(p_letter uuid, p_today date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update dak_letter s set status = t.status, received_at = t.received_at, received_by_name = t.received_by_name, receiver = t.receiver,
      acknowledged_at = t.acknowledged_at, acknowledged_by_name = t.acknowledged_by_name,
      completed_at = t.completed_at, completed_by_name = t.completed_by_name
  from dak_letter t
  where t.area_id = context_area() and t.id = p_letter and centre_in_scope(t.centre_id) and t.type = 10
    and s.area_id = t.source_area_id and s.id = t.source_id and s.type = 5 and s.code = t.code and s.party_centre_id = t.centre_id
    and s.status < t.status
    and (context_holds('SG_MANAGEMENT.DAK', 3, p_today) or context_holds('SG_MANAGEMENT.DAK', 5, p_today))
$function$;
GRANT EXECUTE ON FUNCTION report_letter_step(p_letter uuid, p_today date) TO sewa_app;

-- restrict_to_both_ends() -------------------------------------------------------------------------------------------
-- As restrict_to_scope, for rows of two centres: the one at centre_id and the one at other_centre_id both see and
-- write them. Called by migrations.
CREATE OR REPLACE FUNCTION public.restrict_to_both_ends(resource regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  in_scope constant text := 'area_id = (select context_area()) and ((select context_is_whole_area())
    or centre_id = any ((select context_centres())::uuid[]) or other_centre_id = any ((select context_centres())::uuid[]))';
begin
  execute format('alter table %s enable row level security', resource);
  execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_scope', resource, in_scope);
end $function$;

-- restrict_to_scope() -----------------------------------------------------------------------------------------------
-- Switches row-level security on and adds the policy: the transaction's area, and its centres where the table has
-- centre_id; with 'area' everybody of the area reads. Called by make_resource_table and by migrations.
CREATE OR REPLACE FUNCTION public.restrict_to_scope(resource regclass, seen_by text DEFAULT 'centre'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_name constant name := (select c.relname from pg_class c where c.oid = resource);
  in_area constant text := 'area_id = (select context_area())';
  in_scope constant text := case when has_column(resource, 'centre_id')
    then in_area || ' and ((select context_is_whole_area()) or centre_id = any ((select context_centres())::uuid[]))'
    else in_area end;
  first_key text;
begin
  select a.attname into first_key from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
   where k.conrelid = resource and k.contype = 'p';
  if first_key is distinct from 'area_id' then
    raise exception 'the primary key of % must begin with area_id', resource;
  end if;
  if exists (select from pg_attribute a where a.attrelid = resource and a.attname = 'centre_id' and not a.attnotnull) then
    raise exception '% has rows without a centre: write its policy by hand', resource;
  end if;
  execute format('alter table %s enable row level security', resource);
  case seen_by
    when 'centre' then
      execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_scope', resource, in_scope);
    when 'area' then
      execute format('create policy %I on %s for select to sewa_app using (%s)', own_name || '_read', resource, in_area);
      execute format('create policy %I on %s to sewa_app using (%s) with check (%3$s)', own_name || '_write', resource, in_scope);
  end case;
end $function$;

-- revoke_badges_of() ------------------------------------------------------------------------------------------------
-- Whoever is taken off loses the name on the badges; the badges stay and are no longer valid. As the owner, because
-- badges of other centres are out of the user's sight. Trigger of the four kinds of persons.
-- Trigger of badge_entitlement, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.revoke_badges_of()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update badge set
    status = case when status in (10, 20, 30) then 70 else status end,
    status_since = case when status in (10, 20, 30) then now() else status_since end,
    reason = case when status in (10, 20, 30) then '#removed' else reason end,
    undo = null,
    sewadar_id = nullif(sewadar_id, old.id), member_id = nullif(member_id, old.id),
    attendant_id = nullif(attendant_id, old.id), entitlement_id = nullif(entitlement_id, old.id)
   where area_id = old.area_id and case tg_table_name
     when 'sewadar' then sewadar_id = old.id
     when 'oae_member' then member_id = old.id
     when 'oae_attendant' then attendant_id = old.id
     else entitlement_id = old.id end;
  return old;
end $function$;

-- revoke_transferred_badges() ---------------------------------------------------------------------------------------
-- Whoever goes to another area gets a badge there; numbers count by area. As the owner, because the accepting area
-- does not see this one. Trigger of sewadar.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.revoke_transferred_badges()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update badge set status = 70, status_since = now(), reason = '#transferred', undo = null
   where area_id = new.area_id and sewadar_id = new.id and status in (10, 20, 30);
  return null;
end $function$;

-- revoked_badges() --------------------------------------------------------------------------------------------------
-- The numbers of badges of the whole area that are refused although the code on a card of theirs would say valid:
-- what a device needs to refuse them without a connection. Numbers only; as the owner, because badges of every centre
-- come to a gate. Called by the verify page.
CREATE OR REPLACE FUNCTION public.revoked_badges(p_today date, p_limit integer)
 RETURNS TABLE(kind text, type smallint, reason text, numbers integer[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with ended as (
    select b.id from badge b where b.area_id = context_area() and (b.status in (40, 50, 60, 70) or b.valid_to < p_today)
  ), gone as (
    select s.area_id, s.id from sewadar s where s.area_id = context_area() and s.status in ('deceased', 'transferred')
  ), of_ended_records as (
    select b.id from sewadar s join badge b on b.area_id = s.area_id and b.sewadar_id = s.id
    where s.area_id = context_area() and s.status not in ('active', 'onLeave')
    union all
    select b.id from oae_member m join badge b on b.area_id = m.area_id and b.member_id = m.id
    where m.area_id = context_area() and (m.status <> 'active' or m.valid_to < p_today)
    union all
    select b.id from oae_member m join oae_attendant a on a.area_id = m.area_id and a.member_id = m.id
    join badge b on b.area_id = a.area_id and b.attendant_id = a.id
    where m.area_id = context_area() and (m.status <> 'active' or m.valid_to < p_today)
    union all
    select b.id from badge_entitlement e join badge b on b.area_id = e.area_id and b.entitlement_id = e.id
    where e.area_id = context_area() and e.valid_to < p_today
    union all
    select b.id from gone g join oae_member m on m.area_id = g.area_id and m.sewadar_id = g.id
    join badge b on b.area_id = m.area_id and b.member_id = m.id
    union all
    select b.id from gone g join oae_attendant a on a.area_id = g.area_id and a.sewadar_id = g.id
    join badge b on b.area_id = a.area_id and b.attendant_id = a.id
    union all
    select b.id from gone g join badge_entitlement e on e.area_id = g.area_id and e.sewadar_id = g.id
    join badge b on b.area_id = e.area_id and b.entitlement_id = e.id
  )
  select 'badge', b.type, b.reason, array_agg(b.number order by b.number)
  from (
    select b.type, b.number, case
      when b.status in (10, 20, 30) and b.valid_to >= p_today then 'notEntitled'
      when b.status <> 40 and exists (select from badge r where r.area_id = b.area_id and r.replaces = b.id) then 'replaced'
      when b.status = 60 then 'lost' when b.status = 70 then 'revoked' when b.status = 40 then 'returned' else 'expired' end as reason
    from badge b
    where b.area_id = context_area() and b.id in (select id from ended union select id from of_ended_records)
      and greatest(b.valid_to, b.printed_valid_to) >= p_today
    order by b.status_since desc
    limit p_limit
  ) b
  group by b.type, b.reason
$function$;
GRANT EXECUTE ON FUNCTION revoked_badges(p_today date, p_limit integer) TO sewa_app;

-- revoked_passes() --------------------------------------------------------------------------------------------------
-- The numbers of vehicle passes of the whole area that are refused although their last day has not come. As the
-- owner, because vehicles of every centre come to a gate. Called by the verify page.
CREATE OR REPLACE FUNCTION public.revoked_passes(p_today date, p_limit integer)
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(p.number order by p.number), '{}') from (
    select number from vehicle_pass
    where area_id = context_area() and revoked_at is not null and (valid_to is null or valid_to >= p_today)
    order by revoked_at desc limit p_limit) p
$function$;
GRANT EXECUTE ON FUNCTION revoked_passes(p_today date, p_limit integer) TO sewa_app;

-- roll_cards() ------------------------------------------------------------------------------------------------------
-- The cards by which the gate of a roll knows its members without a connection: those that count on some day from
-- today to the day after the stay. Only while the roll takes scans, only for whoever may record them at its centre or
-- at its destination, and only within the area, because a gate of another one refuses the badge. Called by the lists
-- of members; as the owner, because the badges of a destination's guests and of members who moved are out of sight.
CREATE OR REPLACE FUNCTION public.roll_cards(p_roll uuid, p_today date)
 RETURNS TABLE(member_id uuid, type smallint, number integer, key text, valid_from date, valid_to date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, k.type, k.number, k.key, k.valid_from, k.valid_to
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null
  -- Whoever else carries a badge is refused at the gate: see is_badge_record_ended.
  join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id and s.status in ('active', 'onLeave')
  cross join lateral sewadar_cards(s.area_id, s.id, p_today, greatest(m.to_day, p_today) + 1) k
  where r.area_id = context_area() and r.id = p_roll and r.status in (30, 40)
    and (centre_in_scope(r.centre_id) or is_roll_for_here(r)) and context_holds('NOMINAL_ROLL.ROLL', 3, p_today)
$function$;
GRANT EXECUTE ON FUNCTION roll_cards(p_roll uuid, p_today date) TO sewa_app;

-- roll_days() -------------------------------------------------------------------------------------------------------
-- Rolls, planned and served days in one year of every sewadar in the caller's sight who is on a roll in it. A day of
-- two stays counts once. Rolls of other centres count, which the caller cannot see: so it runs as the owner. Called
-- by the list of days served.
CREATE OR REPLACE FUNCTION public.roll_days(p_year integer, p_zone text, p_today date)
 RETURNS TABLE(sewadar_id uuid, rolls integer, planned integer, served integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.sewadar_id, t.rolls, t.planned, (select coalesce(sum(upper(d) - lower(d)), 0)::int from unnest(t.served) d)
  from (
    select s.id as sewadar_id, count(*)::int as rolls, coalesce(sum(upper(p.days) - lower(p.days)), 0)::int as planned,
      range_agg(p.stay) as served
    from (select daterange(make_date(p_year, 1, 1), make_date(p_year + 1, 1, 1)) as days) y
    cross join nominal_roll_member m
    join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
    cross join lateral (select daterange(m.from_day, m.to_day, '[]') * y.days as days,
      roll_stay(m.arrived_at, m.left_at, m.to_day, p_zone, p_today) * y.days as stay) p
    where m.area_id = context_area() and centre_in_scope(s.centre_id) and not m.is_cancelled and m.dropped_at is null
      and not (isempty(p.days) and isempty(p.stay))
    group by s.id) t
$function$;
GRANT EXECUTE ON FUNCTION roll_days(p_year integer, p_zone text, p_today date) TO sewa_app;

-- roll_destinations() -----------------------------------------------------------------------------------------------
-- The name that portal_centres had: called by servers of an earlier version while they are replaced.
CREATE OR REPLACE FUNCTION public.roll_destinations(p_text text, p_limit integer)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select p.id, p.name from portal_centres(p_text, p_limit) p $function$;
GRANT EXECUTE ON FUNCTION roll_destinations(p_text text, p_limit integer) TO sewa_app;

-- roll_leader_name() ------------------------------------------------------------------------------------------------
-- The name of the jathedar or the deputy of a roll in the caller's sight who moved to a centre out of it. As the
-- owner, because the record is out of sight. Called by the reading of rolls where the caller sees no such record.
CREATE OR REPLACE FUNCTION public.roll_leader_name(p_roll uuid, p_sewadar uuid)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.name
  from nominal_roll r
  join sewadar s on s.area_id = r.area_id and s.id = p_sewadar
  where r.area_id = context_area() and r.id = p_roll and p_sewadar in (r.jathedar_id, r.deputy_id) and centre_in_scope(r.centre_id)
    and context_holds('NOMINAL_ROLL.ROLL', 2, current_date)
$function$;
GRANT EXECUTE ON FUNCTION roll_leader_name(p_roll uuid, p_sewadar uuid) TO sewa_app;

-- roll_members_elsewhere() ------------------------------------------------------------------------------------------
-- Names and numbers of those on a roll in the caller's sight who moved to a centre out of it, with the phone until
-- the roll is completed or cancelled; without ages, photos and remarks of the record. As the owner, because their
-- records are out of sight. Called by the list of members and by the prints of the roll.
CREATE OR REPLACE FUNCTION public.roll_members_elsewhere(p_roll uuid)
 RETURNS TABLE(member_id uuid, number integer, name text, name_latin text, relative_kind text, relative_name text, gender text, status text, phone text, centre_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, s.number, s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender, s.status,
    case when r.status in (10, 20, 30, 40) then s.phone else '' end, c.name
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id
  join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
  join centre c on c.area_id = s.area_id and c.id = s.centre_id
  where r.area_id = context_area() and r.id = p_roll and centre_in_scope(r.centre_id) and not centre_in_scope(s.centre_id)
    and context_holds('NOMINAL_ROLL.ROLL', 2, current_date)
$function$;
GRANT EXECUTE ON FUNCTION roll_members_elsewhere(p_roll uuid) TO sewa_app;

-- roll_shift_clashes() ----------------------------------------------------------------------------------------------
-- How many who are on a roll for all its days are on another roll on these days. Rolls of other centres count, which
-- the caller cannot see: so it runs as the owner, and tells a number only. Called before the days of a roll change.
CREATE OR REPLACE FUNCTION public.roll_shift_clashes(p_roll uuid, p_from date, p_to date)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(distinct m.sewadar_id)::int
  from nominal_roll r
  join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.from_day = r.from_day and m.to_day = r.to_day
    and not m.is_cancelled and m.dropped_at is null
  join nominal_roll_member o on o.area_id = m.area_id and o.sewadar_id = m.sewadar_id and o.roll_id <> m.roll_id
    and not o.is_cancelled and o.dropped_at is null and daterange(o.from_day, o.to_day, '[]') && daterange(p_from, p_to, '[]')
  where r.area_id = context_area() and r.id = p_roll and centre_in_scope(r.centre_id)
$function$;
GRANT EXECUTE ON FUNCTION roll_shift_clashes(p_roll uuid, p_from date, p_to date) TO sewa_app;

-- roll_stay() -------------------------------------------------------------------------------------------------------
-- The days from an arrival to the departure in a time zone; without a departure until today, and never beyond the
-- last day of the member. The same as servedSpan of the contract, which a test compares. Called by roll_days.
CREATE OR REPLACE FUNCTION public.roll_stay(p_arrived timestamp with time zone, p_left timestamp with time zone, p_last date, p_zone text, p_today date)
 RETURNS daterange
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when p_arrived is null then 'empty'::daterange else
    daterange((p_arrived at time zone p_zone)::date,
      greatest((p_arrived at time zone p_zone)::date, coalesce((p_left at time zone p_zone)::date, least(p_last, p_today))), '[]') end
$function$;
GRANT EXECUTE ON FUNCTION roll_stay(p_arrived timestamp with time zone, p_left timestamp with time zone, p_last date, p_zone text, p_today date) TO sewa_app;

-- roll_tally() ------------------------------------------------------------------------------------------------------
-- How many days a sewadar has on rolls in the year of a first day and in the year of a last day, whether there was an
-- earlier roll, and whether these days are taken. Rolls of other centres count, which the caller cannot see: so it
-- runs as the owner, and only for sewadars in the caller's sight. One member can be left out, whose days are about to
-- change. Called when members are added, changed or suggested.
CREATE OR REPLACE FUNCTION public.roll_tally(p_sewadars uuid[], p_from date, p_to date, p_without uuid DEFAULT NULL::uuid)
 RETURNS TABLE(sewadar_id uuid, days integer, has_served boolean, is_busy boolean, end_days integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id,
    coalesce(sum(least(m.to_day, y.last) - greatest(m.from_day, y.first) + 1)
      filter (where m.to_day >= y.first and m.from_day <= y.last), 0)::int,
    coalesce(bool_or(m.from_day < p_from), false),
    coalesce(bool_or(m.from_day <= p_to and m.to_day >= p_from), false),
    coalesce(sum(least(m.to_day, e.last) - greatest(m.from_day, e.first) + 1)
      filter (where m.to_day >= e.first and m.from_day <= e.last), 0)::int
  from (select make_date(extract(year from p_from)::int, 1, 1) as first, make_date(extract(year from p_from)::int, 12, 31) as last) y
  cross join (select make_date(extract(year from p_to)::int, 1, 1) as first, make_date(extract(year from p_to)::int, 12, 31) as last) e
  cross join sewadar s
  left join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id and not m.is_cancelled and m.dropped_at is null
    and m.id is distinct from p_without
  where s.area_id = context_area() and s.id = any (p_sewadars) and centre_in_scope(s.centre_id)
  group by s.id
$function$;
GRANT EXECUTE ON FUNCTION roll_tally(p_sewadars uuid[], p_from date, p_to date, p_without uuid) TO sewa_app;

-- rolls_of() --------------------------------------------------------------------------------------------------------
-- The rolls of a sewadar in the caller's sight, latest first. Also those of other centres, because whoever was
-- transferred keeps them: so it runs as the owner, and says which of them the caller may open. Called by the record
-- of the sewadar.
CREATE OR REPLACE FUNCTION public.rolls_of(p_sewadar uuid)
 RETURNS TABLE(id uuid, is_seen boolean, number integer, destination text, department text, status smallint, from_day date, to_day date, role text, arrived_at timestamp with time zone, left_at timestamp with time zone, dropped_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.id, centre_in_scope(r.centre_id), r.number, r.destination, r.department, r.status, m.from_day, m.to_day, m.role,
    m.arrived_at, m.left_at, m.dropped_at
  from sewadar s
  join nominal_roll_member m on m.area_id = s.area_id and m.sewadar_id = s.id
  join nominal_roll r on r.area_id = m.area_id and r.id = m.roll_id
  where s.area_id = context_area() and s.id = p_sewadar and centre_in_scope(s.centre_id)
  order by m.from_day desc, m.id
  limit 500
$function$;
GRANT EXECUTE ON FUNCTION rolls_of(p_sewadar uuid) TO sewa_app;

-- sanction_in_scope() -----------------------------------------------------------------------------------------------
-- Whether the caller may be told the sanctioned amount of a centre: as that centre, or as the store that it orders
-- from. As the owner, because the centre may have ordered from more stores than the caller sees. Called by
-- sanction_used and a policy of stock_sanction, and where the amount for an order is asked for.
CREATE OR REPLACE FUNCTION public.sanction_in_scope(p_centre uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select centre_in_scope(p_centre)
    or exists (select from stock_order o where o.area_id = context_area() and o.centre_id = p_centre and centre_in_scope(o.other_centre_id))
$function$;
GRANT EXECUTE ON FUNCTION sanction_in_scope(p_centre uuid) TO sewa_app;

-- sanction_used() ---------------------------------------------------------------------------------------------------
-- What the approved orders of a centre used in a year that begins in April: a number only, because the caller may not
-- see all of them. Called where an order is approved and where sanctioned amounts are shown; the caller must see the
-- centre or an order of it.
CREATE OR REPLACE FUNCTION public.sanction_used(p_centre uuid, p_year integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(o.value), 0)::bigint from stock_order o
  where o.area_id = context_area() and o.centre_id = p_centre and o.status >= 10
    and o.day >= make_date(p_year, 4, 1) and o.day < make_date(p_year + 1, 4, 1)
    and sanction_in_scope(p_centre)
$function$;
GRANT EXECUTE ON FUNCTION sanction_used(p_centre uuid, p_year integer) TO sewa_app;

-- scanned_badge() ---------------------------------------------------------------------------------------------------
-- What a gate shows of a badge of the area: whether it is valid, and who carries it. As the owner, because badges of
-- every centre come to a gate. Called for a verified signature, or a badge in the caller's sight.
CREATE OR REPLACE FUNCTION public.scanned_badge(p_type smallint, p_number integer, p_today date)
 RETURNS TABLE(id uuid, centre_name text, department text, valid_from date, valid_to date, status smallint, is_changed boolean, is_record_ended boolean, replaced_by integer, name text, name_latin text, photo uuid, elder_name text, elder_name_latin text, elder_photo uuid, is_elder_inside boolean, helpers jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select b.id, c.name, b.department, b.valid_from, b.valid_to, b.status,
    b.printed_digest is not null and is_card_outdated(b), is_badge_record_ended(b, p_today),
    (select r.number from badge r where r.area_id = b.area_id and r.replaces = b.id order by r.number desc limit 1),
    p.name, p.name_latin, p.photo_id, e.name, e.name_latin, e.photo_id,
    case when e.id is not null then exists (
      select from oae_gathering g join oae_arrival v on v.area_id = g.area_id and v.gathering_id = g.id
      where g.area_id = b.area_id and g.on_day = p_today and v.member_id = e.id and v.left_at is null) end,
    case when b.member_id is not null then (
      select jsonb_agg(jsonb_build_object('name', a.name, 'nameLatin', a.name_latin, 'phone', a.phone) order by a.place)
      from oae_attendant a where a.area_id = b.area_id and a.member_id = b.member_id and a.phone <> '') end
  from badge b
  join centre c on c.area_id = b.area_id and c.id = b.centre_id
  left join lateral (
    select s.name, s.name_latin, s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id
    union all
    select m.name, m.name_latin, m.photo_id from oae_member m where m.area_id = b.area_id and m.id = b.member_id
    union all
    select a.name, a.name_latin, attendant_photo(a) from oae_attendant a where a.area_id = b.area_id and a.id = b.attendant_id
    union all
    select t.name, t.name_latin, t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id
  ) p on true
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  left join oae_member e on e.area_id = h.area_id and e.id = h.member_id
  where b.area_id = context_area() and b.type = p_type and b.number = p_number
$function$;
GRANT EXECUTE ON FUNCTION scanned_badge(p_type smallint, p_number integer, p_today date) TO sewa_app;

-- scanned_badge_photo() ---------------------------------------------------------------------------------------------
-- The small pictures of the person, or the elder of the attendant, whose badge the caller scanned within the last
-- hour. As the owner, because the attachment may be out of the caller's sight. Called by the verify page.
CREATE OR REPLACE FUNCTION public.scanned_badge_photo(p_scan uuid, p_photo uuid)
 RETURNS TABLE(thumbnail_hash text, card_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select f.thumbnail_hash, f.card_hash
  from badge_scan n
  join badge b on b.area_id = n.area_id and b.id = n.badge_id
  left join oae_attendant h on h.area_id = b.area_id and h.id = b.attendant_id
  join attachment f on f.area_id = b.area_id and f.id = p_photo and f.type = 5
  where n.area_id = context_area() and n.id = p_scan and n.user_id = context_user() and n.created_at > now() - interval '1 hour'
    and (n.way = 'code' or centre_in_scope(b.centre_id))
    and p_photo in (
      (select s.photo_id from sewadar s where s.area_id = b.area_id and s.id = b.sewadar_id),
      (select m.photo_id from oae_member m where m.area_id = b.area_id and m.id = coalesce(b.member_id, h.member_id)),
      attendant_photo(h),
      (select t.photo_id from badge_entitlement t where t.area_id = b.area_id and t.id = b.entitlement_id))
$function$;
GRANT EXECUTE ON FUNCTION scanned_badge_photo(p_scan uuid, p_photo uuid) TO sewa_app;

-- scanned_fleet_vehicle() -------------------------------------------------------------------------------------------
-- What a gate shows of a vehicle of the fleet of the area. As the owner, because whoever is at a gate need not see
-- the records of transport. Called when a windscreen code with a verified signature is scanned.
CREATE OR REPLACE FUNCTION public.scanned_fleet_vehicle(p_code integer)
 RETURNS TABLE(vehicle_number text, vehicle_type smallint, centre_name text, is_withdrawn boolean, papers jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select * from fleet_vehicle(context_area(), p_code)
$function$;
GRANT EXECUTE ON FUNCTION scanned_fleet_vehicle(p_code integer) TO sewa_app;

-- scanned_token() ---------------------------------------------------------------------------------------------------
-- What a gate shows of a token of the area. As the owner, because tokens of every centre come to a gate. Called when
-- a token with a verified signature is scanned.
CREATE OR REPLACE FUNCTION public.scanned_token(p_event integer, p_kind smallint, p_number integer)
 RETURNS TABLE(title text, centre_name text, from_day date, to_day date, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select e.title, c.name, e.from_day, e.to_day, t.state
  from quick_event e
  join centre c on c.area_id = e.area_id and c.id = e.centre_id
  join quick_token t on t.area_id = e.area_id and t.event_id = e.id and t.kind = p_kind and t.number = p_number
  where e.area_id = context_area() and e.number = p_event
$function$;
GRANT EXECUTE ON FUNCTION scanned_token(p_event integer, p_kind smallint, p_number integer) TO sewa_app;

-- scanned_vehicle_pass() --------------------------------------------------------------------------------------------
-- What a gate shows of a vehicle pass of the area. As the owner, because vehicles of every centre come to a gate.
-- Called when a pass with a verified signature is scanned.
CREATE OR REPLACE FUNCTION public.scanned_vehicle_pass(p_number integer)
 RETURNS TABLE(name text, vehicle_number text, vehicle_type smallint, centre_name text, valid_from date, valid_to date, is_revoked boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.name, p.vehicle_number, p.vehicle_type, c.name, p.valid_from, p.valid_to, p.revoked_at is not null
  from vehicle_pass p join centre c on c.area_id = p.area_id and c.id = p.centre_id
  where p.area_id = context_area() and p.number = p_number
$function$;
GRANT EXECUTE ON FUNCTION scanned_vehicle_pass(p_number integer) TO sewa_app;

-- search_keys_of() --------------------------------------------------------------------------------------------------
-- The search keys of a row from its name_keys ('sound|skeleton' for each word) and phones. Called by
-- search_row_changed and by the tests that compare.
CREATE OR REPLACE FUNCTION public.search_keys_of(p_name_keys text[], p_phones text[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select split_part(k, '|', 1) from unnest(p_name_keys) k
  union select '+' || reverse(ltrim(p, '+')) from unnest(p_phones) p where p <> ''
$function$;

-- search_row_changed() ----------------------------------------------------------------------------------------------
-- Replaces the search keys of a row whose name, phones or centre changed, and removes those of a deleted or merged
-- one. Runs as the owner because the application may not write search keys.
-- Trigger of application, blood_donor, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.search_row_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare old_phones text[] := '{}'; new_phones text[] := '{}'; is_found boolean := tg_op = 'UPDATE';
begin
  if 'phone' = any (tg_argv) then
    old_phones := array[old.phone];
    if tg_op = 'UPDATE' then new_phones := array[new.phone]; end if;
  end if;
  if 'other_phones' = any (tg_argv) then
    old_phones := old_phones || old.other_phones;
    if tg_op = 'UPDATE' then new_phones := new_phones || new.other_phones; end if;
  end if;
  if tg_op = 'UPDATE' and 'merged_into' = any (tg_argv) then is_found := new.merged_into is null; end if;
  delete from search_key where area_id = old.area_id and entity = tg_table_name and centre_id = old.centre_id and row_id = old.id
    and key = any (array(select search_keys_of(old.name_keys, old_phones)));
  if is_found then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select new.area_id, tg_table_name, k, new.centre_id, new.id from search_keys_of(new.name_keys, new_phones) k;
    perform add_search_words(new.area_id, new.name_keys);
  end if;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION search_row_changed() TO sewa_app;

-- search_rows_added() -----------------------------------------------------------------------------------------------
-- Writes the search keys of all rows of an insert at once: an import writes a hundred thousand. Does nothing while
-- app.keys_later is on: an import writes its keys at its end (add_imported_keys). Runs as the owner because the
-- application may not write search keys.
-- Trigger of application, blood_donor, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.search_rows_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if current_setting('app.keys_later', true) = 'on' then return null; end if;
  if 'phone' = any (tg_argv) then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, split_part(k, '|', 1), n.centre_id, n.id from new_rows n, unnest(n.name_keys) k
      union all
      select n.area_id, tg_table_name, '+' || reverse(ltrim(n.phone, '+')), n.centre_id, n.id from new_rows n where n.phone <> '';
  else
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, split_part(k, '|', 1), n.centre_id, n.id from new_rows n, unnest(n.name_keys) k;
  end if;
  if 'other_phones' = any (tg_argv) then
    insert into search_key (area_id, entity, key, centre_id, row_id)
      select n.area_id, tg_table_name, '+' || reverse(ltrim(p, '+')), n.centre_id, n.id
      from new_rows n, unnest(n.other_phones) p where p <> ''
      on conflict do nothing;
  end if;
  perform add_search_words(a.area_id, a.name_keys)
    from (select n.area_id, array_agg(distinct k) as name_keys from new_rows n, unnest(n.name_keys) k group by n.area_id) a;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION search_rows_added() TO sewa_app;

-- search_rows_emptied() ---------------------------------------------------------------------------------------------
-- Removes the search keys of a table that was emptied by truncate.
-- Trigger of application, blood_donor, oae_attendant, oae_member, sewadar.
CREATE OR REPLACE FUNCTION public.search_rows_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from search_key where entity = tg_table_name;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION search_rows_emptied() TO sewa_app;

-- searchable_tables() -----------------------------------------------------------------------------------------------
-- The tables that make_searchable was called for. Called by similar_names, so that there is no list of them to keep.
CREATE OR REPLACE FUNCTION public.searchable_tables()
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'search_rows_added'::regproc order by 1)
$function$;

-- session_details() -------------------------------------------------------------------------------------------------
-- What a server remembers of a session until its stamp changes. Called by the server when it meets a new stamp; runs
-- as the owner because the application cannot read sessions.
CREATE OR REPLACE FUNCTION public.session_details(p_token bytea)
 RETURNS TABLE(user_id uuid, username text, name text, org_id uuid, org_name text, org_level integer, area_id uuid, centres text, acl jsonb, temporary_acl jsonb, ceiling jsonb, must_change boolean, language text, stamp bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.username, u.name, o.id, o.name, o.level, s.area_id, s.centres, u.acl, u.temporary_acl, o.acl,
         c.must_change, u.preferences ->> 'language', s.stamp
    from session s
    join app_user u on u.id = s.user_id and u.is_active
    join org o on o.id = u.org_id
    join credential c on c.user_id = u.id
   where s.token_hash = p_token
$function$;
GRANT EXECUTE ON FUNCTION session_details(p_token bytea) TO sewa_app;

-- set_password() ----------------------------------------------------------------------------------------------------
-- Sets the password of a user in scope, ends the other sessions and logs it without the password. Called by the user
-- screens and by use_code; the application cannot write credentials otherwise.
CREATE OR REPLACE FUNCTION public.set_password(p_user uuid, p_hash text, p_must_change boolean, p_keep_session bytea)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user;
begin
  if not user_in_scope(p_user) then raise exception 'user out of scope' using errcode = 'no_data_found'; end if;
  insert into credential (user_id, password_hash, must_change) values (p_user, p_hash, p_must_change)
    on conflict (user_id) do update set password_hash = p_hash, must_change = p_must_change, is_demo = false, changed_at = now();
  delete from session where user_id = p_user and token_hash is distinct from p_keep_session;
  delete from one_time_code where user_id = p_user;
  select * into u from app_user where id = p_user;
  perform append_change(u.area_id, u.centre_id, 'app_user', p_user::text, u.name, 3,
    '{"password": "•••"}', jsonb_build_object('password', '•••', 'must_change', p_must_change));
end $function$;
GRANT EXECUTE ON FUNCTION set_password(p_user uuid, p_hash text, p_must_change boolean, p_keep_session bytea) TO sewa_app;

-- settle_lost_jobs() ------------------------------------------------------------------------------------------------
-- Ends the jobs that the queue has given up or never had, as after a restored backup. Called at the start of a server
-- and regularly.
CREATE OR REPLACE FUNCTION public.settle_lost_jobs()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare j job; n int := 0;
begin
  for j in update job b set state = 'failed', error = 'JOB_LOST', ended_at = now()
    where b.state in ('waiting', 'running')
      and not exists (select from queue.job q where q.id = b.id and q.state in ('created', 'retry', 'active'))
      and pg_try_advisory_xact_lock(hashtextextended('job ' || b.id, 0)) returning * loop
    perform tell_job(j);
    n := n + 1;
  end loop;
  return n;
end $function$;
GRANT EXECUTE ON FUNCTION settle_lost_jobs() TO sewa_app;

-- settle_tallies() --------------------------------------------------------------------------------------------------
-- Sums many small changes of sewadar_tally into few. Called by the hourly housekeeping and after imports.
CREATE OR REPLACE FUNCTION public.settle_tallies()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with gone as (
    delete from sewadar_tally t using (
      select area_id, centre_id, status, gender from sewadar_tally group by 1, 2, 3, 4 having count(*) > 1 or sum(change) = 0
    ) m
    where (t.area_id, t.centre_id, t.status, t.gender) = (m.area_id, m.centre_id, m.status, m.gender)
    returning t.*
  )
  insert into sewadar_tally (area_id, centre_id, status, gender, change)
    select area_id, centre_id, status, gender, sum(change) from gone group by 1, 2, 3, 4 having sum(change) <> 0;
$function$;
GRANT EXECUTE ON FUNCTION settle_tallies() TO sewa_app;

-- sewadar_cards() ---------------------------------------------------------------------------------------------------
-- The cards of a sewadar that count on some day of a span, as they were last printed, with the days of the badge. A
-- badge that was never printed has none, nor has one whose key was withdrawn. Called by the list of a sheet of
-- attendance and by roll_cards.
CREATE OR REPLACE FUNCTION public.sewadar_cards(p_area uuid, p_sewadar uuid, p_from date, p_to date)
 RETURNS TABLE(type smallint, number integer, key text, valid_from date, valid_to date)
 LANGUAGE sql
 STABLE
AS $function$
  select b.type, b.number, b.printed_key, b.valid_from, b.valid_to
  from badge b
  where b.area_id = p_area and b.sewadar_id = p_sewadar and b.printed_key is not null and b.status in (10, 20, 30)
    and b.valid_from <= p_to and b.valid_to >= p_from
    and not exists (select from badge_key w where w.area_id = b.area_id and w.id = b.printed_key and w.withdrawn_at is not null)
$function$;
GRANT EXECUTE ON FUNCTION sewadar_cards(p_area uuid, p_sewadar uuid, p_from date, p_to date) TO sewa_app;

-- sewadar_import_matches() ------------------------------------------------------------------------------------------
-- Which staged rows meet a sewadar of the area, also where the caller does not see the record, or have the number of
-- a deleted one: a number or identity that is taken is taken. The number is told only where the record is in sight.
-- Called by the check of an import.
CREATE OR REPLACE FUNCTION public.sewadar_import_matches(p_import uuid)
 RETURNS TABLE(row_no integer, reason text, number integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_nestloop TO 'off'
AS $function$
  with staged as materialized (
    select r.row_no, (r.content ->> 'number')::int as number, (r.content ->> 'aadhaar_hash')::bytea as aadhaar_hash,
      (r.content ->> 'pan_hash')::bytea as pan_hash, r.content -> 'name_keys' ->> 0 as name_key,
      nullif(r.content ->> 'phone', '') as phone, (r.content ->> 'birth_date')::date as birth_date
    from import_row r
    where r.area_id = context_area() and r.import_id = p_import and r.user_id = context_user()
  ), known as materialized (
    select s.number, s.centre_id, s.aadhaar_hash, s.pan_hash, s.phone, s.birth_date, s.name_keys[1] as name_key,
      s.merged_into is null and s.status <> 'transferred' as is_living
    from sewadar s where s.area_id = context_area()
  ), met as (
    select t.row_no, 'number' as reason, s.number, s.centre_id from staged t join known s on s.number = t.number
    union all
    select t.row_no, 'number', g.number, null::uuid
      from staged t join sewadar_former_number g on g.area_id = context_area() and g.number = t.number
    union all
    select t.row_no, 'aadhaar', s.number, s.centre_id from staged t join known s on s.aadhaar_hash = t.aadhaar_hash where s.is_living
    union all
    select t.row_no, 'pan', s.number, s.centre_id from staged t join known s on s.pan_hash = t.pan_hash where s.is_living
    union all
    select t.row_no, 'phone', s.number, s.centre_id
      from staged t join known s on s.phone = t.phone and s.name_key = t.name_key where s.is_living
    union all
    select t.row_no, 'birthDate', s.number, s.centre_id
      from staged t join known s on s.birth_date = t.birth_date and s.name_key = t.name_key where s.is_living
  )
  select distinct on (m.row_no, m.reason) m.row_no, m.reason, case when centre_in_scope(m.centre_id) then m.number end
  from met m order by m.row_no, m.reason, m.number
$function$;
GRANT EXECUTE ON FUNCTION sewadar_import_matches(p_import uuid) TO sewa_app;

-- sewadar_left_as() -------------------------------------------------------------------------------------------------
-- The status of a sewadar who no longer serves: inactive, deceased or transferred; null of one who does. As the
-- owner, because a driver may be a sewadar of another centre; it tells no more than that. Called where drivers are
-- listed and judged.
CREATE OR REPLACE FUNCTION public.sewadar_left_as(p_area uuid, p_sewadar uuid)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.status from sewadar s
   where s.area_id = p_area and p_area = context_area() and s.id = p_sewadar and s.status in ('inactive', 'deceased', 'transferred')
$function$;
GRANT EXECUTE ON FUNCTION sewadar_left_as(p_area uuid, p_sewadar uuid) TO sewa_app;

-- sewadar_moved() ---------------------------------------------------------------------------------------------------
-- Moves what hangs on a sewadar to the new centre. Runs as the owner: the new centre may be out of the mover's sight.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.sewadar_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update sewadar_department set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  update attachment set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  update sewadar_merge set centre_id = new.centre_id where area_id = new.area_id and kept_id = new.id;
  update transfer_request set centre_id = new.centre_id where area_id = new.area_id and sewadar_id = new.id;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION sewadar_moved() TO sewa_app;

-- sewadar_undo() ----------------------------------------------------------------------------------------------------
-- What undoing a bulk act asks for: written to sewadar.undo with the act. Called by bulk acts and by move_sewadars;
-- read by undo_sewadar_acts.
CREATE OR REPLACE FUNCTION public.sewadar_undo(s sewadar)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object('by', context_user(), 'at', now(), 'version', s.version + 1, 'status', s.status, 'left_on', s.left_on,
    'centre_id', s.centre_id, 'here_since', s.here_since)
$function$;
GRANT EXECUTE ON FUNCTION sewadar_undo(s sewadar) TO sewa_app;

-- sign_in_lookup() --------------------------------------------------------------------------------------------------
-- The password hash of an active user. Called by sign-in, which compares it; there is no other way to read it.
CREATE OR REPLACE FUNCTION public.sign_in_lookup(p_username text)
 RETURNS TABLE(user_id uuid, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, c.password_hash from app_user u join credential c on c.user_id = u.id
  where u.username = p_username and u.is_active
$function$;
GRANT EXECUTE ON FUNCTION sign_in_lookup(p_username text) TO sewa_app;

-- sign_in_state() ---------------------------------------------------------------------------------------------------
-- Of a user in scope: must the password be changed, how many sessions and recent failures. Called by the user
-- screens.
CREATE OR REPLACE FUNCTION public.sign_in_state(p_user uuid)
 RETURNS TABLE(must_change boolean, sessions integer, failures integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.must_change, (select count(*)::int from session s where s.user_id = p_user and s.seen_at > now() - interval '12 hours'),
    (select count(*)::int from sign_in_try t, app_user u where u.id = p_user and t.username = u.username
       and t.succeeded is not true and t.at > now() - interval '15 minutes')
  from credential c where c.user_id = p_user and user_in_scope(p_user)
$function$;
GRANT EXECUTE ON FUNCTION sign_in_state(p_user uuid) TO sewa_app;

-- similar_names() ---------------------------------------------------------------------------------------------------
-- Misspelt names: words of the caller's own people that share trigrams with what was typed. The trigram operator is
-- not leakproof, so row-level security would switch the index off; hence it runs as the owner and takes area and
-- centres from the context and from nowhere else. Called by the search where nothing nearer was found.
CREATE OR REPLACE FUNCTION public.similar_names(p_sound text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.similarity_threshold" TO '0.25'
AS $function$
  select w.sound
  from (
    select distinct sound from search_word
    where area_id = context_area() and sound operator(extensions.%) left(p_sound, 60)
  ) w
  where exists (
    select from search_key k
    where k.area_id = context_area() and k.key >= w.sound and k.key < w.sound || '!'
      and (context_is_whole_area() or k.centre_id = any (context_centres()))
      and k.entity = any ((select searchable_tables())::text[])
  )
  order by extensions.similarity(w.sound, left(p_sound, 60)) desc, w.sound
  limit 12
$function$;
GRANT EXECUTE ON FUNCTION similar_names(p_sound text) TO sewa_app;

-- start_session() ---------------------------------------------------------------------------------------------------
-- Opens a session for a user whose password was just checked, unless that is not the current one any more. Called at
-- sign-in; the application cannot write sessions otherwise.
CREATE OR REPLACE FUNCTION public.start_session(p_try uuid, p_user uuid, p_verified text, p_token bytea, p_address text, p_agent text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user; chosen uuid; counted text;
begin
  -- The last check before the door opens: while the password was checked, it may have been changed and every session
  -- ended, or the account deactivated. The lock waits for a change that is under way.
  perform from credential where user_id = p_user and password_hash = p_verified for share;
  if not found then return false; end if;
  update app_user set last_sign_in_at = now() where id = p_user and is_active returning * into u;
  if not found then return false; end if;
  chosen := coalesce(u.area_id, (select s.area_id from session s where s.user_id = p_user order by s.seen_at desc limit 1),
    (select a.id from area a where a.is_active order by a.name limit 1));
  insert into session (token_hash, user_id, area_id, address, agent) values (p_token, p_user, chosen, p_address, left(p_agent, 200));
  update sign_in_try set succeeded = true where id = p_try returning address into counted;
  delete from sign_in_try where username = u.username and address = counted and succeeded is false;
  perform set_config('app.user', p_user::text, true), set_config('app.user_name', u.name, true);
  perform append_change(coalesce(u.area_id, chosen), u.centre_id, 'session', p_user::text, u.username, 1, null,
    jsonb_build_object('outcome', 'signed in', 'address', p_address));
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION start_session(p_try uuid, p_user uuid, p_verified text, p_token bytea, p_address text, p_agent text) TO sewa_app;

-- switch_area() -----------------------------------------------------------------------------------------------------
-- Changes the active area of the own session, from level 90 up. Called by the area switch.
CREATE OR REPLACE FUNCTION public.switch_area(p_token bytea, p_area uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if context_level() < 90 then return false; end if;
  update session s set area_id = a.id, stamp = nextval('session_stamp') from area a where s.token_hash = p_token and s.user_id = context_user() and a.id = p_area;
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION switch_area(p_token bytea, p_area uuid) TO sewa_app;

-- sync_candidates() -------------------------------------------------------------------------------------------------
-- Users whose sign-ins can go to a laptop. Called where a device is set up; the caller must stand for the whole area.
CREATE OR REPLACE FUNCTION public.sync_candidates()
 RETURNS TABLE(id uuid, name text, username text, org_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.name, u.username, o.name from app_user u join org o on o.id = u.org_id
   where u.area_id = context_area() and u.is_active and context_is_whole_area() order by lower(u.name), u.id
$function$;
GRANT EXECUTE ON FUNCTION sync_candidates() TO sewa_app;

-- sync_code_tries() -------------------------------------------------------------------------------------------------
-- How many wrong codes came from an address today. Called before a code is looked at.
CREATE OR REPLACE FUNCTION public.sync_code_tries(p_address text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(count), 0)::int from sync_stranger where kind = 'wrongCode' and day = current_date and address = left(p_address, 60)
$function$;
GRANT EXECUTE ON FUNCTION sync_code_tries(p_address text) TO sewa_app;

-- sync_columns() ----------------------------------------------------------------------------------------------------
-- The synced tables and their columns, which both sides compare. Called when an exchange begins.
CREATE OR REPLACE FUNCTION public.sync_columns()
 RETURNS TABLE(entity text, place integer, is_down_only boolean, columns text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.entity, s.place, s.is_down_only, array(select a.attname::text from pg_attribute a
      where a.attrelid = to_regclass(format('public.%I', s.entity)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attidentity = '' and a.attname <> all (s.skipped) order by 1)
  from sync_table s order by s.place
$function$;
GRANT EXECUTE ON FUNCTION sync_columns() TO sewa_app;

-- sync_count() ------------------------------------------------------------------------------------------------------
-- How many rows a whole copy has. Called by the exchange with devices.
CREATE OR REPLACE FUNCTION public.sync_count(p_entity text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare found int;
begin
  if not exists (select from sync_table where entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  execute format('select count(*)::int from %I where area_id = context_area()', p_entity) into found;
  return found;
end $function$;
GRANT EXECUTE ON FUNCTION sync_count(p_entity text) TO sewa_app;

-- sync_dependents() -------------------------------------------------------------------------------------------------
-- Rows that a deletion takes along. Called where a laptop deletes a row, so that nothing goes that it did not see.
CREATE OR REPLACE FUNCTION public.sync_dependents(p_entity text, p_row uuid)
 RETURNS TABLE(entity text, row_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare k record;
begin
  if not exists (select from sync_table t where t.entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  for k in
    select t.entity as child, a.attname as named_by from pg_constraint c
      join sync_table t on c.conrelid = to_regclass(format('public.%I', t.entity))
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = to_regclass(format('public.%I', p_entity))
  loop
    return query execute format('select %L::text, r.id from %I r where r.area_id = context_area() and r.%I = $1', k.child, k.child, k.named_by) using p_row;
  end loop;
end $function$;
GRANT EXECUTE ON FUNCTION sync_dependents(p_entity text, p_row uuid) TO sewa_app;

-- sync_device_number() ----------------------------------------------------------------------------------------------
-- The number of this laptop in the area of the transaction; none in the cloud. Called where numbers are given.
CREATE OR REPLACE FUNCTION public.sync_device_number()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select number from sync_self where area_id = context_area() $function$;
GRANT EXECUTE ON FUNCTION sync_device_number() TO sewa_app;

-- sync_digest() -----------------------------------------------------------------------------------------------------
-- How many rows of a table belong to something, and the hash of all of them: equal on both sides exactly when the
-- rows are. Called where a camp is compared.
CREATE OR REPLACE FUNCTION public.sync_digest(p_entity text, p_column text, p_value uuid, p_through text, p_ignored text[])
 RETURNS TABLE(rows integer, digest text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null or (p_through is not null and not exists (select from sync_table where entity = split_part(p_through, '.', 1))) then
    raise exception 'not synced' using errcode = 'no_data_found';
  end if;
  return query execute format(
    'select count(*)::int, encode(sha256(convert_to(coalesce(string_agg(t.id::text || (to_jsonb(t) - $1 - $2)::text, '','' order by t.id), ''''), ''UTF8'')), ''hex'')
     from %I t where t.area_id = context_area() and %s',
    p_entity,
    case when p_through is null then format('t.%I = $3', p_column)
      else format('t.id in (select v.%I from %I v where v.area_id = context_area() and v.%I = $3)', split_part(p_through, '.', 2), split_part(p_through, '.', 1), p_column) end)
    using left_out, p_ignored, p_value;
end $function$;
GRANT EXECUTE ON FUNCTION sync_digest(p_entity text, p_column text, p_value uuid, p_through text, p_ignored text[]) TO sewa_app;

-- sync_missing() ----------------------------------------------------------------------------------------------------
-- Rows of a laptop that a whole copy of the cloud does not have. Called at the end of a whole copy.
CREATE OR REPLACE FUNCTION public.sync_missing(p_entity text, p_ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from sync_table where entity = p_entity) then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id from %I t where t.area_id = context_area() and not t.id = any ($1)', p_entity) using p_ids;
end $function$;
GRANT EXECUTE ON FUNCTION sync_missing(p_entity text, p_ids uuid[]) TO sewa_app;

-- sync_now_ms() -----------------------------------------------------------------------------------------------------
-- The time in milliseconds. Called by the functions of Cloud Sync.
CREATE OR REPLACE FUNCTION public.sync_now_ms()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $function$;
GRANT EXECUTE ON FUNCTION sync_now_ms() TO sewa_app;

-- sync_only_here() --------------------------------------------------------------------------------------------------
-- Photos and files, and records of other parts of the portal, that were made on this laptop and that the cloud does
-- not get. Called by the page of Cloud Sync, before a wipe.
CREATE OR REPLACE FUNCTION public.sync_only_here()
 RETURNS TABLE(files integer, records integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (select count(*)::int from attachment where area_id = context_area()),
    (select count(distinct (l.entity, l.row_id))::int from change_log l
      where l.area_id = context_area() and l.origin <> 'cloud' and l.kind in (3, 4) and l.entity !~ '^sync_'
        and l.entity not in ('app_user', 'area', 'attachment', 'org', 'user_centre') and l.entity not in (select t.entity from sync_table t))
$function$;
GRANT EXECUTE ON FUNCTION sync_only_here() TO sewa_app;

-- sync_own_area() ---------------------------------------------------------------------------------------------------
-- The area that this laptop is a device of; none in the cloud. Called where an exchange begins.
CREATE OR REPLACE FUNCTION public.sync_own_area()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select area_id from sync_self limit 1 $function$;
GRANT EXECUTE ON FUNCTION sync_own_area() TO sewa_app;

-- sync_put_staff() --------------------------------------------------------------------------------------------------
-- Writes the sign-ins that came with a preparation; users of this laptop's own organisation stay. Called by the
-- preparation, on a laptop.
CREATE OR REPLACE FUNCTION public.sync_put_staff(p_staff jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare here constant uuid := context_area(); own uuid[];
begin
  if not exists (select from sync_self where area_id = here) then raise exception 'not a laptop'; end if;
  insert into org as o (id, area_id, centre_id, name, level, acl)
    select r.id, here, r.centre_id, r.name, r.level, r.acl from jsonb_to_recordset(p_staff -> 'orgs') as r (id uuid, centre_id uuid, name text, level int, acl jsonb)
    where r.level in (10, 50)
    on conflict (id) do update set name = excluded.name, acl = excluded.acl, centre_id = excluded.centre_id where o.area_id = here;
  insert into app_user as u (id, org_id, username, name, name_latin, phone, acl, temporary_acl, preferences)
    select r.id, r.org_id, r.username, r.name, r.name_latin, r.phone, r.acl, r.temporary_acl, r.preferences
      from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, org_id uuid, username text, name text, name_latin text, phone text, acl jsonb, temporary_acl jsonb, preferences jsonb)
      where not exists (select from app_user x where x.username = r.username and x.id <> r.id)
    on conflict (id) do update set org_id = excluded.org_id, name = excluded.name, name_latin = excluded.name_latin, phone = excluded.phone,
      acl = excluded.acl, temporary_acl = excluded.temporary_acl, is_active = true where u.area_id = here;
  own := array(select u.id from app_user u join jsonb_to_recordset(p_staff -> 'users') as r (id uuid) on r.id = u.id where u.area_id = here);
  insert into credential as c (user_id, password_hash, must_change)
    select r.id, r.password_hash, r.must_change from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, password_hash text, must_change boolean) where r.id = any (own)
    on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = excluded.must_change
      where c.password_hash <> excluded.password_hash;
  delete from user_centre c using jsonb_to_recordset(p_staff -> 'users') as r (id uuid, centres uuid[])
   where c.area_id = here and c.user_id = r.id and r.id = any (own) and c.centre_id <> all (r.centres);
  insert into user_centre (area_id, user_id, centre_id)
    select here, r.id, c.id from jsonb_to_recordset(p_staff -> 'users') as r (id uuid, centres uuid[]) join centre c on c.area_id = here and c.id = any (r.centres)
     where r.id = any (own) on conflict do nothing;
  -- Who is no longer chosen, or no longer active in the cloud, does not sign in here either.
  update app_user u set is_active = false where u.area_id = here and u.is_active and u.id <> all (own) and u.org_id in (select o.id from org o where o.area_id = here)
    and exists (select from sync_self where area_id = here and copied_at is not null) and u.id is distinct from context_user();
end $function$;
GRANT EXECUTE ON FUNCTION sync_put_staff(p_staff jsonb) TO sewa_app;

-- sync_read() -------------------------------------------------------------------------------------------------------
-- Rows of a synced table of the area of the transaction, locked where asked. Called by the exchange with devices.
CREATE OR REPLACE FUNCTION public.sync_read(p_entity text, p_ids uuid[], p_lock boolean)
 RETURNS TABLE(row_id uuid, fields jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id, to_jsonb(t) - $1 from %I t where t.area_id = context_area() and t.id = any ($2) order by t.id %s',
    p_entity, case when p_lock then 'for update' else '' end) using left_out, p_ids;
end $function$;
GRANT EXECUTE ON FUNCTION sync_read(p_entity text, p_ids uuid[], p_lock boolean) TO sewa_app;

-- sync_read_page() --------------------------------------------------------------------------------------------------
-- The next rows of a synced table, for a whole copy. Called by the exchange with devices.
CREATE OR REPLACE FUNCTION public.sync_read_page(p_entity text, p_after uuid, p_limit integer)
 RETURNS TABLE(row_id uuid, fields jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare left_out constant text[] := (select skipped from sync_table where entity = p_entity);
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  return query execute format('select t.id, to_jsonb(t) - $1 from %I t where t.area_id = context_area() and ($2 is null or t.id > $2) order by t.id limit $3', p_entity)
    using left_out, p_after, p_limit;
end $function$;
GRANT EXECUTE ON FUNCTION sync_read_page(p_entity text, p_after uuid, p_limit integer) TO sewa_app;

-- sync_references() -------------------------------------------------------------------------------------------------
-- What a synced table refers to. Called where a change of a laptop names a row that is gone.
CREATE OR REPLACE FUNCTION public.sync_references(p_entity text)
 RETURNS TABLE(column_name text, parent text, is_nullable boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.attname::text, c.relname::text, not a.attnotnull
    from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
   where k.contype = 'f' and k.conrelid = to_regclass(format('public.%I', p_entity)) and c.relname <> 'area'
$function$;
GRANT EXECUTE ON FUNCTION sync_references(p_entity text) TO sewa_app;

-- sync_staff_of() ---------------------------------------------------------------------------------------------------
-- The sign-ins that an administrator chose for a device: only active users of its own area. Called by the preparation
-- of a laptop.
CREATE OR REPLACE FUNCTION public.sync_staff_of(p_users uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'orgs', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'centre_id', o.centre_id, 'name', o.name, 'level', o.level, 'acl', o.acl)), '[]')
      from org o where o.area_id = context_area() and o.id in (select u.org_id from app_user u where u.id = any (p_users) and u.area_id = context_area())),
    'users', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'org_id', u.org_id, 'username', u.username, 'name', u.name, 'name_latin', u.name_latin,
        'phone', u.phone, 'acl', u.acl, 'temporary_acl', u.temporary_acl, 'preferences', u.preferences, 'password_hash', c.password_hash,
        'must_change', c.must_change, 'centres', array(select x.centre_id from user_centre x where x.user_id = u.id))), '[]')
      from app_user u join credential c on c.user_id = u.id
      where u.id = any (p_users) and u.area_id = context_area() and u.is_active))
$function$;
GRANT EXECUTE ON FUNCTION sync_staff_of(p_users uuid[]) TO sewa_app;

-- sync_stamp_after() ------------------------------------------------------------------------------------------------
-- A hybrid logical clock: the time, or just after the last stamp of the row where the clock is behind. Called by
-- note_sync_change.
CREATE OR REPLACE FUNCTION public.sync_stamp_after(p_ms bigint, p_last text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select greatest(lpad(to_hex(p_ms << 16), 16, '0') collate "C",
    case when coalesce(p_last, '') = '' then '' else lpad(to_hex(('x' || p_last)::bit(64)::bigint + 1), 16, '0') end collate "C")
$function$;
GRANT EXECUTE ON FUNCTION sync_stamp_after(p_ms bigint, p_last text) TO sewa_app;

-- sync_strangers() --------------------------------------------------------------------------------------------------
-- Requests of devices that nobody knows. Called by the list of refused requests; they belong to no area, so every
-- administrator of devices sees them.
CREATE OR REPLACE FUNCTION public.sync_strangers()
 RETURNS TABLE(kind text, day date, address text, count integer, last_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.kind, s.day, s.address, s.count, s.last_at from sync_stranger s where context_area() is not null and s.day > current_date - 90
   order by s.last_at desc limit 200
$function$;
GRANT EXECUTE ON FUNCTION sync_strangers() TO sewa_app;

-- sync_wipe_finished() ----------------------------------------------------------------------------------------------
-- Files, keys and backups of a wiped laptop are gone. Called once they are.
CREATE OR REPLACE FUNCTION public.sync_wipe_finished()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update sync_wipe set is_finished = true $function$;
GRANT EXECUTE ON FUNCTION sync_wipe_finished() TO sewa_app;

-- sync_wiped() ------------------------------------------------------------------------------------------------------
-- When this laptop was wiped, and whether nothing is left to do. Called by the page of Cloud Sync and where a wipe is
-- finished.
CREATE OR REPLACE FUNCTION public.sync_wiped()
 RETURNS TABLE(at timestamp with time zone, is_finished boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select w.at, w.is_finished from sync_wipe w $function$;
GRANT EXECUTE ON FUNCTION sync_wiped() TO sewa_app;

-- sync_write() ------------------------------------------------------------------------------------------------------
-- Writes rows that came from the other side, without noting them as changes of this one. Called by the exchange with
-- devices, which notes them by itself.
CREATE OR REPLACE FUNCTION public.sync_write(p_entity text, p_act text, p_columns text[], p_rows jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  left_out constant text[] := (select skipped from sync_table where entity = p_entity);
  names text;
  done int;
begin
  if left_out is null then raise exception 'not synced' using errcode = 'no_data_found'; end if;
  if exists (select from unnest(p_columns) c where c = any (left_out) or not has_column(to_regclass(format('public.%I', p_entity)), c)) then
    raise exception 'no such column' using errcode = 'undefined_column';
  end if;
  perform set_config('app.sync_apply', 'on', true);
  case p_act
    when 'insert' then
      names := (select string_agg(format('%I', c), ', ') from unnest(p_columns) c);
      execute format('insert into %1$I (area_id, id, %2$s) select context_area(), r.id, %3$s from jsonb_populate_recordset(null::%1$I, $1) r',
        p_entity, names, (select string_agg(format('r.%I', c), ', ') from unnest(p_columns) c)) using p_rows;
    when 'update' then
      execute format('update %1$I t set %2$s from jsonb_populate_recordset(null::%1$I, $1) r where t.area_id = context_area() and t.id = r.id',
        p_entity, (select string_agg(format('%I = r.%I', c, c), ', ') from unnest(p_columns) c)) using p_rows;
    when 'delete' then
      execute format('delete from %I t using jsonb_to_recordset($1) as r (id uuid) where t.area_id = context_area() and t.id = r.id', p_entity) using p_rows;
  end case;
  get diagnostics done = row_count;
  perform set_config('app.sync_apply', '', true);
  return done;
end $function$;
GRANT EXECUTE ON FUNCTION sync_write(p_entity text, p_act text, p_columns text[], p_rows jsonb) TO sewa_app;

-- take_numbers() ----------------------------------------------------------------------------------------------------
-- Takes the next numbers of a series in the area and returns the first. Called wherever a numbered record is made;
-- holds the counter until the end of the transaction, so there are no gaps.
CREATE OR REPLACE FUNCTION public.take_numbers(p_kind text, p_count integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
  insert into number_counter as n (area_id, kind, last) values (context_area(), p_kind, p_count)
    on conflict (area_id, kind) do update set last = n.last + p_count
    returning last - p_count + 1
$function$;
GRANT EXECUTE ON FUNCTION take_numbers(p_kind text, p_count integer) TO sewa_app;

-- take_request_password() -------------------------------------------------------------------------------------------
-- Makes the requested password that of the new user, unread by the application. Called when a request is accepted.
CREATE OR REPLACE FUNCTION public.take_request_password(p_request uuid, p_user uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into credential (user_id, password_hash, must_change)
  select p_user, r.password_hash, false from sign_up_request r
   where r.id = p_request and r.status = 1 and r.area_id = context_area() and centre_in_scope(r.centre_id) and user_in_scope(p_user);
  if not found then raise exception 'request out of scope' using errcode = 'no_data_found'; end if;
end $function$;
GRANT EXECUTE ON FUNCTION take_request_password(p_request uuid, p_user uuid) TO sewa_app;

-- take_turn() -------------------------------------------------------------------------------------------------------
-- Limits how often something is done: 0 when the turn is taken, otherwise the seconds until the next. Called by
-- registration and codes by mail, before anybody is signed in; holds across servers.
CREATE OR REPLACE FUNCTION public.take_turn(p_key text, p_most integer, p_seconds integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare taken int; oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('turn ' || p_key, 0));
  select count(*), min(t.at) into taken, oldest from turn t
   where t.key = p_key and t.at > now() - make_interval(secs => p_seconds);
  if taken >= p_most then
    return greatest(1, ceil(extract(epoch from oldest + make_interval(secs => p_seconds) - now())));
  end if;
  insert into turn (key) values (p_key);
  return 0;
end $function$;
GRANT EXECUTE ON FUNCTION take_turn(p_key text, p_most integer, p_seconds integer) TO sewa_app;

-- tally_sewadars() --------------------------------------------------------------------------------------------------
-- Adds what a statement changed to sewadar_tally. Each statement adds rows and touches none of another, so nobody
-- waits for anybody.
-- Trigger of sewadar.
CREATE OR REPLACE FUNCTION public.tally_sewadars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case tg_op
    when 'INSERT' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, count(*) from new_rows where merged_into is null group by 1, 2, 3, 4;
    when 'DELETE' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, -count(*) from old_rows where merged_into is null group by 1, 2, 3, 4;
    when 'UPDATE' then
      insert into sewadar_tally (area_id, centre_id, status, gender, change)
        select area_id, centre_id, status, gender, sum(n) from (
          select area_id, centre_id, status, gender, 1 as n from new_rows where merged_into is null
          union all
          select area_id, centre_id, status, gender, -1 from old_rows where merged_into is null
        ) r group by 1, 2, 3, 4 having sum(n) <> 0;
    else
      truncate sewadar_tally;
  end case;
  return null;
end $function$;
GRANT EXECUTE ON FUNCTION tally_sewadars() TO sewa_app;

-- tell_job() --------------------------------------------------------------------------------------------------------
-- Notifies the maker's open pages of a change of a job, past the change log: progress is not history. Called by the
-- functions and triggers of jobs.
CREATE OR REPLACE FUNCTION public.tell_job(j job)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('sewa_note', jsonb_build_object('event', 'job.changed', 'area', j.area_id, 'user', j.user_id, 'entity', 'job', 'row', j.id)::text)
$function$;
GRANT EXECUTE ON FUNCTION tell_job(j job) TO sewa_app;

-- title_order() -----------------------------------------------------------------------------------------------------
-- By what titles of the shop are sorted: small letters, and numbers with leading zeros, also those in Hindi and
-- Punjabi digits. In the database because an index is made of it. Called by the lists of items.
CREATE OR REPLACE FUNCTION public.title_order(p_title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (p_title !~ '[0-9०-९੦-੯]'::text) THEN lower(p_title) ELSE regexp_replace(regexp_replace(lower(translate(p_title, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯'::text, '01234567890123456789'::text)), '([0-9]+)'::text, (repeat('0'::text, 16) || '\1'::text), 'g'::text), '[0-9]*([0-9]{16})'::text, '\1'::text, 'g'::text) END;
GRANT EXECUTE ON FUNCTION title_order(p_title text) TO sewa_app;

-- touch_on_update() -------------------------------------------------------------------------------------------------
-- Adds the trigger that raises the row version, and where there is a photo the one that spares it. Called by
-- make_resource_table and by migrations.
CREATE OR REPLACE FUNCTION public.touch_on_update(resource regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare own_name constant name := (select c.relname from pg_class c where c.oid = resource);
begin
  if has_column(resource, 'photo_id') then
    execute format('create trigger %I before update on %s for each row
      when (new.photo_id is not distinct from old.photo_id) execute function touch_row()', own_name || '_touch', resource);
    execute format('create trigger %I before update on %s for each row
      when (new.photo_id is distinct from old.photo_id) execute function touch_row_but_photo()', own_name || '_touch_photo', resource);
  else
    execute format('create trigger %I before update on %s for each row execute function touch_row()', own_name || '_touch', resource);
  end if;
end $function$;

-- touch_row() -------------------------------------------------------------------------------------------------------
-- Raises version and updated_at of a row that really changed. In the database, so that every writer counts, also
-- imports and other functions; the server compares the version that a form was opened with.
-- Trigger of many tables.
CREATE OR REPLACE FUNCTION public.touch_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION touch_row() TO sewa_app;

-- touch_row_but_photo() ---------------------------------------------------------------------------------------------
-- As touch_row, but a change of the photo alone does not count: it must not turn an open form into a conflict. A
-- photo that changes together with other fields does.
-- Trigger of many tables.
CREATE OR REPLACE FUNCTION public.touch_row_but_photo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare was jsonb := to_jsonb(old) - 'photo_id'; is_now jsonb := to_jsonb(new) - 'photo_id';
begin
  if was is distinct from is_now then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $function$;
GRANT EXECUTE ON FUNCTION touch_row_but_photo() TO sewa_app;

-- touch_session() ---------------------------------------------------------------------------------------------------
-- Marks a session as in use, for the idle limit. Called beside a request at most every five minutes.
CREATE OR REPLACE FUNCTION public.touch_session(p_token bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ update session set seen_at = now() where token_hash = p_token $function$;
GRANT EXECUTE ON FUNCTION touch_session(p_token bytea) TO sewa_app;

-- transfer_areas() --------------------------------------------------------------------------------------------------
-- The other active areas by name, which the caller otherwise does not see. Called by the dialog of transfers.
CREATE OR REPLACE FUNCTION public.transfer_areas()
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.name from area a where a.is_active and a.id <> context_area() and context_user() is not null order by a.name
$function$;
GRANT EXECUTE ON FUNCTION transfer_areas() TO sewa_app;

-- undo_sewadar_acts() -----------------------------------------------------------------------------------------------
-- Undoes bulk acts of the caller: only those of the last minutes, on records that nothing has happened to since, and
-- from whose old centre the caller could move them. Returns how many. Called by the undo of bulk acts; as the owner,
-- because a transfer may have taken the records out of sight.
CREATE OR REPLACE FUNCTION public.undo_sewadar_acts(p_ids uuid[], p_versions integer[], p_minutes integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare n int;
begin
  -- In the order in which the acts themselves lock.
  perform from sewadar s where s.area_id = context_area() and s.id = any (p_ids) and (s.undo ->> 'by')::uuid = context_user()
    order by s.id for no key update;
  update sewadar s set status = s.undo ->> 'status', left_on = (s.undo ->> 'left_on')::date, centre_id = c.id,
      here_since = (s.undo ->> 'here_since')::date, undo = null
    from unnest(p_ids, p_versions) as asked (id, version), centre c
   where s.area_id = context_area() and s.id = asked.id and s.version = asked.version
     and (s.undo ->> 'by')::uuid = context_user() and (s.undo ->> 'version')::int = s.version
     and (s.undo ->> 'at')::timestamptz > now() - make_interval(mins => p_minutes)
     and c.area_id = s.area_id and c.id = (s.undo ->> 'centre_id')::uuid and centre_in_scope(c.id) and (c.is_active or c.id = s.centre_id);
  get diagnostics n = row_count;
  return n;
end $function$;
GRANT EXECUTE ON FUNCTION undo_sewadar_acts(p_ids uuid[], p_versions integer[], p_minutes integer) TO sewa_app;

-- unused_files() ----------------------------------------------------------------------------------------------------
-- Which of these hashes no attachment of any area names. Called by the hourly housekeeping, which has no area, about
-- files that it found in the store.
CREATE OR REPLACE FUNCTION public.unused_files(p_hashes text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select h from unnest(p_hashes) h
  where not exists (select from attachment a where a.content_hash = h)
    and not exists (select from attachment a where a.thumbnail_hash = h)
    and not exists (select from attachment a where a.card_hash = h)
$function$;
GRANT EXECUTE ON FUNCTION unused_files(p_hashes text[]) TO sewa_app;

-- use_code() --------------------------------------------------------------------------------------------------------
-- Sets a new password for the right code, once; every call counts as a try, of its address and of all. Called by the
-- reset of a password.
CREATE OR REPLACE FUNCTION public.use_code(p_username text, p_hash bytea, p_password_hash text, p_from text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare u app_user; code one_time_code;
begin
  select * into u from app_user where username = p_username and is_active;
  if not found then return false; end if;
  update one_time_code
     set tries = tries + 1,
         tries_from = tries_from || jsonb_build_object(p_from, coalesce((tries_from ->> p_from)::int, 0) + 1)
   where user_id = u.id and expires_at > now() and tries < 50 and coalesce((tries_from ->> p_from)::int, 0) < 5
  returning * into code;
  if not found then return false; end if;
  if code.code_hash <> p_hash then
    perform append_change(u.area_id, u.centre_id, 'session', u.id::text, u.username, 1, null, '{"outcome": "wrong code"}');
    return false;
  end if;
  delete from one_time_code where user_id = u.id;
  perform set_config('app.user', u.id::text, true), set_config('app.user_name', u.name, true);
  perform set_password(u.id, p_password_hash, false, null);
  delete from sign_in_try where username = u.username and succeeded is not true;
  return true;
end $function$;
GRANT EXECUTE ON FUNCTION use_code(p_username text, p_hash bytea, p_password_hash text, p_from text) TO sewa_app;

-- use_sync_enrolment() ----------------------------------------------------------------------------------------------
-- Exchanges a one-time code for a device, once. Called without a session; the code is the key.
CREATE OR REPLACE FUNCTION public.use_sync_enrolment(p_code bytea, p_device uuid, p_key bytea, p_version text)
 RETURNS TABLE(area_id uuid, area_name text, area_code text, number integer, name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare e sync_enrolment; next_number int;
begin
  delete from sync_enrolment one where one.code_hash = p_code returning * into e;
  if e.id is null or e.expires_at < now() then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('sync device ' || e.area_id, 0));
  next_number := (select coalesce(max(n.number), 0) + 1 from sync_number n where n.area_id = e.area_id);
  if next_number > 2000 then raise exception 'no device number is left' using errcode = 'SP003'; end if;
  perform set_config('app.user_name', e.made_by_name, true);
  insert into sync_device (area_id, id, name, number, public_key, enrolled_by_name, staff, program_version)
    values (e.area_id, p_device, e.name, next_number, p_key, e.made_by_name, e.staff, p_version);
  insert into sync_number (area_id, number, device_id, device_name) values (e.area_id, next_number, p_device, e.name);
  return query select a.id, a.name, a.code, next_number, e.name from area a where a.id = e.area_id;
end $function$;
GRANT EXECUTE ON FUNCTION use_sync_enrolment(p_code bytea, p_device uuid, p_key bytea, p_version text) TO sewa_app;

-- user_in_scope() ---------------------------------------------------------------------------------------------------
-- Whether the transaction may act on a user: the condition of the policy of app_user, for the functions of sign-in
-- that run as the owner.
CREATE OR REPLACE FUNCTION public.user_in_scope(p_user uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from app_user u where u.id = p_user and (
    u.id = context_user()
    or (u.area_id = context_area() and (centre_in_scope(u.centre_id) or current_setting('app.centres', true) = '*'))
    or (u.area_id is null and context_level() >= 90)))
$function$;
GRANT EXECUTE ON FUNCTION user_in_scope(p_user uuid) TO sewa_app;

-- vehicle_readings() ------------------------------------------------------------------------------------------------
-- What is known of the odometer of a vehicle around a moment, or around a day where no moment is given: the last
-- reading before and the first one after, the highest that may have been read by then (also on the same day, or
-- entered at the vehicle itself), and the day of the last reading, else that on which the vehicle was entered. Left
-- out are the trip and the expense that are judged, and readings of an odometer that was replaced; of a moment before
-- a new odometer was entered only the highest is told. As the owner, because expenses of other centres are out of the
-- caller's sight. Called when a step of a trip is taken or corrected, and when an expense is saved.
CREATE OR REPLACE FUNCTION public.vehicle_readings(p_vehicle uuid, p_day date, p_at timestamp with time zone, p_trip uuid, p_expense uuid, p_zone text)
 RETURNS TABLE(before integer, after integer, highest integer, since date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with vehicle as (
    select v.odometer, (v.created_at at time zone p_zone)::date as entered, v.odometer_since as new_since,
      (v.odometer_since at time zone p_zone)::date as new_day, v.odometer_start,
      -- The new odometer may have been built in days before somebody entered it: either of the two may have been read.
      v.odometer_since is not null
        and coalesce(p_at < v.odometer_since, p_day <= (v.odometer_since at time zone p_zone)::date) as is_either
    from transport_vehicle v where v.area_id = context_area() and v.id = p_vehicle
  ), read as (
    select t.started_at as at, (t.started_at at time zone p_zone)::date as day, false as is_end, t.odometer_out as reading
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_out is not null and t.id is distinct from p_trip
    union all
    select t.ended_at, (t.ended_at at time zone p_zone)::date, true, t.odometer_in
      from transport_trip t
      where t.area_id = context_area() and t.vehicle_id = p_vehicle and t.odometer_in is not null and t.id is distinct from p_trip
    union all
    select null, e.day, false, e.odometer from transport_expense e
      where e.area_id = context_area() and e.vehicle_id = p_vehicle and e.odometer is not null and e.status <> 5 and e.id is distinct from p_expense
    union all
    select v.new_since, v.new_day, true, v.odometer_start from vehicle v where v.odometer_start is not null
  ), placed as (
    -- Below nought: before. Nought: on the same day, and nobody knows which came first.
    select r.reading, r.day, case
        when r.at is null or p_at is null then r.day - p_day
        when date_trunc('minute', r.at) <> date_trunc('minute', p_at) then case when r.at < p_at then -1 else 1 end
        -- Within one minute a trip ends before the next one starts.
        when r.is_end then -1 else 1 end as place
    from read r cross join vehicle v
    where v.new_since is null or v.is_either or coalesce(r.at >= v.new_since, r.day > v.new_day)
  )
  select max(p.reading) filter (where p.place < 0 and not v.is_either), min(p.reading) filter (where p.place > 0 and not v.is_either),
    greatest(max(p.reading) filter (where p.place <= 0), max(v.odometer)),
    coalesce(max(p.day) filter (where p.place <= 0), max(v.entered))
  from vehicle v left join placed p on true
  having count(*) > 0
$function$;
GRANT EXECUTE ON FUNCTION vehicle_readings(p_vehicle uuid, p_day date, p_at timestamp with time zone, p_trip uuid, p_expense uuid, p_zone text) TO sewa_app;

-- wants_alert_mails() -----------------------------------------------------------------------------------------------
-- Whether a user gets the mails about what expires: a user of a centre or area, with an address, who has not turned
-- them off. Called by alert_recipients and open_alerts.
CREATE OR REPLACE FUNCTION public.wants_alert_mails(u app_user)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.is_active and u.email <> '' and u.area_id is not null and coalesce(u.preferences -> 'alertMails', 'true') <> 'false'
$function$;

-- watch_change_part() -----------------------------------------------------------------------------------------------
-- From here on whatever comes into a partition of change_log is noted; what is under way is waited for.
CREATE OR REPLACE FUNCTION public.watch_change_part(p_part text, p_starts timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from pg_trigger t where t.tgrelid = p_part::regclass and t.tgname = 'late') then return; end if;
  execute format('create trigger late after insert on %I for each row execute function note_late_change(%L)', p_part, p_starts);
  execute format('comment on trigger late on %I is %L', p_part, 'Notes the records of what comes out of its time.');
end $function$;

-- windscreen_of() ---------------------------------------------------------------------------------------------------
-- The vehicle of a windscreen code and the key that must have signed it. As the owner, because whoever scans the code
-- has no account. Called by the public page of the code, which shows nothing unless the signature holds.
CREATE OR REPLACE FUNCTION public.windscreen_of(p_area_code text, p_key text, p_code integer)
 RETURNS TABLE(area_name text, public_key bytea, vehicle_number text, vehicle_type smallint, is_withdrawn boolean, papers jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.name, k.public_key, v.vehicle_number, v.vehicle_type, v.is_withdrawn, v.papers
  from badge_key k join area a on a.id = k.area_id cross join lateral fleet_vehicle(k.area_id, p_code) v
  where k.area_code = p_area_code and k.id = p_key and k.withdrawn_at is null
$function$;
GRANT EXECUTE ON FUNCTION windscreen_of(p_area_code text, p_key text, p_code integer) TO sewa_app;

-- wipe_sync_laptop() ------------------------------------------------------------------------------------------------
-- Empties a laptop after the cloud confirmed the given head of its chain; its own administrators stay. Judged here
-- once more, under locks, because a station may have written since. Called by the wipe, on a laptop; returns why it
-- was refused.
CREATE OR REPLACE FUNCTION public.wipe_sync_laptop(p_device uuid, p_head integer, p_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- What belongs to the program and not to anybody's data; every other table is emptied.
  stays constant text[] := array['change_part', 'housekeeping_step', 'installation', 'migration', 'sync_generation', 'sync_table'];
  all_tables constant text := (select string_agg(format('public.%I', c.relname), ', ' order by c.relname) from pg_class c
    -- A trigger of sewadar empties its tallies, and cannot while they are emptied here.
    where c.relname <> 'sewadar_tally' and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all (stays));
  own sync_self;
  newest sync_batch;
  orgs org[];
  users app_user[];
  credentials credential[];
  sessions session[];
  tries int := 0;
begin
  if context_user() is null then raise exception 'no user in the context'; end if;
  -- All tables at once or none: whoever is at work goes first, and what was done is seen below.
  loop
    begin
      execute format('lock table %s in access exclusive mode nowait', all_tables);
      exit;
    exception when lock_not_available then
      tries := tries + 1;
      if tries = 20 then return 'SYNC_WIPE_BUSY'; end if;
    end;
    perform pg_sleep(0.1);
  end loop;
  select * into own from sync_self where device_id = p_device;
  if own.area_id is null then return 'SYNC_NOT_ENROLLED'; end if;
  if exists (select from area where id <> own.area_id) then return 'SYNC_WIPE_OTHER_AREA'; end if;
  if exists (select from job where state in ('waiting', 'running')) then return 'SYNC_WIPE_BUSY'; end if;
  if exists (select from sync_log where batch is null and after is not null) or exists (select from sync_batch where acked_at is null) then
    return 'SYNC_WIPE_WAITING';
  end if;
  select * into newest from sync_batch b where b.area_id = own.area_id and b.device_number = own.number order by b.number desc limit 1;
  if p_head <> coalesce(newest.number, 0) or p_hash <> coalesce(newest.hash, '') then return 'SYNC_WIPE_WAITING'; end if;

  -- Users without an area are this laptop's own. They are put back: deleted rows would stay in the files of the tables.
  orgs := array(select o from org o where o.area_id is null);
  users := array(select u from app_user u where u.area_id is null);
  credentials := array(select c from credential c join app_user u on u.id = c.user_id where u.area_id is null);
  sessions := array(select s from session s join app_user u on u.id = s.user_id where u.area_id is null);
  execute format('truncate %s', all_tables);
  insert into org select * from unnest(orgs);
  insert into app_user select * from unnest(users);
  insert into credential select * from unnest(credentials);
  insert into session (token_hash, user_id, address, agent, created_at, seen_at)
    select token_hash, user_id, address, agent, created_at, seen_at from unnest(sessions);
  -- Of the lines above only.
  delete from change_log;
  delete from queue.job where state <> 'active';
  insert into sync_wipe default values;
  return '';
end $function$;
GRANT EXECUTE ON FUNCTION wipe_sync_laptop(p_device uuid, p_head integer, p_hash text) TO sewa_app;
