/** The landing page's menu on a phone. */

const button = document.getElementById('menu-button');
const menu = document.getElementById('menu');

function isOpen(): boolean {
  return button?.getAttribute('aria-expanded') === 'true';
}

function setOpen(open: boolean): void {
  button?.setAttribute('aria-expanded', String(open));
  menu?.classList.toggle('menu-shown', open);
  // The menu comes before its button in the document, so Tab alone would not reach it.
  if (open) menu?.querySelector('a')?.focus();
}

function isIn(element: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

button?.addEventListener('click', () => setOpen(!isOpen()));

// After a link is followed, the open menu would cover the section.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) setOpen(false);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !isOpen()) return;
  setOpen(false);
  button?.focus();
});

// Close the menu when the visitor continues elsewhere, by pointer or keyboard.
for (const type of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    if (isOpen() && !isIn(menu, target) && !isIn(button, target)) setOpen(false);
  });
}
