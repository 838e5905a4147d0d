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
import { keepDraft } from '#web/lib/draft-keeper.ts';
import { enqueue } from '#web/lib/offline/queue.ts';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { paths } from '#web/lib/paths.ts';
import { notify, notifyFailure } from '#web/lib/toasts.ts';
import { useRefreshEntries } from '#web/lib/use-api.ts';
import { warn } from '#web/lib/warn.ts';
import { checkCompliance } from './check-compliance.ts';
import type { EntryForm } from './entry-form.ts';
import { imagesProblem, keepable } from './entry-payload.ts';
import {
  createEntrySaver,
  type EntrySaver,
  isUnreachable,
  type SaverState,
  StaleDraftError,
  SubmittedBeforeError,
} from './entry-saver.ts';
import { type KeptEntry, keepableSaver } from './kept-entry.ts';
import { saverCalls } from './saver-calls.ts';
import { signerNames } from './signer-names.ts';
import { firstOpenStep, formProblems, steps } from './steps.ts';
import { useKeepForm } from './use-keep-form.ts';
import { usePointOut } from './use-point-out.ts';
import type { Task, WizardStart } from './use-wizard-start.ts';

/** How long the pressed seal is shown before the dashboard, in milliseconds. */
const sealTime = 1400;

/** The version elsewhere that may be replaced. */
type Over = { over?: number };

/** The server's reasons for refusing an entry, kept on the page until the next attempt. */
type ServerRefusal = { title: string; detail: string };

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
  const keepState = useRef(async (_state: SaverState) => {});
  const [saver] = useState(() =>
    createEntrySaver(
      saverCalls(notary.id, (state) => keepState.current(state)),
      start.saver,
    ),
  );
  const form = useForm<EntryForm>({ defaultValues: start.form, shouldFocusError: false });
  const values = form.watch();
  const problems = formProblems(values, todayIn(notary.timezone, new Date()));
  const firstOpen = firstOpenStep(problems);
  const [step, setStep] = useState<Step>(() => nearestStep(start.step, firstOpen));
  /** The steps whose messages stand beside their fields, because leaving them was tried. */
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  const [isKeptOnly, setKeptOnly] = useState(start.isKept);
  const [busy, setBusy] = useState<Task>();
  const [stale, setStale] = useState(start.compares);
  const [refusal, setRefusal] = useState<ServerRefusal>();
  const [sealed, setSealed] = useState<EntryRow>();
  const [queued, setQueued] = useState<QueueTask>();
  const [draftId, setDraftId] = useState(listedId(saver));
  const running = useRef(false);
  const heading = useStepHeading(step);
  // After the heading, so that a field pointed out on another step gets the focus last.
  const pointOut = usePointOut();
  const hasUnsaved = form.formState.isDirty || isKeptOnly;
  const inHand = (entry = form.getValues()): KeptEntry => ({
    form: keepable(entry),
    saver: keepableSaver(saver.state(), entry.stateCode),
    step,
  });
  const kept = useKeepForm(notary.id, () => (hasUnsaved ? inHand() : undefined));
  useEffect(() => {
    keepState.current = () => keepDraft(notary.id, inHand());
  });

  const { keepSoon } = kept;
  useEffect(() => {
    const watching = form.subscribe({ formState: { values: true }, callback: () => keepSoon() });
    return watching;
  }, [form, keepSoon]);

  useEffect(() => {
    if (!sealed && !queued) return;
    const target = queued === 'draft' ? paths.drafts() : paths.dashboard;
    const timer = setTimeout(() => navigate(target), sealTime);
    return () => clearTimeout(timer);
  }, [sealed, queued, navigate]);

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

  /** Puts the entry into the queue, where it waits for a connection; false when the device cannot keep it. */
  async function queue(task: QueueTask, entry: EntryForm): Promise<boolean> {
    kept.stop();
    const { form: content, saver: known } = inHand(entry);
    try {
      const { date, documentType } = content;
      const head = { task, date, documentType, signers: signerNames(content) };
      await enqueue(notary.id, { head, body: { form: content, saver: known }, now: new Date() });
    } catch (error) {
      warn('The entry could not be queued on this device', error);
      keepSoon();
      return false;
    }
    form.reset(entry);
    setKeptOnly(false);
    setQueued(task);
    return true;
  }

  /** Sends the entry; without a connection it goes into the queue instead. */
  async function sendOrQueue(task: QueueTask, entry: EntryForm, sending: () => Promise<void>): Promise<void> {
    if (!navigator.onLine && (await queue(task, entry))) return;
    try {
      await sending();
    } catch (error) {
      if (!isUnreachable(error) || !(await queue(task, entry))) throw error;
    }
  }

  /** The server's word on the entry before it is sent (specification, section 4); true stops the saving. */
  async function isRefusedByLaw(entry: EntryForm, status: 'draft' | 'submitted'): Promise<boolean> {
    // Without a connection the same rules have judged it here, and the server judges it when it is sent.
    if (!navigator.onLine) return false;
    const missing = await checkCompliance(entry, status);
    if (missing === undefined) return false;
    const title = `${findState(entry.stateCode)?.name} compliance error`;
    notify.error(`${title}: ${missing}`);
    setRefusal({ title, detail: missing });
    return true;
  }

  const store = (options: Over = {}) =>
    run('saving', async () => {
      const saved = structuredClone(form.getValues());
      if (await isRefusedByLaw(saved, 'draft')) return;
      await sendOrQueue('draft', saved, () => storeNow(saved, options));
    });

  async function storeNow(saved: EntryForm, options: Over): Promise<void> {
    await saver.save(saved, options);
    form.reset(saved);
    setKeptOnly(false);
    await kept.forget();
    const id = saver.state().draft?.id;
    // A reload then opens this draft. The router is not told, since the page stays as it is.
    if (id) window.history.replaceState(window.history.state, '', paths.wizard(id));
    notify.success('Entry saved as draft!');
    await refreshEntries();
  }

  /** A draft may be incomplete, but what no journal may hold is not even sent. */
  async function save(options: Over = {}): Promise<void> {
    if (running.current) return;
    const barred = problems.filter((problem) => problem.kind === 'barred');
    const [first] = barred;
    if (!first) return store(options);
    showProblems(first.step, (messages) => notify.error(`Step ${first.step}: ${messages[0]}`), barred);
  }

  const send = (options: Over = {}) =>
    run('submitting', async () => {
      const completed = structuredClone(form.getValues());
      if (await isRefusedByLaw(completed, 'submitted')) return;
      await sendOrQueue('submit', completed, () => sendNow(completed, options));
    });

  async function sendNow(completed: EntryForm, options: Over): Promise<void> {
    const entry = await saver.submit(completed, options);
    await kept.forget();
    notify.success('Entry submitted successfully!');
    for (const warning of entry.warnings) notify.warning(warning);
    setSealed(entry);
    void refreshEntries();
  }

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
    queued,
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
    /** What the draft holds elsewhere, to be compared. */
    storedVersion: () => {
      const id = saver.state().draft?.id;
      if (!id) throw new Error('The form in hand belongs to no draft');
      return api('get-entry', { params: { id } });
    },
    /** Replaces the version elsewhere that the notary has seen, and no later one. */
    overwrite: (over: number) => {
      const task = stale;
      setStale(undefined);
      return task === 'submitting' ? send({ over }) : save({ over });
    },
    dismissStale: () => setStale(undefined),
    pointOut,
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
