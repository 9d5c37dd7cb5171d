export const campDonorStatuses = [
  { label: 'Registered', value: 1 },
  { label: 'Vital', value: 5 },
  { label: 'Medical', value: 10 },
  { label: 'Waiting for Bed', value: 15 },
  { label: 'Donating', value: 20 },
  { label: 'Donated', value: 25 },
] as const;
