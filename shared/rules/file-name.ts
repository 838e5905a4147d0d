import { limits } from '../data/limits.ts';

/** Characters that file systems reject, or that make a name look like another: controls, format, and bidi characters. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;
/** Marks beyond eight on one letter, as in no text. */
const surplusMarks = /(?<=\p{M}{8})\p{M}+/gu;
const edges = /^[.\s]+|[.\s]+$/g;

/** Shortens a text by characters as a person counts them, so that none is cut in two. */
function shortened(text: string, max: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}

/**
 * Returns a name that is safe to show and to save anywhere: no path, no control characters, at most 120
 * characters, and the file extension for its content. Letters of all scripts stay.
 */
export function safeFileName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(unfit, '')
    .replace(surplusMarks, '')
    .replace(/\s+/gu, ' ')
    .replace(/[.\s]+$/, '');
  const stem = clean.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(edges, '');
  const short = shortened(stem, limits.fileNameLength - ending.length - 1).replace(edges, '');
  return `${short || 'document'}.${ending}`;
}

/**
 * Returns the header that makes a browser save an answer under a name. It has the full name, and one in ASCII
 * for old clients (RFC 6266, RFC 8187).
 */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  const whole = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
