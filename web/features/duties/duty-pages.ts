import { type ComponentType, lazy } from 'react';
import type { IconName } from '#web/components/icon.tsx';
import type { DutyPage } from '#web/lib/navigation/paths.ts';

/** A page of the duties, and the card that leads to it. */
type Row = { title: string; text: string; icon: IconName; label: string; Page: ComponentType };

/** The pages of the duties by their names in the address, in the order of their cards. */
export const dutyPages: Readonly<Record<DutyPage, Row>> = {
  'copy-request': {
    title: 'Copy of an entry',
    text: 'Someone asked for a copy. Check what your state allows, find the entry, and answer in time.',
    icon: 'copy',
    label: 'Record a request',
    Page: lazy(async () => ({ default: (await import('./copies/new-copy-request.tsx')).NewCopyRequest })),
  },
  loss: {
    title: 'Loss or theft',
    text: 'A journal, phone, or stamp is missing, or someone else signed in. See who to notify, by when, and get the letters.',
    icon: 'warning',
    label: 'Record a loss',
    Page: lazy(async () => ({ default: (await import('./loss/new-loss.tsx')).NewLoss })),
  },
  'hand-over': {
    title: 'End of a commission',
    text: 'Your commission expires, you resign, or you move. See what happens to the journal, and prepare it for the office.',
    icon: 'shield',
    label: 'See what to do',
    Page: lazy(async () => ({ default: (await import('./hand-over/new-hand-over.tsx')).NewHandOver })),
  },
  'front-page': {
    title: 'Front page and successor',
    text: 'Who keeps this journal, what your states require on its first page, and who takes care of it after you.',
    icon: 'journal',
    label: 'Open the page',
    Page: lazy(async () => ({ default: (await import('./front-page/front-page.tsx')).FrontPage })),
  },
  'official-request': {
    title: 'Subpoena or request from an official',
    text: 'An office, a court, or the police request your journal. Keep the deadline, and a log of what you produced.',
    icon: 'scales',
    label: 'Record a request',
    Page: lazy(async () => ({
      default: (await import('./officials/new-official-request.tsx')).NewOfficialRequest,
    })),
  },
  inspections: {
    title: 'Inspection links',
    text: 'Show chosen entries to an inspector or a court, without an account. See every view, and revoke a link at any time.',
    icon: 'eye',
    label: 'Open',
    Page: lazy(async () => ({ default: (await import('./officials/inspections-page.tsx')).InspectionsPage })),
  },
  journals: {
    title: 'A new journal',
    text: 'The law can require a new journal when the police take the old one. See your journals, and start the next one.',
    icon: 'journal',
    label: 'Open',
    Page: lazy(async () => ({ default: (await import('./journals/journals-page.tsx')).JournalsPage })),
  },
  retention: {
    title: 'Retention',
    text: 'How long your state requires you to keep your entries, and legal holds.',
    icon: 'lock',
    label: 'Look it up',
    Page: lazy(async () => ({ default: (await import('./retention/retention-page.tsx')).RetentionPage })),
  },
};

/** Returns the page that an address names, if there is one. */
export function dutyPageOf(name: string | null): ComponentType | undefined {
  return name !== null && Object.hasOwn(dutyPages, name) ? dutyPages[name as DutyPage].Page : undefined;
}
