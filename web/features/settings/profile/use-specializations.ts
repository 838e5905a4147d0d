import { useState } from 'react';
import { profileFieldProblem, specializationProblems } from '#shared/rules/profile-fields.ts';

/** What is wrong with adding a text to a list of specializations; undefined when nothing is. */
function problemOf(list: readonly string[], text: string): string | undefined {
  return profileFieldProblem('specialization', text) ?? specializationProblems([...list, text])[0];
}

/** A list of specializations, and the one that is being typed. `onChange` is told the new list. */
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
    /** Adds what is typed; answers the problem that keeps it from being added. */
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
