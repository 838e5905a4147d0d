import { type ComponentType, lazy } from 'react';
import type { View } from '#web/lib/paths.ts';

/** Props of every view: the entry named in its address. */
export type ViewProps = { entryId: string | undefined };

const loaders: Record<View, () => Promise<{ default: ComponentType<ViewProps> }>> = {
  dashboard: async () => ({
    default: (await import('#web/features/dashboard/dashboard-view.tsx')).DashboardView,
  }),
  journal: async () => ({ default: (await import('#web/features/journal/journal-view.tsx')).JournalView }),
  drafts: async () => ({ default: (await import('#web/features/drafts/drafts-view.tsx')).DraftsView }),
  wizard: async () => ({ default: (await import('#web/features/wizard/wizard-view.tsx')).WizardView }),
  subscription: async () => ({
    default: (await import('#web/features/subscription/subscription-view.tsx')).SubscriptionView,
  }),
  pricing: async () => ({ default: (await import('#web/features/pricing/pricing-view.tsx')).PricingView }),
  checkout: async () => ({
    default: (await import('#web/features/checkout/checkout-view.tsx')).CheckoutView,
  }),
  compliance: async () => ({
    default: (await import('#web/features/compliance/compliance-view.tsx')).ComplianceView,
  }),
  settings: async () => ({
    default: (await import('#web/features/settings/settings-view.tsx')).SettingsView,
  }),
  help: async () => ({ default: (await import('#web/features/help/help-view.tsx')).HelpView }),
  entryDetails: async () => ({
    default: (await import('#web/features/entry-details/entry-details-view.tsx')).EntryDetailsView,
  }),
  annex: async () => ({ default: (await import('#web/features/annex/annex-view.tsx')).AnnexView }),
  import: async () => ({ default: (await import('#web/features/annex/import-view.tsx')).ImportView }),
  duties: async () => ({ default: (await import('#web/features/duties/duties-view.tsx')).DutiesView }),
};

/** The page of each view, loaded when it is first shown. */
export const viewPages: Record<View, ComponentType<ViewProps>> = {
  dashboard: lazy(loaders.dashboard),
  journal: lazy(loaders.journal),
  drafts: lazy(loaders.drafts),
  wizard: lazy(loaders.wizard),
  subscription: lazy(loaders.subscription),
  pricing: lazy(loaders.pricing),
  checkout: lazy(loaders.checkout),
  compliance: lazy(loaders.compliance),
  settings: lazy(loaders.settings),
  help: lazy(loaders.help),
  entryDetails: lazy(loaders.entryDetails),
  annex: lazy(loaders.annex),
  import: lazy(loaders.import),
  duties: lazy(loaders.duties),
};

/** Fetches a view's code before it is shown. A failure surfaces when the view is shown. */
export function preloadView(view: View): void {
  loaders[view]().catch(() => {});
}
