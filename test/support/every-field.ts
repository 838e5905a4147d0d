import { type Audience, type Field, type FieldTable, isTyped } from '#shared/entry/field.ts';
import { labelFor } from '#shared/entry/rows.ts';

/** A text that no other field has. */
const textOf = (path: string) => `Text${path.replaceAll('.', '').toLowerCase()}`;

function sampleOf(field: Field, path: string): unknown {
  if (isTyped(field)) return textOf(path);
  switch (field.kind) {
    case 'country':
      return 'CA';
    case 'digest':
      return 'ab'.repeat(32);
    case 'code':
      return Object.keys(field.codes).find((code) => code !== field.start);
    case 'day':
      return '2026-11-19';
    case 'time':
      return '13:50';
    case 'timezone':
      return 'America/New_York';
    case 'instant':
      return '2026-11-20T20:04:05.000Z';
    case 'flag':
    case 'yesNo':
      return true;
    case 'count':
    case 'money':
    case 'degrees':
      return 7;
    case 'documents':
      return [{ description: textOf(path) }];
    case 'people':
      return [filled(field.of, `${path}.`)];
    default:
      return null;
  }
}

/** Returns the fields of a table with a value each, but no image. */
export function filled(table: FieldTable, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, sampleOf(field, `${path}${name}`)]),
  );
}

/** Returns the fields that an audience reads although their rows say nowhere, or does not read where their rows say so. */
export function misplaced(audience: Audience, text: string, table: FieldTable, path = ''): string[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const place = field.shown[audience];
    const own = `${path}${name}`;
    const inside = field.kind === 'people' ? misplaced(audience, text, field.of, `${own}.`) : [];
    const isText = isTyped(field) || field.kind === 'documents';
    const isRead = text.includes(isText ? textOf(own) : labelFor(audience, field));
    const isWrong = isText
      ? isRead === (place === 'nowhere')
      : !isRead && place !== 'nowhere' && place !== 'apart';
    // A thumbprint without an image has a row only for the reason why there is none.
    return isWrong && field.kind !== 'thumbprint' ? [own, ...inside] : inside;
  });
}
