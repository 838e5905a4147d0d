import { states } from '../../data/states.ts';
import type { MatterOf } from '../../schemas/matter.ts';
import { type HandOverFacts, handOverGuide } from './hand-over-duties.ts';
import { type Letter, officeLines, type ShowDay, type Writer } from './letter.ts';

const ending: Record<HandOverFacts['reason'], (day: string) => string> = {
  expired: (day) => `My commission expires on ${day}.`,
  renewing: (day) => `My commission expires on ${day}, and I am seeking a new one.`,
  resigned: (day) => `I resign my commission as of ${day}.`,
  moved: (day) => `I am moving to another state. The last day of my commission is ${day}.`,
  removed: (day) => `My commission ended on ${day}.`,
};

const packageParts = [
  'the printed journal, in volumes',
  'the journal as data, with signatures and photos',
  'the certificate of integrity',
  'the inventory of all of these, with their digests',
];

/** Returns the letter that goes with the journal, or that tells the office where the notary keeps it. */
export function handOverLetter(
  { state, facts }: Pick<MatterOf<'hand_over'>, 'state' | 'facts'>,
  { writer, showDay }: { writer: Writer; showDay: ShowDay },
): Letter {
  const { journal, office } = handOverGuide(state, facts);
  const to =
    facts.officeName || facts.officeAddress
      ? [facts.officeName ?? office.name, ...(facts.officeAddress ?? '').split(', ')]
      : officeLines(office);
  const delivers = journal === 'deliver' || journal === 'may_deliver';
  const paragraphs = delivers
    ? [
        'With this letter, I deliver my notarial journal to you. It is an electronic journal. Each entry is sealed when it is made, so that a later change would show.',
        'The inventory lists every file with its digest. The certificate of integrity says which entries the journal has. Anyone can check both without an account at the address that they name.',
        'Please send me a receipt.',
      ]
    : [
        'I keep my notarial journal. It is an electronic journal, stored with the provider Digital Notary Journal, under my control. Each entry is sealed when it is made, so that a later change would show.',
        'You can reach me at the address below if someone needs an entry. Please confirm that you received this letter.',
      ];
  return {
    to: to.filter((line) => line !== ''),
    subject: delivers ? 'Delivery of a notarial journal' : 'Where a notarial journal is kept',
    paragraphs: [
      `I am a notary public of the State of ${states[state].name}. ${ending[facts.reason](showDay(facts.endedOn))}`,
      ...paragraphs,
    ],
    facts: [
      ['Commission number', facts.commissionNumber ?? '____________________'],
      ['Last day of the commission', showDay(facts.endedOn)],
    ],
    enclosures: delivers ? packageParts : [],
    from: [writer.fullName, 'Notary public', writer.email],
  };
}
