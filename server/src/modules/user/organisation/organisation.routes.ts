import { orgAcl } from '@sewa/contract/user/organisation';
import { handle, type Route } from '../../../platform/http/route.ts';
import { areaResource } from './areas.resource.ts';
import { centreResource } from './centres.resource.ts';
import { editOrgAcl, readOrgAcl } from './org-acl.ts';
import { orgResource } from './orgs.resource.ts';

export const organisationRoutes: Route[] = [
  ...areaResource.routes,
  ...centreResource.routes,
  ...orgResource.routes,
  handle(orgAcl.read, readOrgAcl),
  handle(orgAcl.update, editOrgAcl),
];
