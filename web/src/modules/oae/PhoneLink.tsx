import Link from '@mui/material/Link';

/** A number that a phone calls when it is touched. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone === '' ? '–' : <Link href={`tel:${phone}`}>{phone}</Link>;
}
