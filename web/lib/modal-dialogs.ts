/** The modal dialogs that are open, the topmost last. While one is, the rest of the page is inert. */
const open: HTMLDialogElement[] = [];
const followers = new Set<(top: HTMLElement) => void>();

const top = (): HTMLElement => open.at(-1) ?? document.body;

function tell(): void {
  for (const follow of followers) follow(top());
}

/** Opens a dialog over the page, and answers what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    tell();
    dialog.close();
  };
}

/**
 * Tells, at once and whenever it changes, what lies on top: the topmost modal dialog, or the page. What
 * must be seen, heard and reached at any time belongs into it. Answers what ends the telling.
 */
export function followTop(follow: (top: HTMLElement) => void): () => void {
  followers.add(follow);
  follow(top());
  return () => {
    followers.delete(follow);
  };
}
