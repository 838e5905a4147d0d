/** Returns `ID number` for `id_number`: underscores shown as spaces (specification, section 2.10). */
export function lawFieldName(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/\bid\b/, 'ID')
    .replace(/\bssn\b/, 'SSN');
}
