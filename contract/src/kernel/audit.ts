/** The kinds of the change log; READ is ours, for exports, prints and openings of papers. */
export const auditKinds = { LOGIN: 1, LOGOUT: 2, UPDATE: 3, CREATE: 4, DELETE: 5, READ: 6 } as const;
export type AuditKind = (typeof auditKinds)[keyof typeof auditKinds];
