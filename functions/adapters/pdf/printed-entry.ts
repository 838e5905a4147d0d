import type * as z from 'zod/mini';
import type { Camel } from '#shared/contract/wire.ts';
import type { DateFormat } from '#shared/rules/shown-day.ts';
import type { wholeEntry } from '#shared/schemas/whole-entry.ts';
import type { PrintablePictures } from './printable-pictures.ts';
import type { PrintableText } from './printable-text.ts';

/** An entry as returned by `get-entry`, in camelCase. */
export type PrintedEntry = Camel<z.output<typeof wholeEntry>>;

/** Facts that every submitted entry has. */
export type Sealed = { number: string; submittedAt: Date; hash: string };

/** How this document shows text, images, and dates, and the entry's own time zone for its times. */
export type Printing = {
  text: PrintableText['of'];
  picture: PrintablePictures['of'];
  entryTimezone: string;
  /** True if this document excludes images, so their absence says nothing about the entry. */
  leavesImagesOut: boolean;
  dateFormat: DateFormat;
};
