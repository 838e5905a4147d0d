import { useEffect, useState } from 'react';

/** The delay after the dashboard opens, in milliseconds (specification, section 9). */
const delay = 1_000;

/** Returns whether the practice states are due to be asked for: one second after the dashboard opened. */
export function usePromptDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
