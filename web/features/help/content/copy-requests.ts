import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';

/** Steps to answer a request for a copy of an entry. */
export const copyRequests = [
  {
    id: 'copy-requests',
    title: 'Someone asked for a copy of an entry',
    body: [
      {
        steps: [
          'Under Requests & Records, choose Record a request. Note the requester, how you received the request, and which act it’s about.',
          'We show your state’s rule with its source: who may ask, in what form, by when you must answer, and the highest fee. The deadline counts down, and we email you three days before and on the day.',
          'Find the entry and choose the signers that the copy may name. The preview shows exactly what the copy contains. ID numbers, addresses, thumbprints, photos, and other people are always removed.',
          'Save the copy as a signed PDF. If there is no such entry, or you decline the request, we prepare the letter.',
          'Note the fee and how you sent the answer, then close the request. Everything stays in its record, which you can save as a PDF.',
        ],
      },
      'Titles of documents are your own words. Read the preview before you save: a name in another spelling stays in the copy.',
      'Requests for copies are free on every plan.',
    ],
    ways: [{ text: 'Record a request', to: paths.dutyPage('copy-request') }],
  },
] as const satisfies readonly HelpArticle[];
