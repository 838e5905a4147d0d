import { limits } from '../data/limits.ts';

/** What no file system takes in a name, or what makes a name look like another: controls, format and bidi characters. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;
const edges = /^[.\s]+|[.\s]+$/g;

/** The characters of a text that a person would count, so that none is cut in two. */
function shortened(text: string, max: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}

/**
 * A name under which a file may be shown and saved anywhere: no path, no control characters, at most 120
 * characters, and the ending that its content calls for. Letters of all scripts stay.
 */
export function safeFileName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(unfit, '')
    .replace(/\s+/gu, ' ')
    .replace(/[.\s]+$/, '');
  const stem = clean.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(edges, '');
  const short = shortened(stem, limits.fileNameLength - ending.length - 1).replace(edges, '');
  return `${short || 'document'}.${ending}`;
}

/**
 * The header by which a browser saves an answer under a name: the whole name, and one of plain letters for
 * what cannot read it (RFC 6266, RFC 8187).
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
