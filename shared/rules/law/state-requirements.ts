import type { getRequiredFields as contract } from '../../contract/compliance.ts';
import type { Output } from '../../contract/schemas.ts';
import type { DocumentType } from '../../data/document-types.ts';
import { type RequiredField, requiredFields } from '../../data/law-fields.ts';
import { rulesVersion } from '../../data/rules-version.ts';
import { changesOf } from '../../data/state-changes.ts';
import { stateDuties } from '../../data/state-duties.ts';
import type { Duty, DutyTopic, Office, StateDuties } from '../../data/state-duty.ts';
import type { Advice, StateGuide, Statement } from '../../data/state-guide.ts';
import { stateGuides } from '../../data/state-guides.ts';
import { stateIds } from '../../data/state-ids.ts';
import type { FeeCap, StateLaw } from '../../data/state-law.ts';
import { stateLaws } from '../../data/state-laws.ts';
import { type StateCode, states } from '../../data/states.ts';
import { toDollars } from '../money.ts';
import { acceptedIds } from './accepted-ids.ts';
import type { Basis } from './basis.ts';
import { allowsElectronicJournal } from './electronic-journal.ts';
import { entriesPerVisit } from './entries-per-visit.ts';
import { entryFieldRules } from './field-rules.ts';
import { ruling } from './ruling.ts';

type Requirements = Output<typeof contract>['requirements'];

/** The act in question: in person, on a document of this type if one is given. */
type Asked = { stateCode: StateCode; documentType: DocumentType | undefined };

const scopes = {
  all_acts: 'all_acts',
  all_acts_but: 'some_acts',
  electronic_acts: 'electronic_acts',
  remote_acts: 'remote_acts',
  self_filers: 'self_filers',
  no_act: 'no_act',
} as const satisfies Record<StateLaw['fields']['appliesTo']['kind'], Requirements['requiredFor']>;

const personalKnowledge = { yes: 'allowed', no: 'not_allowed', unclear: 'unclear' } as const;

/** Fields that the law requires for some documents only, and the entry's fields whose rules know for which. */
const ofSomeDocuments: Partial<Record<RequiredField, keyof ReturnType<typeof entryFieldRules>>> = {
  thumbprint: 'thumbprint',
  grantee_name: 'granteeName',
  grantee_address: 'granteeAddress',
  land_county: 'landCounty',
};

/** Returns the law's list for this act; if it covers other acts only, the list for those. */
function fieldsOf(law: StateLaw, asked: Asked): RequiredField[] {
  const { requires } = ruling(asked);
  const rules = entryFieldRules(asked);
  const bindsInPerson =
    law.fields.appliesTo.kind === 'all_acts' || law.fields.appliesTo.kind === 'all_acts_but';
  return requiredFields.filter((field) => {
    const rule = asked.documentType && ofSomeDocuments[field];
    if (rule && rules[rule].use !== 'required') return false;
    return requires(field) !== undefined || (!bindsInPerson && law.fields.names.includes(field));
  });
}

type Cap = Requirements['fee']['caps'][number];

function capOf(acts: Cap['acts'], cap: FeeCap): Cap {
  const further = cap.per === 'instrument' ? toDollars(cap.furtherCents) : null;
  return { acts, dollars: toDollars(cap.cents), per: cap.per, further };
}

function feeOf({ fee }: StateLaw): Requirements['fee'] {
  const { status } = fee;
  if (status !== 'figure') return { status, caps: [] };
  const { cap, jurat, oath } = fee;
  return {
    status,
    caps: [
      capOf(jurat || oath ? 'other' : 'all', cap),
      ...(jurat ? [capOf('jurat', jurat)] : []),
      ...(oath ? [capOf('oath', oath)] : []),
    ],
  };
}

const ruleOf = ({ cite, toVerify }: Basis) => ({ cite, toVerify: toVerify === true });

function basisOf(law: StateLaw): Requirements['basis'] {
  const perhaps = (rule: Basis | undefined) => (rule ? ruleOf(rule) : null);
  return {
    journal: ruleOf(law.journal),
    medium: ruleOf(law.medium),
    retention: ruleOf(law.retention),
    fields: ruleOf(law.fields),
    idNumber: ruleOf(law.idNumber),
    idDates: ruleOf(law.idDates),
    fee: ruleOf(law.fee),
    prohibited: perhaps(law.prohibited),
    personalKnowledge: perhaps(law.personalKnowledge),
    thumbprint: perhaps(law.thumbprint),
    entriesPerVisit: perhaps(law.entriesPerVisit),
  };
}

