/** Who somebody is, in the order that every form asks for it. */
export const personSection = [
  'name',
  'nameLatin',
  'relativeKind',
  'relativeName',
  'gender',
  'birthDate',
  'isBirthEstimated',
  'phone',
] as const;

export const emergencySection = ['emergencyName', 'emergencyPhone', 'emergencyRelation'] as const;
