import { noneFound } from '../state-duty.ts';
import { high, low, medium } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states of the Midwest for an electronic journal. */
export const midwestStandards = {
  IA: {
    standards: [
      {
        ...low(
          'Iowa Admin. Code 721—ch. 43',
          'The electronic journal of a remote act must satisfy the state’s administrative rules.',
        ),
        open: 'We found no rule of this chapter that describes the journal.',
      },
      {
        ...high(
          'Iowa Admin. Code r. 721-43.11',
          'A provider of technology for remote acts must register, with a plan for records, journals, and recordings, and be approved.',
        ),
        approval:
          'This journal is not such technology, and has no such approval. Perform remote acts with an approved provider.',
      },
    ],
    sources: [
      {
        cite: 'Iowa Admin. Code r. 721-43.11',
        quote:
          'Plan for the retention and storage of data including, but not limited to, records, journals, and recordings',
        read: '2026-11-27',
      },
    ],
  },
  IL: {
    standards: [
      {
        ...high(
          '14 Ill. Adm. Code 176.930',
          'The journal must be designed to prevent the insertion, removal, or substitution of an entry.',
        ),
        met: ['sealedEntries', 'numbers', 'tamperEvidence'],
      },
      {
        ...high(
          '14 Ill. Adm. Code 176.900(d)',
          'No one may delete an entry, or change its content or sequence, except to redact what the rules prohibit.',
        ),
        met: ['sealedEntries', 'lawChecks', 'redactedCopy'],
      },
      {
        ...high(
          '14 Ill. Adm. Code 176.930',
          'The journal must be stored securely, and recoverable after a malfunction of hardware or software.',
        ),
        met: ['signIn', 'backups'],
      },
      {
        ...high(
          '14 Ill. Adm. Code 176.900(d)',
          'The provider of the electronic notarization system must back up the journal.',
        ),
        met: ['backups'],
        notary: 'If you use an electronic notarization system too, ask its provider about its backup.',
      },
      {
        ...high('14 Ill. Adm. Code 176.900(d)', 'The notary must back up the journal as well.'),
        notMet:
          'This journal does not make your own backup for you. Download the data export regularly and keep it. A monthly reminder is in the settings, and is off until you turn it on.',
      },
      {
        ...high(
          '14 Ill. Adm. Code 176.930',
          'Entries must be available to the Secretary of State as PDF when requested.',
        ),
        met: ['entryPdf'],
      },
      {
        ...high(
          '14 Ill. Adm. Code 176.930',
          'The journal must remain in the exclusive control of the notary.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
  IN: {
    standards: [
      {
        ...high(
          'IC 33-42-17-8(d)',
          'Access to the journal of remote acts must need a password or other secure authentication.',
        ),
        met: ['signIn'],
      },
      {
        ...high('IC 33-42-17-8(d)', 'It must be possible to print every entry.'),
        met: ['entryPdf'],
      },
      {
        ...high(
          'IC 33-42-17-8(a)',
          'The notary must keep the journal in the notary’s exclusive control, and prevent unauthorized access.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high(
          'IC 33-42-17-8(f)',
          'The journal may not be deleted, destroyed, overwritten, or made inaccessible unless the Secretary of State or a court orders it.',
        ),
        met: ['sealedEntries', 'retention'],
      },
      {
        ...high('IC 33-42-17-6(a)', 'Technology for remote acts must be approved by the Secretary of State.'),
        approval:
          'This journal is not such technology, and has no such approval. Perform remote acts with approved technology, and ask the state whether a separate journal is allowed.',
      },
    ],
    sources: [
      {
        cite: 'IC 33-42-17-6(a)',
        readAt: 'https://codes.findlaw.com/in/title-33-courts-and-court-officers/in-code-sect-33-42-17-6/',
        quote: 'must first be approved by the secretary of state',
        read: '2026-11-27',
      },
    ],
  },
  KS: {
    standards: [
      {
        ...low('K.S.A. 53-5a20(b)', 'Acts on paper belong in one bound paper journal.'),
        notMet:
          'For acts on paper, this journal can only accompany the bound one. The handbook reads the statute this way, and others read it more freely.',
      },
      {
        ...high('K.S.A. 53-5a20(b)', 'An electronic journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'K.A.R. 7-43-23(b)',
          'A password or other secure means must protect the journal against unauthorized access.',
        ),
        met: ['signIn'],
      },
      {
        ...high('K.A.R. 7-43-23(b)', 'A backup must exist that is secure from unauthorized use.'),
        met: ['backups'],
      },
      {
        ...high(
          'K.A.R. 7-43-23(d)',
          'A third party may store the journal as a repository, by written contract, if it has verified to the Secretary of State that it meets the requirements.',
        ),
        approval:
          'We have not filed this verification. Ask the Secretary of State whether it applies to a journal that you keep online yourself.',
      },
    ],
    sources: [
      {
        cite: 'K.A.R. 7-43-23(d)',
        readAt: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
        quote: 'has verified to the secretary under penalty of perjury that the party meets the requirements',
        read: '2026-11-27',
      },
    ],
  },
  MI: {
    standards: [
      {
        ...low(
          'MCL 55.286b (as reported)',
          'An electronic journal of remote acts must be permanent and tamper-evident.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...medium(
          'MCL 55.286b, entries of remote acts (as reported)',
          'An entry of a remote act must refer to the recording, and may not contain it.',
        ),
        met: ['recordingReference'],
      },
      {
        ...high(
          'MCL 55.286b(1)',
          'A notary may perform remote acts only on a platform that the state approved.',
        ),
        approval:
          'This journal is not such a platform, and has no such approval. Perform remote acts on an approved platform.',
      },
    ],
    sources: [
      {
        cite: 'MCL 55.286b(1)',
        readAt: 'https://www.icle.org/modules/repositories/probatesourcebook/CiteCheck.aspx?cite=55-286b',
        quote:
          'shall not use a remote electronic notarization platform that is not approved under this section',
        read: '2026-11-27',
      },
    ],
  },
  MN: {
    standards: [
      {
        ...low(
          'Minn. Stat. § 358.645, subd. 4 (as reported)',
          'Remote acts must be in one or more secure electronic journals.',
        ),
        met: ['signIn', 'tamperEvidence', 'backups'],
      },
    ],
    sources: [],
  },
  MO: {
    standards: [
      {
        ...high('RSMo § 486.700.1', 'Acts on paper must be in a permanently bound book with numbered pages.'),
        notMet: 'This journal can only accompany the bound book.',
      },
      {
        ...medium(
          'RSMo §§ 486.945.2, 486.1180.1 (as reported)',
          'Electronic and remote acts need an electronic journal beside the bound book.',
        ),
        met: ['sealedEntries', 'signIn'],
        notary: 'Record these acts in the bound book as well.',
      },
      {
        ...high(
          'RSMo § 486.920.1(3)',
          'A notary who registers for electronic acts must give the Secretary of State access instructions to view, print, and copy the electronic journal.',
        ),
        approval:
          'You file this yourself. This journal can give an official a link and a code, but no permanent access. Ask the Secretary of State whether that is enough.',
      },
      {
        ...high(
          'RSMo § 486.715',
          'The journal must be under the notary’s exclusive control and may not be surrendered to an employer.',
        ),
        met: ['notaryOnly'],
      },
    ],
    sources: [
      {
        cite: 'RSMo §§ 486.945.2, 486.1180.1 (as reported)',
        readAt: 'https://centralizedverification.com/copia-de-maryland-4',
        quote: 'you must maintain both an electronic journal as well as a paper/hardbound journal',
        read: '2026-11-27',
      },
      {
        cite: 'RSMo § 486.920.1(3)',
        url: 'http://www.revisor.mo.gov/main/PageSelect.aspx?section=486.920&bid=48526&hl=',
        quote: 'access instructions that will allow the electronic journal of notarial acts',
        read: '2026-11-27',
      },
    ],
  },
  ND: {
    standards: [
      {
        ...medium(
          'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
          'An electronic journal of remote acts must be permanent and tamper-evident.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...medium(
          'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
          'The journal must follow the rules of the Secretary of State.',
        ),
        open: 'We found no such rules.',
      },
    ],
    sources: [],
  },
  NE: {
    standards: [
      {
        ...high('Neb. Rev. Stat. § 64-409(1)', 'The record of online acts must be secure.'),
        met: ['signIn', 'tamperEvidence'],
      },
      {
        ...high(
          'Neb. Rev. Stat. § 64-409(2)',
          'The notary must maintain a backup, and protect record and backup from unauthorized use.',
        ),
        met: ['signIn', 'backups'],
      },
      {
        ...high(
          '433 Neb. Admin. Code ch. 7, § 015.02',
          'The record and its backup must be kept for at least 10 years after the act.',
        ),
        met: ['retention', 'backups'],
      },
      {
        ...high(
          'Neb. Rev. Stat. § 64-409(1)',
          'The record of an online act must contain the recording of the conference.',
        ),
        notMet: 'This journal stores no recordings. Keep them with the provider of the online act.',
      },
    ],
    sources: [
      {
        cite: 'Neb. Rev. Stat. § 64-409(2)',
        readAt: 'https://www.legalfix.com/statutes/state-codes/nebraska/chapter-64/statute-64-409',
        quote: 'Maintain a backup for the secure electronic record required by this section',
        read: '2026-11-27',
      },
    ],
  },
  OH: {
    standards: [
      {
        ...high(
          'Ohio R.C. § 147.65(A)',
          'Access to the journal of online notarizations must need a password or other secure authentication.',
        ),
        met: ['signIn'],
      },
      {
        ...high('Ohio R.C. § 147.65(A)', 'It must be tamper-evident and in chronological order.'),
        met: ['tamperEvidence', 'numbers'],
      },
      {
        ...high('Ohio R.C. § 147.65(A)', 'It must follow the rules of the Secretary of State.'),
        open: 'We have not read the rules on online notarization completely.',
      },
      {
        ...high(
          'Ohio R.C. § 147.66(B)',
          'The journal must be secure, under the notary’s exclusive control, and used by no one else.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
  SD: {
    standards: noneFound('medium', 'SDCL ch. 18-1 (no journal section)'),
    sources: [],
  },
  WI: {
    standards: noneFound('medium', 'Wis. Stat. ch. 140 (no journal section, as reported)'),
    sources: [],
  },
} as const satisfies Record<string, StateStandards>;
