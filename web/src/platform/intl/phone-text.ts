/** '+91 98140 98140': Indian numbers in two groups of five; others as they are stored. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
