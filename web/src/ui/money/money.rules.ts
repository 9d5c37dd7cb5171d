/** An amount in paise as it stands in the field: '1250.50', whole rupees without a fraction. */
export function rupeesText(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const [rupees, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  const sign = paise < 0 ? '-' : '';
  return fraction === '00' ? `${sign}${rupees}` : `${sign}${rupees}.${fraction}`;
}
