import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Alabama. */
export const alabama: StateGuide = {
  duty: [
    low(
      'Ala. Act 2011-295 (SB 54)',
      'You need not keep a journal. The old duty to keep a "fair register" was repealed as of January 1, 2012.',
    ),
    low(
      'Ala. Act 2023-548 (as reported)',
      'The reform in force since September 1, 2023, did not bring the duty back.',
    ),
    low(
      'Alabama notary training material (as reported)',
      'The state supports keeping a journal all the same: its training material and the Secretary of State recommend one.',
    ),
    low(
      'Ala. Code § 36-20-73.1',
      'An act by two-way audio and video needs a recording that you retain, not a journal.',
    ),
  ],
  format: [
    medium(
      'Ala. Act 2011-295 (SB 54)',
      'Because no law requires a journal, it may be on paper or electronic.',
    ),
  ],
  retention: [medium('Ala. Act 2011-295 (SB 54)', 'The law sets no period for a journal.')],
  entry: [
    advice(
      'If you keep a journal, record date and time, type of act, a description of the document, and the name, address and signature of the signer.',
    ),
    advice('Also record how you identified the signer, the type and expiration date of the ID, and the fee.'),
    medium('Ala. Act 2011-295 (SB 54)', 'No law requires a thumbprint.'),
    low(
      'Ala. Code § 36-20-73.1',
      'For a remote act, record date and time, a description of the document, the location and how you identified the signer.',
    ),
    low(
      'Ala. Code § 36-20-73.1',
      'For a remote act the signer must show two government IDs, unless you know the signer personally.',
    ),
  ],
  fees: [
    low(
      'Ala. Code § 36-20-74',
      'You may charge at most $10 for each notarial act, in person or remote. The cap rose from $5 on September 1, 2023.',
    ),
    low(
      'Ala. Code § 36-20-74',
      'One reading counts the $10 for each signature. Count it for each act until the state says otherwise.',
    ),
    low(
      'Ala. Code § 36-20-74',
      'State, county and municipal employees may not charge for acts that they perform as part of their public service.',
    ),
    low(
      'Ala. Code § 36-20-74',
      'The cap does not cover travel and other services. Agree on them beforehand and list them separately.',
    ),
  ],
  more: [
    low(
      'Ala. Act 2023-548 (as reported)',
      'The judge of probate of your county commissions and supervises you, not the Secretary of State. The term is 4 years and the bond is $50,000 since September 1, 2023.',
    ),
    high('Ala. Code § 36-20-73.1(d)', 'You must be in Alabama yourself while you perform a remote act.'),
  ],
  questions: [
    'Does any of Ala. Code §§ 36-20-70 to 36-20-75, as amended in 2023, ask for a journal? Every summary that was read says no, but the text itself was not read.',
    'Must a notary who charges fees keep a log of them? One published text says so, and no law was found behind it.',
    'Does the cap of $10 apply to each act or to each signature?',
  ],
  sources: [
    {
      cite: 'Ala. Act 2011-295 (SB 54)',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/al-senate-bill-54',
      quote: 'SB 54 repeals the "fair register" or journal provisions in Alabama',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Code § 36-20-73.1',
      url: 'https://alison.legislature.state.al.us/code-of-alabama?section=36-20-73.1',
      readAt: 'https://www.centralizedverification.com/alabama',
      quote: 'recorded and maintained by the notary public for at least seven years',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Code § 36-20-73.1(d)',
      url: 'https://alison.legislature.state.al.us/code-of-alabama?section=36-20-73.1',
      readAt:
        'https://casetext.com/statute/code-of-alabama/title-36-public-officers-and-employees/chapter-20-notaries-public/article-4-employment-of-notaries-public/section-36-20-731-attestations-remote-notarization',
      quote: 'is recorded and maintained for a period of seven years by the notary public',
      read: '2026-11-27',
    },
    {
      cite: 'Ala. Code § 36-20-74',
      url: 'https://alison.legislature.state.al.us/code-of-alabama?section=36-20-74',
      readAt: 'https://legalclarity.org/how-much-can-a-notary-charge-in-alabama',
      quote: 'a reasonable fee of no more than $10.00 for each notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Act 2023-548 (as reported)',
      readAt:
        'https://www.attorneysinsurancemutual.com/post/notary-law-changes-pursuant-to-alabama-act-2023-548',
      read: '2026-11-21',
    },
    { cite: 'Alabama notary training material (as reported)', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead:
    'Act 2023-548 as summarised in 2024 and 2025; of the code, only part of section 36-20-73.1, as copied in 2024',
};
