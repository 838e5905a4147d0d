import { planIds, plans } from '#shared/data/plans.ts';
import { paths } from '#web/lib/paths.ts';
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
      'Save as Draft keeps an entry as it is, complete or not. It stands under Draft Entries, the one saved last first. Open Draft goes on where you stopped; submit it when it is complete.',
      'A draft has no number. It gets one when you submit it.',
    ],
    ways: [{ text: 'Open the drafts', to: paths.drafts() }],
  },
  {
    id: 'draft-limits',
    title: 'How many drafts a plan has',
    body: [
      { points: planIds.map((id) => `${plans[id].name}: ${draftsOf(plans[id].draftsLimit)}`) },
      'An entry that you submit at once needs no draft. Drafts that are there stay usable when you change to a smaller plan; only new ones are refused.',
    ],
    ways: [{ text: 'Compare the plans', to: paths.pricing }],
  },
  {
    id: 'draft-elsewhere',
    title: 'A draft that was changed on another device',
    body: [
      'If a draft was saved on another device since you opened it, saving overwrites nothing. Both versions are shown side by side: load the saved one, replace it by yours, or go on editing.',
    ],
  },
  {
    id: 'unsaved-entry',
    title: 'An entry you left without saving',
    body: [
      'What you type in New Entry is kept on this device, encrypted, until you save, submit or discard it. If the browser closes or you are signed out, the entry is offered again: Continue takes it up, Discard it removes it.',
      'Logging out yourself removes it, and asks first.',
    ],
  },
  {
    id: 'late-entry',
    title: 'Submitting on a later day',
    body: [
      'A draft keeps the date on which you began it. If you submit it on a later day, the entry is marked as a late entry and shows both the date of the act and the time of submission. If your state requires the time of the act, enter it too.',
    ],
    ways: [{ text: 'What is a late entry?', to: paths.help('late') }],
  },
  {
    id: 'delete-draft',
    title: 'Delete a draft',
    body: [
      'Delete in the list removes a draft for good, with its images, after a question. A submitted entry cannot be deleted.',
    ],
  },
] as const satisfies readonly HelpArticle[];
