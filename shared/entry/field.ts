/** A step of the wizard (specification, section 2.8). */
export type Step = 1 | 2 | 3 | 4;

/** Text that people type, with its longest length. Every such text is checked for SSNs and card numbers. */
type TypedText = { kind: 'line' | 'paragraphs' | 'encrypted'; max: number };

/** The codes of a closed list with their names. Some have more than a name, such as an explanation. */
export type CodeNames = Readonly<Record<string, string | { readonly name: string }>>;

/**
 * One of a closed list. `mayChange` marks a list that can lose a code: what was stored is then read as plain text.
 * `refused` is a code that requests may not contain.
 */
type Code = { kind: 'code'; codes: CodeNames; error: string; mayChange?: true; refused?: string };

/** `inSentence` is its name in a message, such as `The thumbprint`. A photo is printed larger than a drawn signature. */
type Picture = { kind: 'image' | 'thumbprint'; inSentence: string; isPhoto?: true };

/**
 * The kinds of fields:
 * - `line`, `paragraphs`: typed text, `encrypted`: a typed line that is stored encrypted;
 * - `day`: YYYY-MM-DD, `time`: HH:MM, `timezone`: an IANA name, `instant`: ISO 8601 in UTC;
 * - `flag`: a checkbox, `yesNo`: a question that may stay unanswered;
 * - `digest`: a SHA-256, 64 hexadecimal digits, `country`: a code of ISO 3166-1;
 * - `count`: a whole number from 1, `money`: dollars, `degrees`: a coordinate;
 * - `image`: a data URL on the wire, a reference to a file in the table;
 * - `thumbprint`, `documents`, `signedAs`: structures of their own;
 * - `people`: a list of signers, witnesses, or the like, each with the fields of another table.
 */
type Kind =
  | TypedText
  | Code
  | { kind: 'day' | 'time' | 'timezone' | 'instant' | 'flag' | 'yesNo' | 'signedAs' | 'digest' | 'country' }
  | Picture
  | { kind: 'count' | 'money' | 'degrees' | 'documents'; max: number }
  | { kind: 'people'; of: FieldTable; max: number };

/** Those who read an entry: its notary, and the readers of its PDF, an inspection, the spreadsheet, and a copy. */
export type Audience = 'details' | 'pdf' | 'inspection' | 'csv' | 'copy';

/** Parts of the details and of the PDF. The rows of a part are in the order of the table. */
export type DetailsPart = 'act' | 'extras' | 'comments' | 'law' | 'land' | 'witness' | 'other' | 'document';
export type PdfPart =
  | 'outcome'
  | 'time'
  | 'document'
  | 'act'
  | 'mode'
  | 'extras'
  | 'fee'
  | 'place'
  | 'parties'
  | 'land'
  | 'interpreter'
  | 'other';

/**
 * Where an audience reads a field: `row` is a row of its own, in a spreadsheet a column at the end. `apart` means that code of its own
 * shows it, such as a picture, or a name that is a title.
 */
type ShownAs = 'row' | 'apart' | 'nowhere';

/** One field, described once. */
export type Field = Kind & {
  /** The field's name as people read it. */
  label: string;
  /** Where each audience reads the field. */
  shown: Readonly<Record<Audience, ShownAs | DetailsPart | PdfPart>>;
  /** Labels for audiences that read another one. */
  labels?: Partial<Record<Audience, string>>;
  /** An address that may not be open to public inspection (M.G.L. c. 222, § 22(c)). */
  mayBeWithheld?: true;
  /** The field joined after the first entries were sealed: their items lack it, and their hashes must not change. */
  later?: true;
  /** The field describes an ID document. Personal knowledge leaves it empty (specification, section 5). */
  ofDocument?: true;
  /** The field is a name or the like: a long number in it can only be one that identifies a person. */
  numberless?: true;
  /** A number alone belongs here, such as a ZIP code. */
  holdsNumber?: true;
  /** The field is the name of a person, so it has a letter. */
  isName?: true;
  /** People read the field in one line with the field before it, after this separator. */
  sameLine?: string;
  /** The field is filled from other fields and has no input of its own. */
  copied?: true;
  /** The code that a new form starts with. */
  start?: string;
  /** The field belongs to another one and shares its law rule. */
  partOf?: string;
};

/** A field of the entry itself. */
export type EntryLevelField = Field & {
  shown: Record<'inspection' | 'csv' | 'copy', ShownAs> & {
    details: DetailsPart | 'apart' | 'nowhere';
    pdf: PdfPart | 'apart' | 'nowhere';
  };
  step: Step;
  /** The field's place among the members of stored items and answers. A new field takes the next number. */
  order: number;
  /** Each act of a visit has the field for itself. A further document starts with the value of the last one, or empty. */
  perAct?: 'likeLast' | 'empty';
};

export type FieldTable = Readonly<Record<string, Field>>;

const typedKinds: Record<TypedText['kind'], true> = { line: true, paragraphs: true, encrypted: true };

/** Whether people type free text into a field. */
export function isTyped(field: Field): boolean {
  return Object.hasOwn(typedKinds, field.kind);
}

const orderOf = (field: Field & { order?: number }): number => field.order ?? 0;

/** The fields of a table in the order of stored items and answers; people's fields are in that order already. */
export function inPlace(table: FieldTable): [name: string, field: Field][] {
  return Object.entries(table).sort(([, left], [, right]) => orderOf(left) - orderOf(right));
}
