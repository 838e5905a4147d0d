/** Says at each date of the page whether it is empty. */
function markAll(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    input.toggleAttribute('data-empty', input.value === '');
  }
}

/**
 * Marks every empty date of the page, for its style: Safari shows the date of today in it, as if it were filled in. Returns the
 * function that stops it. Forms also set values by script, so it looks again after each event and change that may have led to one.
 */
export function markEmptyDates(): () => void {
  let frame = 0;
  const markSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markAll);
  };
  const events = ['input', 'change', 'click', 'reset'];
  for (const name of events) document.addEventListener(name, markSoon);
  const observer = new MutationObserver(markSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['value', 'type'] });
  markAll();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const name of events) document.removeEventListener(name, markSoon);
  };
}
