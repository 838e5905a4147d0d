/** Keeps the numbers of focused fields as they are while the page is scrolled with a mouse wheel. */
export function keepNumbersStill(): void {
  document.addEventListener(
    'wheel',
    () => {
      const field = document.activeElement;
      // Without focus, the browser scrolls the page instead of counting.
      if (field instanceof HTMLInputElement && field.type === 'number') field.blur();
    },
    { passive: true, capture: true },
  );
}
