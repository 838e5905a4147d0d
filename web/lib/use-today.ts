import { dayIn } from '#shared/rules/dates.ts';
import { useNotary } from './session/session.ts';

/** Returns the current day of the notary. */
export const useToday = () => dayIn(useNotary().timezone, new Date());
