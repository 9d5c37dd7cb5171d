import type { members } from '@sewa/contract/oae/members';
import type { Handler } from '../../../platform/http/route.ts';
import { recordRead } from '../../../platform/resource/record-read.queries.ts';
import { getHolder } from '../gatherings/arrivals.ts';
import type { ScanNeeds } from '../scanned-pass.ts';
import { findBlockToday, listAttendantsToday } from './emergency.queries.ts';
import { getMember } from './members.ts';

/** Nobody is asked for a reason while somebody lies on the floor; that it was opened, and by whom, stays in the change log. */
export function showEmergency(needs: ScanNeeds): Handler<typeof members.emergency> {
  return async (tx, { query }) => {
    const holder = await getHolder(tx, query.code, needs);
    const day = needs.today();
    const member = await getMember(tx, holder.member, day);
    const attendants = await listAttendantsToday(tx, member.id, day);
    await recordRead(tx, { entity: 'oae_member', rowId: member.id, detail: { emergency: true } });
    return {
      id: member.id,
      number: member.number,
      name: member.name,
      nameLatin: member.nameLatin,
      photo: member.photo,
      birthDate: member.birthDate,
      isBirthEstimated: member.isBirthEstimated,
      gender: member.gender,
      centreName: member.centreName,
      blockName: (await findBlockToday(tx, member.id, day)) ?? member.blockName,
      bloodGroup: member.bloodGroup,
      mobility: member.mobility,
      needs: member.needs,
      illnesses: member.illnesses,
      medicines: member.medicines,
      doctorName: member.doctorName,
      doctorPhone: member.doctorPhone,
      emergencyName: member.emergencyName,
      emergencyPhone: member.emergencyPhone,
      emergencyRelation: member.emergencyRelation,
      attendants,
    };
  };
}
