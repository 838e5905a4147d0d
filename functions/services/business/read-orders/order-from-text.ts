import { addressesInText, addressLine } from './addresses-in-text.ts';
import { appointmentIn, type FoundAppointment } from './appointment-time.ts';
import { oneLine } from './clean-text.ts';
import { daysInText } from './dates-in-text.ts';
import { feeLines } from './fee-lines.ts';
import type { LabelKind } from './field-labels.ts';
import { type LabeledField, labeledFields } from './labeled-fields.ts';
import { orderNumberIn } from './order-number.ts';
import { stateOfAddress } from './place-zone.ts';
import type { FoundOrder } from './proposed-order.ts';
import { signersIn } from './signers-in-text.ts';
import { statusIn } from './status-words.ts';
import { timesInText } from './times-in-text.ts';
import { type NamedZone, zoneInText, zoneOfLabel } from './zones-in-text.ts';

/** An order as one message describes it, before its time zone is known. */
export type TextOrder = FoundOrder & {
  appointment: FoundAppointment;
  zone: NamedZone | undefined;
  fields: LabeledField[];
};

type Message = { text: string; subject: string; today: string };

function fieldValue(fields: readonly LabeledField[], kind: LabelKind): string | undefined {
  return fields.find((field) => field.kind === kind)?.value;
}

/** Joins the parts of an address that have labels of their own. */
function joinedAddress(fields: readonly LabeledField[], street: string): string {
  const unit = fieldValue(fields, 'unit');
  const [city, state, zip] = (['city', 'state', 'zip'] as const).map(
    (kind) => fieldValue(fields, kind) ?? '',
  );
  const line = [street, unit && /^\d/.test(unit) ? `Unit ${unit}` : unit, city].filter(Boolean).join(', ');
  return oneLine(`${line}, ${state} ${zip}`).replace(/[\s,]+$/, '');
}

/** Returns an address without the sentences that follow it. */
const untilZip = (address: string) =>
  /^.{5,400}?\b[A-Z]{2}\.?,? {1,2}\d{5}(?:-\d{4})?(?=[.,;] )/.exec(address)?.[0] ?? address;

/** Returns where the appointment is, and whether the notary should check it. */
function placeIn(
  text: string,
  fields: readonly LabeledField[],
): { address: string | undefined; doubtful: boolean } {
  const street = fieldValue(fields, 'street');
  const hasCity = fieldValue(fields, 'city') !== undefined;
  const isAtProperty = fields.some(
    ({ kind, value }) => (kind === 'place' || kind === 'plainPlace') && /^same\b/i.test(value),
  );
  for (const kind of ['place', 'plainPlace', 'property'] as const) {
    const values = fields
      .filter((field) => field.kind === kind)
      .map(({ value }) => untilZip(addressLine(value)));
    const places = [...new Set(values)].filter((value) => /\d/.test(value) || stateOfAddress(value));
    const [first] = places;
    if (!first) continue;
    const address = hasCity && !stateOfAddress(first) ? joinedAddress(fields, first) : first;
    return {
      address,
      doubtful:
        places.length > 1 ||
        (kind === 'property' && !isAtProperty) ||
        (!stateOfAddress(address) && kind !== 'place'),
    };
  }
  if (street && hasCity) return { address: joinedAddress(fields, street), doubtful: false };
  const found = addressesInText(text);
  return { address: found[0] ?? street, doubtful: found.length !== 1 };
}

function scanbacksDue(
  fields: readonly LabeledField[],
  text: string,
  today: string,
  day: string | undefined,
): { due: string | undefined; doubtful: boolean } {
  const value =
    fieldValue(fields, 'scanbacksDue') ??
    /\bscan ?backs? (?:are |is )?due[ :]{1,3}(?:by |at |on |no later than )*([^\n;]{4,60})/i.exec(text)?.[1];
  if (!value) return { due: undefined, doubtful: false };
  const [onDay] = daysInText(value, today);
  const [at] = timesInText(value.replace(/^\s*(?=\d)/, 'by ').replace(/^by (?=\d{1,2}[/-])/, ''));
  if (!at || (!onDay && !day)) return { due: undefined, doubtful: false };
  const isRelative = !onDay || onDay.doubtful;
  return {
    due: `${onDay?.day ?? day}T${at.time}`,
    doubtful: isRelative || at.until !== undefined || !/[ap]\.?m|[1-2]\d:\d\d/i.test(value),
  };
}

function pagesIn(
  text: string,
  fields: readonly LabeledField[],
): { pages: number | undefined; doubtful: boolean } {
  const labeled = fields.find(({ kind, value }) => kind === 'pages' && /\d/.test(value))?.value;
  const found = labeled
    ? [...labeled.slice(0, 200).matchAll(/\d[\d,]{0,6}/g)].map(([number]) => number)
    : [
        ...text
          .slice(0, 20_000)
          .matchAll(/(?<![\d,$.])(\d{1,3}(?:,\d{3})?|\d{4})[ -]?(?:\+ ?)?(?:pages?|pgs?)\b/gi),
      ].map(([, number = '']) => number);
  const pages = Number(found[0]?.replaceAll(',', '') ?? Number.NaN);
  if (Number.isNaN(pages) || pages > 9_999) return { pages: undefined, doubtful: false };
  return { pages, doubtful: new Set(found).size > 1 };
}

