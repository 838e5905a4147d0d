import type { Office } from '../../data/state-duty.ts';

/** A letter of the notary to an office, as plain text: printed as a signed PDF, or copied into an email. */
export type Letter = {
  /** Lines of the address. */
  to: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Facts under the paragraphs, with their labels. */
  facts: readonly (readonly [label: string, text: string])[];
  enclosures: readonly string[];
  /** Lines below the signature. */
  from: readonly string[];
};

/** The sender: the notary's name and email address. */
export type Writer = { fullName: string; email: string };

/** Shows a day (YYYY-MM-DD) in the notary's style. */
export type ShowDay = (day: string) => string;

/** Returns an office's name and its address, if we know it. */
export function officeLines({ name, address, email }: Office): string[] {
  return [name, ...(address ?? '').split(', '), email ?? ''].filter((line) => line !== '');
}

/** Returns a letter as the text of an email, without its address. */
export function letterText({ paragraphs, facts, enclosures, from }: Letter): string {
  const list = (title: string, lines: string[]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : []);
  return [
    ...paragraphs,
    ...list(
      'Facts:',
      facts.map(([label, text]) => `- ${label}: ${text}`),
    ),
    ...list(
      'Enclosed:',
      enclosures.map((text) => `- ${text}`),
    ),
    from.join('\n'),
  ].join('\n\n');
}
