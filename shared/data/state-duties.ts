import { alaskaDuties } from './state-duties/ak.ts';
import { alabamaDuties } from './state-duties/al.ts';
import { arkansasDuties } from './state-duties/ar.ts';
import { arizonaDuties } from './state-duties/az.ts';
import { californiaDuties } from './state-duties/ca.ts';
import { coloradoDuties } from './state-duties/co.ts';
import { connecticutDuties } from './state-duties/ct.ts';
import { delawareDuties } from './state-duties/de.ts';
import { floridaDuties } from './state-duties/fl.ts';
import { georgiaDuties } from './state-duties/ga.ts';
import { hawaiiDuties } from './state-duties/hi.ts';
import { iowaDuties } from './state-duties/ia.ts';
import { idahoDuties } from './state-duties/id.ts';
import { illinoisDuties } from './state-duties/il.ts';
import { indianaDuties } from './state-duties/in.ts';
import { kansasDuties } from './state-duties/ks.ts';
import { kentuckyDuties } from './state-duties/ky.ts';
import { louisianaDuties } from './state-duties/la.ts';
import { massachusettsDuties } from './state-duties/ma.ts';
import { marylandDuties } from './state-duties/md.ts';
import { maineDuties } from './state-duties/me.ts';
import { michiganDuties } from './state-duties/mi.ts';
import { minnesotaDuties } from './state-duties/mn.ts';
import { missouriDuties } from './state-duties/mo.ts';
import { mississippiDuties } from './state-duties/ms.ts';
import { montanaDuties } from './state-duties/mt.ts';
import { northCarolinaDuties } from './state-duties/nc.ts';
import { northDakotaDuties } from './state-duties/nd.ts';
import { nebraskaDuties } from './state-duties/ne.ts';
import { newHampshireDuties } from './state-duties/nh.ts';
import { newJerseyDuties } from './state-duties/nj.ts';
import { newMexicoDuties } from './state-duties/nm.ts';
import { nevadaDuties } from './state-duties/nv.ts';
import { newYorkDuties } from './state-duties/ny.ts';
import { ohioDuties } from './state-duties/oh.ts';
import { oklahomaDuties } from './state-duties/ok.ts';
import { oregonDuties } from './state-duties/or.ts';
import { pennsylvaniaDuties } from './state-duties/pa.ts';
import { rhodeIslandDuties } from './state-duties/ri.ts';
import { southCarolinaDuties } from './state-duties/sc.ts';
import { southDakotaDuties } from './state-duties/sd.ts';
import { tennesseeDuties } from './state-duties/tn.ts';
import { texasDuties } from './state-duties/tx.ts';
import { utahDuties } from './state-duties/ut.ts';
import { virginiaDuties } from './state-duties/va.ts';
import { vermontDuties } from './state-duties/vt.ts';
import { washingtonDuties } from './state-duties/wa.ts';
import { wisconsinDuties } from './state-duties/wi.ts';
import { westVirginiaDuties } from './state-duties/wv.ts';
import { wyomingDuties } from './state-duties/wy.ts';
import type { StateDuties } from './state-duty.ts';
import type { StateCode } from './states.ts';

/** What the 50 states require of a journal beyond its entries, by postal code. */
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
