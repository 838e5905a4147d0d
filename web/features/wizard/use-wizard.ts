import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { findState } from '#shared/data/states.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import type { Step } from '#shared/rules/law/field-labels.ts';
import { api } from '#web/lib/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { EntryRow, Profile } from '#web/lib/api-types.ts';
import { todayIn } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { notify, notifyFailure } from '#web/lib/toasts.ts';
import { useRefreshEntries } from '#web/lib/use-api.ts';
import { warn } from '#web/lib/warn.ts';
import { checkCompliance } from './check-compliance.ts';
import type { EntryForm } from './entry-form.ts';
import { imagesProblem, keepable } from './entry-payload.ts';
import { createEntrySaver, type EntrySaver, StaleDraftError, SubmittedBeforeError } from './entry-saver.ts';
import { keepableSaver } from './kept-entry.ts';
import { firstOpenStep, formProblems, steps } from './steps.ts';
import { useKeepForm } from './use-keep-form.ts';
import { usePointOut } from './use-point-out.ts';
import type { WizardStart } from './use-wizard-start.ts';

/** How long the pressed seal is shown before the dashboard, in milliseconds. */
const sealTime = 1400;

type Task = 'saving' | 'submitting';

/** The server's reasons for refusing an entry, kept on the page until the next attempt. */
type ServerRefusal = { title: string; detail: string };