/** Returns the minutes of a duration: "90 minutes", "1.5 hours". */
function minutesIn(value: string): number | undefined {
  const [, number = '', unit = ''] =
    /^\D{0,10}(\d{1,4}(?:\.\d{1,2})?) ?(hours?|hrs?|h\b|min|m\b)/i.exec(value) ?? [];
  const minutes = Math.round(Number(number) * (/^h/i.test(unit) ? 60 : 1));
  return number && minutes >= 1 && minutes <= 1_440 ? minutes : undefined;
}

const subjectMarks =
  /^(?:(?:re|fw|fwd|aw|wg|automatic reply|invitation|updated invitation|canceled event|cancell?ed|confirmed|confirmation|rescheduled|updated?)\s?[:–-]\s?)+/i;

/** Returns a name for the order: its kind and who signs, or the subject. */
export function titleOf({ product, signers = [] }: FoundOrder, subject: string): string {
  const names = signers.map(({ name }) => name).join(', ');
  if (product && names) return `${product}: ${names}`;
  const named = oneLine(subject.slice(0, 1_000).replace(subjectMarks, ''));
  return named || product || (names && `Signing: ${names}`) || 'Signing';
}

/** Returns what a message says about its order. */
export function orderFromText({ text: written, subject, today }: Message): TextOrder {
  const fields = labeledFields(written);
  // Numbers in a link say nothing to a reader.
  const text = written.replaceAll(/\bhttps?:\/\/\S{1,2000}/gi, ' ');
  const unsure: FoundOrder['unsure'] = new Set();
  const doubt = (field: Parameters<typeof unsure.add>[0], is: boolean) => is && unsure.add(field);
  const { number, doubtful: whichNumber } = orderNumberIn(text, subject, fields);
  const { address, doubtful: whichPlace } = placeIn(text, fields);
  const { signers, doubtful: whichSigners } = signersIn(text, fields);
  const { lines, doubtful: whichFee } = feeLines(text, fields);
  const appointment = appointmentIn({ text, subject, fields }, today);
  const { status, doubtful: whichStatus } = statusIn({ label: fieldValue(fields, 'status'), subject, text });
  const { due, doubtful: whichDue } = scanbacksDue(fields, text, today, appointment.day);
  const { pages, doubtful: whichPages } = pagesIn(text, fields);
  const minutes = minutesIn(fieldValue(fields, 'minutes') ?? '');
  const product = oneLine(
    fields
      .find(({ kind, value }) => kind === 'product' && !/^\d+\s*(?:pages?)?$/i.test(value))
      ?.value.split(/ {2}/, 1)[0] ?? '',
  );
  const instructions = fields
    .filter(({ kind }) => kind === 'instructions')
    .map(({ value }) => value)
    .join('\n');
  doubt('order_number', whichNumber);
  doubt('address', whichPlace && address !== undefined);
  doubt('signers', whichSigners);
  doubt('lines', whichFee);
  doubt('status', whichStatus);
  doubt('scanbacks_due', whichDue);
  doubt('pages', whichPages);
  const when = fields
    .filter(({ kind }) => kind === 'when')
    .map(({ value }) => value)
    .join('\n');
  const zone =
    zoneOfLabel(fieldValue(fields, 'zone') ?? '') ??
    zoneInText(when) ??
    zoneInText(subject) ??
    zoneOfTime(withoutAddresses(text), appointment.time);
  return {
    ...(number ? { order_number: number } : {}),
    ...(address ? { address } : {}),
    ...(product ? { product } : {}),
    ...(pages === undefined ? {} : { pages }),
    ...(minutes ? { minutes } : {}),
    ...(due ? { scanbacks_due: due } : {}),
    ...(instructions ? { instructions } : {}),
    ...(status ? { status } : {}),
    signers,
    lines,
    unsure,
    cancels: status === 'cancelled',
    appointment,
    zone,
    fields,
  };
}

/** "Butte, MT" and "Hartford, CT" are no time zones. */
const withoutAddresses = (text: string) =>
  text.slice(0, 20_000).replaceAll(/[,.]? (?:MT|CT|ET|PT)(?=,? {1,2}\d{5}|\s*(?:\n|$))/g, '');

/** A sentence that names the zone of all times: "All times are Eastern". */
const zoneOfAll = /\btimes? (?:are|is|shown|listed|in)\b.{0,40}/gi;

/** Returns the zone that running text names beside a time of day. Office hours in a signature have another one. */
function zoneOfTime(text: string, time: string | undefined): NamedZone | undefined {
  for (const found of timesInText(text)) {
    const [beside = ''] =
      /^[\s,(]{0,3}[A-Za-z/_]{2,30}(?:[ -][A-Za-z]{4,8}){0,2}/.exec(text.slice(found.end, found.end + 60)) ??
      [];
    const zone = found.time === time ? zoneInText(beside) : undefined;
    if (zone) return zone;
  }
  return zoneInText([...text.matchAll(zoneOfAll)].map(([sentence]) => sentence).join('\n'));
}

/** Reports whether a message is about an order: a newsletter has a date or an address, but not both with a number, a signer, or a fee. */
export function isOrder({
  order_number,
  address,
  signers = [],
  lines = [],
  appointment,
  status,
  scanbacks_due,
}: TextOrder): boolean {
  const { day, time } = appointment;
  const facts = [
    order_number,
    address,
    signers.length > 0,
    lines.length > 0,
    day,
    time,
    scanbacks_due,
    status,
  ].filter(Boolean).length;
  const isAppointment =
    order_number !== undefined ||
    signers.length > 0 ||
    (day !== undefined && (time !== undefined || address !== undefined));
  return (isAppointment && facts >= 3) || (order_number !== undefined && facts >= 2);
}
