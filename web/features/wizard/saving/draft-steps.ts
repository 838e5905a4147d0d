/** The steps of how many drafts are kept on this device. */
const kept = 100;

/** The drafts of a notary that were saved on this device, the last one first, each as ID and step in a line. */
const keyOf = (notaryId: string) => `draft_steps_${notaryId}`;

const linesOf = (notaryId: string) => localStorage.getItem(keyOf(notaryId))?.split('\n') ?? [];

/** Keeps the wizard's step at which a draft was saved, so that the draft opens there again on this device. */
export function keepDraftStep(notaryId: string, draftId: string, step: number): void {
  const others = linesOf(notaryId).filter((line) => !line.startsWith(`${draftId} `));
  localStorage.setItem(keyOf(notaryId), [`${draftId} ${step}`, ...others].slice(0, kept).join('\n'));
}

/** Returns the step at which a draft was saved on this device; the first one if it was saved elsewhere. */
export function draftStep(notaryId: string, draftId: string): number {
  const line = linesOf(notaryId).find((one) => one.startsWith(`${draftId} `));
  return Number(line?.split(' ')[1] ?? 1);
}
