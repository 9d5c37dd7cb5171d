/** The address of an account at UPI: `stall.asr@okbank`. */
export const UPI_ADDRESS = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;

interface UpiRequest {
  /** The address that is paid. */
  payee: string;
  payeeName: string;
  paise: number;
  /** The receipt that it is for. */
  reference: string;
}

/**
 * The text that a UPI app reads from a QR code, with the amount filled in. Written without URLSearchParams, whose `+` for
 * a blank some apps show as it is.
 */
export function upiText({ payee, payeeName, paise, reference }: UpiRequest): string {
  const parts = {
    pa: payee,
    pn: payeeName,
    am: (paise / 100).toFixed(2),
    cu: 'INR',
    tn: reference,
    tr: reference.replace(/[^a-zA-Z0-9]/g, ''),
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // Apps expect the address as people write it.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
