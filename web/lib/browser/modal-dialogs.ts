import { afterPaint } from './after-paint.ts';

type Modal = { dialog: HTMLDialogElement; showsMessages: boolean };

/** The open modal dialogs, the topmost last. While one is open, the rest of the page is inert. */
const open: Modal[] = [];
const followers = new Set<(top: HTMLElement) => void>();

/** Returns whether a dialog is open. */
export const isModalOpen = (): boolean => open.length > 0;

const top = (): HTMLElement => open.findLast(({ showsMessages }) => showsMessages)?.dialog ?? document.body;

function tell(): void {
  for (const follow of followers) follow(top());
}

/**
 * Opens a dialog over the page and returns a function that closes it. The app's messages appear in it, unless
 * `showsMessages` is false because someone else than the notary reads it.
 */
export function openModal(dialog: HTMLDialogElement, { showsMessages = true } = {}): () => void {
  dialog.showModal();
  const modal = { dialog, showsMessages };
  open.push(modal);
  tell();
  return () => {
    const at = open.indexOf(modal);
    if (at >= 0) open.splice(at, 1);
    tell();
    dialog.close();
    focusTitleIfLost();
  };
}

/** Focuses the title of the view, if the dialog closed without an opener that the browser could return the focus to. */
function focusTitleIfLost(): void {
  const title = document.querySelector<HTMLElement>('h1[tabindex]');
  // By then, the view that follows has taken the focus where it needs it.
  afterPaint(() => {
    if (title?.isConnected && document.activeElement === document.body) title.focus({ preventScroll: true });
  });
}

/**
 * Calls the listener now and on every change with the top layer: the topmost modal dialog that shows messages, or the page.
 * Content that must always be visible, announced, and reachable belongs there. Returns a function that stops
 * it.
 */
export function followTop(follow: (top: HTMLElement) => void): () => void {
  followers.add(follow);
  follow(top());
  return () => {
    followers.delete(follow);
  };
}
