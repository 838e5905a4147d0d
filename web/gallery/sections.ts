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
  { id: 'camera', title: 'Camera, on a device without one', fills: true },
] as const satisfies readonly { id: string; title: string; fills?: boolean }[];

export type SectionId = (typeof sections)[number]['id'];

/** Exported components that the gallery does not show, with the reason. */
export const notShown: Readonly<Record<string, string>> = {
  AddPasskey: 'a part of Passkeys',
  AddendaMark: 'a word in a Badge that depends on the entry',
  EntryTitle: 'two lines of text that depend on the entry',
  ExportState: 'depends on an export of the account',
  FormButtons: 'two Buttons below the form of a dialog',
  JournalChoice: 'a list that depends on the journals of the account',
  LocalCardForm: 'replaces Stripe’s own field on a developer’s machine',
  MailProblem: 'a banner that depends on the account',
  MapCanvas: 'a part of LocationMap',
  MapErrorBoundary: 'replaces LocationMap with a sentence when WebGL is missing',
  MoveToFree: 'a ConfirmDialog with text about the account',
  OutcomeBadge: 'a word in a Badge that depends on the entry',
  PasskeyRow: 'a part of Passkeys',
  Passkeys: 'a list that depends on the account',
  ProofDialog: 'a dialog that depends on how the notary signs in',
  SignInRow: 'a part of SignIns',
  SignIns: 'a list that depends on the account',
  SignatureCanvas: 'a part of SigningSession',
  StreetMap: 'a part of LocationMap',
  TypedEmail: 'a TextField with the address of the account',
  UnverifiedEmail: 'a banner that depends on the account',
};
