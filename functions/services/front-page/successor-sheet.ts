import type { DocumentPart } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { onDeathParts, successorLine } from './front-page-parts.ts';
import { commissionLine, type FrontPage } from './get-front-page.ts';

const steps = [
  'Do not sign in as the notary, even if you have the password. Only the notary may use the account.',
  'Tell the offices named above about the death or incapacity, by the deadline in the rule.',
  'Collect the proof listed below.',
  'Write to our support. The address is at the bottom of our home page, under Contact. Give the notary’s name and the journal number from this sheet. Do not send proof by email. Support will explain how to send it.',
  'Two of our employees check the proof independently, and the release is recorded. You get the whole journal as a signed PDF and as data, with a certificate that it is complete.',
  'Deliver the journal as the state’s rule says, and ask for a receipt.',
];

const proofs = [
  'A death certificate, or a court order or medical finding of incapacity that the state accepts.',
  'The document that gives you authority: letters testamentary or of administration, a court order of guardianship, or another document that the state accepts.',
  'Your own government-issued photo ID.',
  'This sheet, or the journal number.',
];

/**
 * Returns the instructions for the person who takes over the journal on the notary's death or incapacity, as
 * document parts. For our support procedure, see docs/runbooks/successor.md.
 */
export function successorSheetParts(
  { name, journalId, commissions, officeAddress, successor, states }: FrontPage,
  { siteUrl, dateFormat }: { siteUrl: string } & Pick<Account, 'dateFormat'>,
): DocumentPart[] {
  const contacts = states.flatMap(({ onDeath }) =>
    onDeath.flatMap(({ office }) => (office && office.contact.length > 0 ? [office] : [])),
  );
  const once = [...new Map(contacts.map((office) => [office.name, office])).values()];
  return [
    {
      kind: 'paragraph',
      text: 'Keep this sheet with your will or in another safe place, and give a copy to the person you name. It gives access to nothing without the proof below.',
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Notary public', value: name },
        {
          label: 'Commission',
          value: commissions.map((one) => commissionLine(one, dateFormat)).join('\n') || 'Not recorded',
        },
        { label: 'Office address', value: officeAddress ?? 'Not recorded' },
        { label: 'Journal', value: journalId },
        { label: 'Site', value: siteUrl.replace('https://', '') },
        { label: 'Successor', value: successor ? successorLine(successor) : 'Not named yet' },
      ],
    },
    { kind: 'heading', text: 'What the law says about the journal' },
    ...onDeathParts(states),
    ...once.map(
      ({ name: office, contact }): DocumentPart => ({ kind: 'lines', lines: [office, ...contact] }),
    ),
    { kind: 'heading', text: 'What to do' },
    { kind: 'list', items: steps },
    { kind: 'heading', text: 'What you need' },
    { kind: 'list', items: proofs },
    {
      kind: 'paragraph',
      text: 'Being named here doesn’t give you a right to the journal. State law and your proof decide.',
    },
  ];
}
