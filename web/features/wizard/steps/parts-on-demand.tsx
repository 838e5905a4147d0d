import { type OnDemand, onDemand } from '#web/components/page/on-demand.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { fetchRules } from '../law/rules-on-demand.ts';
import { fetchSaver } from '../saving/saver-on-demand.ts';

/*
 * The parts of the wizard that its first step needs rarely, or not at all. Their code is fetched as soon as that is shown, so
 * that they are there when the notary goes on, also without a connection.
 */

const parts: Pick<OnDemand<object>, 'fetchCode'>[] = [];

const part: typeof onDemand = (load, fallback) => {
  const made = onDemand(load, fallback);
  parts.push(made);
  return made;
};

export const LaterStep = part(
  async () => (await import('./later-step.tsx')).LaterStep,
  <Skeleton label="Loading the step..." />,
);

export const WizardEnd = part(async () => (await import('../wizard-end.tsx')).WizardEnd);

export const RefusalDialog = part(async () => (await import('../refusal/refusal-dialog.tsx')).RefusalDialog);

export const RefusalMark = part(async () => (await import('../refusal/refusal-mark.tsx')).RefusalMark);

export const LossQuestion = part(async () => (await import('../law/loss-question.tsx')).LossQuestion);

export const NumberChoice = part(async () => (await import('../form/number-choice.tsx')).NumberChoice);

export const StaleDraftDialog = part(
  async () => (await import('../saving/stale-draft-dialog.tsx')).StaleDraftDialog,
);

export const LeaveDialog = part(async () => (await import('../leave-dialog.tsx')).LeaveDialog);

export const LocateAtOnce = part(async () => (await import('../start/locate-at-once.tsx')).LocateAtOnce);

export const CredibleWitnesses = part(
  async () => (await import('../signer/witness-fields.tsx')).CredibleWitnesses,
);

export const MarkWitnesses = part(async () => (await import('../signer/mark-witnesses.tsx')).MarkWitnesses);

/** There are no warnings until the rules are there. */
export const EntryWarnings = part(async () => (await import('../law/warning-list.tsx')).EntryWarnings);

export const SealButton = part(async () => (await import('../review/seal-button.tsx')).SealButton);

export const ComplianceSummary = part(
  async () => (await import('../law/compliance-summary.tsx')).ComplianceSummary,
);

export const CommissionNote = part(async () => (await import('../law/commission-note.tsx')).CommissionNote);

export const BeginVisit = part(async () => (await import('../visit/begin-visit.tsx')).BeginVisit);

export const RecentTitles = part(async () => (await import('../docs/recent-titles.tsx')).RecentTitles);

export const DocumentParticulars = part(
  async () => (await import('../docs/document-particulars.tsx')).DocumentParticulars,
);

/** A signature in hand is compared once this is there. */
export const ChangedSince = part(async () => (await import('../signer/changed-since.tsx')).ChangedSince);

export const SignerChoices = part(async () => (await import('../signer/signer-choices.tsx')).SignerChoices);

export const CountryField = part(async () => (await import('../signer/address-abroad.tsx')).CountryField);

export const SignerOptions = part(async () => (await import('../signer/signer-options.tsx')).SignerOptions);

export const RegionFields = part(async () => (await import('../signer/address-abroad.tsx')).RegionFields);

export const SameAddress = part(async () => (await import('../signer/same-address.tsx')).SameAddress);

export const StateExtras = part(async () => (await import('../signer/state-extras.tsx')).StateExtras);

/** The second column of a wide screen, which keeps its place. */
export const WizardSide = part(
  async () => (await import('../frame/wizard-side.tsx')).WizardSide,
  <aside className="wizard-side" aria-label="About this entry" />,
);

/** Fetches all of them. */
export async function fetchParts(): Promise<void> {
  const functions = [
    import('../visit/start-visit.ts'),
    import('../law/check-compliance.ts'),
    import('../signer/line-at.ts'),
    import('../signer/signer-filling.ts'),
  ];
  await Promise.all([fetchRules(), fetchSaver(), ...functions, ...parts.map(({ fetchCode }) => fetchCode())]);
}
