import { high, low, medium } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states of the Mountain West for an electronic journal. */
export const mountainStandards = {
  AZ: {
    standards: [
      {
        ...high('A.R.S. § 41-319(A)', 'Acts on paper documents must be in a paper journal.'),
        notMet: 'For acts on paper, this journal can only accompany the paper one.',
      },
      {
        ...high(
          'A.A.C. R2-12-1309(A)',
          'Remote online acts must be in chronological order, in a permanent, tamper-evident electronic journal.',
        ),
        met: ['numbers', 'sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'A.A.C. R2-12-1308',
          'A password or encryption must protect this journal against unauthorized access.',
        ),
        met: ['signIn'],
      },
      {
        ...high(
          'A.A.C. R2-12-1308',
          'A backup of this journal must exist that is secure from unauthorized use.',
        ),
        met: ['backups'],
      },
      {
        ...high(
          'A.A.C. R2-12-1308',
          'A third person may store this journal as a depository under a written contract with certain terms.',
        ),
        open: 'We have not read all of these terms, so we do not say whether our terms of service satisfy them.',
      },
    ],
    sources: [
      {
        cite: 'A.A.C. R2-12-1309(A)',
        readAt: 'https://www.law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R2-12-1309',
        quote: 'in one or more journals maintained in a permanent, tamper-evident electronic format',
        read: '2026-11-27',
      },
    ],
  },
  CO: {
    standards: [
      {
        ...high('C.R.S. § 24-21-519(2)(a)', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high('C.R.S. § 24-21-519(2)(a)', 'The journal must follow the rules of the Secretary of State.'),
        open: 'We have not read these rules (8 CCR 1505-11) completely. In the parts that we read, none is about the journal.',
      },
      {
        ...high('C.R.S. § 24-21-519(4)', 'The notary is responsible for the security of the journal.'),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...medium(
          'Colorado Notary Program Rules 5.1.2, 5.3 (as reported)',
          'A provider that stores notarized records and recordings of remote acts needs the approval of the Secretary of State.',
        ),
        approval:
          'This journal stores neither, and has no such approval. Keep records and recordings of remote acts with an approved provider.',
      },
    ],
    sources: [
      {
        cite: 'Colorado Notary Program Rules 5.1.2, 5.3 (as reported)',
        readAt:
          'https://www.nationalnotary.org/knowledge-center/news/law-updates/co-administrative-rules-hearings-2022',
        quote: 'denies approval of the application of a provider',
        read: '2026-11-27',
      },
    ],
  },
  ID: {
    standards: [
      {
        ...low(
          'Idaho Notary Public Handbook (as reported)',
          'The handbook describes a voluntary electronic journal as permanent and tamper-evident.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
    ],
    sources: [],
  },
  MT: {
    standards: [
      {
        ...medium('Mont. Code Ann. § 1-5-618', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...medium(
          'Mont. Code Ann. § 1-5-618',
          'The journal must follow the rules of the Secretary of State.',
        ),
        open: 'We found no rule on the format of the journal.',
      },
      {
        ...low(
          'Montana Secretary of State, journal guidance (as reported)',
          'An electronic journal must be commercially produced, chronological, sequential, and impossible to change.',
        ),
        met: ['numbers', 'sealedEntries'],
      },
      {
        ...low(
          'Montana Secretary of State, journal guidance (as reported)',
          'It must be possible to give the Secretary of State the records in digital form.',
        ),
        met: ['dataExport', 'handOver'],
      },
      {
        ...medium(
          'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
          'An entry of a remote act must say where its recording is stored.',
        ),
        met: ['recordingReference'],
      },
    ],
    sources: [],
  },
  NM: {
    standards: [
      {
        ...high('12.9.3.15(E) NMAC', 'The journal must be tamper-evident.'),
        met: ['tamperEvidence'],
      },
      {
        ...high(
          '12.9.3.15(E) NMAC',
          'It must be stored securely, and recoverable after a software malfunction or a computer crash.',
        ),
        met: ['signIn', 'backups'],
      },
      {
        ...high(
          '12.9.3.15(E) NMAC',
          'Entries must be available as PDF to the public or the state ethics commission.',
        ),
        met: ['entryPdf', 'redactedCopy'],
      },
      {
        ...high('12.9.3.15(E) NMAC', 'The journal must be handed over to the state in PDF format.'),
        met: ['handOver'],
      },
      {
        ...medium('12.9.3.15 NMAC', 'The journal must record the acts in sequence.'),
        met: ['numbers'],
      },
      {
        ...high(
          '12.9.3.15(B) NMAC',
          'The journal must be stored in a secure location under the notary’s sole control.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
  NV: {
    standards: [
      {
        ...medium(
          'NRS 240.120(6)(b) (as reported)',
          'Acts on paper must be in a bound volume with preprinted page numbers.',
        ),
        notMet: 'For acts on paper, this journal can only accompany the bound volume.',
      },
      {
        ...high(
          'NRS 240.201(1)',
          'The journal of electronic acts may not contain the electronic signatures of signers or witnesses.',
        ),
        met: ['lawChecks'],
      },
      {
        ...high('NRS 240.201', 'It must be under the notary’s sole control, at all times.'),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high('NRS 240.201', 'Access must need a password or other secure authentication.'),
        met: ['signIn'],
      },
      {
        ...high('NRS 240.201', 'It must be able to give tangible or electronic copies of any entry.'),
        met: ['entryPdf'],
      },
      {
        ...high('NRS 240.201', 'The notary must provide for lawful inspection and copying.'),
        met: ['inspection', 'redactedCopy'],
      },
    ],
    sources: [],
  },
  UT: {
    standards: [
      {
        ...high('Utah Code § 46-1-14.1(1)-(2)', 'The journal must be a chronological record of each act.'),
        met: ['numbers'],
      },
      {
        ...high(
          'Utah Code § 46-1-15(1)',
          'The journal must be in the notary’s exclusive custody, and used by no one else.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high(
          'Utah Code § 46-1-15(2)(a)',
          'A remote notary must keep a backup of the electronic journal, and protect it from unauthorized use.',
        ),
        met: ['backups', 'signIn'],
      },
      {
        ...high('Utah Code § 46-1-15(2)(a)', 'A remote notary must keep a backup of the recordings as well.'),
        notMet: 'This journal stores no recordings. Keep them, and their backup, with your remote vendor.',
      },
      {
        ...high(
          'Utah Admin. Code R623-100-4(D)',
          'A remote notary must use an approved vendor for remote acts.',
        ),
        approval:
          'This journal is not such a vendor, and has no such approval. Perform remote acts with an approved vendor.',
      },
    ],
    sources: [
      {
        cite: 'Utah Admin. Code R623-100-4(D)',
        readAt: 'https://law.cornell.edu/regulations/utah/Utah-Admin-Code-R623-100-4',
        quote: 'shall use an approved solution vendor to perform remote notarial acts',
        read: '2026-11-27',
      },
    ],
  },
  WY: {
    standards: [
      {
        ...medium(
          'Wyo. Stat. § 32-3-118 (as reported)',
          'The journal must be secure and in the notary’s sole control.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
} as const satisfies Record<string, StateStandards>;
