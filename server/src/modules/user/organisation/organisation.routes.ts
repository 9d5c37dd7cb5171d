import { areas, centres, orgAcl, orgs } from '@sewa/contract/user/organisation';
import { handle, type Route } from '../../../platform/http/route.ts';
import { listAreas } from './areas.queries.ts';
import { areaHistory, createArea, editArea, exportAreaList, readArea, removeArea } from './areas.ts';
import { listCentres } from './centres.queries.ts';
import {
  centreHistory,
  createCentre,
  editCentre,
  exportCentreList,
  readCentre,
  removeCentre,
} from './centres.ts';
import { editOrgAcl, readOrgAcl } from './org-acl.ts';
import { listOrgs } from './orgs.queries.ts';
import { createOrg, editOrg, exportOrgList, orgHistory, readOrg, removeOrg } from './orgs.ts';

export const organisationRoutes: Route[] = [
  handle(areas.list, (tx, { query }) => listAreas(tx, query)),
  handle(areas.read, readArea),
  handle(areas.create, createArea),
  handle(areas.update, editArea),
  handle(areas.remove, removeArea),
  handle(areas.export, exportAreaList),
  handle(areas.history, areaHistory),
  handle(centres.list, (tx, { query }) => listCentres(tx, query)),
  handle(centres.read, readCentre),
  handle(centres.create, createCentre),
  handle(centres.update, editCentre),
  handle(centres.remove, removeCentre),
  handle(centres.export, exportCentreList),
  handle(centres.history, centreHistory),
  handle(orgs.list, (tx, { query }) => listOrgs(tx, query)),
  handle(orgs.read, readOrg),
  handle(orgs.create, createOrg),
  handle(orgs.update, editOrg),
  handle(orgs.remove, removeOrg),
  handle(orgs.export, exportOrgList),
  handle(orgs.history, orgHistory),
  handle(orgAcl.read, readOrgAcl),
  handle(orgAcl.update, editOrgAcl),
];
