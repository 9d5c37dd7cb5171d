import { audit } from '@sewa/contract/user/audit';
import { handle, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { exportAuditLog, showAuditLog } from './audit.ts';

export function auditRoutes(needs: ModuleNeeds): Route[] {
  return [handle(audit.list, showAuditLog(needs)), handle(audit.export, exportAuditLog(needs))];
}
