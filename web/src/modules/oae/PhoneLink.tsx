import Link from '@mui/material/Link';
import { phoneText } from '../../platform/intl/phone-text.ts';

/** A number that a phone calls when it is touched. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone === '' ? '–' : <Link href={`tel:${phone}`}>{phoneText(phone)}</Link>;
}
