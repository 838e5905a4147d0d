import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of South Carolina. */
export const southCarolina: StateGuide = {
  duty: [
    high(
      'S.C. Code § 26-2-90(A)',
      'As an electronic notary public you must record each electronic notarial act in an electronic journal.',
    ),
    high(
      'S.C. Code § 26-2-90(A)',
      'That law is about electronic acts with the signer present. It does not allow remote notarization.',
    ),
    low(
      'NNA U.S. Notary Reference, South Carolina (as reported)',
      'For acts on paper the law requires no journal.',
    ),
    advice('Record acts on paper as well: the entry is your proof of what you did.'),
  ],
  format: [
    high('S.C. Code § 26-2-90(A)', 'The journal of electronic acts must itself be electronic.'),
    low(
      'NNA U.S. Notary Reference, South Carolina (as reported)',
      'For acts on paper no rule on the format was found.',
    ),
  ],
  retention: [
    high(
      'S.C. Code Regs. 113-480(C)',
      'Keep the electronic journal for at least 10 years after the last act recorded in it.',
    ),
  ],
  entry: [
    high(
      'S.C. Code § 26-2-90(A)',
      'For each electronic act record the date and time, the type of act, a description of the document, the name of the signer and the fee.',
    ),
    high(
      'S.C. Code § 26-2-90(A)',
      'Record how you identified the signer: that you know the signer personally, or the type of ID shown.',
    ),
    high(
      'S.C. Code § 26-2-90(A)',
      'If a credible witness identified the signer, record the name of the witness.',
    ),
    high(
      'S.C. Code § 26-2-90(A)',
      'Record the place when the act is not performed at your business address.',
    ),
    high('S.C. Code § 26-2-90(A)', 'Record the technology that you used.'),
    high('S.C. Code § 26-2-90(B)', 'Never record a Social Security number in the electronic journal.'),
    high(
      'S.C. Code § 26-2-90(A)',
      'The law requires no ID number, signature of the signer, or thumbprint in the journal.',
    ),
  ],
  fees: [
    high('S.C. Code § 26-2-70(B)', 'For an electronic act you may charge at most $10 for each signature.'),
    medium(
      'S.C. Code § 26-1-100 (as reported)',
      'For an act on paper the cap is $5 for each signature of an acknowledgment, jurat, or signature witnessing, and for each person for an oath without a signature.',
    ),
    medium(
      'S.C. Code § 26-1-100 (as reported)',
      'Agree on a travel fee in advance, and explain that it is separate from the notarial fee and not set by law.',
    ),
    low('S.C. Code § 8-21-140', 'The code still contains an old table with fees of 25 and 50 cents.'),
    medium(
      'S.C. Code § 26-2-70',
      'If you charge for electronic acts, display a schedule of your fees in English, in print of 10 points or larger, at your offices and on your web sites.',
    ),
    medium(
      'S.C. Code § 26-2-70',
      'Agree on a travel fee beforehand, and explain that it is separate from the notarial fee.',
    ),
  ],
  more: [],
  questions: [
    'Is the cap for an act on paper $5, and does the old table of § 8-21-140 still have any effect?',
    'Has a bill that raises the cap for acts on paper to $10 (H. 5140) become law?',
  ],
  sources: [
    {
      cite: 'S.C. Code § 26-2-90',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      read: '2026-11-21',
    },
    {
      cite: 'S.C. Code Regs. 113-480(C)',
      url: 'https://www.scstatehouse.gov/coderegs/Chapter%20113.pdf',
      readAt:
        'https://print.casetext.com/regulation/south-carolina-code-of-regulations/chapter-113-secretary-of-state/article-4-electronic-notaries-public/section-113-480-electronic-notary-journal-preservation',
      quote:
        'shall be retained for at least ten (10) years after the last notarial act chronicled in the journal',
      read: '2026-11-22',
    },
    {
      cite: 'S.C. Code § 26-2-90(A)',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      quote: 'shall create and maintain an electronic journal of each electronic notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'S.C. Code § 26-2-90(D)',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      quote: 'Any party to the notarized transaction or party with a legitimate interest in the transaction',
      read: '2026-11-27',
    },
    {
      cite: 'S.C. Code § 26-2-90(B)',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_26-2-90',
      quote: 'may not record a Social Security number in the electronic journal',
      read: '2026-11-21',
    },
    {
      cite: 'S.C. Code § 26-2-70',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lexace.ai/us/statute/south-carolina/26-2-70',
      read: '2026-11-21',
    },
    {
      cite: 'S.C. Code § 26-2-70(B)',
      url: 'https://www.scstatehouse.gov/code/t26c002.php',
      readAt: 'https://lexace.ai/us/statute/south-carolina/26-2-70',
      quote: 'for acknowledgments, ten dollars per signature',
      read: '2026-11-21',
    },
    {
      cite: 'S.C. Code § 26-1-100 (as reported)',
      url: 'https://www.scstatehouse.gov/code/t26c001.php',
      readAt:
        'https://getpocketlaw.com/law/state_south_carolina/section-26-1-100-fees-for-notary-acts_bf00224d9fdf',
      quote: 'for an acknowledgment, five dollars per signature',
      read: '2026-11-27',
    },
    {
      cite: 'S.C. Code § 8-21-140',
      url: 'https://www.scstatehouse.gov/code/t08c021.php',
      readAt: 'https://instalawyer.io/laws/south-carolina-code-of-laws/section-8-21-140-fees-of-notaries',
      read: '2026-11-21',
    },
    {
      cite: 'NNA U.S. Notary Reference, South Carolina (as reported)',
      url: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259990372/South+Carolina+-+U.S.+Notary+Reference',
      read: '2026-11-27',
    },
    {
      cite: 'S.C. Code Regs. 113-480',
      url: 'https://www.scstatehouse.gov/coderegs/Chapter%20113.pdf',
      readAt:
        'https://print.casetext.com/regulation/south-carolina-code-of-regulations/chapter-113-secretary-of-state/article-4-electronic-notaries-public/section-113-480-electronic-notary-journal-preservation',
      quote: 'An electronic notary journal is the exclusive property of the notary public',
      read: '2026-11-22',
    },
    {
      cite: 'S.C. Code Regs. 113-480(G)',
      url: 'https://www.scstatehouse.gov/coderegs/Chapter%20113.pdf',
      readAt:
        'https://print.casetext.com/regulation/south-carolina-code-of-regulations/chapter-113-secretary-of-state/article-4-electronic-notaries-public/section-113-480-electronic-notary-journal-preservation',
      quote: 'any other person knowingly in possession of a journal shall',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead:
    'Act No. 85 of 2021 on electronic notaries; reference of the National Notary Association of January 2024.',
};
