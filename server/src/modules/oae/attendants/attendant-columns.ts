import { newId } from '@sewa/contract/kernel/values/ids';
import { nameColumns } from '../../people/public.ts';
import { newPassCode } from '../pass-code.rules.ts';
import type { AttendantPlan, WishedAttendant } from './attendant.rules.ts';

/** The columns of somebody who did not attend the member before. */
export function newAttendantColumns(attendant: AttendantPlan['add'][number], centre: string) {
  return {
    centre_id: centre,
    id: attendant.id ?? newId(),
    place: attendant.place,
    pass_code: newPassCode('attendant'),
    ...attendantColumns(attendant),
  };
}

export function attendantColumns(attendant: WishedAttendant) {
  return {
    sewadar_id: attendant.sewadar,
    ...nameColumns(attendant),
    phone: attendant.phone,
    relation: attendant.relation,
    gender: attendant.gender,
  };
}
