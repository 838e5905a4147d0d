import type { LogCosts } from './bench-log.ts';
import type { CallTime } from './calls.ts';
import type { ColdImport } from './cold-import.ts';
import type { ColdStart } from './cold-start.ts';
import type { DeployedCall } from './deployed-call.ts';
import type { ImportCosts } from './import-costs.ts';
import type { SearchCost } from './search-cases.ts';
import type { SiteWeight } from './site-weight.ts';
import type { UnitCosts } from './unit-page.ts';
import type { VerificationCosts } from './verification-costs.ts';

/** A call of a function in a process of its own, and the size of the file that it made. */
export type MadeFile = Omit<DeployedCall, 'location'> & { megabytes: number };

/** Everything that one run of the bench measures. */
export type Figures = {
  /** Date of the run, as YYYY-MM-DD. */
  day: string;
  node: string;
  cores: number;
  /** Load average over one minute, before the run and at its end. */
  load: { before: number; after: number };
  /** Duration of the run. */
  minutes: number;
  rounds: number;
  searchRounds: number;
  coldRounds: number;
  /** Number of entries of each journal, in order. */
  journals: number[];
  units: UnitCosts;
  calls: CallTime[];
  searches: SearchCost[];
  /** One PDF in a warm process: the median time, and its bytes without and with images. */
  /** Without its signature, and how much longer the signature takes. */
  pdf: { milliseconds: number; signingMs: number; ownBytes: number; bytes: number };
  /** One PDF by its function, cold. */
  coldPdf: MadeFile;
  /** The ZIP step alone, from files to a file: the median time, and that of Info-ZIP, measured in turns. */
  zip: { files: number; megabytes: number; milliseconds: number; infoZip: number };
  /** The largest batch, by its function, cold. */
  batch: MadeFile & { entries: number };
  heapMegabytes: number;
  annex: ImportCosts;
  log: LogCosts;
  verification: VerificationCosts;
  functions: ColdImport[];
  /** The client alone comes first. */
  starts: ColdStart[];
  site: SiteWeight;
};
