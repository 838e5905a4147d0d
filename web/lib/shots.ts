/**
 * The product's pictures in web/public/shots, each at two widths and in both themes: `journal-1280.webp`,
 * `journal-390-dark.webp`. `npm run screenshots` takes them from the running product with invented people, so
 * they show the real product.
 */
export const shots = {
  dashboard: {
    alt: 'The dashboard: four cards for completed entries, drafts, this month, and its revenue, with recent activity below.',
  },
  journal: {
    alt: 'The journal: search and filters above the numbered entries, each with date, time, signer and fee.',
  },
  'batch-export': { alt: 'The journal with three entries selected for a batch export.' },
  drafts: {
    alt: 'The list of drafts: when each was last saved, its signer, and buttons to open or delete it.',
  },
  'entry-details': {
    alt: 'A submitted entry: number, date, fee, commission, and location.',
  },
  'state-guide': {
    alt: 'The State Guide: the notary’s practice states, and Colorado’s journal rules with their sources.',
  },
  mileage: { alt: 'The mileage log: trips by month, each with its places, miles, and deduction.' },
  'business-year': {
    alt: 'The year of the business: notarial fees apart from other income, expenses, miles, and charts by month.',
  },
  pricing: { alt: 'The four plans with their annual prices and features.' },
  settings: { alt: 'Settings, Credentials: two commissions and the form to add another one.' },
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
