import { useState } from 'react';
import { profileFieldProblem, specializationProblems } from '#shared/rules/profile-fields.ts';

/** Returns why a text cannot be added to the specializations, or undefined if it can. */
function problemOf(list: readonly string[], text: string): string | undefined {
  return profileFieldProblem('specialization', text) ?? specializationProblems([...list, text])[0];
}

/** The specializations and the text being typed. `onChange` receives the new list. */
export function useSpecializations(list: readonly string[], onChange: (list: string[]) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  return {
    list,
    typed,
    problem,
    type: (text: string) => {
      setTyped(text);
      setProblem(undefined);
    },
    /** Adds the typed text. Returns the problem if it cannot be added. */
    add: (): string | undefined => {
      const text = typed.trim();
      const found = problemOf(list, text);
      setProblem(found);
      if (found) return found;
      onChange([...list, text]);
      setTyped('');
      return undefined;
    },
    remove: (text: string) => {
      setProblem(undefined);
      onChange(list.filter((other) => other !== text));
    },
  };
}

export type SpecializationsEdit = ReturnType<typeof useSpecializations>;
