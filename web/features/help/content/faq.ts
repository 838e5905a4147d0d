import { plans } from '#shared/data/plans.ts';
import { standardsPath, statesPath } from '#shared/state-pages.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';
import { copyRequests } from './copy-requests.ts';

export const faq = [
  {
    id: 'correct-entry',
    title: 'How do I correct a submitted entry?',
    body: [
      'You can’t change or delete a submitted entry. That is why a journal can serve as evidence. To correct a mistake or to add a later fact, open the entry and choose Add an addendum.',
      'Choose the field that it corrects, if any, and give the reason and the correction. The original stays as it was, and the addendum appears below it with its own time and seal: on the screen, on PDFs, in spreadsheets, and in exports. Addenda can’t be changed either. You can add one on every plan.',
    ],
  },
  {
    id: 'sealed',
    title: 'What does sealed mean?',
    body: [
      'When you submit an entry, we compute a digital fingerprint (SHA-256) of everything in it, including its images and the fingerprint of the entry before it. Together, the entries form a chain. If anyone changed or removed one, its fingerprint and all later ones would no longer match. You find the fingerprint in the entry’s details and on its PDF.',
    ],
    ways: [{ text: 'How do I verify an export?', to: paths.help('verify-export') }],
  },
  {
    id: 'my-data',
    title: 'Can I take my journal with me?',
    body: [
      'Yes, on every plan. My Data, under Settings, Security, prepares one ZIP file of your whole account: every entry as a PDF and as data, all images, your drafts and documents, and the chain of seals. We email you when it is ready.',
    ],
    ways: [{ text: 'Open Settings, Security', to: paths.settingsCard('my-data') }],
  },
  {
    id: 'close-account',
    title: 'What happens when I close my account?',
    body: [
      'Close Account, under Settings, Security, first shows what your states say about the journal of a notary who stops. You choose what happens to it: we keep it sealed until its retention ends, or, if you have downloaded all of it and the law allows, we erase it with your account.',
      {
        points: [
          'Every device is signed out, and your subscription ends with the time you paid for.',
          'For 30 days, you can sign in and reopen the account. We email you seven days and one day before the end.',
          'After that, we erase everything that is not kept. Backups are gone 90 days later. The public log keeps hashes, which reveal nothing about anyone.',
          'A legal hold keeps your journal, whatever you chose.',
        ],
      },
    ],
    ways: [
      { text: 'Open Settings, Security', to: paths.settingsCard('close-account') },
      { text: 'How long must I keep my entries?', to: paths.dutyPage('retention') },
    ],
  },
  {
    id: 'destroy-entries',
    title: 'Can I destroy old entries?',
    body: [
      'When the time for which the law requires them is over, Retention, under Requests & Records, offers to destroy the entries of a year. Nothing is ever destroyed on its own. Where the law of a state doesn’t let you, or a legal hold is active, it is not offered.',
      {
        points: [
          'First download your data under My Data. What is destroyed can’t be brought back.',
          'Text, signatures, thumbprints, photos, ID numbers, and addenda are gone seven days after your request, and from backups 90 days later. Until then you can cancel it, and we email you how.',
          'The numbers and hashes stay, so your journal still verifies and has no gap.',
          'You get a signed certificate that lists what was destroyed and under which law.',
        ],
      },
    ],
    ways: [{ text: 'Open Retention', to: paths.dutyPage('retention') }],
  },
  {
    id: 'verify-export',
    title: 'How do I verify an export?',
    body: [
      'Anyone can check an entry’s PDF or a My Data file at /verify on this site. They don’t need an account, and the file stays on their device.',
      {
        points: [
          '“Confirmed” means that we signed the file, that nothing in it has been changed or added since, and that the public log contains the entry.',
          'It does not show that the recorded facts are true, or that a signer was who they claimed to be.',
          'The QR code on a PDF opens the same page. It finds the record but cannot check the paper copy.',
          'To read a My Data file, extract the whole ZIP and open index.html in its folder. It lists and shows your entries without a connection, and checks their seals.',
          'The page offers a Node.js program that checks files without our service. README.txt in the My Data file explains every step.',
        ],
      },
      'A new entry is in the public log within minutes. Until then, the page says that it is not yet in the log.',
    ],
  },
  {
    id: 'who-can-read',
    title: 'Who can read my entries?',
    body: [
      'Only someone signed in to your account can open them here. Everything is encrypted in transit and in storage. Each ID number is encrypted again with a key that belongs to your account.',
    ],
  },
  {
    id: 'electronic-allowed',
    title: 'Can I keep my journal electronically?',
    body: [
      'That depends on your state, and sometimes on the act. The State Guide has the answer for your state, with sources, and the form shows when your state requires a paper journal.',
    ],
    ways: [
      { text: 'Open the State Guide', to: paths.compliance() },
      { text: 'Public pages of all states', to: statesPath, isDocument: true },
      { text: 'How this journal satisfies each state’s law', to: standardsPath, isDocument: true },
    ],
  },
  {
    id: 'territories',
    title: 'Does this journal cover DC and the territories?',
    body: [
      'No. It knows the law of the 50 states. It does not know the law of the District of Columbia, Puerto Rico, Guam, the US Virgin Islands, American Samoa, or the Northern Mariana Islands, so an entry can’t have one of them as the place whose law applies to the act. Signers may live there, and their IDs may come from there.',
    ],
    ways: [{ text: 'Open the State Guide', to: paths.compliance() }],
  },
  {
    id: 'late',
    title: 'What is a late entry?',
    body: [
      'A late entry is one that you submit after its date, for example a draft from yesterday. It is recorded like any other entry and marked as late. An entry that you submit without a connection is not late. It keeps the time you tapped Submit.',
    ],
  },
  {
    id: 'numbers',
    title: 'How are entries numbered?',
    body: [
      'Entries are numbered from 000001 in the order you submit them, without gaps. No number is used twice. Our server assigns the numbers, so two devices can’t use the same one.',
    ],
  },
  {
    id: 'two-devices',
    title: 'Can I use more than one device?',
    body: ['Yes. Entries and drafts appear on all of them as soon as they are saved.'],
    ways: [{ text: 'A draft that was changed on another device', to: paths.help('draft-elsewhere') }],
  },
  {
    id: 'forgot-password',
    title: 'I forgot my password',
    body: [
      'Choose Forgot Password? on the sign-in page. We email you a link that works once and for a short time. Choosing a new password signs out every device.',
    ],
  },
  {
    id: 'change-email',
    title: 'Can I change my email address?',
    body: [
      'Yes, under Settings, Security. Open the link that we email to the new address. After that, you sign in with the new address.',
      'We also email the old address. For seven days, the link in that email undoes the change, in case someone else made it.',
    ],
    ways: [{ text: 'Open Settings, Security', to: paths.settingsCard('change-email') }],
  },
  {
    id: 'pdf-locked',
    title: 'Why is there a lock on PDF?',
    body: [
      `Your plan does not include PDF export. ${plans.basic.name}, ${plans.advanced.name} and ${plans.pro.name} do. You can read every entry on any plan, and My Data includes PDFs of all of them.`,
    ],
    ways: [{ text: 'Can I take my journal with me?', to: paths.help('my-data') }],
  },
  {
    id: 'loss',
    title: 'A lost or stolen journal, phone, or stamp',
    body: [
      'Open Requests & Records and choose Loss or theft. Record what happened and when you found out. The page then says which office of each of your states you must notify, by when, and what the notice must contain.',
      {
        steps: [
          'For a lost phone, sign the device out and remove its passkeys on the same page.',
          'After a theft, notify the police and ask for the report number.',
          'Save the letter as a signed PDF, or copy its text into an email. Fill in what we don’t know.',
          'Record how you sent it and the tracking number, and later the answer.',
        ],
      },
      'If the law says "immediately" or "promptly", we suggest a day. Where we found no rule, the page says so.',
    ],
    ways: [{ text: 'Record a loss', to: paths.dutyPage('loss') }],
  },
  {
    id: 'end-of-commission',
    title: 'When your commission ends',
    body: [
      'Open Requests & Records and choose End of a commission. Say whether it expires, you are renewing it, you resign, or you move. The page shows whether you deliver the journal or keep it, to which office, and by when.',
      'If you renew, add the new commission there. Your journal continues with the next number.',
      'If you deliver, prepare the package: one ZIP file with the printed journal, every entry as data, the certificate of integrity, an inventory, and a letter. It contains ID numbers, so hand it over in person or on a drive. Then record how you sent it, and the receipt.',
    ],
    ways: [{ text: 'End of a commission', to: paths.dutyPage('hand-over') }],
  },
  {
    id: 'new-journal',
    title: 'Starting a new journal',
    body: [
      'A new commission doesn’t require a new journal. The law can require one when your journal is taken: in California, when you surrender it to a peace officer, you start another journal and never write in the old one again.',
      'Open Requests & Records and choose A new journal. You confirm that it’s you and type your email address, because this can’t be undone. The old journal is closed, and its last record seals that. The new one begins with number 1, and your drafts go into it.',
      'You can still read, search, and export the old journal. The list shows its entries as Journal 1, No. 12. Nothing can be added to them: record a correction as an entry of the new journal.',
    ],
    ways: [{ text: 'Your journals', to: paths.dutyPage('journals') }],
  },
  ...copyRequests,
] as const satisfies readonly HelpArticle[];
