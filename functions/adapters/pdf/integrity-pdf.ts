import type { Content } from 'pdfmake/interfaces.js';
import { verifyAddress } from '#shared/evidence/service/verify-address.ts';
import { defaultStyle, type Fact, heading, ledger, page, rule, styles, together } from './layout.ts';
import { makePdf } from './pdf-maker.ts';
import { printableText } from './printable-text.ts';
import type { Issuer } from './proof.ts';
import { checkingPage, linkedCode } from './sections/checking.ts';
import { documentHead } from './sections/document-head.ts';
import { labelWidth } from './sections/facts.ts';
import { replacedNote } from './sections/record.ts';

/** A link of the journal's chain for the certificate, with printable texts. */
type CertifiedLink = { title: string; hash: string; sealed: string; witnessed: string };

/** An import of earlier entries, with printable texts. */
type ListedImport = { fileName: string; rows: number; imported: string; digest: string };

/** The results for a journal in a period, with printable texts. */
export type IntegrityCertificate = {
  notary: string;
  journalId: string;
  /** `January 1, 2026 to March 31, 2026` */
  period: string;
  /** The timezone of the period's days, in words. */
  timezone: string;
  /** Numbers of the first and last entry. Undefined if the period has none. */
  range: { first: string; last: string } | undefined;
  /** The counts for the period. */
  counts: { label: string; count: number }[];
  /** The link before the period, and the period's first and last one. */
  links: CertifiedLink[];
  /** All imports of earlier entries, which are not part of the journal. */
  imports: ListedImport[];
  /** The last entry up to the end of the period. Undefined for an empty journal. */
  last: { number: number; hash: string } | undefined;
  printedAt: Date;
  printedTime: string;
  issuer: Issuer;
};

const shown = (count: number) => count.toLocaleString('en-US');

/** Returns what the certificate states, in sentences. */
function statement({ range, counts }: IntegrityCertificate): string {
  const total = counts[0]?.count ?? 0;
  if (!range) {
    return 'No entries were sealed in this journal during this period. The link below is the last one before it.';
  }
  const numbers =
    total === 1
      ? `one entry, number ${range.first}`
      : `${shown(total)} entries, numbers ${range.first} to ${range.last} without a gap`;
  return `In this period, the journal has ${numbers}. When this certificate was made, each of them was read again. Each still matches the hash it was sealed with, and each continues the chain from the one before.`;
}

function checkingBlock({ last, journalId, issuer }: IntegrityCertificate): Content[] {
  const size = 90;
  const code = last && verifyAddress(issuer.siteUrl, { journalId, number: last.number, hash: last.hash });
  const words: Content[] = [
    { text: ['Digitally signed by ', { text: issuer.signer, bold: true }, '.'] },
    {
      text: [
        'Open ',
        checkingPage(issuer),
        ' and drop this file there. It stays on your device. A PDF reader also shows who signed the file and that it has not changed since.',
      ],
      margin: [0, 4, 0, 4],
    },
    ...(code ? ['Scan the code to see whether the last entry named here is still the same. '] : []),
    {
      text: 'To check every entry, ask the notary for an export of the journal. It contains the whole chain, which must lead to the hashes above, and proof that the public log contains them.',
      margin: [0, 4, 0, 0],
    },
  ];
  return [
    together(
      heading('How to check this certificate'),
      {
        columns: [
          ...(code
            ? [
                {
                  width: size,
                  stack: [linkedCode(code, size)],
                  margin: [0, 5, 0, 0] as [number, number, number, number],
                },
              ]
            : []),
          { width: '*', stack: words },
        ],
        columnGap: 18,
      },
      {
        text: 'This certificate proves that the journal is complete and unchanged since its entries were sealed. It does not prove that the recorded facts are true.',
        style: 'note',
        margin: [0, 8, 0, 0],
      },
    ),
  ];
}

/** Lists imported entries, separate from what the certificate proves. Empty without imports. */
function importBlock(imports: readonly ListedImport[], text: (typed: string) => string): Content[] {
  if (imports.length === 0) return [];
  const facts = imports.map(
    ({ fileName, rows, imported, digest }): Fact => ({
      label: `${shown(rows)} ${rows === 1 ? 'entry' : 'entries'}`,
      value: [`Imported ${imported} from ${text(fileName)}`, `SHA-256 ${digest}`].join('\n'),
    }),
  );
  return [
    together(
      heading('Imported entries, not sealed at the time of the act'),
      {
        text: 'The notary copied these entries from other journals. They have no numbers in this journal and are not part of its chain, so nothing above is about them. Each hash is that of the rows as they were imported.',
        margin: [0, 2, 0, 6],
      },
      ledger(facts, page.width, labelWidth),
    ),
  ];
}

const linkFact = ({ title, hash, sealed, witnessed }: CertifiedLink): Fact => ({
  label: title,
  value: [`Sealed ${sealed}`, witnessed, `SHA-256 ${hash}`].join('\n'),
});

/**
 * Returns the certificate that a journal is complete and unchanged for a period. The same certificate
 * produces the same bytes. Characters that the typeface lacks print as their code points.
 */
export async function integrityPdf(certificate: IntegrityCertificate): Promise<Uint8Array> {
  const { of: text, replaced } = printableText();
  const { notary, journalId, period, timezone, counts, links, imports, printedAt, printedTime } = certificate;
  const facts = [
    { label: 'Notary public', value: text(notary) },
    { label: 'Journal', value: journalId },
    { label: 'Sealed', value: text(`${period} (days in ${timezone})`) },
    { label: 'Checked and printed', value: printedTime },
  ];
  const content = [
    documentHead('Certificate of Integrity', 'portrait'),
    together(heading('Journal'), ledger(facts, page.width, labelWidth)),
    together(
      heading('What was found'),
      { text: statement(certificate), margin: [0, 2, 0, 6] },
      ledger(
        counts.map(({ label, count }) => ({ label, value: shown(count) })),
        page.width,
        labelWidth,
      ),
    ),
    together(heading('The chain'), ledger(links.map(linkFact), page.width, labelWidth)),
    ...importBlock(imports, text),
    ...checkingBlock(certificate),
  ];
  return makePdf({
    content: [...content, ...replacedNote(replaced())],
    footer: (current, count) => ({
      margin: [page.sides, 14, page.sides, 0],
      stack: [
        rule(page.width),
        {
          columns: [
            { width: page.width - 100, text: text(`${notary}  ·  ${period}`) },
            { width: 100, text: `Page ${current} of ${count}`, alignment: 'right' },
          ],
          columnGap: 0,
          style: 'label',
          margin: [0, 6, 0, 0],
        },
      ],
    }),
    pageSize: page.size,
    pageMargins: [page.sides, page.top, page.sides, page.bottom],
    defaultStyle,
    styles,
    version: '1.7',
    language: 'en-US',
    displayTitle: true,
    info: {
      title: `Certificate of integrity, ${period}`,
      author: notary,
      subject: 'Certificate of integrity of a notarial journal',
      creator: 'Digital Notary Journal',
      creationDate: printedAt,
      modDate: printedAt,
    },
  });
}
