import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '#web/components/page/on-demand.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { View } from '#web/lib/navigation/views.ts';

/** Props of every view: the entry named in its address. */
export type ViewProps = { entryId: string | undefined };

const page = (load: () => Promise<ComponentType<ViewProps>>) => onDemand(load, <Skeleton label="Loading…" />);

/** The page of each view, loaded when it is first shown. */
export const viewPages: Record<View, OnDemand<ViewProps>> = {
  dashboard: page(async () => (await import('#web/features/dashboard/dashboard-view.tsx')).DashboardView),
  journal: page(async () => (await import('#web/features/journal/journal-view.tsx')).JournalView),
  drafts: page(async () => (await import('#web/features/drafts/drafts-view.tsx')).DraftsView),
  wizard: page(async () => (await import('#web/features/wizard/wizard-view.tsx')).WizardView),
  subscription: page(
    async () => (await import('#web/features/billing/subscription-view.tsx')).SubscriptionView,
  ),
  pricing: page(async () => (await import('#web/features/pricing/pricing-view.tsx')).PricingView),
  checkout: page(async () => (await import('#web/features/checkout/checkout-view.tsx')).CheckoutView),
  compliance: page(async () => (await import('#web/features/compliance/compliance-view.tsx')).ComplianceView),
  settings: page(async () => (await import('#web/features/settings/settings-view.tsx')).SettingsView),
  help: page(async () => (await import('#web/features/help/help-view.tsx')).HelpView),
  entryDetails: page(
    async () => (await import('#web/features/entry-details/entry-details-view.tsx')).EntryDetailsView,
  ),
  annex: page(async () => (await import('#web/features/imports/imports-view.tsx')).ImportsView),
  import: page(async () => (await import('#web/features/imports/import-view.tsx')).ImportView),
  share: page(async () => (await import('#web/features/share/share-view.tsx')).ShareView),
  duties: page(async () => (await import('#web/features/duties/duties-view.tsx')).DutiesView),
  business: page(async () => (await import('#web/features/business/business-view.tsx')).BusinessView),
};
