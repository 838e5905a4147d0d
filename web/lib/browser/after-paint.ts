/** Starts work when the browser has painted what is shown now. A page in the background is not painted. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
