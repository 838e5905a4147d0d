/** Moves the focus to a heading, clear of what stays at the top of the page. */
export function pointTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
