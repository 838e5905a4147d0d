/** A part of an email that one person wrote at one time. */
export type MessageVersion = { text: string; subject: string; sent: Date | undefined };

const divider =
  /^[\s>*]*(?:-{2,}\s?(?:original message|forwarded message|forwarded by|original appointment|reply message)\b|begin forwarded message:)/i;
const wroteEnd = /\bwrote:\s*$/i;
const headerLine = /^\*?(from|sent|date|to|cc|subject|reply-to|importance)\s?:\*?\s*(.*)$/i;

/** Levels of quotation that are told apart. */
const depthMax = 20;

/** Earlier emails that are read. */
const versionsMax = 30;

function quoteDepth(line: string): number {
  let depth = 0;
  for (const letter of line.slice(0, 3 * depthMax)) {
    if (letter === '>') depth += 1;
    else if (letter !== ' ') break;
  }
  return Math.min(depth, depthMax);
}

const unquoted = (line: string) => line.replace(/^[> ]*>\s?/, '');

/** Reports whether a line introduces a quotation, perhaps together with the next one: "On … wrote:". */
function introduces(line: string, next = ''): boolean {
  return (
    /^\s*on\b/i.test(line) &&
    line.length < 300 &&
    (wroteEnd.test(line) || (wroteEnd.test(next) && next.length < 200))
  );
}

/** Returns how many of the lines from here on are headers of an earlier email, or 0. */
function headersAt(lines: readonly string[], start: number): number {
  if (!/^\*?from\s?:/i.test(lines[start] ?? '')) return 0;
  const names = new Set<string>();
  let end = start;
  for (; end < Math.min(lines.length, start + 10); end += 1) {
    const name = headerLine.exec((lines[end] ?? '').slice(0, 500))?.[1]?.toLowerCase();
    // The recipients of a long list continue on the next line.
    if (!name && !(lines[end] ?? '').includes('@')) break;
    if (name) names.add(name);
  }
  return names.has('from') && (names.has('sent') || names.has('date') || names.has('subject'))
    ? end - start
    : 0;
}

type Piece = { depth: number; lines: string[]; subject: string; sent: Date | undefined };

function readHeaders(piece: Piece, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = headerLine.exec(line.slice(0, 500)) ?? [];
    if (/^subject$/i.test(name)) piece.subject = value;
    if (/^(?:sent|date)$/i.test(name)) {
      const sent = new Date(value.replace(/\bat\b/i, ''));
      if (!Number.isNaN(sent.getTime())) piece.sent = sent;
    }
  }
}

/** Splits an email at the earlier emails that it quotes or forwards, the newest version first. */
export function messageVersions({ text, subject, sent }: MessageVersion): MessageVersion[] {
  const all = text.split('\n');
  const depths = all.map(quoteDepth);
  const lines = all.map((line, at) => ((depths[at] ?? 0) > 0 ? unquoted(line) : line));
  let current: Piece = { depth: 0, lines: [], subject, sent };
  const pieces = [current];
  const begin = (depth: number) => {
    current = { depth, lines: [], subject: '', sent: undefined };
    pieces.push(current);
  };
  for (let at = 0; at < lines.length && pieces.length <= versionsMax; at += 1) {
    const line = lines[at] ?? '';
    const depth = depths[at] ?? 0;
    if (depth !== current.depth) {
      // Lines between quotations continue what the same person wrote above.
      const same = pieces.findLast((piece) => piece.depth === depth);
      if (same && depth < current.depth) current = same;
      else if (!(depth > 0 && current.lines.length === 0 && pieces.length > 1)) begin(depth);
      current.depth = depth;
    }
    const headers = headersAt(lines, at);
    if (headers > 0) {
      if (current.lines.some((each) => each.trim())) begin(depth);
      readHeaders(current, lines.slice(at, at + headers));
      at += headers - 1;
    } else if (divider.test(line.slice(0, 200))) {
      if (current.lines.some((each) => each.trim())) begin(depth);
    } else if (introduces(line, lines[at + 1])) {
      if (!wroteEnd.test(line)) at += 1;
      let next = at + 1;
      while (next < lines.length && !lines[next]?.trim()) next += 1;
      if ((depths[next] ?? 0) <= depth) begin(depth);
    } else {
      current.lines.push(line);
    }
  }
  return pieces
    .map((piece) => ({ text: piece.lines.join('\n').trim(), subject: piece.subject, sent: piece.sent }))
    .filter(({ text: part }, at) => at === 0 || part !== '');
}
