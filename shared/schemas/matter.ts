import * as z from 'zod/mini';
import type { Camel } from '../contract/wire.ts';
import { copyMatter, copySteps } from './duties/copy-matter.ts';
import { handOverMatter, handOverSteps } from './duties/hand-over-matter.ts';
import { lossMatter, lossSteps } from './duties/loss-matter.ts';
import { notaryStep, productStep } from './duties/matter-kind.ts';
import { officialMatter, officialSteps } from './duties/official-matter.ts';

/** Steps of every kind of matter: a note, the end, and a document that the product made. */
const noted = notaryStep('noted', {});
const closed = notaryStep('closed', {});
const documentMade = productStep('document_made', {
  document: z.string(),
  /** SHA-256 of the file in hex. */
  digest: z.string(),
});

/** The content of a request for a step. The kinds of steps of all matters differ, and a rule says which are allowed when. */
export const askedStep = z.discriminatedUnion('kind', [
  noted.asked,
  closed.asked,
  ...copySteps.map(({ asked }) => asked),
  ...lossSteps.map(({ asked }) => asked),
  ...handOverSteps.map(({ asked }) => asked),
  ...officialSteps.map(({ asked }) => asked),
]);

const steps = z.array(
  z.discriminatedUnion('kind', [
    noted.kept,
    closed.kept,
    documentMade.kept,
    ...copySteps.map(({ kept }) => kept),
    ...lossSteps.map(({ kept }) => kept),
    ...handOverSteps.map(({ kept }) => kept),
    ...officialSteps.map(({ kept }) => kept),
  ]),
);

/** The content that opens a matter, by its kind. */
export const askedMatter = z.discriminatedUnion('kind', [
  copyMatter.asked,
  lossMatter.asked,
  handOverMatter.asked,
  officialMatter.asked,
]);

/** A duty that the notary deals with, such as a request for a copy. It is opened, gets steps, and is closed. */
export const matter = z.discriminatedUnion('kind', [
  copyMatter.keptWith(steps),
  lossMatter.keptWith(steps),
  handOverMatter.keptWith(steps),
  officialMatter.keptWith(steps),
]);

export type Matter = Camel<z.output<typeof matter>>;
export type MatterKind = Matter['kind'];
/** A matter of one kind. */
export type MatterOf<K extends MatterKind> = Extract<Matter, { kind: K }>;
export type AskedMatter = Camel<z.output<typeof askedMatter>>;
export type MatterStep = Matter['steps'][number];
export type AskedStep = Camel<z.output<typeof askedStep>>;
/** A kind of step that the notary may add. */
export type StepKind = AskedStep['kind'];
