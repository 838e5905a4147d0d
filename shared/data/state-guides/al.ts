import type { StateGuide } from '../state-guide.ts';

/** What a notary of Alabama should know about the journal. */
export const alabama: StateGuide = {
  duty: [
    {
      text: 'You need not keep a journal. The old duty to keep a "fair register" was repealed as of 1 January 2012.',
      cite: 'Ala. Act 2011-295 (SB 54)',
      toVerify: true,
    },
    {
      text: 'The reform in force since 1 September 2023 did not bring the duty back.',
      cite: 'Ala. Act 2023-548 (as reported)',
      toVerify: true,
    },
    {
      text: 'The state supports keeping a journal all the same: its training material and the Secretary of State recommend one.',
      cite: 'Alabama notary training material (as reported)',
      toVerify: true,
    },
    {
      text: 'An act by two-way audio and video needs a recording that you retain, not a journal.',
      cite: 'Ala. Code § 36-20-73.1',
      toVerify: true,
    },
  ],
  format: [
    {
      text: 'As no law demands a journal, its form is free: paper or electronic.',
      cite: 'Ala. Act 2011-295 (SB 54)',
    },
  ],
  retention: [
    {
      text: 'The law gives no figure for a journal.',
      cite: 'Ala. Act 2011-295 (SB 54)',
    },
    {
      text: 'Keep the audio-video recording of a remote act for at least 7 years.',
      cite: 'Ala. Code § 36-20-73.1',
      toVerify: true,
    },
  ],
  handOver: [
    {
      text: 'You hand in nothing when your commission ends: the duty to deposit the register with the judge of probate was repealed.',
      cite: 'Ala. Act 2011-295 (SB 54)',
    },
  ],
  entry: [
    {
      text: 'If you keep a journal, record date and time, type of act, a description of the document, and the name, address and signature of the signer.',
    },
    {
      text: 'Record also how you identified the signer, the type and expiration date of the ID, and the fee.',
    },
    {
      text: 'No law asks for a thumbprint.',
      cite: 'Ala. Act 2011-295 (SB 54)',
    },
    {
      text: 'Of a remote act, record date and time, a description of the document, the location and how you identified the signer.',
      cite: 'Ala. Code § 36-20-73.1',
      toVerify: true,
    },
    {
      text: 'For a remote act the signer must show two government IDs, unless you know the signer personally.',
      cite: 'Ala. Code § 36-20-73.1',
      toVerify: true,
    },
  ],
  fees: [
    {
      text: 'You may charge at most $10 for each notarial act, in person or remote. The cap rose from $5 on 1 September 2023.',
      cite: 'Ala. Code § 36-20-74',
      toVerify: true,
    },
    {
      text: 'One reading counts the $10 for each signature. Count it for each act until the state says otherwise.',
      cite: 'Ala. Code § 36-20-74',
      toVerify: true,
    },
    {
      text: 'State, county and municipal employees may not charge for acts that they perform as part of their public service.',
      cite: 'Ala. Code § 36-20-74',
      toVerify: true,
    },
    {
      text: 'Travel and other services stand outside the cap. Agree on them beforehand and list them separately.',
      cite: 'Ala. Code § 36-20-74',
      toVerify: true,
    },
  ],
  more: [
    {
      text: 'The judge of probate of your county commissions and supervises you, not the Secretary of State. The term is 4 years and the bond is $50,000 since 1 September 2023.',
      cite: 'Ala. Act 2023-548 (as reported)',
      toVerify: true,
    },
    {
      text: 'You must be in Alabama yourself while you perform a remote act.',
      cite: 'Ala. Code § 36-20-73.1',
      toVerify: true,
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
    },
    {
      cite: 'Ala. Code § 36-20-73.1',
      url: 'https://www.centralizedverification.com/alabama',
      quote: 'recorded and maintained by the notary public for at least seven years',
    },
    {
      cite: 'Ala. Code § 36-20-74',
      url: 'https://legalclarity.org/how-much-can-a-notary-charge-in-alabama',
      quote: 'a reasonable fee of no more than $10.00 for each notarial act',
    },
    {
      cite: 'Ala. Act 2023-548 (as reported)',
      url: 'https://www.attorneysinsurancemutual.com/post/notary-law-changes-pursuant-to-alabama-act-2023-548',
    },
    { cite: 'Alabama notary training material (as reported)' },
  ],
  confidence: 'medium',
  lawRead: 'Act 2023-548 as summarised in 2024 and 2025; the code itself was not read',
};
