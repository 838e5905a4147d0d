/** The views of the app that have a page (specification, section 2.4). */
export const views = [
  'dashboard',
  'journal',
  'drafts',
  'wizard',
  'subscription',
  'pricing',
  'checkout',
  'compliance',
  'settings',
  'help',
  'entryDetails',
  'duties',
  'business',
  'annex',
  'import',
  'share',
] as const;

/** The modes of the sign-in page that mailed links open. The token is in the fragment, which no server sees. */
const linkModes = ['reset', 'verify-email', 'confirm-email', 'undo-email', 'undo-change'] as const;

/** The modes of the sign-in page. */
export const authModes = ['login', 'register', 'forgot', ...linkModes] as const;

export type View = (typeof views)[number];
export type AuthMode = (typeof authModes)[number];
export type LinkMode = (typeof linkModes)[number];

export const isLinkMode = (view: View | AuthMode | undefined): view is LinkMode =>
  linkModes.some((mode) => mode === view);

/** Returns the view that an address names, if it exists. */
export function viewIn(search: URLSearchParams): View | AuthMode | undefined {
  const asked = search.get('view');
  return [...views, ...authModes].find((view) => view === asked);
}
