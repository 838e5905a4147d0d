/** A label as a printed page and a spreadsheet write it: `Document Type` -> `Document type`, `ID Number` -> `ID number`. */
export function sentenceCase(label: string): string {
  return label.replaceAll(/(?<=[\s-])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
