/** The menu of the landing page on a phone: all that this page runs in a browser. */

const button = document.getElementById('menu-button');
const menu = document.getElementById('menu');

function isOpen(): boolean {
  return button?.getAttribute('aria-expanded') === 'true';
}

function setOpen(open: boolean): void {
  button?.setAttribute('aria-expanded', String(open));
  menu?.classList.toggle('menu-shown', open);
  // The menu stands before its button, where the wide page has it.
  if (open) menu?.querySelector('a')?.focus();
}

function isIn(element: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

button?.addEventListener('click', () => setOpen(!isOpen()));

// A link was followed: the section stands below the menu.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) setOpen(false);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !isOpen()) return;
  setOpen(false);
  button?.focus();
});

// Whoever goes on elsewhere, by pointer or by keyboard, is done with the menu.
for (const type of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    if (isOpen() && !isIn(menu, target) && !isIn(button, target)) setOpen(false);
  });
}
