import { plans } from '#shared/data/plans.ts';
import { statesPath } from '#shared/state-pages.ts';
import { paths } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';

export const faq = [
  {
    id: 'correct-entry',
    title: 'How do I correct a submitted entry?',
    body: [
      'A submitted entry cannot be changed or deleted: that is what makes the journal evidence. After a mistake, record a new entry that is right, and write in its notes which number it corrects and why. Ask your state how it wants corrections made.',
    ],
  },
  {
    id: 'sealed',
    title: 'What does sealed mean?',
    body: [
      'When you submit, a fingerprint (SHA-256) is computed of everything recorded in the entry, its images among it, and of the fingerprint of the entry before. So the entries form a chain: if one were changed or taken away, its fingerprint and all later ones would no longer fit. The fingerprint stands in the details of the entry and on its PDF.',
    ],
    ways: [{ text: 'How do I verify an export?', to: paths.help('verify-export') }],
  },
  {
    id: 'my-data',
    title: 'Can I take my journal with me?',
    body: [
      'Yes, on every plan. Settings, Credentials, My Data makes one ZIP file of the whole account: every entry as PDF and as data, all images, your drafts and documents, and the chain of seals. A mail tells when it is ready.',
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'verify-export',
    title: 'How do I verify an export?',
    body: [
      'Anyone can check a PDF of an entry or the file of My Data at /verify on this site. They need no account, and the file stays on their device.',
      {
        points: [
          'Confirmed means: the service signed the file, nothing in it was changed or added since, and the public log contains the entry.',
          'It does not show that what was recorded is true, or that a signer was who they claimed to be.',
          'The QR code on a PDF opens the same page. It finds the record, but cannot see the paper.',
          'The page offers a program for Node.js that checks files without us. README.txt in the file of My Data explains every step.',
        ],
      },
      'A new entry is in the public log within minutes. Until then, the answer is that it was not yet witnessed.',
    ],
  },
  {
    id: 'who-can-read',
    title: 'Who can read my entries?',
    body: [
      'Only your account can open them here. Everything is encrypted on its way and where it is stored. ID numbers are encrypted a second time, each by itself, with a key that belongs to your account.',
    ],
  },
  {
    id: 'electronic-allowed',
    title: 'May I keep my journal electronically?',
    body: [
      'That depends on your state, and sometimes on the act. The State Guide says so for your state, with the source, and the form says where your state requires a paper journal.',
    ],
    ways: [
      { text: 'Open the State Guide', to: paths.compliance() },
      { text: 'Public pages of all states', to: statesPath, isDocument: true },
    ],
  },
  {
    id: 'late',
    title: 'What is a late entry?',
    body: [
      'An entry that you submitted on a later day than its date, for example a draft of yesterday. It is recorded like any other; the mark says openly that it came later. An entry that you submitted without a connection is not late: it keeps the time at which you tapped Submit.',
    ],
  },
  {
    id: 'numbers',
    title: 'How are entries numbered?',
    body: [
      'From 000001 on, in the order in which they are submitted, without gaps. A number is never given twice. It comes from the server, so that two devices never give the same one.',
    ],
  },
  {
    id: 'two-devices',
    title: 'Can I use several devices?',
    body: ['Yes. Entries and drafts are on all of them as soon as they are saved.'],
    ways: [{ text: 'A draft that was changed on another device', to: paths.help('draft-elsewhere') }],
  },
  {
    id: 'forgot-password',
    title: 'I forgot my password',
    body: [
      'Use Forgot Password? where you sign in. The mail holds a link that works once and for a short time. A new password set in this way signs out every device.',
    ],
  },
  {
    id: 'change-email',
    title: 'Can I change my email address?',
    body: [
      'Yes, under Settings, Credentials. Open the link that we email to the new address: from then on, you sign in with it.',
      'We also write to the old address. For seven days, the link in that email takes the change back, in case somebody else made it.',
    ],
    ways: [{ text: 'Open Settings, Credentials', to: paths.credentials }],
  },
  {
    id: 'pdf-locked',
    title: 'Why is there a lock on PDF?',
    body: [
      `Your plan has no PDF export. ${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} have it. You can read every entry on any plan, and My Data makes PDFs of all of them.`,
    ],
    ways: [{ text: 'Can I take my journal with me?', to: paths.help('my-data') }],
  },
] as const satisfies readonly HelpArticle[];
