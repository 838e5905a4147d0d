import { readFile } from 'node:fs/promises';
import { isStateCode, type StateCode } from '#shared/data/states.ts';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';

const labels = { P: 'prohibited', I: 'innocent', A: 'ambiguous' } as const;

export type LabeledText = {
  label: (typeof labels)[keyof typeof labels];
  stateCode: StateCode;
  text: string;
  typed: string;
};

/** The rules' decision about a text: accept it, ask the notary about a number, or reject it. */
export type Verdict = 'accepts' | 'asks' | 'rejects';

/**
 * The parts, and the share of each side that must be judged right. The rules were written with the tuned parts. Those held back were
 * labeled before, and only measure.
 */
export const leastRight = {
  tuned: 0.98,
  'tuned-2': 0.98,
  'tuned-3': 0.98,
  'tuned-4': 0.98,
  'tuned-5': 0.98,
  'held-back': 0.98,
  'held-back-2': 0.95,
  'held-back-3': 0.95,
  'held-back-4': 0.95,
};

export type Part = keyof typeof leastRight;
export const parts = Object.keys(leastRight) as Part[];

/** Reads the labeled texts of a part. `\uXXXX` stands for a character that is hard to see. */
export async function corpus(part: Part): Promise<LabeledText[]> {
  const lines = (await readFile(new URL(`${part}.txt`, import.meta.url), 'utf8')).split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map(labeledText);
}

function labeledText(line: string): LabeledText {
  const {
    label = '',
    state = '',
    text = '',
  } = /^(?<label>[PIA]) (?<state>[A-Z]{2}) (?<text>.+)$/u.exec(line)?.groups ?? {};
  if (!isStateCode(state)) throw new Error(`Not a labeled text: ${line}`);
  return {
    label: labels[label as keyof typeof labels],
    stateCode: state,
    text,
    typed: text.replaceAll(/\\u([\da-f]{4})/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  };
}

/** Returns what the rules make of a text in the comments of an entry. */
export function verdictOn({ stateCode, typed }: LabeledText): Verdict {
  const [first] = textFindings({ stateCode }, typed);
  if (!first) return 'accepts';
  return first.isCertain ? 'rejects' : 'asks';
}

const right: Record<LabeledText['label'], readonly Verdict[]> = {
  prohibited: ['rejects', 'asks'],
  innocent: ['accepts'],
  ambiguous: ['asks'],
};

export type Score = {
  label: LabeledText['label'];
  texts: number;
  right: number;
  asked: number;
  misses: string[];
};

/** Returns the score of each label. A prohibited text that the rules only ask about counts as right, and is counted. */
export function scores(texts: readonly LabeledText[]): Score[] {
  return Object.values(labels).map((label) => {
    const judged = texts
      .filter((text) => text.label === label)
      .map((text) => ({ ...text, verdict: verdictOn(text) }));
    const misses = judged.filter(({ verdict }) => !right[label].includes(verdict));
    return {
      label,
      texts: judged.length,
      right: judged.length - misses.length,
      asked: judged.filter(({ verdict }) => verdict === 'asks').length,
      misses: misses.map(({ stateCode, text, verdict }) => `${verdict} in ${stateCode}: ${text}`),
    };
  });
}
