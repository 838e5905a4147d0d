import { noneFound } from '../state-duty.ts';
import { high, low, medium } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states of the Northeast for an electronic journal. */
export const northeastStandards = {
  CT: {
    standards: noneFound('medium', 'Connecticut Notary Public Manual (Secretary of the State)'),
    sources: [],
  },
  MA: {
    standards: [
      {
        ...high('M.G.L. c. 222, § 22(a)', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'M.G.L. c. 222, § 22(a)',
          'It must follow the rules of the state secretary, including those on the regular transfer of entries to the secretary.',
        ),
        notMet:
          'This journal does not transfer entries to the state secretary. We found no rules on the transfer. Keep a paper journal as well until you know that they exist and that your journal satisfies them.',
      },
    ],
    sources: [],
  },
  ME: {
    standards: [
      {
        ...high('4 M.R.S. § 1920(2)', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high('4 M.R.S. § 1920(2)', 'Acts on tangible records must be in one journal at a time.'),
        met: ['oneJournal'],
      },
      {
        ...high('4 M.R.S. § 1920(2)', 'The journal must follow the rules of the Secretary of State.'),
        open: 'We read only the headings of these rules (29-250 CMR ch. 700), and parts of sections 5 and 6. We found nothing there about the journal.',
      },
    ],
    sources: [],
  },
  NH: {
    standards: [
      {
        ...medium(
          'RSA 456-B:8-c',
          'An electronic journal of remote acts must be permanent and tamper-evident.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
    ],
    sources: [],
  },
  NJ: {
    standards: [
      {
        ...high('N.J.A.C. 17:50-1.11(a)', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high('N.J.A.C. 17:50-1.11(a)', 'All acts must be in one journal at a time.'),
        met: ['oneJournal'],
        notary: 'Do not keep a paper journal as well.',
      },
    ],
    sources: [],
  },
  NY: {
    standards: [
      {
        ...high(
          '19 NYCRR 182.9',
          'You must be able to produce your records to the Secretary of State and to others who may demand them.',
        ),
        met: ['dataExport', 'inspection'],
      },
    ],
    sources: [],
  },
  PA: {
    standards: [
      {
        ...high('57 Pa.C.S. § 319(b)', 'The journal must be tamper-evident.'),
        met: ['tamperEvidence'],
      },
      {
        ...medium('57 Pa.C.S. § 319', 'The journal is the notary’s exclusive property.'),
        met: ['notaryOnly', 'dataExport'],
      },
      {
        ...high('57 Pa.C.S. § 319(b)', 'The journal must follow the regulations of the Department of State.'),
        open: 'The regulations are reported to be in force since March 28, 2026. We have not read what they require of an electronic journal.',
      },
      {
        ...low(
          'Pennsylvania Association of Notaries, Electronic Journals (2020)',
          'The journal must prevent the substitution, removal, or insertion of an entry.',
        ),
        met: ['sealedEntries', 'numbers', 'tamperEvidence'],
      },
      {
        ...low(
          'Pennsylvania Association of Notaries, Electronic Journals (2020)',
          'The journal must be stored securely, and recoverable after a malfunction or crash.',
        ),
        met: ['signIn', 'backups'],
      },
      {
        ...low(
          'Pennsylvania Association of Notaries, Electronic Journals (2020)',
          'Entries must be available to the Department of State as PDF when it asks.',
        ),
        met: ['entryPdf'],
      },
      {
        ...low(
          'Pennsylvania Association of Notaries, Electronic Journals (2020)',
          'After a resignation or revocation, the journal goes to the recorder of deeds in the format that this office chooses.',
        ),
        met: ['handOver'],
        notary: 'Ask the recorder of deeds which format it takes.',
      },
    ],
    sources: [
      {
        cite: 'Pennsylvania Association of Notaries, Electronic Journals (2020)',
        readAt: 'https://www.notary.org/notary-blog/2020/8/article-electronic-journals',
        quote: 'designed to prevent the substitution, removal or insertion of an entry',
        read: '2026-11-27',
      },
    ],
  },
  RI: {
    standards: noneFound(
      'low',
      'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      'Standards of Conduct for Notaries Public (as reported)',
    ),
    sources: [],
  },
  VT: {
    standards: noneFound('low', '26 V.S.A. ch. 103 (as reported)'),
    sources: [],
  },
} as const satisfies Record<string, StateStandards>;
