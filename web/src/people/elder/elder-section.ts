/** How an elder gets about, what to mind and whom to ask: the same in an application and in the member's record. */
export const elderSection = [
  'mobility',
  'needs',
  'illnesses',
  'medicines',
  'doctorName',
  'doctorPhone',
  'bloodGroup',
  'medicalReason',
] as const;
