import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import { openDoubts } from '#shared/rules/open-doubts.ts';
import { ErrorSummary, type Problem } from '#web/components/forms/error-summary.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import type { Profile } from '#web/lib/api/api-types.ts';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useDesk } from '#web/lib/browser/use-screen.ts';
import type { EntryForm } from './form/entry-form.ts';
import { contentFromForm } from './form/form-content.ts';
import { toNextField } from './form/next-field.ts';
import { steps as allSteps } from './form/steps.ts';
import { ProblemsContext } from './form/wizard-context.tsx';
import { WizardBar } from './frame/wizard-bar.tsx';
import { WizardTabs } from './frame/wizard-tabs.tsx';
import { WizardTop } from './frame/wizard-top.tsx';
import { LawProvider } from './law/law-context.tsx';
import { useLawfulChoice } from './law/use-lawful-choice.tsx';
import { useRefusal } from './refusal/use-refusal.tsx';
import type { SaveOptions } from './saving/entry-saver.ts';
import { LimitPrompt } from './saving/limit-prompt.tsx';
import { RefusalNote } from './saving/refusal-note.tsx';
import { useEntryInHand } from './saving/use-entry-in-hand.ts';
import { useSaving } from './saving/use-saving.ts';
import { useStaleDraft } from './saving/use-stale-draft.ts';
import { type SignaturePath, signedAsPath } from './signer/signature-path.ts';
import { SignerStep } from './signer/signer-step.tsx';
import type { SigningLine } from './signing/signing-line.ts';
import { SigningSession } from './signing/signing-session.tsx';
import { CarriedOver } from './start/carried-over.tsx';
import type { WizardStart } from './start/open-entry.ts';
import { useRecentActs } from './start/recent-acts-context.ts';
import { useSuggestions } from './start/use-suggestions.ts';
import {
  EntryWarnings,
  fetchParts,
  LaterStep,
  LocateAtOnce,
  StaleDraftDialog,
  WizardEnd,
  WizardSide,
} from './steps/parts-on-demand.tsx';
import { useWizardSteps } from './steps/use-wizard-steps.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useLeaveWizard } from './use-leave-wizard.tsx';
import { type Drawn, withSignature } from './visit/visit.ts';
import './frame/wizard-side.css';

/** Reports whether an entry contains optional fields, which must then be visible. */
function hasOptionalContent(form: EntryForm): boolean {
  const content = contentFromForm(form);
  return fieldNotes(content).some(({ path, rule }) => {
    if (rule.use !== 'optional' || path === 'comments') return false;
    const value = path.split('.').reduce<unknown>((owner, key) => Object(owner)[key], content);
    return Boolean(value) && value !== 'in_person';
  });
}

/** A signature that may not be kept is replaced by signing again. */
const isOfSignature = (path: string) => /signatureDataUrl$|^visit\.signing$/u.test(path);

type Props = { notary: Profile; start: WizardStart };

/** The form of one entry: its tabs, the open step, and the buttons to move on, save, and submit. */
export function WizardForm({ notary, start }: Props) {
  // React Hook Form renders this component twice when the form opens. The memo below keeps the rest from being rendered twice.
  const form = useForm<EntryForm>({ defaultValues: start.form, shouldFocusError: false });
  return <FormOfEntry form={form} notary={notary} start={start} />;
}

