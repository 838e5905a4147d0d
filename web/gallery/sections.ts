/** The parts of the gallery in order. `fills` marks a part that takes the whole window. */
export const sections = [
  { id: 'buttons', title: 'Buttons and links' },
  { id: 'fields', title: 'Fields' },
  { id: 'errors', title: 'Fields with errors, and their summary' },
  { id: 'badges', title: 'Badges, names, the seal and icons' },
  { id: 'ledger', title: 'Ledger, pages' },
  { id: 'tabs', title: 'Tabs and steps' },
  { id: 'filters', title: 'Search and filters' },
  { id: 'usage', title: 'Plans and usage' },
  { id: 'photo', title: 'Photo' },
  { id: 'map', title: 'Map' },
  { id: 'waiting', title: 'Waiting' },
  { id: 'empty', title: 'Empty, and failed' },
  { id: 'loading-screen', title: 'Opening the app', fills: true },
  { id: 'toasts', title: 'Toasts', fills: true },
  { id: 'dialog', title: 'Dialog', fills: true },
  { id: 'question', title: 'Question, with a toast over it', fills: true },
  { id: 'signature', title: 'Signature pad', fills: true },
  { id: 'scan', title: 'Scan of an ID, without a camera', fills: true },
  { id: 'camera', title: 'Camera, where there is none', fills: true },
] as const satisfies readonly { id: string; title: string; fills?: boolean }[];

export type SectionId = (typeof sections)[number]['id'];

/** Exported components that the gallery does not show, with the reason. */
export const notShown: Readonly<Record<string, string>> = {
  CallNotary: 'a part of SigningSession',
  GiveBack: 'a part of SigningSession',
  HoldButton: 'a part of SigningSession',
  LineToSign: 'a part of SigningSession',
  LocalCardForm: 'replaces Stripe’s own field on a developer’s machine',
  MailProblem: 'a banner that depends on the account',
  MapCanvas: 'a part of LocationMap',
  MapErrorBoundary: 'replaces LocationMap with a sentence when WebGL is missing',
  TitleSuggestions: 'fills the browser’s own list of suggestions',
  MoveToFree: 'a ConfirmDialog with text about the account',
  NotaryPanel: 'a part of SigningSession',
  SignatureCanvas: 'a part of SigningSession',
  SigningHeading: 'a part of SigningSession',
  SigningPad: 'a part of SigningSession',
  SigningScreen: 'a part of SigningSession',
  UnverifiedEmail: 'a banner that depends on the account',
  WhatIsSigned: 'a part of SigningSession',
};
