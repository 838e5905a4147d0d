import { alaskaDuties } from './state-duties/ak-duties.ts';
import { alabamaDuties } from './state-duties/al-duties.ts';
import { arkansasDuties } from './state-duties/ar-duties.ts';
import { arizonaDuties } from './state-duties/az-duties.ts';
import { californiaDuties } from './state-duties/ca-duties.ts';
import { coloradoDuties } from './state-duties/co-duties.ts';
import { connecticutDuties } from './state-duties/ct-duties.ts';
import { delawareDuties } from './state-duties/de-duties.ts';
import { floridaDuties } from './state-duties/fl-duties.ts';
import { georgiaDuties } from './state-duties/ga-duties.ts';
import { hawaiiDuties } from './state-duties/hi-duties.ts';
import { iowaDuties } from './state-duties/ia-duties.ts';
import { idahoDuties } from './state-duties/id-duties.ts';
import { illinoisDuties } from './state-duties/il-duties.ts';
import { indianaDuties } from './state-duties/in-duties.ts';
import { kansasDuties } from './state-duties/ks-duties.ts';
import { kentuckyDuties } from './state-duties/ky-duties.ts';
import { louisianaDuties } from './state-duties/la-duties.ts';
import { massachusettsDuties } from './state-duties/ma-duties.ts';
import { marylandDuties } from './state-duties/md-duties.ts';
import { maineDuties } from './state-duties/me-duties.ts';
import { michiganDuties } from './state-duties/mi-duties.ts';
import { minnesotaDuties } from './state-duties/mn-duties.ts';
import { missouriDuties } from './state-duties/mo-duties.ts';
import { mississippiDuties } from './state-duties/ms-duties.ts';
import { montanaDuties } from './state-duties/mt-duties.ts';
import { northCarolinaDuties } from './state-duties/nc-duties.ts';
import { northDakotaDuties } from './state-duties/nd-duties.ts';
import { nebraskaDuties } from './state-duties/ne-duties.ts';
import { newHampshireDuties } from './state-duties/nh-duties.ts';
import { newJerseyDuties } from './state-duties/nj-duties.ts';
import { newMexicoDuties } from './state-duties/nm-duties.ts';
import { nevadaDuties } from './state-duties/nv-duties.ts';
import { newYorkDuties } from './state-duties/ny-duties.ts';
import { ohioDuties } from './state-duties/oh-duties.ts';
import { oklahomaDuties } from './state-duties/ok-duties.ts';
import { oregonDuties } from './state-duties/or-duties.ts';
import { pennsylvaniaDuties } from './state-duties/pa-duties.ts';
import { rhodeIslandDuties } from './state-duties/ri-duties.ts';
import { southCarolinaDuties } from './state-duties/sc-duties.ts';
import { southDakotaDuties } from './state-duties/sd-duties.ts';
import { tennesseeDuties } from './state-duties/tn-duties.ts';
import { texasDuties } from './state-duties/tx-duties.ts';
import { utahDuties } from './state-duties/ut-duties.ts';
import { virginiaDuties } from './state-duties/va-duties.ts';
import { vermontDuties } from './state-duties/vt-duties.ts';
import { washingtonDuties } from './state-duties/wa-duties.ts';
import { wisconsinDuties } from './state-duties/wi-duties.ts';
import { westVirginiaDuties } from './state-duties/wv-duties.ts';
import { wyomingDuties } from './state-duties/wy-duties.ts';
import type { StateDuties } from './state-duty.ts';
import type { StateCode } from './states.ts';

/** The duties of notaries in the 50 states beyond the entries of a journal, by postal code. */
export const stateDuties = {
  AK: alaskaDuties,
  AL: alabamaDuties,
  AR: arkansasDuties,
  AZ: arizonaDuties,
  CA: californiaDuties,
  CO: coloradoDuties,
  CT: connecticutDuties,
  DE: delawareDuties,
  FL: floridaDuties,
  GA: georgiaDuties,
  HI: hawaiiDuties,
  IA: iowaDuties,
  ID: idahoDuties,
  IL: illinoisDuties,
  IN: indianaDuties,
  KS: kansasDuties,
  KY: kentuckyDuties,
  LA: louisianaDuties,
  MA: massachusettsDuties,
  MD: marylandDuties,
  ME: maineDuties,
  MI: michiganDuties,
  MN: minnesotaDuties,
  MO: missouriDuties,
  MS: mississippiDuties,
  MT: montanaDuties,
  NC: northCarolinaDuties,
  ND: northDakotaDuties,
  NE: nebraskaDuties,
  NH: newHampshireDuties,
  NJ: newJerseyDuties,
  NM: newMexicoDuties,
  NV: nevadaDuties,
  NY: newYorkDuties,
  OH: ohioDuties,
  OK: oklahomaDuties,
  OR: oregonDuties,
  PA: pennsylvaniaDuties,
  RI: rhodeIslandDuties,
  SC: southCarolinaDuties,
  SD: southDakotaDuties,
  TN: tennesseeDuties,
  TX: texasDuties,
  UT: utahDuties,
  VA: virginiaDuties,
  VT: vermontDuties,
  WA: washingtonDuties,
  WI: wisconsinDuties,
  WV: westVirginiaDuties,
  WY: wyomingDuties,
} as const satisfies Record<StateCode, StateDuties>;
