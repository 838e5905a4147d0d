import { createContext, useContext } from 'react';

/** The messages shown beside the fields, by the field's path. */
export const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The message shown beside a field, if any. */
export function useProblem(path: string): string | undefined {
  return useContext(ProblemsContext).get(path);
}

/** Whether the open entry is for practice, so that nothing of it may leave the device. */
export const PracticeContext = createContext(false);

/** Reports whether the open entry is for practice. */
export function usePractice(): boolean {
  return useContext(PracticeContext);
}

/** The DOM id of a field, from its path in the form. */
export function fieldId(path: string): string {
  return `entry-${path.replaceAll('.', '-')}`;
}
