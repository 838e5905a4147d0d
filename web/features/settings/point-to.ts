/** Focuses a heading, and scrolls it below the fixed top of the page. */
export function pointTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
