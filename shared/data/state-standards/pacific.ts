import { high, low } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states on the Pacific for an electronic journal. */
export const pacificStandards = {
  AK: {
    standards: [
      {
        ...high('AS 44.50.078(b)', 'Remote acts must be in at least one journal on a tangible medium.'),
        notMet: 'For remote acts, this journal can only accompany the tangible one.',
      },
      {
        ...high(
          'AS 44.50.078(b)',
          'An electronic journal of remote acts must be permanent and tamper-evident.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
    ],
    sources: [],
  },
  CA: {
    standards: [
      {
        ...high(
          'Cal. Gov. Code § 8206(a)(1)',
          'The notary must keep one active sequential journal at a time.',
        ),
        notMet:
          'Whether this one journal may be electronic is disputed. Until the state says so, this journal can only be a copy of your paper journal.',
      },
      {
        ...low(
          'Cal. Gov. Code § 8231.5(a)(1) (online acts)',
          'Online acts must be in one tangible journal and one or more secure electronic journals.',
        ),
        open: 'Online acts cannot be performed yet. We will compare this journal with the state’s rules when they exist.',
      },
    ],
    sources: [],
  },
  HI: {
    standards: [
      {
        ...high('HRS § 456-15(b)', 'Acts on tangible documents must be in one tangible journal.'),
        notMet: 'For acts on paper, this journal can only accompany the bound one.',
      },
      {
        ...high(
          'HRS § 456-15(b)',
          'Acts on electronic documents must be in one permanent, tamper-evident electronic journal.',
        ),
        met: ['oneJournal', 'sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'HAR § 5-11-73',
          'For remote acts, a password or encryption must protect the journal against unauthorized access.',
        ),
        met: ['signIn'],
      },
      {
        ...high(
          'HAR § 5-11-73',
          'For remote acts, a backup of the journal must exist that is secure from unauthorized use.',
        ),
        met: ['backups'],
      },
      {
        ...high(
          'HAR § 5-11-73',
          'The Attorney General must be able to view journal and recording without additional software.',
        ),
        notMet:
          'The PDFs of this journal open in any browser, but it stores no recordings. Keep those with the provider of the remote act.',
      },
    ],
    sources: [
      {
        cite: 'HAR § 5-11-73',
        quote:
          'protects the journal and recording against unauthorized access by password or cryptographic process',
        read: '2026-11-27',
      },
    ],
  },
  OR: {
    standards: [
      {
        ...high(
          'ORS 194.300(2); OAR 160-100-0210(2)',
          'The journal must be permanent and tamper-evident, and follow the rules of the Secretary of State.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'ORS 194.300(2); OAR 160-100-0210(2)',
          'The signer’s signature must be linked to the entry, so that a later change can be detected.',
        ),
        met: ['tamperEvidence'],
      },
      {
        ...high('OAR 160-100-0210', 'Entries must be available to the Secretary of State as PDF on demand.'),
        met: ['entryPdf'],
      },
      {
        ...high('OAR 160-100-0210', 'If the journal must be submitted, it must be a single PDF file.'),
        notMet:
          'A printed journal of up to 1,000 lines is one PDF. A longer one has several files: merge them before you submit it.',
      },
      {
        ...high(
          'OAR 160-100-0215(1), (3)',
          'The records must remain in the exclusive control of the notary.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high(
          'OAR 160-100-0215(1), (3)',
          'A vendor that stores records of remote acts must give the notary complete access, and transfer all records when the contract ends.',
        ),
        met: ['dataExport'],
        notary: 'Download the data export before you close your account.',
      },
    ],
    sources: [
      {
        cite: 'OAR 160-100-0215(1), (3)',
        readAt: 'https://oregon.public.law/rules/oar_160-100-0215',
        quote: 'shall remain within the exclusive control of the notary public at all times',
        read: '2026-11-27',
      },
    ],
  },
  WA: {
    standards: [
      {
        ...high(
          'WAC 308-30-200(2)',
          'A bound, tangible journal must be kept. An electronic journal may be kept only in addition to it.',
        ),
        notMet: 'This journal can only accompany the bound one. Record every act in the bound journal.',
      },
      {
        ...high('RCW 42.45.180(1), (3)', 'An electronic journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
        notary: 'The statute gives this choice to electronic records notaries public.',
      },
      {
        ...high(
          'WAC 308-30-200(2)',
          'Access must need a password or another secure means of authentication.',
        ),
        met: ['signIn'],
      },
      {
        ...high('WAC 308-30-200(2)', 'It must make a duplicate of the journal as a backup.'),
        met: ['backups'],
      },
      {
        ...high('WAC 308-30-200(2)', 'It must be able to give tangible or electronic copies of any entry.'),
        met: ['entryPdf', 'redactedCopy'],
      },
      {
        ...high('WAC 308-30-200(2)', 'It must be able to record what a tangible journal must contain.'),
        met: ['lawChecks'],
      },
      {
        ...high(
          'WAC 308-30-200(3)',
          'The journal is the notary’s exclusive property and may not be surrendered to an employer.',
        ),
        met: ['notaryOnly'],
      },
    ],
    sources: [],
  },
} as const satisfies Record<string, StateStandards>;
