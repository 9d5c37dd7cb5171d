import { type Member, members } from '@sewa/contract/oae/members';
import type { Handler } from '../../../platform/http/route.ts';
import { exportResource } from '../../../platform/resource/export-resource.ts';
import { exportMembers } from './members.queries.ts';
import type { OaeNeeds } from './members.ts';

export function exportMemberList({ today }: OaeNeeds): Handler<typeof members.export> {
  return (tx, call) =>
    exportResource(tx, {
      resource: members,
      call,
      // Whoever has the code of a pass could print one.
      except: ['passCode', 'isPaperMissing'],
      shown: ({ attendants }: Member) => ({
        attendants: attendants.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')),
      }),
      page: (next, cursor) => exportMembers(next, call.query, { cursor, today: today() }),
    });
}
