/** Focuses a heading, and scrolls it to the middle of the window. */
export function pointTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