function guideOf(guide: StateGuide): Requirements['guide'] {
  const told = (statements: readonly (Statement | Advice)[]) =>
    statements.map((said) =>
      'advice' in said
        ? { text: said.text, cite: null, confidence: null }
        : { text: said.text, cite: said.cite, confidence: said.confidence },
    );
  return {
    duty: told(guide.duty),
    format: told(guide.format),
    retention: told(guide.retention),
    entry: told(guide.entry),
    fees: told(guide.fees),
    more: told(guide.more),
  };
}

/** Returns how to reach an office; null where nothing but its name is known, which the text of the duty has. */
function contactOf({ name, address, email, url }: Office): { name: string; lines: string[] } | null {
  const lines = [address, email, url].filter((line) => line !== undefined);
  return lines.length > 0 ? { name, lines } : null;
}

function dutyOf({ text, cite, confidence, office }: Duty) {
  return { text, cite, confidence, contact: office ? contactOf(office) : null };
}

function dutiesOf(duties: StateDuties): Requirements['duties'] {
  const told = (topic: DutyTopic) => {
    const found = duties[topic];
    return 'noneFound' in found
      ? { found: [], searched: [...found.noneFound], confidence: found.confidence }
      : { found: found.map(dutyOf), searched: [], confidence: null };
  };
  return {
    copies: told('copies'),
    officials: told('officials'),
    loss: told('loss'),
    commissionEnd: told('commissionEnd'),
    resignation: told('resignation'),
    death: told('death'),
    destruction: told('destruction'),
    frontPage: told('frontPage'),
    backup: told('backup'),
    location: told('location'),
    recordings: told('recordings'),
  };
}

function retentionOfActs({ retention: { electronic, remote } }: StateLaw): Requirements['retentionOfActs'] {
  return { electronic: electronic?.years ?? null, remote: remote?.years ?? null };
}

function specialRequirements(law: StateLaw, asked: Asked): Requirements['specialRequirements'] {
  return {
    journalRequired: law.journal.required,
    electronicAllowed: allowsElectronicJournal(law),
    retentionYears: law.retention.years,
    thumbprintRequired: asked.documentType
      ? entryFieldRules(asked).thumbprint.use === 'required'
      : law.thumbprint !== undefined,
    signerSignatureRequired: ruling(asked).requires('signer_signature') !== undefined,
  };
}

/**
 * Returns what the law of a state requires of a journal, with its citations. Flags and lists apply to an act in person,
 * on a document of the given type; without a type, on any document.
 */
export function stateRequirements(asked: Asked): Requirements {
  const { stateCode } = asked;
  const law = stateLaws[stateCode];
  const guide = stateGuides[stateCode];
  return {
    stateCode,
    stateName: states[stateCode].name,
    specialRequirements: specialRequirements(law, asked),
    prohibitedFields: [...(law.prohibited?.names ?? [])],
    requiredFields: fieldsOf(law, asked),
    requiredFor: scopes[law.fields.appliesTo.kind],
    journalScope: law.journal.scope,
    journalMedium: law.medium.kind,
    oneJournalOnly: law.medium.isOnlyJournal === true,
    retentionOfActs: retentionOfActs(law),
    entriesPerVisit: entriesPerVisit(asked).rule,
    idNumberRule: law.idNumber.rule,
    idDateRule: law.idDates.rule,
    personalKnowledge: personalKnowledge[law.personalKnowledge?.allowed ?? 'yes'],
    acceptedIds: acceptedIds(stateCode),
    fee: feeOf(law),
    basis: basisOf(law),
    guide: guideOf(guide),
    duties: dutiesOf(stateDuties[stateCode]),
    changes: changesOf(stateCode).map(({ date, text, cite }) => ({ date, text, cite })),
    questions: [...guide.questions],
    sources: [...guide.sources, ...stateIds[stateCode].sources].map(({ cite, url, readAt, quote, read }) => ({
      cite,
      url: url ?? null,
      readAt: readAt ?? null,
      quote: quote ?? null,
      read,
    })),
    confidence: guide.confidence,
    lawRead: guide.lawRead,
    rulesVersion,
  };
}
