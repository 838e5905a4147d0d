import type { ViewTitle } from '#web/components/page/view-title.tsx';
import type { View } from '#web/lib/navigation/views.ts';

/** The header of each view (specification, section 2.4). An entry's number replaces its title. */
export const viewTitles = {
  dashboard: { title: 'Dashboard', subtitle: 'Welcome to your professional notary journal' },
  journal: { title: 'Journal Entries', subtitle: 'Completed entries' },
  drafts: { title: 'Draft Entries' },
  wizard: { title: 'New Entry' },
  subscription: { title: 'Subscription', subtitle: 'Your plan, usage, and payments' },
  pricing: { title: 'Pricing Plans', subtitle: 'Change or cancel at any time' },
  checkout: { title: 'Subscription Checkout' },
  compliance: {
    title: 'State Compliance Guide',
    subtitle: 'What each state’s law requires of your journal',
  },
  settings: { title: 'User Settings', tab: 'Settings' },
  help: { title: 'Help Center', subtitle: 'How to use your journal' },
  entryDetails: { title: 'Entry' },
  duties: { title: 'Requests & Records', subtitle: 'Your legal duties after the act' },
  business: { title: 'Business', subtitle: 'Your orders, mileage, and money' },
  annex: { title: 'Imported Entries', subtitle: 'Entries from other journals' },
  import: { title: 'Import Earlier Entries', subtitle: 'From a CSV file' },
  share: { title: 'Shared Files' },
} as const satisfies Record<View, ViewTitle>;
