import type { StateLaw } from './state-law.ts';
import { alaska } from './state-laws/ak.ts';
import { alabama } from './state-laws/al.ts';
import { arkansas } from './state-laws/ar.ts';
import { arizona } from './state-laws/az.ts';
import { california } from './state-laws/ca.ts';
import { colorado } from './state-laws/co.ts';
import { connecticut } from './state-laws/ct.ts';
import { delaware } from './state-laws/de.ts';
import { florida } from './state-laws/fl.ts';
import { georgia } from './state-laws/ga.ts';
import { hawaii } from './state-laws/hi.ts';
import { iowa } from './state-laws/ia.ts';
import { idaho } from './state-laws/id.ts';
import { illinois } from './state-laws/il.ts';
import { indiana } from './state-laws/in.ts';
import { kansas } from './state-laws/ks.ts';
import { kentucky } from './state-laws/ky.ts';
import { louisiana } from './state-laws/la.ts';
import { massachusetts } from './state-laws/ma.ts';
import { maryland } from './state-laws/md.ts';
import { maine } from './state-laws/me.ts';
import { michigan } from './state-laws/mi.ts';
import { minnesota } from './state-laws/mn.ts';
import { missouri } from './state-laws/mo.ts';
import { mississippi } from './state-laws/ms.ts';
import { montana } from './state-laws/mt.ts';
import { northCarolina } from './state-laws/nc.ts';
import { northDakota } from './state-laws/nd.ts';
import { nebraska } from './state-laws/ne.ts';
import { newHampshire } from './state-laws/nh.ts';
import { newJersey } from './state-laws/nj.ts';
import { newMexico } from './state-laws/nm.ts';
import { nevada } from './state-laws/nv.ts';
import { newYork } from './state-laws/ny.ts';
import { ohio } from './state-laws/oh.ts';
import { oklahoma } from './state-laws/ok.ts';
import { oregon } from './state-laws/or.ts';
import { pennsylvania } from './state-laws/pa.ts';
import { rhodeIsland } from './state-laws/ri.ts';
import { southCarolina } from './state-laws/sc.ts';
import { southDakota } from './state-laws/sd.ts';
import { tennessee } from './state-laws/tn.ts';
import { texas } from './state-laws/tx.ts';
import { utah } from './state-laws/ut.ts';
import { virginia } from './state-laws/va.ts';
import { vermont } from './state-laws/vt.ts';
import { washington } from './state-laws/wa.ts';
import { wisconsin } from './state-laws/wi.ts';
import { westVirginia } from './state-laws/wv.ts';
import { wyoming } from './state-laws/wy.ts';
import type { StateCode } from './states.ts';

/** The enforced law of the 50 states, by postal code. */
export const stateLaws: Readonly<Record<StateCode, StateLaw>> = {
  AK: alaska,
  AL: alabama,
  AR: arkansas,
  AZ: arizona,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DE: delaware,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  IA: iowa,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  MA: massachusetts,
  MD: maryland,
  ME: maine,
  MI: michigan,
  MN: minnesota,
  MO: missouri,
  MS: mississippi,
  MT: montana,
  NC: northCarolina,
  ND: northDakota,
  NE: nebraska,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NV: nevada,
  NY: newYork,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VA: virginia,
  VT: vermont,
  WA: washington,
  WI: wisconsin,
  WV: westVirginia,
  WY: wyoming,
};

/** Returns the law of a state; undefined for any other text. */
export function findLaw(code: string | null | undefined): StateLaw | undefined {
  return code != null && Object.hasOwn(stateLaws, code) ? stateLaws[code as StateCode] : undefined;
}
