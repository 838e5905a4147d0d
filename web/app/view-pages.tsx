import { type OnDemand, onDemand } from '#web/components/page/on-demand.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { View } from '#web/lib/navigation/views.ts';

/** Props of every view: the entry named in its address. */
export type ViewProps = { entryId: string | undefined };

const loading = <Skeleton label="Loading…" />;

/** The page of each view, loaded when it is first shown. */
export const viewPages: Record<View, OnDemand<ViewProps>> = {
  dashboard: onDemand(
    async () => (await import('#web/features/dashboard/dashboard-view.tsx')).DashboardView,
    loading,
  ),
  journal: onDemand(
    async () => (await import('#web/features/journal/journal-view.tsx')).JournalView,
    loading,
  ),
  drafts: onDemand(async () => (await import('#web/features/drafts/drafts-view.tsx')).DraftsView, loading),
  wizard: onDemand(async () => (await import('#web/features/wizard/wizard-view.tsx')).WizardView, loading),
  subscription: onDemand(
    async () => (await import('#web/features/billing/subscription-view.tsx')).SubscriptionView,
    loading,
  ),
  pricing: onDemand(
    async () => (await import('#web/features/pricing/pricing-view.tsx')).PricingView,
    loading,
  ),
  checkout: onDemand(
    async () => (await import('#web/features/checkout/checkout-view.tsx')).CheckoutView,
    loading,
  ),
  compliance: onDemand(
    async () => (await import('#web/features/compliance/compliance-view.tsx')).ComplianceView,
    loading,
  ),
  settings: onDemand(
    async () => (await import('#web/features/settings/settings-view.tsx')).SettingsView,
    loading,
  ),
  help: onDemand(async () => (await import('#web/features/help/help-view.tsx')).HelpView, loading),
  entryDetails: onDemand(
    async () => (await import('#web/features/entry-details/entry-details-view.tsx')).EntryDetailsView,
    loading,
  ),
  annex: onDemand(async () => (await import('#web/features/imports/imports-view.tsx')).ImportsView, loading),
  import: onDemand(async () => (await import('#web/features/imports/import-view.tsx')).ImportView, loading),
  share: onDemand(async () => (await import('#web/features/share/share-view.tsx')).ShareView, loading),
  duties: onDemand(async () => (await import('#web/features/duties/duties-view.tsx')).DutiesView, loading),
  business: onDemand(
    async () => (await import('#web/features/business/business-view.tsx')).BusinessView,
    loading,
  ),
};