function newSaver(start: WizardStart): EntrySaver {
  return createEntrySaver(
    {
      create: (body, intent) =>
        api('create-draft', intent === 'submit' ? { query: { intent }, body } : { body }),
      update: (id, body) => api('update-draft', { params: { id }, body }),
      submit: (id) => api('submit-entry', { params: { id } }),
      read: (id) => api('get-entry', { params: { id } }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    start.saver,
  );
}

/** Everything the wizard knows and does about the entry in hand. */
export function useWizard({
  notary,
  start,
  isSavingSignature,
}: {
  notary: Profile;
  start: WizardStart;
  isSavingSignature: () => boolean;
}) {
  const navigate = useNavigate();
  const refreshEntries = useRefreshEntries();
  const [saver] = useState(() => newSaver(start));
  const form = useForm<EntryForm>({ defaultValues: start.form, shouldFocusError: false });
  const values = form.watch();
  const problems = formProblems(values, todayIn(notary.timezone, new Date()));
  const firstOpen = firstOpenStep(problems);
  const [step, setStep] = useState<Step>(() => nearestStep(start.step, firstOpen));
  /** The steps whose messages stand beside their fields, because leaving them was tried. */
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  const [isKeptOnly, setKeptOnly] = useState(start.isKept);
  const [busy, setBusy] = useState<Task>();
  const [stale, setStale] = useState<Task>();
  const [refusal, setRefusal] = useState<ServerRefusal>();
  const [sealed, setSealed] = useState<EntryRow>();
  const [draftId, setDraftId] = useState(listedId(saver));
  const running = useRef(false);
  const heading = useStepHeading(step);
  // After the heading, so that a field pointed out on another step gets the focus last.
  const pointOut = usePointOut();
  const hasUnsaved = form.formState.isDirty || isKeptOnly;
  const kept = useKeepForm(notary.id, () => {
    if (!hasUnsaved) return undefined;
    const entry = form.getValues();
    return { form: keepable(entry), saver: keepableSaver(saver.state(), entry.stateCode), step };
  });

  const { keepSoon } = kept;
  useEffect(() => {
    const watching = form.subscribe({ formState: { values: true }, callback: () => keepSoon() });
    return watching;
  }, [form, keepSoon]);

  useEffect(() => {
    if (!sealed) return;
    const timer = setTimeout(() => navigate(paths.dashboard), sealTime);
    return () => clearTimeout(timer);
  }, [sealed, navigate]);

  /** Shows what is wrong with a step: beside the fields, as a toast, and at the first field. */
  function showProblems(ofStep: Step, toast: (messages: string[]) => void, among = problems): void {
    const found = among.filter((problem) => problem.step === ofStep);
    setStep(ofStep);
    setTried((before) => new Set([...before, ofStep]));
    toast(found.map((problem) => problem.message));
    if (found[0]) pointOut(found[0].path);
  }

  function goTo(target: Step): void {
    if (target > firstOpen) return;
    setStep(target);
  }

  function next(): void {
    if (firstOpen <= step) {
      showProblems(step, ([first]) => notify.error(`Step ${step}: ${first}`));
      return;
    }
    setStep(nearestStep(step + 1, firstOpen));
  }

  /** Runs one task at a time: a second click is ignored. */
  async function run(task: Task, action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    if (isSavingSignature()) {
      notify.error('Please wait for signature to finish saving...');
      return;
    }
    const tooLarge = imagesProblem(form.getValues());
    if (tooLarge) {
      notify.error(tooLarge);
      return;
    }
    running.current = true;
    setBusy(task);
    setRefusal(undefined);
    try {
      await action();
    } catch (error) {
      // What was learned about the server's side must survive a reload, too.
      keepSoon();
      onFailure(task, error);
    } finally {
      running.current = false;
      setBusy(undefined);
      setDraftId(listedId(saver));
    }
  }

  function onFailure(task: Task, error: unknown): void {
    if (isSessionEnd(error)) return;
    if (error instanceof StaleDraftError) {
      setStale(task);
      return;
    }
    if (error instanceof SubmittedBeforeError) {
      notify.warning(
        `Entry ${error.entry.entryNumber} was submitted before your latest changes. A submitted entry is permanent.`,
      );
      void kept.forget().then(() => navigate(paths.entryDetails(error.entry.id)));
      return;
    }
    if (!(error instanceof ApiError)) warn('The entry could not be sent', error);
    if (error instanceof ApiError && error.status === 404) {
      notify.error('Draft not found. Please refresh the page and try again.');
      return;
    }
    const fallback =
      task === 'saving' ? 'Failed to create new entry' : 'Failed to get entry ID for submission';
    const title = task === 'saving' ? 'Failed to save entry' : 'Submission failed';
    notifyFailure(error, fallback, (detail) => `${title}: ${detail}`);
    if (error instanceof ApiError && error.status === 422) {
      setRefusal({ title, detail: detailOf(error, fallback) });
    }
  }

  /** The server's word on the entry before it is sent (specification, section 4); true stops the saving. */
  async function isRefusedByLaw(entry: EntryForm, status: 'draft' | 'submitted'): Promise<boolean> {
    const missing = await checkCompliance(entry, status);
    if (missing === undefined) return false;
    const title = `${findState(entry.stateCode)?.name} compliance error`;
    notify.error(`${title}: ${missing}`);
    setRefusal({ title, detail: missing });
    return true;
  }

  const store = (options: { overwrite?: boolean } = {}) =>
    run('saving', async () => {
      const saved = structuredClone(form.getValues());
      if (await isRefusedByLaw(saved, 'draft')) return;
      await saver.save(saved, options);
      form.reset(saved);
      setKeptOnly(false);
      await kept.forget();
      const id = saver.state().draft?.id;
      // A reload then opens this draft. The router is not told, since the page stays as it is.
      if (id) window.history.replaceState(window.history.state, '', paths.wizard(id));
      notify.success('Entry saved as draft!');
      await refreshEntries();
    });

  /** A draft may be incomplete, but what no journal may hold is not even sent. */
  async function save(options: { overwrite?: boolean } = {}): Promise<void> {
    if (running.current) return;
    const barred = problems.filter((problem) => problem.kind === 'barred');
    const [first] = barred;
    if (!first) return store(options);
    showProblems(first.step, (messages) => notify.error(`Step ${first.step}: ${messages[0]}`), barred);
  }

  const send = (options: { overwrite?: boolean } = {}) =>
    run('submitting', async () => {
      const completed = structuredClone(form.getValues());
      if (await isRefusedByLaw(completed, 'submitted')) return;
      const entry = await saver.submit(completed, options);
      await kept.forget();
      notify.success('Entry submitted successfully!');
      for (const warning of entry.warnings) notify.warning(warning);
      setSealed(entry);
      void refreshEntries();
    });

  async function submit(): Promise<void> {
    if (running.current) return;
    const failing = steps.find((item) => item.step === firstOpen);
    if (!failing) return send();
    showProblems(failing.step, (messages) => {
      notify.error(`Step ${failing.step} errors: ${messages.join('; ')}`);
      notify.error(
        'Please complete all required fields before submitting. Check browser console for details.',
      );
      warn(`Step ${failing.step} is not complete`, messages);
    });
  }

  async function loadStored(): Promise<void> {
    const id = saver.state().draft?.id;
    setStale(undefined);
    await kept.forget();
    if (id) navigate(paths.wizard(id), { replace: true });
  }

  return {
    form,
    step,
    heading,
    firstOpen,
    shownProblems: problems.filter((problem: EntryProblem) => tried.has(problem.step)),
    busy,
    sealed,
    stale,
    refusal,
    draftId,
    hasUnsaved,
    goTo,
    next,
    previous: () => setStep(nearestStep(step - 1, firstOpen)),
    save: () => save(),
    problems,
    submit,
    /** To the dashboard; what was not saved is given up. */
    leave: () => void kept.forget().then(() => navigate(paths.dashboard)),
    loadStored,
    overwrite: () => {
      const task = stale;
      setStale(undefined);
      return task === 'submitting' ? send({ overwrite: true }) : save({ overwrite: true });
    },
    dismissStale: () => setStale(undefined),
  };
}

/** The id of the draft in the notary's list; a draft made only to be submitted is not in it. */
function listedId(saver: EntrySaver): string | undefined {
  const draft = saver.state().draft;
  return draft?.intent === 'draft' ? draft.id : undefined;
}

function nearestStep(wanted: number, firstOpen: number): Step {
  const reachable = steps.filter(({ step }) => step <= Math.max(1, firstOpen));
  return reachable.findLast(({ step }) => step <= wanted)?.step ?? 1;
}

/** Moves the focus to the heading of a step that has just been opened, and the page to its top. */
function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}
