import type { Content } from 'pdfmake/interfaces.js';
import { colors, type Fact, ledger, page, rule, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { signatureBar } from '#shared/rules/law/state-compliance.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { signatureWords } from '#shared/rules/signed-as-words.ts';
import type { SignedAs } from '#shared/schemas/signed-as.ts';
import { labelWidth, shownLegalFact } from './facts.ts';

const signatureWidth = 176;
const personWidth = page.width - signatureWidth - 22;
/** Maximum characters of a person's block that is kept in one piece, far shorter than a page. */
const keptTogether = 900;

/** A signer or credible witness as shown in a block, with printable texts. */
export type Person = { title: string; facts: Fact[]; signature: Content };

/**
 * Returns the part that must stay together, always shorter than a page, and the part that may continue on the
 * next.
 */
function personBlock({ title, facts, signature }: Person): [head: Content, ...rest: Content[]] {
  const name: Content = { text: title, style: 'name', margin: [0, 8, 0, 3] };
  const length = facts.reduce((sum, { value }) => sum + value.length, title.length);
  if (length > keptTogether) {
    return [together(name, signature), ...(facts.length > 0 ? [ledger(facts, page.width, labelWidth)] : [])];
  }
  const columns = [
    { width: personWidth, stack: facts.length > 0 ? [ledger(facts, personWidth, 92)] : [] },
    { width: signatureWidth, stack: [signature] },
  ];
  return [together(name, { columns, columnGap: page.width - personWidth - signatureWidth })];
}

/** Returns a section's people under its heading, with rules between them. */
export function peopleSection(heading: Content, people: Person[]): Content[] {
  return people.flatMap((person, index) => {
    const [head, ...rest] = personBlock(person);
    const above: Content = index === 0 ? heading : { stack: [rule(page.width)], margin: 0 };
    return [{ ...together(above, head), margin: [0, index === 0 ? 0 : 9, 0, 0] }, ...rest];
  });
}

/** Returns a drawn signature over its line with what its signer saw, or why there is none. */
export function signatureImage(
  entry: PrintedEntry,
  signed: { signatureDataUrl: string | null; signedAs: SignedAs | null },
  whose: string,
  { text, picture, leavesImagesOut, entryTimezone, dateFormat }: Printing,
): Content {
  const source = signed.signatureDataUrl;
  const words = signatureWords(signed, (at) => shownTime(new Date(at), entryTimezone, dateFormat));
  if (leavesImagesOut) return { text: 'Images are not part of this document.', style: 'note' };
  if (source === null) {
    const bar = signatureBar(entry);
    return { text: bar ? text(shownLegalFact(bar)) : 'No signature image was recorded.', style: 'note' };
  }
  return {
    stack: [
      picture(source, signatureWidth, 62),
      { stack: [rule(signatureWidth, 0.5, colors.muted)], margin: [0, 3, 0, 3] },
      { text: `Signature of the ${whose}`, style: 'label' },
      ...(words ? [{ text: text(words), style: 'label' }] : []),
    ],
  };
}
