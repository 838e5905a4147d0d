import { onDemand } from '#web/components/page/on-demand.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { fetchRules } from '../law/rules-on-demand.ts';
import { fetchSaver } from '../saving/saver-on-demand.ts';

/*
 * The parts of the wizard that its first step needs rarely, or not at all. Their code is fetched as soon as that is shown, so
 * that they are there when the notary goes on, also without a connection.
 */

export const LaterStep = onDemand(
  async () => (await import('./later-step.tsx')).LaterStep,
  <Skeleton label="Loading the step..." />,
);

export const WizardEnd = onDemand(async () => (await import('../wizard-end.tsx')).WizardEnd);

export const RefusalDialog = onDemand(
  async () => (await import('../refusal/refusal-dialog.tsx')).RefusalDialog,
);

export const StaleDraftDialog = onDemand(
  async () => (await import('../saving/stale-draft-dialog.tsx')).StaleDraftDialog,
);

export const LeaveDialog = onDemand(async () => (await import('../leave-dialog.tsx')).LeaveDialog);

export const LocateAtOnce = onDemand(async () => (await import('../start/locate-at-once.tsx')).LocateAtOnce);

export const CredibleWitnesses = onDemand(
  async () => (await import('../signer/witness-fields.tsx')).CredibleWitnesses,
);

export const MarkWitnesses = onDemand(
  async () => (await import('../signer/mark-witnesses.tsx')).MarkWitnesses,
);

/** There are no warnings until the rules are there. */
export const EntryWarnings = onDemand(async () => (await import('../law/warning-list.tsx')).EntryWarnings);

export const SealButton = onDemand(async () => (await import('../review/seal-button.tsx')).SealButton);

export const ComplianceSummary = onDemand(
  async () => (await import('../law/compliance-summary.tsx')).ComplianceSummary,
);

export const CommissionNote = onDemand(
  async () => (await import('../law/commission-note.tsx')).CommissionNote,
);

export const BeginVisit = onDemand(async () => (await import('../visit/begin-visit.tsx')).BeginVisit);

export const RecentTitles = onDemand(async () => (await import('../docs/recent-titles.tsx')).RecentTitles);

export const DocumentParticulars = onDemand(
  async () => (await import('../docs/document-particulars.tsx')).DocumentParticulars,
);

/** A signature in hand is compared once this is there. */
export const ChangedSince = onDemand(async () => (await import('../signer/changed-since.tsx')).ChangedSince);

export const SignerChoices = onDemand(
  async () => (await import('../signer/signer-choices.tsx')).SignerChoices,
);

export const CountryField = onDemand(async () => (await import('../signer/country-field.tsx')).CountryField);

export const StateExtras = onDemand(async () => (await import('../signer/state-extras.tsx')).StateExtras);

/** The second column of a wide screen, which keeps its place. */
export const WizardSide = onDemand(
  async () => (await import('../frame/wizard-side.tsx')).WizardSide,
  <aside className="wizard-side" aria-label="About this entry" />,
);

/** Fetches all of them. */
export async function fetchParts(): Promise<void> {
  const parts = [
    ...[
      ComplianceSummary,
      CommissionNote,
      BeginVisit,
      SealButton,
      LaterStep,
      WizardEnd,
      WizardSide,
      RefusalDialog,
      StaleDraftDialog,
      LeaveDialog,
    ],
    ...[
      LocateAtOnce,
      CredibleWitnesses,
      MarkWitnesses,
      EntryWarnings,
      StateExtras,
      SignerChoices,
      CountryField,
      ChangedSince,
      RecentTitles,
      DocumentParticulars,
    ],
  ];
  const functions = [
    import('../visit/start-visit.ts'),
    import('../law/check-compliance.ts'),
    import('../signer/line-at.ts'),
  ];
  await Promise.all([fetchRules(), fetchSaver(), ...functions, ...parts.map(({ fetchCode }) => fetchCode())]);
}
