import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Illinois accepts. */
export const illinoisIds: StateIds = {
  kinds: [
    high(
      '5 ILCS 312/6-102(d)',
      'A document counts that a state agency, federal agency, or consulate issued, with a photo of the face and the signature.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [
      high(
        '5 ILCS 312/1-104',
        'The law defines a credential as a tangible record. We found no rule on mobile driver’s licenses.',
      ),
    ],
  },
  sources: [
    {
      cite: '5 ILCS 312/6-102(d)',
      url: 'https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=000503120K6-102',
      readAt: 'https://law.onecle.com/illinois/5ilcs312/6-102.html',
      quote: 'documents that are valid at the time of the notarial act',
      read: '2026-11-27',
    },
    {
      cite: '5 ILCS 312/1-104',
      url: 'https://ilga.gov/legislation/ilcs/ilcs5.asp?ActID=107&ChapterID=2&Print=True',
      quote: 'a tangible record evidencing the identity of a person',
      read: '2026-11-27',
    },
  ],
};
