/** The public pages about the service itself, with the labels of the links to them. */
export const legalPages = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/security', label: 'Security' },
] as const;

export type LegalPath = (typeof legalPages)[number]['path'];
