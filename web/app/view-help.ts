import type { SettingsTab } from '#web/lib/navigation/paths.ts';
import type { View } from '#web/lib/navigation/views.ts';

/** The Help Center article for each view; the wizard has one for each step as well. */
const viewArticles: Partial<Record<View, string>> = {
  dashboard: 'dashboard-cards',
  journal: 'search',
  drafts: 'save-draft',
  business: 'business-orders',
  wizard: 'six-steps',
  subscription: 'usage',
  pricing: 'plans',
  checkout: 'change-plan',
  compliance: 'state-guide',
  entryDetails: 'correct-entry',
  annex: 'earlier-entries',
  import: 'earlier-entries',
};

const settingsArticles: Record<SettingsTab, string> = {
  profile: 'practice-states',
  credentials: 'commissions',
  security: 'second-factor',
  preferences: 'signature-security',
};

/** Returns the article for a view or a settings tab; the Help Center itself has none. */
export function articleOf(view: View, tab: SettingsTab): string | undefined {
  return view === 'settings' ? settingsArticles[tab] : viewArticles[view];
}

export const linkedArticles = [...Object.values(viewArticles), ...Object.values(settingsArticles)];
