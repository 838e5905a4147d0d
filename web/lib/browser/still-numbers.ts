/** Keeps the numbers of focused fields as they are while the page is scrolled with a mouse wheel. */
export function keepNumbersStill(): void {
  document.addEventListener(
    'wheel',
    ({ target: field }) => {
      // Without focus, the browser scrolls the page instead of counting.
      if (field instanceof HTMLInputElement && field.type === 'number') field.blur();
    },
    { passive: true, capture: true },
  );
}
