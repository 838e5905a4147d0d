import { planIds, plans } from '#shared/data/plans.ts';
import { paths } from '#web/lib/navigation/paths.ts';
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
      'Save as Draft keeps an entry as it is, complete or not. You find it under Draft Entries, with the latest draft first. Choose Open Draft to continue, and submit the entry when it is complete.',
      'A draft has no number. It gets one when you submit it.',
    ],
    ways: [{ text: 'Open the drafts', to: paths.drafts() }],
  },
  {
    id: 'draft-limits',
    title: 'How many drafts a plan has',
    body: [
      { points: planIds.map((id) => `${plans[id].name}: ${draftsOf(plans[id].draftsLimit)}`) },
      'You don’t need a draft for an entry that you submit right away. If you change to a smaller plan, you can still use your existing drafts, but you can’t save new ones beyond its limit.',
    ],
    ways: [{ text: 'Compare the plans', to: paths.pricing }],
  },
  {
    id: 'draft-elsewhere',
    title: 'A draft that was changed on another device',
    body: [
      'If a draft was saved on another device after you opened it, saving does not overwrite it. You see both versions side by side. You can load the saved version, replace it with yours, or keep editing.',
    ],
  },
  {
    id: 'unsaved-entry',
    title: 'An entry you left without saving',
    body: [
      'What you type in New Entry is encrypted and kept on this device until you save, submit, or discard it. If the browser closes or you are signed out, you can choose to continue the entry or discard it when you return.',
      'If you log out yourself, it is deleted. We ask first.',
    ],
  },
  {
    id: 'late-entry',
    title: 'Submitting on a later day',
    body: [
      'A draft keeps the date you started it. If you submit it on a later day, it is marked as a late entry and shows both the date of the act and the time of submission. If your state requires the time of the act, enter it too.',
    ],
    ways: [{ text: 'What is a late entry?', to: paths.help('late') }],
  },
  {
    id: 'delete-draft',
    title: 'Delete a draft',
    body: [
      'Choose Delete in the list. After you confirm, the draft and its images are deleted permanently. You can’t delete a submitted entry.',
    ],
  },
] as const satisfies readonly HelpArticle[];
