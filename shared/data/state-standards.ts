import type { StateStandards } from './state-standard.ts';
import { midwestStandards } from './state-standards/midwest.ts';
import { mountainStandards } from './state-standards/mountain.ts';
import { northeastStandards } from './state-standards/northeast.ts';
import { pacificStandards } from './state-standards/pacific.ts';
import { southAtlanticStandards } from './state-standards/south-atlantic.ts';
import { southCentralStandards } from './state-standards/south-central.ts';
import type { StateCode } from './states.ts';

/** The requirements of each state for an electronic journal, and how far this journal satisfies it. */
export const stateStandards: Readonly<Record<StateCode, StateStandards>> = {
  ...northeastStandards,
  ...midwestStandards,
  ...southAtlanticStandards,
  ...southCentralStandards,
  ...mountainStandards,
  ...pacificStandards,
};
