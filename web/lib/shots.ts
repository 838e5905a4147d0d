/**
 * The product's pictures in web/public/shots, each at two widths and in both themes: `journal-1280.webp`,
 * `journal-390-dark.webp`. `npm run screenshots` takes them from the running product with invented people, so
 * they show the real product.
 */
export const shots = {
  dashboard: {
    alt: 'The dashboard: four cards with the completed entries, the drafts, this month and its revenue; below them the recent activity.',
  },
  journal: {
    alt: 'The journal: search and filters above the numbered entries, each with date, time, signer and fee.',
  },
  'batch-export': { alt: 'The journal with three entries chosen for the batch export.' },
  drafts: {
    alt: 'The drafts, each with the time of its last save, its signer, and the buttons to open or to delete it.',
  },
  'entry-details': {
    alt: 'A submitted entry: its number, its date, its fee, its commission and its location.',
  },
  'state-guide': {
    alt: 'The State Guide: the practice states of the notary, and the journal rules of Colorado with their sources.',
  },
  pricing: { alt: 'The four plans with their annual prices and what each of them holds.' },
  settings: { alt: 'The settings, open at the credentials: two commissions and the form to add another.' },
  'wizard-signer': {
    alt: 'The first step of a new entry: the state, the document type and the notarial act.',
  },
  'wizard-details': { alt: 'The second step of a new entry: date, fee, time of the act and location.' },
  'wizard-docs': { alt: 'The third step of a new entry: the descriptions of two documents.' },
  'wizard-notes': { alt: 'The last step of a new entry: what will be sealed, and the button Submit Entry.' },
  signature: {
    alt: 'The screen for the signer: name, document, act, and the pad, with Clear and Save Signature.',
  },
} as const satisfies Record<string, { alt: string }>;

export type ShotName = keyof typeof shots;

/** The screens used for pictures, in CSS pixels; a phone has several device pixels per CSS pixel. */
export const shotScreens = {
  phone: { width: 390, height: 844, density: 1.5 },
  desk: { width: 1280, height: 800, density: 1 },
} as const;

export type ShotScreen = keyof typeof shotScreens;
export type ShotTheme = 'light' | 'dark';

/** Every picture, in the order in which they are taken. */
export const shotNames = Object.keys(shots) as ShotName[];

/** Returns the size of a screen's file in pixels. */
export function shotSize(screen: ShotScreen): { width: number; height: number } {
  const { width, height, density } = shotScreens[screen];
  return { width: width * density, height: height * density };
}

/** The maximum size of a picture. */
export const shotBytes = 60_000;

/** Returns a picture's file in web/public/shots. */
export function shotFile(name: ShotName, screen: ShotScreen, theme: ShotTheme): string {
  return `${name}-${shotScreens[screen].width}${theme === 'dark' ? '-dark' : ''}.webp`;
}
