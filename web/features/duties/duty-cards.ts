import type { IconName } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** The duties that a notary can start or look at: one row for each card on the page of duties. */
export const dutyCards: readonly {
  title: string;
  text: string;
  icon: IconName;
  to: string;
  label: string;
}[] = [
  {
    title: 'Copy of an entry',
    text: 'Somebody asks for a copy. Check what your state allows, find the entry, and answer in time.',
    icon: 'copy',
    to: paths.dutyPage('copy-request'),
    label: 'Record a request',
  },
  {
    title: 'Loss or theft',
    text: 'A journal, phone, or stamp is gone, or somebody else signed in. See whom to tell, by when, with the letters.',
    icon: 'warning',
    to: paths.dutyPage('loss'),
    label: 'Record a loss',
  },
  {
    title: 'End of a commission',
    text: 'Your commission expires, you resign, or you move. See what happens to the journal, and prepare it for the office.',
    icon: 'shield',
    to: paths.dutyPage('hand-over'),
    label: 'See what to do',
  },
  {
    title: 'Front page and successor',
    text: 'Who keeps this journal, what your states require on its first page, and who takes care of it after you.',
    icon: 'journal',
    to: paths.dutyPage('front-page'),
    label: 'Open the page',
  },
  {
    title: 'Subpoena or request of an official',
    text: 'An office, a court, or the police asks for your journal. Keep the deadline, and a log of what you produced.',
    icon: 'scales',
    to: paths.dutyPage('official-request'),
    label: 'Record a request',
  },
  {
    title: 'Inspection links',
    text: 'Show chosen entries to an inspector or a court, without an account. See every view, and end a link at any time.',
    icon: 'eye',
    to: paths.dutyPage('inspections'),
    label: 'Open',
  },
  {
    title: 'A new journal',
    text: 'The law can require a new journal when the police takes the old one. See your journals, and start the next.',
    icon: 'journal',
    to: paths.dutyPage('journals'),
    label: 'Open',
  },
  {
    title: 'Retention',
    text: 'How long your state requires you to keep your entries, and legal holds.',
    icon: 'lock',
    to: paths.dutyPage('retention'),
    label: 'Look it up',
  },
];
