import { Button } from '@aws-amplify/ui-react';
import { useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { fieldNotes } from '#shared/rules/law/check-entry.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ErrorSummary, type Problem } from '#web/components/error-summary.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useViewHelp } from '#web/components/view-help.tsx';
import type { Profile } from '#web/lib/api-types.ts';
import { DetailsStep } from './details-step.tsx';
import { DocsStep } from './docs-step.tsx';
import { contentFromForm } from './entry-content.ts';
import type { EntryForm } from './entry-form.ts';
import { EntryWarnings } from './entry-warnings.tsx';
import { LawProvider } from './law-context.tsx';
import { LazySignatureDialog } from './lazy-signature-dialog.tsx';
import { NotesStep } from './notes-step.tsx';
import { QueuedEntry } from './queued-entry.tsx';
import { SealedEntry } from './sealed-entry.tsx';
import type { SignaturePath } from './signature-field.tsx';
import { SignerStep } from './signer-step.tsx';
import { StaleDraftDialog } from './stale-draft-dialog.tsx';
import { steps } from './steps.ts';
import { useLawfulChoice } from './use-lawful-choice.tsx';
import { useWizard } from './use-wizard.ts';
import type { WizardStart } from './use-wizard-start.ts';
import { ProblemsContext } from './wizard-context.tsx';
import { WizardTabs } from './wizard-tabs.tsx';

/** Whose signature lies at a path, as the pad's title names it. */
function signerName(path: SignaturePath): string {
  const [list, index] = path.split('.');
  return `${list === 'signers' ? 'Signer' : 'Credible Witness'} ${Number(index) + 1}`;
}

/** Whether an entry holds something that nobody demands, which must then be seen. */
function hasOptionalContent(form: EntryForm): boolean {
  const content = contentFromForm(form);
  return fieldNotes(content).some(({ path, rule }) => {
    if (rule.use !== 'optional' || path === 'comments') return false;
    const value = path.split('.').reduce<unknown>((owner, key) => Object(owner)[key], content);
    return Boolean(value) && value !== 'in_person';
  });
}

/** The wizard around one entry: tabs, the step in hand, and the bar with what can be done. */
export function WizardForm({ notary, start }: { notary: Profile; start: WizardStart }) {
  const [signing, setSigning] = useState<SignaturePath>();
  const [showsMore, setShowsMore] = useState(() => hasOptionalContent(start.form));
  const [isLeaving, setLeaving] = useState(false);
  const isSigning = useRef(false);
  const wizard = useWizard({ notary, start, isSavingSignature: () => isSigning.current });
  const { form, step, shownProblems, busy, draftId } = wizard;
  const messages = useMemo(
    () => new Map(shownProblems.toReversed().map(({ path, message }) => [path, message])),
    [shownProblems],
  );
  const problemsHere = shownProblems
    .filter((problem) => problem.step === step)
    .map(({ path, message }): Problem => ({ name: path, message, focus: () => wizard.pointOut(path) }));
  const choice = useLawfulChoice(form);
  const current = steps.find((item) => item.step === step);
  useViewHelp(current?.help);
  const { locationLat: lat, locationLng: lng } = form.getValues();

  if (wizard.sealed) return <SealedEntry entry={wizard.sealed} />;
  if (wizard.queued) return <QueuedEntry task={wizard.queued} />;
  return (
    <FormProvider {...form}>
      <ProblemsContext value={messages}>
        <LawProvider showsMore={showsMore} setShowsMore={setShowsMore}>
          <form className="wizard" noValidate onSubmit={(event) => event.preventDefault()}>
            <div className="wizard-top">
              <Button
                variation="link"
                onClick={() => (wizard.hasUnsaved ? setLeaving(true) : wizard.leave())}
              >
                <Icon name="back" /> Back to dashboard
              </Button>
              {draftId && (
                <span className="wizard-id">
                  Draft <span className="tabular">{draftId.slice(-8)}</span>
                </span>
              )}
            </div>
            <WizardTabs current={step} firstOpen={wizard.firstOpen} onChoose={wizard.goTo} />
            {wizard.refusal && (
              <div className="wizard-refusal" role="alert">
                <strong>{wizard.refusal.title}</strong>
                <p>{wizard.refusal.detail}</p>
              </div>
            )}
            <div className="wizard-step" inert={busy !== undefined}>
              <h2 tabIndex={-1} ref={wizard.heading}>
                {current?.title}
              </h2>
              {problemsHere.length > 1 && <ErrorSummary problems={problemsHere} isTold />}
              {step === 1 && (
                <SignerStep
                  primaryState={notary.primaryNotaryState}
                  onChoose={choice.choose}
                  onSign={setSigning}
                />
              )}
              {step === 2 && <DetailsStep notary={notary} />}
              {step === 3 && <DocsStep />}
              {step === 4 && <NotesStep />}
              <EntryWarnings step={step === 4 ? 'all' : step} />
            </div>
            <div className="wizard-bar">
              <Button
                className="wizard-previous"
                isDisabled={step === 1 || busy !== undefined}
                onClick={wizard.previous}
              >
                <Icon name="back" /> <span>Previous</span>
              </Button>
              <Button
                isLoading={busy === 'saving'}
                loadingText="Saving…"
                isDisabled={busy !== undefined}
                onClick={() => void wizard.save()}
              >
                Save as Draft
              </Button>
              {step < steps.length ? (
                <Button variation="primary" isDisabled={busy !== undefined} onClick={wizard.next}>
                  Next <Icon name="forward" />
                </Button>
              ) : (
                <Button
                  variation="primary"
                  isLoading={busy === 'submitting'}
                  loadingText="Submitting..."
                  onClick={() => void wizard.submit()}
                >
                  Submit Entry
                </Button>
              )}
            </div>
          </form>
          {signing !== undefined && (
            <LazySignatureDialog
              signer={signerName(signing)}
              withStamp={notary.signatureMetadataEnabled}
              place={lat === null || lng === null ? null : { lat, lng }}
              timezone={notary.timezone}
              onSavingChange={(isSaving) => {
                isSigning.current = isSaving;
              }}
              onSave={(image) => {
                form.setValue(signing, image, { shouldDirty: true });
                setSigning(undefined);
              }}
              onCancel={() => setSigning(undefined)}
            />
          )}
          {choice.question}
          {isLeaving && (
            <ConfirmDialog
              title={start.isTakenBack ? 'Discard this entry?' : 'Leave without saving?'}
              confirmLabel={start.isTakenBack ? 'Discard the entry' : 'Discard changes'}
              busyLabel="Leaving…"
              busy={false}
              onConfirm={wizard.leave}
              onCancel={() => setLeaving(false)}
            >
              <p>
                {start.isTakenBack
                  ? 'This entry is on this device only, and leaving discards all of it. Submit it or save it as a draft to keep it.'
                  : 'The changes to this entry have not been saved. Save it as a draft to continue later.'}
              </p>
            </ConfirmDialog>
          )}
          {wizard.stale && (
            <StaleDraftDialog
              mine={form.getValues()}
              read={wizard.storedVersion}
              onLoadStored={() => void wizard.loadStored()}
              onOverwrite={(version) => void wizard.overwrite(version)}
              onClose={wizard.dismissStale}
            />
          )}
        </LawProvider>
      </ProblemsContext>
    </FormProvider>
  );
}
