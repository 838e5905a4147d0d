import { mainJourney } from './journeys/main-journey.ts';
import type { Journey } from './walk.ts';

/** Every journey, in order. */
export const journeys: readonly Journey[] = [mainJourney];
