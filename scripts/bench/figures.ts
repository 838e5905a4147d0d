import type { CallCost } from './calls.ts';
import type { ColdImport } from './cold-import.ts';
import type { DeployedCall } from './deployed-call.ts';
import type { PdfCosts } from './pdf-costs.ts';
import type { SearchCost } from './search-cases.ts';
import type { PageWeight } from './site-weight.ts';
import type { ZipCosts } from './zip-costs.ts';

/** A call of a function in a process of its own, and the size of the file that it made. */
export type MadeFile = Omit<DeployedCall, 'location'> & { megabytes: number };

/** Everything that one run of the bench measures; docs/performance.json. */
export type Figures = {
  /** When, as YYYY-MM-DD. */
  day: string;
  node: string;
  cores: number;
  /** How many programs wanted a core, on average of a minute, before the run and at its end. */
  load: { before: number; after: number };
  /** Minutes that the run took. */
  minutes: number;
  rounds: number;
  searchRounds: number;
  coldRounds: number;
  /** Entries of each journal, in order. */
  journals: number[];
  calls: CallCost[];
  searches: SearchCost[];
  pdf: PdfCosts;
  /** One PDF by its function, cold. */
  coldPdf: MadeFile;
  zip: ZipCosts;
  /** The batch of as many entries as it may hold, by its function, cold. */
  batch: MadeFile & { entries: number };
  heapMegabytes: number;
  functions: ColdImport[];
  pages: PageWeight[];
};
