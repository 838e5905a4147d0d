import { cleanText } from '#shared/rules/line-of-text.ts';

/** Returns whether the app may change what is pasted here. Passwords stay as they are. */
function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && target.type !== 'password' && !/password/.test(target.autocomplete)
  );
}

function onPaste(event: ClipboardEvent): void {
  if (event.defaultPrevented || !takesText(event.target)) return;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const clean = cleanText(pasted);
  if (clean === pasted) return;
  event.preventDefault();
  // The only way to insert text that the browser can undo, and that respects the longest length. React sees its input event.
  document.execCommand('insertText', false, clean);
}

/** Cleans invisible characters out of text that is pasted into any field of the page. Returns the function that stops it. */
export function cleanPastes(): () => void {
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}
