import { plans } from '#shared/data/plans.ts';
import type { HelpArticle } from './article.ts';

export const faq = [
  {
    id: 'correct-entry',
    title: 'I made a mistake in a submitted entry. How do I correct it?',
    body: [
      'A submitted entry cannot be changed, by you or by us: that is what makes the journal evidence. Record a new entry that is right, and write in its notes which number it corrects and why. Ask your state how it wants corrections made.',
    ],
  },
  {
    id: 'sealed',
    title: 'What does sealed mean?',
    body: [
      'When you submit, a fingerprint (SHA-256) is computed from every field and image of the entry and from the fingerprint of the entry before. A change to any entry, or a missing one, breaks the chain from there on and shows.',
    ],
  },
  {
    id: 'my-data',
    title: 'Can I take my journal with me?',
    body: [
      'Yes, on every plan. Settings, Credentials, My data makes one file of your whole journal: every entry as PDF and as data, all images, your documents, and the chain of seals. A README in it tells how to check it without us.',
    ],
  },
  {
    id: 'who-can-read',
    title: 'Who can read my entries?',
    body: [
      'You. Each account is kept apart from all others. ID numbers are encrypted one by one with a key of your account before they are stored, and everything is encrypted in transit and at rest.',
    ],
  },
  {
    id: 'electronic-allowed',
    title: 'May I keep my journal electronically?',
    body: [
      'Most states allow it, some only besides a paper journal or for certain acts. The State Guide says so for your state, with the source, and the form reminds you where a paper journal must be kept as well.',
    ],
  },
  {
    id: 'late',
    title: 'What is a late entry?',
    body: [
      'An entry that was submitted on a later day than the act. It is valid; the mark says openly that it was entered later.',
    ],
  },
  {
    id: 'two-devices',
    title: 'Can I use several devices?',
    body: [
      'Yes. Entries and drafts are on all of them as soon as they are saved. Numbers are given by the server, so that two devices never give the same one.',
    ],
  },
  {
    id: 'forgot-password',
    title: 'I forgot my password',
    body: [
      'Use Forgot Password? at the sign-in. The mail holds a link that works once, for 30 minutes. A new password signs out every device.',
    ],
  },
  {
    id: 'pdf-locked',
    title: 'Why is there a lock on PDF?',
    body: [
      `Your plan has no PDF export. ${plans.basic.name} and larger plans do. You can read every entry on any plan.`,
    ],
  },
] as const satisfies readonly HelpArticle[];
