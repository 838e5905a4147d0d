import type { SettingsTab, View } from '#web/lib/paths.ts';

/** The article of the Help Center about each view; the wizard has one for each step besides. */
const viewArticles: Partial<Record<View, string>> = {
  dashboard: 'dashboard-cards',
  journal: 'search',
  drafts: 'save-draft',
  wizard: 'six-steps',
  subscription: 'usage',
  pricing: 'plans',
  checkout: 'change-plan',
  compliance: 'state-guide',
  entryDetails: 'correct-entry',
};

const settingsArticles: Record<SettingsTab, string> = {
  profile: 'practice-states',
  credentials: 'commissions',
  preferences: 'signature-security',
};

/** The article about a view, or about a tab of the settings; none about the Help Center itself. */
export function articleOf(view: View, tab: SettingsTab): string | undefined {
  return view === 'settings' ? settingsArticles[tab] : viewArticles[view];
}

export const linkedArticles = [...Object.values(viewArticles), ...Object.values(settingsArticles)];
