import type { StateGuide } from './state-guide.ts';
import { alaska } from './state-guides/ak.ts';
import { alabama } from './state-guides/al.ts';
import { arkansas } from './state-guides/ar.ts';
import { arizona } from './state-guides/az.ts';
import { california } from './state-guides/ca.ts';
import { colorado } from './state-guides/co.ts';
import { connecticut } from './state-guides/ct.ts';
import { delaware } from './state-guides/de.ts';
import { florida } from './state-guides/fl.ts';
import { georgia } from './state-guides/ga.ts';
import { hawaii } from './state-guides/hi.ts';
import { iowa } from './state-guides/ia.ts';
import { idaho } from './state-guides/id.ts';
import { illinois } from './state-guides/il.ts';
import { indiana } from './state-guides/in.ts';
import { kansas } from './state-guides/ks.ts';
import { kentucky } from './state-guides/ky.ts';
import { louisiana } from './state-guides/la.ts';
import { massachusetts } from './state-guides/ma.ts';
import { maryland } from './state-guides/md.ts';
import { maine } from './state-guides/me.ts';
import { michigan } from './state-guides/mi.ts';
import { minnesota } from './state-guides/mn.ts';
import { missouri } from './state-guides/mo.ts';
import { mississippi } from './state-guides/ms.ts';
import { montana } from './state-guides/mt.ts';
import { northCarolina } from './state-guides/nc.ts';
import { northDakota } from './state-guides/nd.ts';
import { nebraska } from './state-guides/ne.ts';
import { newHampshire } from './state-guides/nh.ts';
import { newJersey } from './state-guides/nj.ts';
import { newMexico } from './state-guides/nm.ts';
import { nevada } from './state-guides/nv.ts';
import { newYork } from './state-guides/ny.ts';
import { ohio } from './state-guides/oh.ts';
import { oklahoma } from './state-guides/ok.ts';
import { oregon } from './state-guides/or.ts';
import { pennsylvania } from './state-guides/pa.ts';
import { rhodeIsland } from './state-guides/ri.ts';
import { southCarolina } from './state-guides/sc.ts';
import { southDakota } from './state-guides/sd.ts';
import { tennessee } from './state-guides/tn.ts';
import { texas } from './state-guides/tx.ts';
import { utah } from './state-guides/ut.ts';
import { virginia } from './state-guides/va.ts';
import { vermont } from './state-guides/vt.ts';
import { washington } from './state-guides/wa.ts';
import { wisconsin } from './state-guides/wi.ts';
import { westVirginia } from './state-guides/wv.ts';
import { wyoming } from './state-guides/wy.ts';
import type { StateCode } from './states.ts';

/** The state guides of the 50 states, by postal code. */
export const stateGuides = {
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
} as const satisfies Record<StateCode, StateGuide>;
