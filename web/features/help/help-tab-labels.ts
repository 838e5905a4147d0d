import type { HelpTab } from '#web/lib/navigation/paths.ts';

export const helpTabLabels: Record<HelpTab, string> = {
  'getting-started': 'Getting Started',
  'creating-entries': 'Creating Entries',
  'managing-drafts': 'Managing Drafts',
  business: 'Business',
  'subscription-usage': 'Subscription & Usage',
  faq: 'FAQ',
};
