import type { SewadarDepartment } from '@sewa/contract/sewadar/sewadars';

/** 'Langar, Cook, 1 Jan 2020 – 31 Dec 2024' */
export function departmentText(
  { department, role, since, until }: SewadarDepartment,
  day: (text: string) => string,
): string {
  const time = [since, until].map((one) => (one ? day(one) : '')).join(' – ');
  return [department, role, since || until ? time : ''].filter(Boolean).join(', ');
}
