import { limits } from '#shared/data/limits.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';

/** Shortcuts for the work at the table: several documents at once, lists, and acts that follow one another. */
export const severalActs = [
  {
    id: 'visits',
    title: 'Several documents or signers at one visit',
    body: [
      `For a loan package or a family, enter the place, time, and people once. Then choose Several documents or entries in the Documents step, add the documents, and check who signs each one. Act and fee can be set for one document or for all. A visit has up to ${limits.entriesPerVisit} entries.`,
      'Each document and signer normally becomes an entry of its own. Where your state’s law is silent, you choose once whether one entry may list several documents, and we remember your choice.',
      'The signatures follow one after another, so the signer keeps the device until the last line. Each one is kept on your device as soon as it is saved. If the battery dies or the signal is gone, continue where you stopped.',
      'All entries of a visit are sealed together with consecutive numbers, or none is. If something is missing, the message names the entry and the field.',
    ],
    ways: [{ text: 'Start a new entry', to: paths.wizard() }],
  },
  {
    id: 'document-lists',
    title: 'Lists of documents you use often',
    body: [
      'Use a list fills in the documents of a visit with their acts and fees. You start with five lists, such as a refinance. Save as a list keeps the documents of the current visit. You can rename, reorder, and delete your lists, and they are on all your devices.',
    ],
  },
  {
    id: 'another-act',
    title: 'Another act for the same signer',
    body: [
      'After you seal an entry, choose Another act. The journal and the details of an entry offer it too. The new entry has the same people, place, and state. For two hours on the same day it also has their identification, and the form says so. Signature and document are always new.',
      'Anything that the new entry’s state does not allow is left out.',
    ],
  },
  {
    id: 'kept-entries',
    title: 'When your plan’s month is full',
    body: [
      'An act at the table is never lost because of a limit. If your plan has no room left this month, the entry is encrypted and kept on the device you used, and On this device says “Kept on this device until your plan has room”. It is sent and numbered as soon as there is room: after an upgrade, or in the next month.',
      'Until then it is only on that device. Don’t log out there and don’t clear the browser’s data.',
    ],
    ways: [{ text: 'Open Subscription', to: paths.subscription }],
  },
] as const satisfies readonly HelpArticle[];
