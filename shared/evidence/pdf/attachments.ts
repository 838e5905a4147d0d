import type { CheckBudget } from '#shared/evidence/check-budget.ts';
import type { PdfFile } from './pdf-file.ts';
import {
  charactersOf,
  entriesOf,
  expectRef,
  expectText,
  foreign,
  isNamed,
  listOf,
  type PdfDictionary,
  type PdfValue,
} from './values.ts';

/** An attached file. */
export type Attachment = { name: string; content: Uint8Array };

/** Numbers of the objects that describe an attached file, and have its content. */
type Named = { name: string; description: number; content: number };

/** Returns the files that the catalog names. */
function namedFiles(pdf: PdfFile): Named[] {
  const names = pdf.catalog().get('Names');
  const tree = names === undefined ? undefined : pdf.entries(names, '/Names').get('EmbeddedFiles');
  if (tree === undefined) return [];
  const entries = pdf.entries(tree, '/EmbeddedFiles');
  if (entries.size !== 1) throw foreign('the list of its attached files is in several parts');
  const list = listOf(entries.get('Names'), 'the list of its attached files');
  const named: Named[] = [];
  for (let at = 0; at < list.length; at += 2) {
    const name = charactersOf(expectText(list[at], 'the name of an attached file'));
    const description = expectRef(list[at + 1], 'an attached file').object;
    const file = entriesOf(pdf.object(description).value, 'an attached file');
    const isSoNamed = (key: string) => charactersOf(expectText(file.get(key), `/${key}`)) === name;
    if (!isSoNamed('F') || !isSoNamed('UF')) throw foreign(`${name} has several names`);
    const content = entriesOf(file.get('EF'), '/EF');
    if (content.size !== 1) throw foreign(`${name} has several contents`);
    named.push({ name, description, content: expectRef(content.get('F'), name).object });
  }
  return named;
}

/** Calls `visit` with a value and every value inside of it. */
function walk(value: PdfValue, visit: (value: PdfValue) => void): void {
  visit(value);
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'list') for (const item of value.items) walk(item, visit);
  if (value.kind === 'dictionary') for (const item of value.entries.values()) walk(item, visit);
}

/** Returns the objects to which the catalog's `/AF` refers, which may repeat attached files. */
const associated = (entries: ReadonlyMap<string, PdfValue>) =>
  listOf(entries.get('AF'), '/AF').map((item) => expectRef(item, '/AF').object);

/**
 * Checks that nothing else in the file is attached to it, in any revision and by any of the ways that readers know:
 * files of annotations, associated files, related files, and portfolios. Objects in streams of objects would be hidden
 * from this check, so there must be none; and references to objects that are not there, which an update could add.
 */
function checkNothingElse(pdf: PdfFile, named: readonly Named[]): void {
  const descriptions = new Set(named.map(({ description }) => description));
  const contents = new Set(named.map(({ content }) => content));
  for (const { number, value: top, revision } of pdf.everyObject()) {
    const size = pdf.revisions[revision]?.size ?? 0;
    const check = ({ entries }: PdfDictionary, isTop: boolean) => {
      const isAttached =
        (entries.has('EF') && !(isTop && descriptions.has(number))) ||
        (isNamed(entries.get('Type'), 'EmbeddedFile') && !(isTop && contents.has(number)));
      const isOther =
        entries.has('RF') ||
        entries.has('Collection') ||
        isNamed(entries.get('Subtype'), 'FileAttachment') ||
        (entries.has('AF') &&
          !(isTop && number === pdf.root && associated(entries).every((one) => descriptions.has(one))));
      if (isAttached || isOther) throw foreign('it has an attached file that its list does not name');
      const isHiding = ['ObjStm', 'XRef'].some((type) => isNamed(entries.get('Type'), type));
      if (isHiding) throw foreign('it has objects inside of a stream');
    };
    walk(top, (value) => {
      if (typeof value !== 'object' || value === null) return;
      if (value.kind === 'ref' && (value.object === 0 || value.object >= size)) {
        throw foreign(`object ${number} refers to an object that is not there`);
      }
      if (value.kind === 'dictionary') check(value, value === top);
    });
  }
}

/**
 * Returns the attached files: those that the catalog names. Throws UnreadableFile if the file has another one, by whatever
 * way.
 */
export async function attachedFiles(pdf: PdfFile, budget: CheckBudget): Promise<Attachment[]> {
  const named = namedFiles(pdf);
  checkNothingElse(pdf, named);
  const files: Attachment[] = [];
  for (const { name, content } of named) {
    const reference = { kind: 'ref', object: content } as const;
    files.push({ name, content: await pdf.content(reference, budget) });
  }
  return files;
}
