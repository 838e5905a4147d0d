import { planIds, plans } from '#shared/data/plans.ts';
import type { HelpArticle } from './article.ts';

const draftsOf = (limit: number) => {
  if (limit === 0) return 'none';
  return limit < 0 ? 'as many as you like' : String(limit);
};

export const managingDrafts = [
  {
    id: 'save-draft',
    shot: 'drafts',
    title: 'Save an entry for later',
    body: [
      'Save as Draft keeps an entry as it is, complete or not. It stands under Draft Entries, the one saved last first. Open it there to go on; submit it when it is complete.',
      'A draft has no number. It gets one when you submit it.',
    ],
  },
  {
    id: 'draft-limits',
    title: 'How many drafts a plan has',
    body: [
      { points: planIds.map((id) => `${plans[id].name}: ${draftsOf(plans[id].draftsLimit)}`) },
      'An entry that you submit at once needs no draft. Drafts that are there stay usable when you change to a smaller plan; only new ones are refused.',
    ],
  },
  {
    id: 'draft-elsewhere',
    title: 'A draft that was changed on another device',
    body: [
      'If a draft was saved on another device since you opened it, saving does not overwrite anything. You are shown that it was changed and choose which to keep.',
    ],
  },
  {
    id: 'late-entry',
    title: 'Submitting on a later day',
    body: [
      'A draft keeps the date on which you began it. Submitted on a later day, the entry is marked as a late entry: the date of the act and the time of submission both stand in it. The form then asks for the time of the act.',
    ],
  },
  {
    id: 'delete-draft',
    title: 'Delete a draft',
    body: [
      'Delete in the list removes a draft and its images for good, after a question. Submitted entries cannot be deleted by anybody.',
    ],
  },
] as const satisfies readonly HelpArticle[];
