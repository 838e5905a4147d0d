import * as z from 'zod/mini';
import { oneLine } from './clean-text.ts';
import { isOfSigner } from './field-labels.ts';
import type { LabeledField } from './labeled-fields.ts';
import type { OrderSigner } from './proposed-order.ts';

export type FoundSigners = { signers: OrderSigner[]; doubtful: boolean };

const phoneShape =
  /(?<![\w-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?(?!\d)|(?<![\w-])\d{10}(?!\d)/i;
const emailShape = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;

export const phoneIn = (text: string) => phoneShape.exec(text.slice(0, 500))?.[0];
const emailAddress = z.email();

function emailIn(text: string): string | undefined {
  const found = emailShape.exec(text.slice(0, 500))?.[0];
  return emailAddress.safeParse(found).success ? found : undefined;
}

const roles =
  /\((?:co-?)?(?:borrower|signer|wife|husband|spouse|buyer|seller|primary|mr|mrs|ms|trustee|poa)[^)]{0,30}\)|,? (?:husband and wife|wife and husband|a married (?:man|woman|couple)|an? (?:un)?married (?:man|woman)|a single (?:man|woman))\b/gi;
const leftover =
  /(?:^|[\s,;:(–-])[\s,;:(–-]*(?:home|work|cell(?: ?phone)?|phone|ph|tel|mobile|contact|at|c|p|m|h|#|e-?mail)?[\s,;:.#()–-]*$/i;
const word =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,40}|de|la|van|von|der|den|del|di|da|al|el|bin|dos|ter|\p{Lu}\.?)$/u;

/** Returns the words of a text as a name, or undefined if they don't look like one. */
function nameOf(text: string): string | undefined {
  let name = oneLine(text.slice(0, 400).replaceAll(roles, ''));
  for (let times = 0; times < 3; times += 1) name = name.replace(leftover, '');
  name = name.replace(/^[\s,;:#-]+/, '');
  return name || undefined;
}

const looksLikeName = (name: string) => {
  const words = name.split(' ');
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every((each) => word.test(each) || /^(?:Jr|Sr|II|III|IV),?\.?$/.test(each))
  );
};

/** Splits the names of several people. `isCertain` is false where a surname may be shared or be first. */
function namesIn(value: string): { names: string[]; isCertain: boolean } {
  const bare = value
    .replaceAll(new RegExp(phoneShape, 'gi'), ' ; ')
    .replaceAll(new RegExp(emailShape, 'g'), ' ; ');
  const pieces = bare
    .split(/\n|;| & |\/| and | AND |\+| {2,}/)
    .map((piece) => nameOf(piece))
    .filter((piece): piece is string => piece !== undefined && /\p{L}{2}/u.test(piece));
  const names: string[] = [];
  let isCertain = true;
  for (const piece of pieces) {
    const parts = piece.split(/ ?, ?/).filter(Boolean);
    const [last = '', first = ''] = parts;
    if (parts.length > 1 && parts.every(looksLikeName)) names.push(...parts);
    else if (
      parts.length === 2 &&
      !last.includes(' ') &&
      !/^(?:jr|sr|ii|iii|iv|trustee|esq)\b/i.test(first)
    ) {
      names.push(`${first} ${last}`);
      isCertain = false;
    } else names.push(piece);
  }
  // "Luis and Ana Cruz": the first name has no surname of its own.
  const surname = names.at(-1)?.split(' ').at(-1);
  const whole = names.map((name, at) => {
    if (name.includes(' ') || at === names.length - 1 || !surname) return name;
    isCertain = false;
    return `${name} ${surname}`;
  });
  return { names: whole, isCertain: isCertain && whole.every(looksLikeName) };
}

const ordinal = (label: string) =>
  /[2-9]|\bco\b|\bco-|second|additional|other|spouse/i.exec(label)?.[0]?.toLowerCase();

function fromFields(fields: readonly LabeledField[]): FoundSigners {
  const signers: (OrderSigner & { mark: string | undefined; group: number })[] = [];
  let doubtful = false;
  for (const [at, { kind, label, value }] of fields.entries()) {
    const before = fields[at - 1]?.kind;
    const phone = phoneIn(value);
    const email = emailIn(value);
    if (kind === 'signer') {
      const { names, isCertain } = namesIn(value);
      if (!isCertain && names.length > 0) doubtful = true;
      const isNew = names.filter((name) => signers.every((signer) => signer.name !== name));
      for (const [place, name] of isNew.entries()) {
        const isOnly = place === 0;
        if (phone && isNew.length > 1) doubtful = true;
        signers.push({
          name,
          ...(phone && isOnly ? { phone } : {}),
          ...(email && isOnly ? { email } : {}),
          mark: ordinal(label),
          group: at,
        });
      }
    } else if (kind === 'phone' || kind === 'email') {
      const own = isOfSigner(label) ? signers.findLast(({ mark }) => mark === ordinal(label)) : undefined;
      // "Scheduler: Kim Page" with a phone below is no signer.
      if (!own && before === 'other') continue;
      const together = signers.filter(({ group }) => group === signers.at(-1)?.group);
      const target = own ?? together.find((signer) => signer[kind] === undefined);
      if (!target) continue;
      if (!own && together.length > 1) doubtful = true;
      if (phone && !target.phone && kind === 'phone') target.phone = phone;
      if (email && !target.email) target.email = email;
    }
  }
  return { signers: signers.map(({ mark: _, group: __, ...signer }) => signer), doubtful };
}

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
const fullName = `${capital}(?: (?:\\p{Lu}\\.|de|la|van|von|der|del|di))?(?: ${capital}){1,2}`;
const introduced = new RegExp(
  `(?:\\b(?:[Bb]orrowers?|[Ss]igners?|[Cc]lients?|[Tt]estat(?:or|rix)|[Ss]ellers?|[Bb]uyers?|[Pp]rincipals?|[Gg]rantors?|[Ff]or|[Ww]ith|[Mm]eet|[Mm]eeting|BORROWERS?|SIGNERS?)(?: (?:is|are|will be|named?))?:?(?: (?:Mr|Mrs|Ms|Dr)\\.?)? |\\b(?:I'm|I’m|I am|[Mm]y name is|[Tt]his is) )(${fullName})(?: (?:&|and) (${fullName}))?`,
  'gu',
);

/** Words that begin in capital letters in mails, and are no names. */
const noNames =
  /\b(?:LLC|Inc|Title|Company|Signing|Signings|Services?|Notary|Lending|Bank|Street|Avenue|Order|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Law|Office|Center|Hospital|Care)\b/;

function fromProse(text: string): FoundSigners {
  const signers: OrderSigner[] = [];
  for (const match of text.slice(0, 20_000).matchAll(introduced)) {
    const names = match.slice(1, 3).filter((name) => name && !noNames.test(name)) as string[];
    const end = match.index + match[0].length;
    const near = text.slice(end, end + 45).split('\n', 1)[0] ?? '';
    const phone = phoneIn(near);
    for (const name of names.filter((each) => signers.every((signer) => signer.name !== each))) {
      signers.push({ name, ...(phone && names.length === 1 ? { phone } : {}) });
    }
    if (signers.length >= 10) break;
  }
  return { signers, doubtful: signers.length > 0 };
}

/** Returns who signs. Names from running text are doubtful. */
export function signersIn(text: string, fields: readonly LabeledField[]): FoundSigners {
  const labeled = fromFields(fields);
  return labeled.signers.length > 0 ? labeled : fromProse(text);
}
