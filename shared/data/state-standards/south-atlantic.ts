import { noneFound } from '../state-duty.ts';
import { high, medium } from '../state-guide.ts';
import type { StateStandards } from '../state-standard.ts';

/** The requirements of the states of the South Atlantic for an electronic journal. */
export const southAtlanticStandards = {
  DE: {
    standards: [
      {
        ...high('29 Del. C. § 4332(b)', 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high('29 Del. C. § 4332(b)', 'All acts must be in one journal at a time.'),
        met: ['oneJournal'],
        notary: 'Do not keep a paper journal as well.',
      },
      {
        ...high('29 Del. C. § 4332(b)', 'The journal must follow the regulations of the Secretary of State.'),
        open: 'We found no such regulations. The standards for backups that the state’s page mentions were not read.',
      },
      {
        ...high(
          'Delaware Notary Public: Journal Requirements',
          'The notary must keep a backup of the journal, and protect it from unauthorized use.',
        ),
        met: ['backups', 'signIn'],
      },
      {
        ...high(
          'Delaware Notary Public: Journal Requirements',
          'The journal must be secure, under the notary’s exclusive control, and used by no one else.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
    ],
    sources: [],
  },
  FL: {
    standards: [
      {
        ...high(
          'Fla. Stat. § 117.245(1)',
          'Online notarizations must be in one or more secure electronic journals.',
        ),
        met: ['signIn', 'tamperEvidence', 'backups'],
      },
      {
        ...high(
          'Fla. Stat. § 117.255(2)',
          'The journal must be under the notary’s sole control, protected by passwords or codes, and used by no one else.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high(
          'Fla. Stat. § 117.255(5)',
          'The notary must make electronic copies of the pertinent entries on request.',
        ),
        met: ['redactedCopy', 'entryPdf'],
      },
      {
        ...high('Fla. Stat. § 117.255(5)', 'The notary must give access to the recordings as well.'),
        notMet: 'This journal stores no recordings. Keep them with the provider of the online act.',
      },
      {
        ...medium('Florida online notary course, record keeping', 'A backup of the journal must be kept.'),
        met: ['backups'],
      },
    ],
    sources: [
      {
        cite: 'Fla. Stat. § 117.255(2)',
        url: 'https://flsenate.gov/Laws/Statutes/2019/0117.255',
        quote:
          'which includes access protection using passwords or codes under control of the online notary public',
        read: '2026-11-27',
      },
    ],
  },
  GA: {
    standards: noneFound('medium', 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)'),
    sources: [],
  },
  MD: {
    standards: [
      {
        ...high("Md. Code, State Gov't § 18-219(b)", 'The journal must be permanent and tamper-evident.'),
        met: ['sealedEntries', 'tamperEvidence'],
      },
      {
        ...high(
          "Md. Code, State Gov't § 18-219(b)",
          'Acts on tangible records must be in one journal at a time.',
        ),
        met: ['oneJournal'],
      },
      {
        ...high(
          "Md. Code, State Gov't § 18-219(b)",
          'The journal must follow any regulations of the Secretary of State.',
        ),
        open: 'We found no regulation on the journal.',
      },
    ],
    sources: [],
  },
  NC: {
    standards: [
      {
        ...high(
          'G.S. 10B-134.17',
          'Entries of electronic and remote acts must be in a depository under the notary’s control, or with a custodian that the Secretary of State approved.',
        ),
        approval:
          'We are not an approved custodian, and this journal is not a licensed depository. It cannot be your only journal of these acts.',
      },
      {
        ...high(
          '18 NCAC 07J .1020',
          'After each session, a depository must report it to the database of the state.',
        ),
        notMet: 'This journal makes no such report. Use a licensed depository for these acts.',
      },
      {
        ...high(
          '18 NCAC 07J .1002',
          'At the end of each session, a depository must make a session record with the entries, the recording, and other data.',
        ),
        notMet: 'This journal makes no session records, and stores no recordings.',
      },
      {
        ...high(
          'G.S. 10B-134.15',
          'The journal of remote acts is the notary’s exclusive property. No one else may make entries in it.',
        ),
        met: ['signIn', 'notaryOnly'],
      },
      {
        ...high(
          'G.S. 10B-134.15',
          'The notary may not destroy the journal unless a court orders it or a rule allows it.',
        ),
        met: ['sealedEntries', 'retention'],
      },
    ],
    sources: [
      {
        cite: '18 NCAC 07J .1002',
        quote: 'A session record shall be created at the end of a notarial session',
        read: '2026-11-27',
      },
    ],
  },
  SC: {
    standards: [
      {
        ...high(
          'S.C. Code Regs. 113-480',
          'A password or other authentication must protect the journal of electronic acts against unauthorized access.',
        ),
        met: ['signIn'],
      },
      {
        ...high(
          'S.C. Code Regs. 113-480',
          'The journal is the notary’s exclusive property. No employer or vendor may keep control of it.',
        ),
        met: ['notaryOnly', 'dataExport'],
      },
      {
        ...high('S.C. Code Regs. 113-480', 'The journal must be tamper-evident.'),
        met: ['tamperEvidence'],
      },
      {
        ...high(
          'S.C. Code Regs. 113-480',
          'No one may delete an entry, or change its content or sequence, after it was stored.',
        ),
        met: ['sealedEntries', 'addenda'],
      },
      {
        ...high(
          'S.C. Code Regs. 113-480',
          'The journal must be able to give tangible or electronic copies of any entry.',
        ),
        met: ['entryPdf', 'redactedCopy'],
      },
      {
        ...high(
          'S.C. Code Regs. 113-410(A)(7)',
          'A notary who registers for electronic acts must describe the technology of the electronic journal.',
        ),
        approval: 'You file this description yourself. This page can help you to write it.',
      },
      {
        ...high(
          'S.C. Code Regs. 113-490',
          'Providers of electronic notarization systems must apply to the Secretary of State for registration.',
        ),
        approval:
          'This journal is not such a system, and is not registered. Perform electronic acts with a registered provider.',
      },
    ],
    sources: [
      {
        cite: 'S.C. Code Regs. 113-410(A)(7)',
        readAt: 'https://regulations.justia.com/states/south-carolina/chapter-113/article-4/section-113-410',
        quote: 'The technology used to maintain the electronic journal',
        read: '2026-11-27',
      },
      {
        cite: 'S.C. Code Regs. 113-490',
        readAt: 'https://regulations.justia.com/states/south-carolina/chapter-113/article-4/section-113-490',
        quote:
          'must complete and submit electronically an application to the Secretary of State for review and approval',
        read: '2026-11-27',
      },
    ],
  },
  VA: {
    standards: [
      {
        ...high(
          'Va. Code § 47.1-14(C)',
          'The notary must keep, maintain, and protect an electronic record of electronic acts, and provide for lawful inspection.',
        ),
        met: ['sealedEntries', 'signIn', 'inspection'],
      },
      {
        ...high(
          'Va. Code § 47.1-14(C)',
          'The notary must maintain a backup of the record, and protect it from unauthorized use.',
        ),
        met: ['backups', 'signIn'],
      },
      {
        ...medium(
          'Virginia Electronic Notarization Assurance Standard (as reported)',
          'Entries may be made, viewed, printed, and copied only after at least one factor of authentication.',
        ),
        met: ['signIn'],
      },
      {
        ...medium(
          'Virginia Electronic Notarization Assurance Standard (as reported)',
          'An entry may not be deleted or altered.',
        ),
        met: ['sealedEntries', 'addenda'],
      },
      {
        ...high(
          'Va. Code § 47.1-7(A)(3)',
          'A notary who registers for electronic acts must certify that the standards of the Secretary of the Commonwealth are followed.',
        ),
        approval:
          'You certify this yourself. We have read only parts of the standard: compare all of it with this page first.',
      },
    ],
    sources: [
      {
        cite: 'Virginia Electronic Notarization Assurance Standard (as reported)',
        readAt: 'https://www.centralizedverification.com/copia-de-utah-1',
        quote: 'only after access is obtained by at least one factor of authentication',
        read: '2026-11-27',
      },
      {
        cite: 'Va. Code § 47.1-7(A)(3)',
        readAt: 'https://self-law.org/code/va/title-47-1/chapter-2/47-1-7',
        quote:
          'Certification of compliance to the Secretary of the Commonwealth with electronic notary standards',
        read: '2026-11-27',
      },
    ],
  },
  WV: {
    standards: [
      {
        ...high(
          'W. Va. Code R. § 153-45-18',
          'Entries of electronic acts may be made, viewed, printed, and copied only after access with a username and a password.',
        ),
        met: ['signIn'],
        notary: 'Sign in with your email address and password. The rule does not mention passkeys.',
      },
      {
        ...high(
          'W. Va. Code R. § 153-45-18',
          'No one may delete an entry, or change its content or sequence, after it was stored.',
        ),
        met: ['sealedEntries', 'addenda'],
      },
      {
        ...high(
          'W. Va. Code R. § 153-45-18',
          'A backup system must give a duplicate in case the original is lost.',
        ),
        met: ['backups'],
      },
    ],
    sources: [
      {
        cite: 'W. Va. Code R. § 153-45-18',
        readAt:
          'https://casetext.com/regulation/west-virginia-administrative-code/agency-153-secretary-of-state/title-153-legislative-rule-secretary-of-state/series-153-45-standards-and-guidelines-for-electronic-notarization-remote-online-notarization-and-remote-ink-notarization/section-153-45-18-attributes-of-electronic-journal',
        quote: 'only after access is obtained by a procedure that uses a username and a password',
        read: '2026-11-27',
      },
    ],
  },
} as const satisfies Record<string, StateStandards>;
