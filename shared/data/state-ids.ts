import { type StateIds, unreadIds } from './state-id.ts';
import { alaskaIds } from './state-ids/ak-ids.ts';
import { alabamaIds } from './state-ids/al-ids.ts';
import { arkansasIds } from './state-ids/ar-ids.ts';
import { arizonaIds } from './state-ids/az-ids.ts';
import { californiaIds } from './state-ids/ca-ids.ts';
import { coloradoIds } from './state-ids/co-ids.ts';
import { connecticutIds } from './state-ids/ct-ids.ts';
import { floridaIds } from './state-ids/fl-ids.ts';
import { georgiaIds } from './state-ids/ga-ids.ts';
import { hawaiiIds } from './state-ids/hi-ids.ts';
import { iowaIds } from './state-ids/ia-ids.ts';
import { idahoIds } from './state-ids/id-ids.ts';
import { illinoisIds } from './state-ids/il-ids.ts';
import { indianaIds } from './state-ids/in-ids.ts';
import { kansasIds } from './state-ids/ks-ids.ts';
import { kentuckyIds } from './state-ids/ky-ids.ts';
import { marylandIds } from './state-ids/md-ids.ts';
import { michiganIds } from './state-ids/mi-ids.ts';
import { minnesotaIds } from './state-ids/mn-ids.ts';
import { mississippiIds } from './state-ids/ms-ids.ts';
import { montanaIds } from './state-ids/mt-ids.ts';
import { northCarolinaIds } from './state-ids/nc-ids.ts';
import { northDakotaIds } from './state-ids/nd-ids.ts';
import { nebraskaIds } from './state-ids/ne-ids.ts';
import { newJerseyIds } from './state-ids/nj-ids.ts';
import { newMexicoIds } from './state-ids/nm-ids.ts';
import { nevadaIds } from './state-ids/nv-ids.ts';
import { newYorkIds } from './state-ids/ny-ids.ts';
import { ohioIds } from './state-ids/oh-ids.ts';
import { oregonIds } from './state-ids/or-ids.ts';
import { pennsylvaniaIds } from './state-ids/pa-ids.ts';
import { southDakotaIds } from './state-ids/sd-ids.ts';
import { tennesseeIds } from './state-ids/tn-ids.ts';
import { texasIds } from './state-ids/tx-ids.ts';
import { utahIds } from './state-ids/ut-ids.ts';
import { virginiaIds } from './state-ids/va-ids.ts';
import { vermontIds } from './state-ids/vt-ids.ts';
import { washingtonIds } from './state-ids/wa-ids.ts';
import { westVirginiaIds } from './state-ids/wv-ids.ts';
import type { StateCode } from './states.ts';

/** The IDs that the law of each of the 50 states accepts, by postal code. */
export const stateIds = {
  AK: alaskaIds,
  AL: alabamaIds,
  AR: arkansasIds,
  AZ: arizonaIds,
  CA: californiaIds,
  CO: coloradoIds,
  CT: connecticutIds,
  DE: unreadIds('29 Del. C. ch. 43'),
  FL: floridaIds,
  GA: georgiaIds,
  HI: hawaiiIds,
  IA: iowaIds,
  ID: idahoIds,
  IL: illinoisIds,
  IN: indianaIds,
  KS: kansasIds,
  KY: kentuckyIds,
  LA: unreadIds('La. R.S. tit. 35'),
  MA: unreadIds('M.G.L. c. 222, § 1'),
  MD: marylandIds,
  ME: unreadIds('4 M.R.S. § 1907'),
  MI: michiganIds,
  MN: minnesotaIds,
  MO: unreadIds('RSMo § 486.600'),
  MS: mississippiIds,
  MT: montanaIds,
  NC: northCarolinaIds,
  ND: northDakotaIds,
  NE: nebraskaIds,
  NH: unreadIds('RSA ch. 456-B'),
  NJ: newJerseyIds,
  NM: newMexicoIds,
  NV: nevadaIds,
  NY: newYorkIds,
  OH: ohioIds,
  OK: unreadIds('49 O.S. § 113'),
  OR: oregonIds,
  PA: pennsylvaniaIds,
  RI: unreadIds('R.I. Gen. Laws ch. 42-30.1'),
  SC: unreadIds('S.C. Code § 26-1-5'),
  SD: southDakotaIds,
  TN: tennesseeIds,
  TX: texasIds,
  UT: utahIds,
  VA: virginiaIds,
  VT: vermontIds,
  WA: washingtonIds,
  WI: unreadIds('Wis. Stat. § 140.07'),
  WV: westVirginiaIds,
  WY: unreadIds('Wyo. Stat. § 32-3-102'),
} as const satisfies Record<StateCode, StateIds>;
