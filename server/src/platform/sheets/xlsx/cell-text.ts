const dayMs = 86_400_000;

/** A number as a person would write it: no exponent, no dust behind the fifteenth digit that Excel counts with. */
export function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (Number.isSafeInteger(number)) return number.toString();
  const rounded = Number(number.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  if (Math.abs(rounded) >= 1) return BigInt(Math.round(rounded)).toString();
  return rounded.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}

/** A day as YYYY-MM-DD; what has no day is a time of day, as HH:MM. */
export function dayText(value: string, is1904: boolean): string {
  const serial = Number(value);
  if (value.trim() === '' || !Number.isFinite(serial) || serial < 0 || serial > 2_958_465)
    return numberText(value);
  if (serial < 1 && !is1904) {
    const minutes = Math.round(serial * 24 * 60) % (24 * 60);
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  return dayOfSerial(Math.floor(serial), is1904);
}

/** Excel believes that 1900 was a leap year: up to that day its count is one behind. */
function dayOfSerial(serial: number, is1904: boolean): string {
  const fromUnix = is1904 ? serial - 24_107 : serial - 25_569 + (serial < 60 ? 1 : 0);
  return new Date(fromUnix * dayMs).toISOString().slice(0, 10);
}

/** Whether a number's format shows a day: letters of a date that are neither quoted, escaped nor a colour or a currency. */
export function isDateFormat(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  return /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replace(/s\.0+/gi, ''));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
