/** Reports whether a text is a US ZIP code: five digits, or nine with a dash. */
export function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
