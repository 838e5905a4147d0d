import { businessLimits } from '#shared/data/business/business-limits.ts';

/** A message as the server reads it. */
export type OrderSource = { format: 'eml' | 'ics' | 'text'; content: string };

const sizeProblem = `This is more than ${businessLimits.orderTextBytes / 1_024} KB. Paste only the part about the appointment.`;

const looksLikeCalendar = (text: string) => /^\s*BEGIN:VCALENDAR/i.test(text);

/** Returns a pasted text as the server reads it, or what is wrong with it. */
export function sourceOfText(text: string): OrderSource | { problem: string } {
  if (text.trim() === '') return { problem: 'Paste the text of an order first.' };
  if (new Blob([text]).size > businessLimits.orderTextBytes) return { problem: sizeProblem };
  return { format: looksLikeCalendar(text) ? 'ics' : 'text', content: text };
}

function formatOf({ name, type }: File): OrderSource['format'] | undefined {
  if (/\.eml$/i.test(name) || type === 'message/rfc822') return 'eml';
  if (/\.(?:ics|ical)$/i.test(name) || type === 'text/calendar') return 'ics';
  return /\.txt$/i.test(name) || type === 'text/plain' ? 'text' : undefined;
}

/** Old emails are not in UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns a file as the server reads it, or what is wrong with it. */
export async function sourceOfFile(file: File): Promise<OrderSource | { problem: string }> {
  const format = formatOf(file);
  if (!format) return { problem: 'Choose an email (.eml), a calendar file (.ics), or a text file (.txt).' };
  if (file.size > businessLimits.orderTextBytes) return { problem: sizeProblem };
  const source = { format, content: decoded(await file.arrayBuffer()) };
  return source.content.trim() === '' ? { problem: 'This file is empty. Choose another.' } : source;
}
