import type { Content } from 'pdfmake/interfaces.js';
import { heading, ledger, page, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing, Sealed } from '#functions/adapters/pdf/printed-entry.ts';
import type { EntryProof, Issuer } from '#functions/adapters/pdf/proof.ts';
import { qrCode } from '#functions/adapters/pdf/qr-code.ts';
import { verifyAddress, verifyPage } from '#shared/evidence/service/verify-address.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { recorded } from './facts.ts';

/** In points: one module of the code is 0.65 mm wide, which phones can read from paper. */
const codeSize = 90;
const gap = 18;
const labelWidth = 78;

/** Returns a printed address without its scheme, which readers don't type. */
const shownAddress = (url: string) => url.replace('https://', '');

/** Returns a QR code that opens a page when scanned or clicked. */
export const linkedCode = (url: string, width: number): Content => ({ svg: qrCode(url), width, link: url });

/** Returns the page where a document can be verified, as a link. */
export const checkingPage = ({ siteUrl }: Issuer) => {
  const url = verifyPage(siteUrl);
  return { text: shownAddress(url), link: url, bold: true };
};

/** Returns how anyone can verify the entry, who signs the document, and what the signature proves. */
export function checkingSection(
  { entryNumber, addressWithheld }: PrintedEntry,
  { hash }: Sealed,
  { proof, issuer }: { proof: EntryProof; issuer: Issuer },
  printing: Printing,
): Content[] {
  const { journalId, witness, isWitnessed, tlogProof } = proof;
  const url = verifyAddress(issuer.siteUrl, { journalId, number: Number(entryNumber), hash });
  const width = page.width - codeSize - gap;
  const logged = witness
    ? `${shownTime(witness.at, printing.entryTimezone, printing.dateFormat)}, as number ${witness.index.toLocaleString('en-US')} of the public log`
    : 'This entry was not yet in the log when this file was made. Scan the code to see whether it is now.';
  const facts = recorded(
    [
      ['Digitally signed by', issuer.signer],
      ['Public log', logged],
      [
        'Witnessed',
        isWitnessed ? 'Independent witnesses cosigned the state of the log that contains this entry.' : '',
      ],
      ['Journal', journalId],
      [
        tlogProof ? 'Attached files' : 'Attached file',
        [
          ...(tlogProof ? ['evidence.json and entry.tlog-proof'] : ['evidence.json']),
          addressWithheld
            ? 'for checking this file without our service. The sealed record, which has the withheld address, is not attached.'
            : 'for checking this entry without our service',
        ].join(', '),
      ],
    ],
    printing,
  );
  return [
    together(
      heading('How to check this entry'),
      {
        columns: [
          { width: codeSize, stack: [linkedCode(url, codeSize)], margin: [0, 5, 0, 0] },
          {
            width,
            stack: [
              {
                text: [
                  'Scan the code, or open ',
                  checkingPage(issuer),
                  ' and drop this file there. It stays on your device.',
                ],
                margin: [0, 2, 0, 4],
              },
              ledger(facts, width, labelWidth),
            ],
          },
        ],
        columnGap: gap,
      },
      {
        text: 'The signature proves who made this file and that it has not changed since. The public log proves that the entry existed when it entered the log and has not changed since. Neither proves that the recorded facts are true.',
        style: 'note',
        margin: [0, 6, 0, 0],
      },
    ),
  ];
}
