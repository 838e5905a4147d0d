import type { StateGuide } from '../state-guide.ts';

/** What a notary of South Carolina should know about the journal. */
export const southCarolina: StateGuide = {
  duty: [
    {
      text: 'As an electronic notary public you must record each electronic notarial act in an electronic journal.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'That law is about electronic acts with the signer present. It does not allow remote notarization.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'For acts on paper the law requires no journal.',
      cite: 'NNA U.S. Notary Reference, South Carolina (as reported)',
      toVerify: true,
    },
    { text: 'Record acts on paper as well: the entry is your proof of what you did.' },
  ],
  format: [
    {
      text: 'The journal of electronic acts must itself be electronic.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'For acts on paper no rule on the format was found.',
      cite: 'NNA U.S. Notary Reference, South Carolina (as reported)',
      toVerify: true,
    },
  ],
  retention: [
    {
      text: 'How many years the electronic journal must be kept is not confirmed.',
      cite: 'S.C. Code § 26-2-90',
      toVerify: true,
    },
  ],
  handOver: [
    {
      text: 'Let no other notary use your electronic journal, and do not surrender it to an employer.',
      cite: 'S.C. Code § 26-2-90',
    },
  ],
  entry: [
    {
      text: 'For each electronic act record the date and time, the type of act, a description of the document, the name of the signer and the fee.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'Record how you identified the signer: that you know the signer personally, or the type of ID shown.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'If a credible witness identified the signer, record the name of the witness.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    {
      text: 'Record the place when the act is not performed at your business address.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
    { text: 'Record the technology that you used.', cite: 'S.C. Code § 26-2-90(A)' },
    {
      text: 'Never record a Social Security number in the electronic journal.',
      cite: 'S.C. Code § 26-2-90(B)',
    },
    {
      text: 'The law asks for no ID number, no signature of the signer and no thumbprint in the journal.',
      cite: 'S.C. Code § 26-2-90(A)',
    },
  ],
  fees: [
    {
      text: 'For an electronic act you may charge at most $10 for each signature.',
      cite: 'S.C. Code § 26-2-70(B)',
    },
    {
      text: 'For an act on paper the cap is reported as $5.',
      cite: 'S.C. Code § 26-1-100 (as reported)',
      toVerify: true,
    },
    {
      text: 'An old table with fees of 25 and 50 cents still stands in the code beside that figure.',
      cite: 'S.C. Code § 8-21-140',
      toVerify: true,
    },
    {
      text: 'If you charge for electronic acts, display a schedule of your fees in English, in print of 10 points or larger, at your offices and on your web sites.',
      cite: 'S.C. Code § 26-2-70',
    },
    {
      text: 'Agree on a travel fee beforehand, and explain that it is separate from the notarial fee.',
      cite: 'S.C. Code § 26-2-70',
    },
  ],
  more: [
    {
      text: 'The parties to the transaction may inspect the entry or ask for a copy of it.',
      cite: 'S.C. Code § 26-2-90',
    },
  ],
  questions: [
    'How many years must the electronic journal be kept?',
    'Is the cap for an act on paper $5, and does the old table of § 8-21-140 still have any effect?',
    'Has a bill that raises the cap for acts on paper to $10 (H. 5140) become law?',
  ],
  sources: [
    {
      cite: 'S.C. Code § 26-2-90',
      url: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
    },
    {
      cite: 'S.C. Code § 26-2-90(A)',
      url: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      quote: 'shall create and maintain an electronic journal of each electronic notarial act',
    },
    {
      cite: 'S.C. Code § 26-2-90(B)',
      url: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      quote: 'may not record a Social Security number in the electronic journal',
    },
    { cite: 'S.C. Code § 26-2-70', url: 'https://lexace.ai/us/statute/south-carolina/26-2-70' },
    {
      cite: 'S.C. Code § 26-2-70(B)',
      url: 'https://lexace.ai/us/statute/south-carolina/26-2-70',
      quote: 'for acknowledgments, ten dollars per signature',
    },
    {
      cite: 'S.C. Code § 26-1-100 (as reported)',
      url: 'https://southcarolina.notarypublicunderwriters.com/southcarolina-notary-blog/593-southcarolina-notary-law/866-south-carolina-notaries-receive-a-raise',
    },
    {
      cite: 'S.C. Code § 8-21-140',
      url: 'https://instalawyer.io/laws/south-carolina-code-of-laws/section-8-21-140-fees-of-notaries',
    },
    { cite: 'NNA U.S. Notary Reference, South Carolina (as reported)' },
  ],
  confidence: 'high',
  lawRead:
    'Act No. 85 of 2021 on electronic notaries; reference of the National Notary Association of January 2024.',
};
