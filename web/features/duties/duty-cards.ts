import type { IconName } from '#web/components/icon.tsx';
import { paths } from '#web/lib/paths.ts';

/** What a notary can start or look at: one row for each card on the page of duties. */
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
];
