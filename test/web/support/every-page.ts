import { configure, getConfig } from '@testing-library/react';
import * as react from 'react';
import { toast } from 'sonner';
import { beforeEach } from 'vitest';

const { getElementError } = getConfig();

/** Reports whether a query runs inside a wait, which repeats it at each change of the page. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A view is loaded on its first use, which takes a while on a busy machine.
  asyncUtilTimeout: 20_000,
  // Only the failure that ends a wait prints the page: printing it at each repetition took a quarter of the run.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// In development, React records a stack trace for each element until it has recorded 10,000. The traces took a tenth of
// the run, and no test reads them. This counter tells React that it has reached the limit.
const internals: object = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});

const isPage = 'document' in globalThis;

// In browsers, `'value' in element.attributes` tells whether the attribute exists, and react-hook-form asks this about each
// checkbox. happy-dom always answers no, which hid that a checkbox with a value posts the value and not true.
const attributes = isPage && Object.getOwnPropertyDescriptor(Element.prototype, 'attributes');
if (attributes) {
  Object.defineProperty(Element.prototype, 'attributes', {
    ...attributes,
    get(this: Element): NamedNodeMap {
      return new Proxy<NamedNodeMap>(attributes.get?.call(this), {
        has: (map, name) =>
          Reflect.has(map, name) || (typeof name === 'string' && map.getNamedItem(name) !== null),
      });
    },
  });
}

// Files share one page and its modules: each begins with an empty page, online, and without toasts.
if (isPage) {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  document.body.replaceChildren();
  window.dispatchEvent(new Event('online'));
}

beforeEach(() => {
  if (!isPage) return;
  // Queries by role compute the style of every candidate, which takes long with the style sheet of the toasts.
  for (const style of document.head.querySelectorAll('style')) style.remove();
});
