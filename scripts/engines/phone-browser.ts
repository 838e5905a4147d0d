/** The size of a phone's page, in CSS pixels. */
export const phone = { width: 390, height: 844 };

/** A source of input as WebDriver and WebDriver BiDi both define it. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: readonly object[] }
  | { type: 'key'; id: string; actions: readonly object[] };

/** How a browser starts. */
export type BrowserOptions = {
  /** Code that runs before the code of each page. */
  before?: string;
  /** The default font size in pixels; 16 unless the user chose a larger one. */
  fontSize?: number;
  /** Preferences of Firefox. */
  preferences?: Readonly<Record<string, string | number | boolean>>;
};

/** A browser with one page of a phone's size and a folder of its own. */
export type PhoneBrowser = {
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page, awaits it, and returns its value, which is a text. */
  evaluate: (expression: string) => Promise<string>;
  act: (sources: readonly InputSource[]) => Promise<void>;
  /** Returns what the screen shows, as a PNG. */
  picture: () => Promise<Buffer>;
  /** The folder of downloads. */
  folder: string;
  close: () => Promise<void>;
};

export type StartBrowser = (options: BrowserOptions) => Promise<PhoneBrowser>;
