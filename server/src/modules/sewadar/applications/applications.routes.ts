import { applications } from '@sewa/contract/applications/applications';
import { handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { SewadarNeeds } from '../sewadars.ts';
import {
  applicationHistory,
  createApplication,
  editApplication,
  readApplication,
  removeApplication,
  showApplications,
} from './applications.ts';
import { countApplications } from './counts.queries.ts';
import { exportApplicationList } from './export-applications.ts';
import { moveApplication } from './move-application.ts';
import { moveMany } from './move-many.ts';
import { addRemark, showRemarks } from './remarks.ts';

export function applicationsRoutes(needs: SewadarNeeds): Route[] {
  return [
    handle(applications.list, showApplications(needs)),
    handle(applications.counts, (tx, { who, query }) => countApplications(tx, query, who)),
    handle(applications.read, readApplication(needs)),
    handle(applications.create, createApplication(needs)),
    handle(applications.update, editApplication(needs)),
    handle(applications.remove, removeApplication),
    handle(applications.move, moveApplication(needs)),
    handleInSteps(applications.moveMany, moveMany(needs)),
    handle(applications.remarks, showRemarks),
    handle(applications.remark, addRemark),
    handle(applications.export, exportApplicationList),
    handle(applications.history, applicationHistory),
  ];
}
