import { useEffect, useRef, useState } from 'react';
import type { Step } from '#shared/entry/field.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { warn } from '#web/lib/warn.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { firstOpenStep, stepOf, steps } from '../form/steps.ts';
import { usePointOut } from './use-point-out.ts';

/** The open step, the steps that can be reached, and the problems to show on them. Until the entry is judged, only the first step is open. */
export function useWizardSteps(
  problems: readonly EntryProblem[],
  isJudged: boolean,
  initial: number,
  entered: EntryForm,
) {
  const firstOpen = isJudged ? firstOpenStep(problems) : 1;
  const [step, setStep] = useState<Step>(() => nearestStep(initial, firstOpen));
  /** The steps that show messages beside their fields, because the notary tried to leave them, with the form of then. */
  const [tried, setTried] = useState<ReadonlyMap<Step, EntryForm>>(new Map());
  const heading = useStepHeading(step);
  const stepToasts = useStepToasts();
  const [hasSeenLast, setSeenLast] = useState(step === steps.length);
  if (step === steps.length && !hasSeenLast) setSeenLast(true);
  // Runs after the heading's effect, so that a field on another step gets the focus last.
  const pointOut = usePointOut();

  /** Shows problems of a step: beside the fields, as a toast, and at the first field. */
  function showProblems(
    shown: Step,
    toasts: (messages: string[]) => string[],
    among: readonly EntryProblem[] = problems,
  ): void {
    const found = among.filter((problem) => problem.step === shown);
    moveTo(shown);
    setTried((before) => new Map([...before, [shown, entered]]));
    stepToasts.show(toasts(found.map((problem) => problem.message)));
    if (found[0]) pointOut(found[0].path);
  }

  function moveTo(target: Step): void {
    stepToasts.dismiss();
    setStep(target);
  }

  return {
    step,
    firstOpen,
    hasSeenLast,
    heading,
    pointOut,
    showProblems,
    shownProblems: problems.filter(({ step: of, path }) => wasThere(tried.get(of), path)),
    goTo: (target: Step) => {
      if (target <= firstOpen) moveTo(target);
    },
    /** Opens the step of a field, and points the field out. */
    goToField: (path: string, isVisit: boolean) => {
      moveTo(nearestStep(stepOf(path, isVisit), firstOpen));
      pointOut(path);
    },
    next: () => {
      // An earlier step alone may have become incomplete meanwhile, as by midnight.
      const isIncomplete = problems.some((problem) => problem.step === step);
      const failing = isIncomplete ? step : nearestStep(step, firstOpen);
      if (firstOpen <= step) showProblems(failing, ([first]) => [`Step ${failing}: ${first}`]);
      else moveTo(nearestStep(step + 1, firstOpen));
    },
    /** Shows the texts that no journal may contain, which are not sent even as a draft. Returns whether there are any. */
    showProhibited: (among: readonly EntryProblem[] = problems): boolean => {
      const prohibited = among.filter(({ kind }) => kind === 'prohibited');
      const [first] = prohibited;
      if (!first) return false;
      showProblems(first.step, ([message]) => [`Step ${first.step}: ${message}`], prohibited);
      return true;
    },
    /** Shows the problems of the first incomplete step. Returns whether there is one. */
    showMissing: (): boolean => {
      const failing = steps.find((item) => item.step === firstOpen);
      if (!failing) return false;
      showProblems(failing.step, (messages) => {
        warn(`Step ${failing.step} is not complete`, messages);
        return [
          `Step ${failing.step} errors: ${messages.join('; ')}`,
          'Please complete all required fields before submitting. Check browser console for details.',
        ];
      });
      return true;
    },
    previous: () => moveTo(nearestStep(step - 1, firstOpen)),
  };
}

/** Reports whether a field was in the form when its step was tried: a person who was added since has not been filled in yet. */
function wasThere(form: EntryForm | undefined, path: string): boolean {
  if (!form) return false;
  const [, people, index] = /^(signers|credibleWitnesses|markWitnesses)\.(\d+)\./.exec(path) ?? [];
  return !people || Number(index) < form[people as 'signers'].length;
}

/** The toasts about a step, which do not follow the notary to another step. */
function useStepToasts() {
  const shown = useRef<string[]>([]);
  const dismiss = () => {
    for (const id of shown.current) notify.dismiss(id);
    shown.current = [];
  };
  return {
    dismiss,
    show: (messages: readonly string[]) => {
      shown.current = messages.map((message) => notify.error(message));
    },
  };
}

function nearestStep(target: number, firstOpen: number): Step {
  const reachable = steps.filter(({ step }) => step <= Math.max(1, firstOpen));
  return reachable.findLast(({ step }) => step <= target)?.step ?? 1;
}

/** Focuses the heading of a step that has just opened, and scrolls the page to its top. */
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
