import type { MemberFields } from '@sewa/contract/oae/members';
import { personColumns } from '../../people/public.ts';
import { newPassCode } from '../pass-code.rules.ts';

/** The columns of a new member but its number. */
export function newMemberColumns(member: MemberFields) {
  return { pass_code: newPassCode('member'), ...memberColumns(member) };
}

export function memberColumns(member: MemberFields) {
  return {
    centre_id: member.centre,
    sewadar_id: member.sewadar,
    ...personColumns(member),
    birth_date: member.birthDate,
    blood_group: member.bloodGroup,
    medical_reason: member.medicalReason,
    mobility: member.mobility,
    needs: member.needs,
    illnesses: member.illnesses,
    medicines: member.medicines,
    doctor_name: member.doctorName,
    doctor_phone: member.doctorPhone,
    emergency_name: member.emergencyName,
    emergency_phone: member.emergencyPhone,
    emergency_relation: member.emergencyRelation,
    block_id: member.block,
    is_permanent: member.isPermanent,
    valid_from: member.validFrom,
    valid_to: member.validTo,
    status: member.status,
    notes: member.notes,
  };
}
