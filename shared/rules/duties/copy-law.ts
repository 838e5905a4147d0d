import { stateDuties } from '../../data/state-duties.ts';
import type { CopyDuty, Within } from '../../data/state-duty.ts';
import { findState, type StateCode } from '../../data/states.ts';
import type { MatterOf } from '../../schemas/matter.ts';

type CopyFacts = MatterOf<'copy'>['facts'];

/** The rules of a state's duties about copies, taken together. Undefined where they say nothing. */
export type CopyLaw = {
  duties: readonly CopyDuty[];
  /** The widest circle of people who may ask. Undefined where no rule was found. */
  askedBy: CopyDuty['askedBy'] | undefined;
  form: CopyDuty['form'];
  within: Within | undefined;
  countedFrom: 'request' | 'payment';
  fee: CopyDuty['fee'];
  certified: boolean;
  named: boolean;
  mayRefuseHarm: boolean;
};

const widestFirst = ['anyone', 'parties', 'lawful_request'] as const;

/** Returns what a state's duties about copies say together. */
export function copyLaw(state: StateCode): CopyLaw {
  const { copies } = stateDuties[state];
  const duties: readonly CopyDuty[] = 'noneFound' in copies ? [] : copies;
  const first = <K extends keyof CopyDuty>(key: K) => duties.find((duty) => duty[key] !== undefined)?.[key];
  return {
    duties,
    askedBy: widestFirst.find((who) => duties.some(({ askedBy }) => askedBy === who)),
    form: first('form'),
    within: first('within'),
    countedFrom: first('countedFrom') ?? 'request',
    fee: first('fee'),
    certified: first('certified') ?? false,
    named: first('named') ?? false,
    mayRefuseHarm: first('mayRefuseHarm') ?? false,
  };
}

/** Returns what a request lacks under its state's law, in sentences; what the law leaves open is said so. */
export function requestDoubts(
  state: StateCode,
  {
    form,
    isParty,
    month,
    people,
    document,
  }: Pick<CopyFacts, 'form' | 'isParty' | 'month' | 'people' | 'document'>,
): string[] {
  const law = copyLaw(state);
  const name = findState(state)?.name ?? state;
  const doubts: string[] = [];
  if (law.form === 'written' && (form === 'phone' || form === 'in_person')) {
    doubts.push(`${name} requires a written request. Ask for it in writing.`);
  }
  if (law.form === 'written' && form === 'email') {
    doubts.push(
      `${name} requires a written request. The rule that we have does not say whether an email is one.`,
    );
  }
  if (law.form === 'in_person' && form !== 'in_person') {
    doubts.push(`In ${name}, people look at an entry in person, with you.`);
  }
  if (law.named && !(month && people && document)) {
    doubts.push(
      `In ${name}, the request must name the people, the type of document, and the month and year. Ask for what is missing.`,
    );
  }
  if (law.askedBy === 'parties' && !isParty) {
    doubts.push(`In ${name}, the rule is for the parties of the act. Ask how the person takes part in it.`);
  }
  if (law.askedBy === 'lawful_request') {
    doubts.push(
      `In ${name}, we found no right of private persons to a copy. The rule is about lawful requests, such as a subpoena.`,
    );
  }
  if (law.askedBy === undefined) {
    doubts.push(
      `We found no rule about copies for private persons in ${name}. Ask the office that commissions you before you give one.`,
    );
  }
  return doubts;
}
