import type { Member, members } from '@sewa/contract/oae/members';
import type { Handler } from '../../../platform/http/route.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { oaeHeadings } from '../export-headings.ts';
import { exportMembers } from './members.queries.ts';
import type { OaeNeeds } from './members.ts';

export function exportMemberList({ today }: OaeNeeds): Handler<typeof members.export> {
  return (tx, { query, who, language }) =>
    exportOf<ReturnType<typeof inCells>>(tx, {
      entity: 'oae_member',
      fileName: 'old-age-enclosure.csv',
      query,
      columns,
      // The browser follows the link by itself, in its own language.
      headings: { language: who.language ?? language, of: oaeHeadings },
      page: async (next, cursor) => {
        const page = await exportMembers(next, query, { cursor, today: today() });
        return { ...page, rows: page.rows.map(inCells) };
      },
    });
}

const columns = [
  'number',
  'name',
  'nameLatin',
  'centreName',
  'relativeKind',
  'relativeName',
  'gender',
  'birthDate',
  'isBirthEstimated',
  'phone',
  'address',
  'bloodGroup',
  'mobility',
  'needs',
  'medicalReason',
  'illnesses',
  'medicines',
  'doctorName',
  'doctorPhone',
  'emergencyName',
  'emergencyPhone',
  'emergencyRelation',
  'blockName',
  'isPermanent',
  'validFrom',
  'validTo',
  'status',
  'attendant1',
  'attendant1Phone',
  'attendant2',
  'attendant2Phone',
  'notes',
] as const;

function inCells(member: Member) {
  const [first, second] = member.attendants;
  return {
    ...member,
    attendant1: first?.name ?? '',
    attendant1Phone: first?.phone ?? '',
    attendant2: second?.name ?? '',
    attendant2Phone: second?.phone ?? '',
  };
}