const FormOfEntry = memo(function FormOfEntry({
  form,
  notary,
  start,
}: Props & { form: UseFormReturn<EntryForm> }) {
  const [signing, setSigning] = useState<readonly SigningLine[]>();
  const [showsMore, setShowsMore] = useState(() => hasOptionalContent(start.form));
  const [isPractised, setPractised] = useState(false);
  const [startsFolded] = useState(
    () => start.isNew === true && actTypeOf(contentFromForm(start.form)) !== undefined,
  );
  const isPractice = start.isPractice === true;
  const isSigning = useRef(false);
  const isDesk = useDesk();
  const { entered, entries, content, warnings, problems, questions, isJudged, getForm } = useEntryForm(
    form,
    notary,
  );
  const { step, shownProblems, pointOut, goToField, showProhibited, showMissing, ...steps } = useWizardSteps(
    problems,
    isJudged,
    start.step,
    entered,
  );
  const entryInHand = useEntryInHand(notary.id, form, { start, step });
  const { stale, setStale, readStored, loadStored } = useStaleDraft(entryInHand, start.compares);
  const { isRunning, save, submit, busy, refusal, sealed, queued, draftId } = useSaving({
    notaryId: notary.id,
    getForm,
    entryInHand,
    isSavingSignature: () => isSigning.current,
    onStale: setStale,
  });
  const messages = useMemo(
    () => new Map(shownProblems.toReversed().map(({ path, message }) => [path, message])),
    [shownProblems],
  );
  const problemsHere = shownProblems
    .filter((problem) => problem.step === step)
    .map(({ path, message }): Problem => ({ name: path, message, focus: () => pointOut(path) }));
  const choice = useLawfulChoice(form);
  useSuggestions(form, useRecentActs(), start.isNew === true);
  const current = allSteps.find((item) => item.step === step);
  useViewHelp(current?.help);
  useEffect(() => afterPaint(() => fetchParts().catch(() => {})), []);
  const { locationLat: lat, locationLng: lng, actTimezone } = form.getValues();

  const doubts = openDoubts(
    entered,
    entries.flatMap((entry) => entry.warnings),
  );

  const goesToReview = useRef(false);
  const refused = useRefusal(form, entered, {
    onRecorded: () => {
      goesToReview.current = true;
    },
    onTakenBack: () => steps.heading.current?.focus(),
  });
  // A refusal needs little: once it is judged, the review follows, or what is missing stays in view.
  useEffect(() => {
    if (!goesToReview.current) return;
    goesToReview.current = false;
    steps.goTo(4);
  });

  const leaving = useLeaveWizard({
    hasUnsaved: entryInHand.hasUnsaved && !sealed,
    isTakenBack: start.isTakenBack === true,
    isSaving: busy === 'saving',
    save: saveChecked,
    forget: entryInHand.forget,
  });

  function handOver(lines: readonly SigningLine[]): void {
    const missing = lines.find((line) => line.missing)?.missing;
    if (missing) {
      goTo(missing.path);
      notify.error(missing.message);
    } else if (!showProhibited(problems.filter(({ path }) => !isOfSignature(path)))) setSigning(lines);
  }

  async function signAt(path: SignaturePath): Promise<void> {
    const { lineAt } = await import('./signer/line-at.ts');
    const line = lineAt(form.getValues(), path);
    if (line) handOver([line]);
  }

  function sign({ path }: SigningLine, drawn: Drawn): void {
    const visit = form.getValues('visit');
    const change = { shouldDirty: true };
    if (visit) form.setValue('visit', withSignature(visit, path, drawn), change);
    else {
      form.setValue(path as SignaturePath, drawn.signature, change);
      form.setValue(signedAsPath(path as SignaturePath), drawn.signedAs, change);
    }
    void entryInHand.keepNow();
  }

  async function saveChecked(options?: SaveOptions): Promise<boolean> {
    return isJudged && !isRunning() && !showProhibited() && save(options);
  }

  /** Leads to the first doubt that needs an answer. Returns whether there is one. */
  function showDoubts(): boolean {
    const [first] = doubts;
    if (!first) return false;
    notify.error(
      `Answer ${doubts.length === 1 ? 'the warning' : `the ${doubts.length} warnings`} at the top first`,
    );
    pointOut(`continue-${first}`);
    return true;
  }

  function goTo(path: string): void {
    if (hasOptionalContent(entered)) setShowsMore(true);
    goToField(path, entered.visit !== null);
  }

  function overwrite(version: number): void {
    setStale(undefined);
    if (stale === 'submitting') void submit({ over: version });
    else void saveChecked({ over: version });
  }

  if (sealed) return <WizardEnd ending={{ kind: 'sealed', entries: sealed, orderId: start.orderId }} />;
  if (isPractised) return <WizardEnd ending={{ kind: 'practised' }} />;
  if (queued) return <WizardEnd ending={{ kind: 'queued', queued }} />;
  return (
    <FormProvider {...form}>
      {!isPractice && <LimitPrompt />}
      <ProblemsContext value={messages}>
        <LawProvider
          content={content}
          warnings={warnings}
          questions={questions}
          showsMore={showsMore}
          setShowsMore={setShowsMore}
          isVisit={entered.visit !== null}
        >
          {start.isNew && isJudged && <LocateAtOnce step={step} />}
          <form
            className="wizard"
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onKeyDown={toNextField}
          >
            <WizardTop
              draftId={draftId}
              isBusy={busy !== undefined}
              onBack={leaving.toDashboard}
              onRefuse={refused.begin}
            />
            {isPractice && <p className="practice-mark">Practice: nothing is saved</p>}
            <WizardTabs
              current={step}
              firstOpen={steps.firstOpen}
              hasSeenLast={steps.hasSeenLast}
              onChoose={steps.goTo}
            />
            {refused.mark}
            {refusal && <RefusalNote refusal={refusal} onGoTo={goTo} />}
            <div className="wizard-step" inert={busy !== undefined}>
              <h2 tabIndex={-1} ref={steps.heading}>
                {current?.title}
              </h2>
              {step < 4 && problemsHere.length > 1 && <ErrorSummary problems={problemsHere} isTold />}
              {step === 1 && start.carriedFrom && <CarriedOver from={start.carriedFrom} />}
              {step === 1 && (
                <SignerStep
                  primaryState={notary.primaryNotaryState}
                  startsFolded={startsFolded}
                  onChoose={choice.choose}
                  onSign={(path) => void signAt(path)}
                />
              )}
              {step !== 1 && (
                <LaterStep
                  step={step}
                  notary={notary}
                  entries={entries}
                  onSign={handOver}
                  onGoTo={(index, path) => goTo(entries[index]?.placeOf(path) ?? path)}
                />
              )}
              {step < 4 && !isDesk && isJudged && <EntryWarnings step={step} />}
            </div>
            {isDesk && <WizardSide step={step} entered={entered} isBusy={busy !== undefined} onGoTo={goTo} />}
            <WizardBar
              step={step}
              busy={busy}
              isJudged={isJudged}
              entries={entries.length}
              doubts={doubts.length}
              onPrevious={steps.previous}
              onNext={steps.next}
              onReview={step < 3 && steps.firstOpen > allSteps.length ? () => steps.goTo(4) : undefined}
              onSave={isPractice ? undefined : () => void saveChecked()}
              onSubmit={() => {
                if (isRunning() || showMissing() || showDoubts()) return;
                if (isPractice) setPractised(true);
                else void submit();
              }}
            />
          </form>
          {signing !== undefined && (
            <SigningSession
              lines={signing}
              start={0}
              withStamp={notary.signatureMetadataEnabled}
              place={lat === null || lng === null ? null : { lat, lng }}
              timezone={actTimezone}
              onSavingChange={(isSaving) => {
                isSigning.current = isSaving;
              }}
              onSigned={(line, signature, signed) =>
                sign(line, { signature, signedAs: { ...line.facts, ...signed } })
              }
              onEnd={() => setSigning(undefined)}
            />
          )}
          {refused.dialog}
          {choice.question}
          {leaving.question}
          {stale && (
            <StaleDraftDialog
              mine={form.getValues()}
              read={readStored}
              onLoadStored={() => void loadStored()}
              onOverwrite={overwrite}
              onClose={() => setStale(undefined)}
            />
          )}
        </LawProvider>
      </ProblemsContext>
    </FormProvider>
  );
});
