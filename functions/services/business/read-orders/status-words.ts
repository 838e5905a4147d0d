import type { OrderStatus } from './proposed-order.ts';

export type FoundStatus = { status: OrderStatus | undefined; doubtful: boolean };

const cancelled = /\b(?:cancell?ed|called off|reassigned|re-assigned|withdrawn)\b/gi;
const onHold = /\bon[- ]hold\b/i;
/** Words before "cancelled" with which nothing is cancelled, or not yet. */
const conditional =
  /\b(?:if|not|never|unless|when|until|any|may be|might be|could be|can be|cannot be|previously|earlier|policy|were to be|in case|orders? (?:that|which)?|are|isn['’]t|wasn['’]t|un)\s?(?:[\w'’]+\s){0,4}$/i;
const happened =
  /\b(?:has|have|had|was|is|been|now|are|got|just|appointment|signing|order|closing|borrowers?|lender|they|client|we|status:?|\*+|today|tomorrow)\s(?:[\w'’#-]+\s){0,3}$/i;
const toReader = /^ to (?:you\b|me\b|your\b)/i;

/** Returns the status that a heading, such as a subject or the value of "Status", says. */
function fromHeading(text: string): OrderStatus | undefined {
  if (/\bcancell?(?:ed|ation|ing)\b/i.test(text) && !/\b(?:policy|fee|not|un)\b/i.test(text))
    return 'cancelled';
  const reassigned = /\breassigned|re-assigned\b/i.exec(text);
  if (reassigned && !toReader.test(text.slice(reassigned.index + reassigned[0].length))) return 'cancelled';
  if (onHold.test(text)) return 'on_hold';
  if (
    /\bcancels?\b/i.test(text) &&
    !/\b(?:not|never|don['’]?t|can['’]?t|cannot)\b/i.test(text) &&
    /\b(?:order|signing|appointment)\b/i.test(text) &&
    !/right to cancel/i.test(text)
  )
    return 'cancelled';
  return /\b(?:confirmed|confirmation|accepted)\b/i.test(text) &&
    !/\b(?:un|not|please|need|pending|to be)[ -]?(?:confirm|\w* confirm)|needs? confirm/i.test(text)
    ? 'confirmed'
    : undefined;
}

const statusWord = '(confirmed|on[- ]hold|cancell?ed)';
/** A status at the beginning or end of a line, apart from the rest: "Order 88-1 - ON HOLD". */
const atEdge = new RegExp(`^\\W*${statusWord} ?[-–—:|*!]|[-–—:|(*] ?${statusWord}[\\s).*!]*$`, 'i');
const inCapitals = /\b(CONFIRMED|ON[- ]HOLD|CANCELL?ED)[\s).*!]*$/;

/** Returns the status that the first line of a text says. */
function fromFirstLine(text: string): OrderStatus | undefined {
  const line = text.slice(0, 1_000).trimStart().split('\n', 1)[0] ?? '';
  if (line.length > 120) return undefined;
  const found = atEdge.exec(line) ?? inCapitals.exec(line);
  return found ? fromHeading(found[0]) : undefined;
}

/** Words for a cancelled order that takes place after all. */
const revived = /\b(?:back on|reinstated|reactivated|revived|uncancell?ed|un-cancell?ed)\b/i;

/** Words with which a client gives up an order. */
const unneeded =
  /\b(?:no longer need(?:ed|s)?|don['’]t need you|do not need you|going with another notary|need to cancel|have to cancel|must cancel)\b/i;

function fromProse(text: string): FoundStatus {
  let doubtful = revived.test(text.slice(0, 20_000));
  if (doubtful) return { status: undefined, doubtful };
  for (const match of text.slice(0, 20_000).matchAll(cancelled)) {
    const before = text.slice(Math.max(0, match.index - 50), match.index).replaceAll(/\s+/g, ' ');
    const after = text
      .slice(match.index + match[0].length, match.index + match[0].length + 30)
      .replaceAll(/\s+/g, ' ');
    // A policy says what happens if an order is cancelled.
    if (
      /^ (?:within|less|with less|after|at the door|prior|before|orders?|signings?)\b/i.test(after) ||
      /\bpolicy\b/i.test(before)
    )
      continue;
    if (toReader.test(after) || /^ (?:orders?|signings?|appointments?) (?:are|will)/i.test(after)) continue;
    if (conditional.test(before) && !/\b(?:has|have) been\s$/i.test(before)) {
      doubtful = true;
    } else if (happened.test(before) || before.trim() === '' || /[.!\n]\s*$/.test(before)) {
      return { status: 'cancelled', doubtful: false };
    } else doubtful = true;
  }
  const ends = unneeded.exec(text.slice(0, 20_000));
  // "If you need to cancel, call us."
  if (
    ends &&
    !/\b(?:if|should|when|unless|in case|before) (?:you|they|the \w{1,20}) $/i.test(
      text.slice(Math.max(0, ends.index - 40), ends.index),
    )
  )
    return { status: 'cancelled', doubtful: true };
  const hold = /\b(?:is|been|are|placed|put|goes?|now) on[- ]hold\b/i.exec(text.slice(0, 20_000));
  if (hold) return { status: 'on_hold', doubtful: false };
  return { status: undefined, doubtful };
}

/** Returns the status that a message gives to its order. Its status field decides, then its subject, then its text. */
export function statusIn({
  label = '',
  subject,
  text,
}: {
  label?: string | undefined;
  subject: string;
  text: string;
}): FoundStatus {
  const [labeled, named] = [fromHeading(label), fromHeading(subject)];
  const prose = fromProse(text);
  const heading = labeled ?? named ?? fromFirstLine(text);
  const first = heading ?? prose.status;
  const heavy = [labeled, named, prose.status].filter(
    (status) => status === 'cancelled' || status === 'on_hold',
  );
  // A subject that cancels and a status that confirms need a look.
  const conflict = heavy.length > 0 && first === 'confirmed';
  const status = conflict ? heavy[0] : first;
  return { status, doubtful: conflict || (!heading && prose.doubtful) };
}
