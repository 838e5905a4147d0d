import { noneFound } from '../state-duty.ts';
import { high, low } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states of the South Central region for an electronic journal. */
export const southCentralStandards = {
  AL: {
    standards: noneFound('medium', 'Ala. Code § 36-20-73.1', 'Ala. Act 2023-548 (as reported)'),
    sources: [],
  },
  AR: {
    standards: [
      {
        ...low(
          'Ark. Code Ann. § 21-14-310 (as reported)',
          'The record of online acts must be a secure electronic record.',
        ),
        met: ['signIn', 'tamperEvidence', 'backups'],
      },
    ],
    sources: [],
  },
  KY: {
    standards: [
      {
        ...high('KRS 423.380(2)', 'The journal of an online notary must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high('KRS 423.380(2)', 'It must follow the administrative regulations.'),
        open: 'We have not read the regulation (30 KAR 8:005) completely.',
      },
    ],
    sources: [],
  },
  LA: {
    standards: [
      {
        ...high(
          'La. R.S. 35:629',
          'The notary must keep copies of remote acts and their recordings, and secure them from corruption, loss, and unauthorized change.',
        ),
        notMet:
          'This journal keeps entries about acts, not the notarized acts or their recordings. Keep those with the provider of the remote act. We found no rule on the journal itself.',
      },
    ],
    sources: [],
  },
  MS: {
    standards: [
      {
        ...high('Miss. Code § 25-34-37(2)', 'All acts must be in one journal at a time.'),
        met: ['oneJournal'],
        notary: 'Do not keep a paper journal as well.',
      },
      {
        ...high('Miss. Code § 25-34-37(2)', 'The journal must follow the rules of the Secretary of State.'),
        open: 'We have not read the rules on the journal (rules 4.2 to 4.6).',
      },
    ],
    sources: [],
  },
  OK: {
    standards: [
      {
        ...high('49 O.S. § 206', 'The journal of remote online acts must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'Okla. Admin. Code 655:25-11-8',
          'A password or encryption must protect it against unauthorized access.',
        ),
        met: ['signIn'],
      },
      {
        ...high('Okla. Admin. Code 655:25-11-8', 'A backup must exist that is secure from unauthorized use.'),
        met: ['backups'],
      },
      {
        ...high(
          'Okla. Admin. Code 655:25-11-8',
          'A third person may store the journal under a written contract with certain terms.',
        ),
        open: 'We have not read all of these terms, so we do not say whether our terms of service satisfy them.',
      },
    ],
    sources: [],
  },
  TN: {
    standards: [
      {
        ...high(
          'Tenn. Code Ann. § 8-21-1201(b)',
          'The record must be in an appropriate electronic form or in a well-bound book.',
        ),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          'Tenn. Code Ann. § 8-16-308',
          'An online notary must ensure the integrity, security, and authenticity of online notarizations.',
        ),
        met: ['tamperEvidence', 'signIn'],
        notary: 'The journal covers the entries only. The provider of the online act covers the session.',
      },
      {
        ...high(
          'Tenn. Code Ann. § 8-16-308',
          'An online notary must maintain a backup, and protect it from unauthorized use.',
        ),
        met: ['backups', 'signIn'],
      },
      {
        ...high(
          'Tenn. Comp. R. & Regs. 1360-07-03-.03',
          'Recordings may be stored apart from the journal if it says where and how.',
        ),
        met: ['recordingReference'],
      },
    ],
    sources: [],
  },
  TX: {
    standards: [
      {
        ...high('1 TAC § 87.51(a)', 'Records in a computer must be adequately backed up.'),
        met: ['backups', 'dataExport'],
      },
      {
        ...high('1 TAC § 87.51(a)', 'It must be possible to print the records when requested.'),
        met: ['entryPdf', 'printedJournal'],
      },
      {
        ...high('1 TAC § 87.51(c)', 'The records must remain in the exclusive control of the notary.'),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
} as const satisfies Record<string, StateStandards>;
