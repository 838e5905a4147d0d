import type { Snapshot, StateSnapshot } from './snapshot.ts';

/** A change of entries, and the kinds of entries (`<document type>/<act mode>`) that it concerns. */
export type EntryChange = { text: string; entries: string[] };

/** The changes in a state between two snapshots. */
export type StateDifference = {
  code: string;
  name: string;
  /** Rules of the record: path, former value, present value. */
  rules: { path: string; before: string; after: string }[];
  /** Fields of entries whose use or citation changed. */
  fields: EntryChange[];
  messages: { added: EntryChange[]; removed: EntryChange[] };
  guide: { added: string[]; removed: string[] };
  /** Open drafts: fields that must now be filled before submission, and fields that must now be emptied before saving. */
  drafts: { toFill: EntryChange[]; toEmpty: EntryChange[] };
};

/** Returns the values of a record by path, such as `fee.cap.cents`. Lists of plain values are one value. */
function valuesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return new Map([[path, value.join(', ')]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...valuesOf(part, path ? `${path}.${key}` : key)]),
  );
}

function ruleChanges(before: unknown, after: unknown): StateDifference['rules'] {
  const [old, present] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((path) => old.get(path) !== present.get(path))
    .map((path) => ({ path, before: old.get(path) ?? 'none', after: present.get(path) ?? 'none' }));
}

/** Returns the changes that `textsOf` finds in each kind of entry, each with the kinds that it concerns. */
function gathered(entries: string[], textsOf: (entry: string) => string[]): EntryChange[] {
  const byText = new Map<string, string[]>();
  for (const entry of entries) {
    for (const text of textsOf(entry)) byText.set(text, [...(byText.get(text) ?? []), entry]);
  }
  return [...byText].map(([text, concerned]) => ({ text, entries: concerned }));
}

const ruleUse = (rule: string | undefined) => rule?.split(' ', 1)[0] ?? 'hidden';
const without = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text));

function differenceOf(code: string, before: StateSnapshot, after: StateSnapshot): StateDifference {
  const entries = [...new Set([...Object.keys(before.outcomes), ...Object.keys(after.outcomes)])];
  const fieldsOf = (entry: string) => {
    const [old, present] = [before.outcomes[entry]?.fields ?? {}, after.outcomes[entry]?.fields ?? {}];
    return [...new Set([...Object.keys(old), ...Object.keys(present)])]
      .filter((name) => old[name] !== present[name])
      .map((name) => ({ name, old: old[name], present: present[name] }));
  };
  const becoming = (use: string) =>
    gathered(entries, (entry) =>
      fieldsOf(entry)
        .filter(({ old, present }) => ruleUse(present) === use && ruleUse(old) !== use)
        .map(({ name }) => name),
    );
  const messagesOf = (owner: StateSnapshot, entry: string) => owner.outcomes[entry]?.messages ?? [];
  return {
    code,
    name: after.name,
    rules: ruleChanges(before.record, after.record),
    fields: gathered(entries, (entry) =>
      fieldsOf(entry).map(({ name, old = 'hidden', present = 'hidden' }) => `${name}: ${old} -> ${present}`),
    ),
    messages: {
      added: gathered(entries, (entry) => without(messagesOf(after, entry), messagesOf(before, entry))),
      removed: gathered(entries, (entry) => without(messagesOf(before, entry), messagesOf(after, entry))),
    },
    guide: { added: without(after.guide, before.guide), removed: without(before.guide, after.guide) },
    drafts: { toFill: becoming('required'), toEmpty: becoming('prohibited') },
  };
}

/** Returns what differs between two snapshots, for the states in which anything does. */
export function lawDifferences(before: Snapshot, after: Snapshot): StateDifference[] {
  return Object.entries(after)
    .flatMap(([code, present]) => (before[code] ? [differenceOf(code, before[code], present)] : []))
    .filter(({ rules, fields, messages, guide }) =>
      [rules, fields, messages.added, messages.removed, guide.added, guide.removed].some(
        (list) => list.length,
      ),
    );
}
