import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Alabama. */
export const alabama: StateGuide = {
  duty: [
    {
      text: 'You need not keep a journal. The old duty to keep a "fair register" was repealed as of January 1, 2012.',
      cite: 'Ala. Act 2011-295 (SB 54)',
      confidence: 'low',
    },
    {
      text: 'The reform in force since September 1, 2023, did not bring the duty back.',
      cite: 'Ala. Act 2023-548 (as reported)',
      confidence: 'low',
    },
    {
      text: 'The state supports keeping a journal all the same: its training material and the Secretary of State recommend one.',
      cite: 'Alabama notary training material (as reported)',
      confidence: 'low',
    },
    {
      text: 'An act by two-way audio and video needs a recording that you retain, not a journal.',
      cite: 'Ala. Code § 36-20-73.1',
      confidence: 'low',
    },
  ],
  format: [
    {
      text: 'Because no law requires a journal, it may be on paper or electronic.',
      cite: 'Ala. Act 2011-295 (SB 54)',
      confidence: 'high',
    },
  ],
  retention: [
    { text: 'The law sets no period for a journal.', cite: 'Ala. Act 2011-295 (SB 54)', confidence: 'high' },
  ],
  entry: [
    {
      text: 'If you keep a journal, record date and time, type of act, a description of the document, and the name, address and signature of the signer.',
      advice: true,
    },
    {
      text: 'Also record how you identified the signer, the type and expiration date of the ID, and the fee.',
      advice: true,
    },
    { text: 'No law requires a thumbprint.', cite: 'Ala. Act 2011-295 (SB 54)', confidence: 'high' },
    {
      text: 'For a remote act, record date and time, a description of the document, the location and how you identified the signer.',
      cite: 'Ala. Code § 36-20-73.1',
      confidence: 'low',
    },
    {
      text: 'For a remote act the signer must show two government IDs, unless you know the signer personally.',
      cite: 'Ala. Code § 36-20-73.1',
      confidence: 'low',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $10 for each notarial act, in person or remote. The cap rose from $5 on September 1, 2023.',
      cite: 'Ala. Code § 36-20-74',
      confidence: 'low',
    },
    {
      text: 'One reading counts the $10 for each signature. Count it for each act until the state says otherwise.',
      cite: 'Ala. Code § 36-20-74',
      confidence: 'low',
    },
    {
      text: 'State, county and municipal employees may not charge for acts that they perform as part of their public service.',
      cite: 'Ala. Code § 36-20-74',
      confidence: 'low',
    },
    {
      text: 'The cap does not cover travel and other services. Agree on them beforehand and list them separately.',
      cite: 'Ala. Code § 36-20-74',
      confidence: 'low',
    },
  ],
  more: [
    {
      text: 'The judge of probate of your county commissions and supervises you, not the Secretary of State. The term is 4 years and the bond is $50,000 since September 1, 2023.',
      cite: 'Ala. Act 2023-548 (as reported)',
      confidence: 'low',
    },
    {
      text: 'You must be in Alabama yourself while you perform a remote act.',
      cite: 'Ala. Code § 36-20-73.1',
      confidence: 'low',
    },
  ],
  questions: [
    'Does any of Ala. Code §§ 36-20-70 to 36-20-75, as amended in 2023, ask for a journal? Every summary that was read says no, but the text itself was not read.',
    'Must a notary who charges fees keep a log of them? One published text says so, and no law was found behind it.',
    'Does the cap of $10 apply to each act or to each signature?',
  ],
  sources: [
    {
      cite: 'Ala. Act 2011-295 (SB 54)',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/al-senate-bill-54',
      quote: 'SB 54 repeals the "fair register" or journal provisions in Alabama',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Code § 36-20-73.1',
      url: 'https://www.centralizedverification.com/alabama',
      quote: 'recorded and maintained by the notary public for at least seven years',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Code § 36-20-74',
      url: 'https://legalclarity.org/how-much-can-a-notary-charge-in-alabama',
      quote: 'a reasonable fee of no more than $10.00 for each notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Ala. Act 2023-548 (as reported)',
      url: 'https://www.attorneysinsurancemutual.com/post/notary-law-changes-pursuant-to-alabama-act-2023-548',
      read: '2026-11-21',
    },
    { cite: 'Alabama notary training material (as reported)', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead: 'Act 2023-548 as summarised in 2024 and 2025; the code itself was not read',
};
