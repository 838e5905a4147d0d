import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '../form/wizard-context.tsx';

/** How long a field that needs attention stays highlighted, in milliseconds (specification, section 9). */
const highlightTime = 3000;
const highlightClass = 'wizard-highlight';

/** Scrolls to a field, focuses it, and highlights it, as soon as its step is on the page. */
export function usePointOut(): (path: string) => void {
  const [asked, setAsked] = useState<{ path: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!asked || show(asked.path)) return;
    // The code of the step is still on its way.
    const observer = new MutationObserver(() => show(asked.path) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();

    function show(path: string): boolean {
      const field = document.getElementById(fieldId(path));
      if (!field) return false;
      // A field in a closed part of the page cannot get the focus.
      field.closest('details')?.setAttribute('open', '');
      const block = field.closest('.amplify-field') ?? field.closest('.signature-field') ?? field;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      block.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
      field.focus({ preventScroll: true });
      for (const other of document.querySelectorAll(`.${highlightClass}`))
        other.classList.remove(highlightClass);
      block.classList.add(highlightClass);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => block.classList.remove(highlightClass), highlightTime);
      return true;
    }
  }, [asked]);

  return useCallback((path) => setAsked({ path }), []);
}
