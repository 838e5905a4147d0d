import { createRequire } from 'node:module';

/** A document of pdfkit, as far as the bench draws one. */
export type BareDocument = NodeJS.ReadableStream & {
  registerFont: (name: string, file: Buffer) => BareDocument;
  font: (name: string) => BareDocument;
  fontSize: (size: number) => BareDocument;
  fillColor: (color: unknown) => BareDocument;
  text: (text: string, x: number, y: number, options: object) => BareDocument;
  addPage: (options: object) => BareDocument;
  end: () => void;
};

type Pdfkit = { new (options: object): BareDocument; prototype: Record<string, unknown> };

const packages = createRequire(import.meta.filename);

/** The very pdfkit that pdfmake draws with. */
export const Pdfkit: Pdfkit = createRequire(packages.resolve('pdfmake'))('pdfkit');
