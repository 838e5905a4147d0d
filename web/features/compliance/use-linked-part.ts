import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Unfolds and focuses the part of the guide that the address names after its "#". Browsers do so only if it is already there. */
export function useLinkedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part) return;
    const section = part.closest('details');
    if (section) section.open = true;
    (part === section ? section.querySelector('summary') : part)?.focus({ preventScroll: true });
    part.scrollIntoView();
  }, [hash]);
}
