import type { Content } from 'pdfmake/interfaces.js';
import type * as z from 'zod/mini';
import { heading, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { printedFingers } from '#shared/data/thumbprint.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { picturesFor } from '#shared/entry/images.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { thumbprint } from '#shared/schemas/thumbprint-data.ts';

/** Returns the images of the entry itself, as opposed to a signer's. */
export function imagesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { thumbprintData } = entry;
  const images = [
    ...(thumbprintData ? [thumbprintImage(thumbprintData, printing)] : []),
    ...picturesFor('pdf', entryFields, entry).map(({ label, source, isPhoto }) =>
      isPhoto
        ? capturedImage(printing.picture, label, 'Photograph', source, 330, 220)
        : capturedImage(printing.picture, label, '', source, 240, 90),
    ),
  ];
  const [first, ...others] = images;
  return first ? [together(heading('Captured images'), first), ...others] : [];
}

function capturedImage(
  picture: Printing['picture'],
  title: string,
  details: string,
  source: string,
  width: number,
  height: number,
): Content {
  return {
    ...together({ text: title, style: 'name' }, ...(details ? [{ text: details, style: 'label' }] : []), {
      stack: [picture(source, width, height)],
      margin: [0, 5, 0, 0],
    }),
    margin: [0, 4, 0, 10],
  };
}

function thumbprintImage(json: string, { text, picture, entryTimezone, dateFormat }: Printing): Content {
  const read = readThumbprint(json);
  if (!read) return { text: 'The recorded thumbprint cannot be read.', style: 'note', margin: [0, 4, 0, 10] };
  const captured = shownTime(new Date(read.captured_at), entryTimezone, dateFormat);
  const details = text(`${printedFingers[read.signer_thumb]}, photographed ${captured}`);
  return capturedImage(picture, 'Ink thumbprint', details, read.image_data, 200, 200);
}

function readThumbprint(json: string): z.output<ReturnType<typeof thumbprint>> | undefined {
  try {
    return thumbprint().safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
