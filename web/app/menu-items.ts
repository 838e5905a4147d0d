import type { IconName } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import type { View } from '#web/lib/navigation/views.ts';

type MenuItem = { view: View; label: string; icon: IconName; to: string };

const newEntry: MenuItem = { view: 'wizard', label: 'New Entry', icon: 'plus', to: paths.wizard() };
const dashboard: MenuItem = { view: 'dashboard', label: 'Dashboard', icon: 'dashboard', to: paths.dashboard };
const journal: MenuItem = {
  view: 'journal',
  label: 'Journal Entries',
  icon: 'journal',
  to: paths.journal(),
};
const drafts: MenuItem = { view: 'drafts', label: 'Draft Entries', icon: 'draft', to: paths.drafts() };

/** The whole menu (specification, section 2.4). */
export const menuItems: readonly MenuItem[] = [
  newEntry,
  dashboard,
  journal,
  drafts,
  { view: 'duties', label: 'Requests & Records', icon: 'list', to: paths.duties },
  { view: 'business', label: 'Business', icon: 'case', to: paths.business() },
  { view: 'subscription', label: 'Subscription', icon: 'card', to: paths.subscription },
  { view: 'pricing', label: 'Pricing Plans', icon: 'plans', to: paths.pricing },
  { view: 'compliance', label: 'State Guide', icon: 'scales', to: paths.compliance() },
  { view: 'help', label: 'Help Center', icon: 'help', to: paths.help() },
  { view: 'settings', label: 'Settings', icon: 'settings', to: paths.settings },
];

/** The items in the bottom bar of a narrow screen, with labels that fit there. */
export const barItems: readonly MenuItem[] = [
  dashboard,
  { ...journal, label: 'Journal' },
  newEntry,
  { ...drafts, label: 'Drafts' },
];
