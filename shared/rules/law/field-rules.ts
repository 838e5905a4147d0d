import { homeCountry } from '../../data/country-name.ts';
import { isInGroup } from '../../data/document-types.ts';
import type { Particular } from '../../data/law-fields.ts';
import type { StateLaw } from '../../data/state-law.ts';
import type { EntryField } from '../../entry/fields.ts';
import type { MarkWitnessField, SignerField, WitnessField } from '../../entry/people-fields.ts';
import { actModeOf, isPersonalKnowledge } from './act-of.ts';
import { type Basis, basis } from './basis.ts';
import type { EntryContent, MarkWitnessContent, SignerContent, WitnessContent } from './entry-content.ts';
import { commissionAmendment } from './law-of.ts';
import { requiredOfEveryEntry, wasPerformed } from './outcome-rules.ts';
import { ruling } from './ruling.ts';

/**
 * The use of a field: `required`, `asked` (shown because the state mentions it, may stay empty), `optional`
 * (shown with more details), `hidden` (does not apply to this entry), or `prohibited` by law.
 */
export type FieldUse = 'required' | 'asked' | 'optional' | 'hidden' | 'prohibited';

/** A field's use, and its citation; without one it is a requirement of this journal. */
export type FieldRule = { use: FieldUse; basis?: Basis };

const required: FieldRule = { use: 'required' };
const asked: FieldRule = { use: 'asked' };
const optional: FieldRule = { use: 'optional' };
const hidden: FieldRule = { use: 'hidden' };

const use = (kind: FieldUse, found: Basis | undefined, otherwise: FieldRule): FieldRule =>
  found ? { use: kind, basis: basis(found) } : otherwise;

/** Returns the rules as they are for the outcome of an act: one that was not performed requires only `stillRequired`. */
function byOutcome<Name extends string>(
  entry: EntryContent,
  rules: Record<Name, FieldRule>,
  stillRequired: ReadonlySet<string> = new Set(),
): Record<Name, FieldRule> {
  if (wasPerformed(entry)) return rules;
  const eased = Object.entries<FieldRule>(rules).map(([field, rule]) => [
    field,
    rule.use === 'required' && !stillRequired.has(field) ? { ...rule, use: 'asked' } : rule,
  ]);
  return Object.fromEntries(eased);
}

/** Returns the rule of a field of a remote act that the law of a state may bind. */
function remoteRule(law: StateLaw | undefined, name: Particular): FieldRule {
  const bound = law?.particulars?.find((particular) => particular.name === name);
  return use(bound?.asked ? 'asked' : 'required', bound, asked);
}

function thumbprintRule(law: StateLaw | undefined, { documentType }: EntryContent): FieldRule {
  const { groups = [], perhaps = [] } = law?.thumbprint ?? {};
  if (groups.some((group) => isInGroup(documentType, group))) return use('required', law?.thumbprint, hidden);
  return perhaps.some((type) => type === documentType) ? use('asked', law?.thumbprint, hidden) : hidden;
}

/** Returns the rules of an entry's fields, except those of signers and witnesses. */
export function entryFieldRules(
  entry: EntryContent,
  { law, requires, prohibits, particular } = ruling(entry),
): Record<EntryField, FieldRule> {
  const isInPerson = actModeOf(entry) === 'in_person';
  const isRemote = actModeOf(entry) === 'remote';
  const ofRemote = isRemote ? asked : hidden;
  const ofRemoteAct = (name: Particular) => (isRemote ? remoteRule(law, name) : hidden);
  // A signer whom the notary knows needs neither proofing nor a credential.
  const isProofed = entry.signers?.some(({ idType }) => !isPersonalKnowledge(idType));
  const hasDesignee = Boolean(entry.designeeName || entry.designeeAddress);
  // North Carolina asks for it in its electronic journal.
  const ofDesignee = use(
    hasDesignee ? 'required' : 'asked',
    isInPerson ? undefined : particular('designee'),
    optional,
  );
  const isOnPaper = isInPerson && law !== undefined && law.medium.kind !== 'any';
  const needsWitness = entry.signers?.some((signer) => signer.idType === 'credible_witness');
  const isLand =
    law?.landConveyance &&
    (isInGroup(entry.documentType, law.landConveyance.group) ||
      law.landConveyance.and.some((type) => type === entry.documentType));
  const hasInterpreter = [entry.interpreterName, entry.interpreterAddress, entry.interpreterCredential].some(
    Boolean,
  );
  const land = isLand
    ? use('required', law.landConveyance, hidden)
    : use('optional', law?.landConveyance, hidden);
  const interpreter = use(
    hasInterpreter ? 'required' : 'asked',
    particular('interpreter'),
    hasInterpreter ? required : optional,
  );
  const paper = isOnPaper ? use('asked', law.medium, optional) : optional;
  const selfFiler = particular('self_filer');
  const noSignatureImages = prohibits('electronic_signature');
  const rules = {
    stateCode: required,
    documentType: use('required', requires('document_type'), required),
    actType: use('required', requires('act_type'), optional),
    date: use('required', requires('date'), required),
    actTime: use('required', requires('time'), optional),
    actMode: use('asked', requires('technology_used'), optional),
    technologyUsed: isInPerson ? hidden : use('required', requires('technology_used'), optional),
    remotePlatform: ofRemoteAct('remote_platform'),
    remoteSessionId: ofRemote,
    remoteIdProofing: isProofed ? ofRemoteAct('remote_id_proofing') : ofRemote,
    remoteCredentialAnalysis: isProofed ? ofRemoteAct('remote_credential_analysis') : ofRemote,
    signerLocation: ofRemoteAct('remote_signer_location'),
    personsPresent: ofRemoteAct('remote_persons_present'),
    remoteRecordingLocation: ofRemoteAct('remote_recording'),
    remoteRecordingSha256: ofRemote,
    remoteRecordingKeepUntil: ofRemote,
    numberOfActs: use('asked', particular('number_of_acts'), optional),
    fee: use('asked', requires('fee'), asked),
    itemizedFees: use((entry.fee ?? 0) > 0 ? 'required' : 'asked', particular('itemized_fees'), optional),
    locationLabel: use('required', requires('location'), required),
    documents: use('required', requires('document_description'), required),
    documentDate: use(
      'required',
      requires('document_date'),
      use('asked', particular('document_date_if_shown'), optional),
    ),
    outcome: asked,
    comments: optional,
    credibleWitnesses: needsWitness
      ? use('required', requires('witness_name') ?? requires('witness_signature'), asked)
      : hidden,
    markWitnesses: entry.signers?.some((signer) => signer.signsByMark)
      ? use('required', law?.byMark, asked)
      : hidden,
    witnessName:
      law?.optionalWitness && isInGroup(entry.documentType, law.optionalWitness.group) ? asked : optional,
    witnessAddress: use(
      'prohibited',
      prohibits('street_address'),
      law?.optionalWitness && isInGroup(entry.documentType, law.optionalWitness.group) ? asked : optional,
    ),
    granteeName: land,
    granteeAddress: land,
    landCounty: land,
    designeeName: ofDesignee,
    designeeAddress: use('prohibited', prohibits('street_address'), ofDesignee),
    thumbprint: use('prohibited', prohibits('thumbprint', 'biometric_data'), thumbprintRule(law, entry)),
    signerJournalSignature: use(
      'prohibited',
      noSignatureImages,
      use('required', particular('journal_photo'), hidden),
    ),
    principalSignature: use(
      'prohibited',
      noSignatureImages,
      use('required', particular('principal_signature'), hidden),
    ),
    interpreterName: interpreter,
    interpreterAddress: use('prohibited', prohibits('street_address'), interpreter),
    interpreterCredential: interpreter,
    earlierCommission: use('asked', commissionAmendment(entry), hidden),
    selfFiler: use('asked', selfFiler, hidden),
    selfFilerPhone: entry.selfFiler ? use('required', selfFiler, hidden) : hidden,
    oathAdministered: use('required', particular('oath_administered'), hidden),
    certificateType: use('required', particular('certificate_type'), hidden),
    addressWithheld: use('asked', particular('address_withheld'), hidden),
    paperVolume: paper,
    paperPage: paper,
    paperLine: paper,
  } satisfies Record<EntryField, FieldRule>;
  return byOutcome(entry, rules, requiredOfEveryEntry);
}

/** Reports whether the address of a signer is in another country. */
export function isAbroad({ country }: SignerContent): boolean {
  return Boolean(country) && country !== homeCountry;
}

/** Reports whether a signer states in place of a street that there is none. */
function hasNoAddress({ addressLine }: SignerContent): boolean {
  return /^(?:no (?:fixed|permanent) (?:address|abode|residence)|homeless|unhoused)\b/iu.test(
    addressLine ?? '',
  );
}

/** Reports whether a person signs for a principal or an entity. */
export function signsForAnother({ capacity }: SignerContent): boolean {
  return Boolean(capacity) && capacity !== 'individual';
}

/** Returns the rules of the fields about an ID that depend on the ID: its kind in words, and its expiration. */
function ofIdAsShown(
  { idType, idNoExpiration }: SignerContent | WitnessContent,
  expiration: FieldRule,
): Record<'idTypeNote' | 'idExpirationDate' | 'idNoExpiration', FieldRule> {
  return {
    idTypeNote: idType === 'other_id' ? required : hidden,
    idExpirationDate: idNoExpiration ? hidden : expiration,
    idNoExpiration: expiration.use === 'hidden' ? hidden : asked,
  };
}

/** Returns the rules of one signer's fields. */
export function signerFieldRules(
  entry: EntryContent,
  signer: SignerContent,
  { law, requires, prohibits, prohibitsIdNumbers, leavesToNotary } = ruling(entry),
): Record<SignerField, FieldRule> {
  const noStreet = prohibits('street_address');
  const address = use('required', requires('signer_address'), required);
  const street = use('prohibited', noStreet, address);
  const hasDocument = Boolean(signer.idType) && !isPersonalKnowledge(signer.idType);
  // The witness's record contains the witness's own identification.
  const isVouchedFor = signer.idType === 'credible_witness' && Boolean(entry.credibleWitnesses?.length);
  const showsDocument = hasDocument && !isVouchedFor;
  const idNumber = use(
    'prohibited',
    prohibitsIdNumbers(),
    showsDocument ? use('required', law && requires('id_number') && law.idNumber, required) : hidden,
  );
  const name = use('required', requires('signer_name'), required);
  const isForeign = isAbroad(signer);
  return byOutcome(entry, {
    firstName: signer.oneName ? hidden : name,
    lastName: name,
    oneName: asked,
    addressLine: street,
    city: address,
    stateCode: isForeign ? hidden : address,
    region: isForeign ? asked : hidden,
    zip: isForeign || hasNoAddress(signer) ? use('prohibited', noStreet, asked) : street,
    country: asked,
    idType: use('required', requires('id_type') ?? requires('id_method'), required),
    idNumber,
    idIssuingAgency: showsDocument ? use('required', requires('id_issuing_agency'), required) : hidden,
    idIssueDate: showsDocument ? use('required', requires('id_issue_date'), optional) : hidden,
    ...ofIdAsShown(
      signer,
      showsDocument ? use('required', requires('id_expiration_date'), required) : hidden,
    ),
    capacity: asked,
    // A name without a capacity is a contradiction that the notary resolves, and stays until then.
    represents: signsForAnother(signer) ? required : signer.represents ? optional : hidden,
    signsByMark: optional,
    signatureDataUrl: use(
      'prohibited',
      prohibits('electronic_signature'),
      use(
        'required',
        requires('signer_signature'),
        use('asked', leavesToNotary('signer_signature'), required),
      ),
    ),
  });
}

/** Returns the rules of a credible witness's fields. */
export function witnessFieldRules(
  entry: EntryContent,
  witness: WitnessContent,
  { law, requires, prohibits, prohibitsIdNumbers } = ruling(entry),
): Record<WitnessField, FieldRule> {
  const showsDocument = Boolean(witness.idType) && !isPersonalKnowledge(witness.idType);
  // California requires type, agency, number, and date of the ID of each of two witnesses.
  const detail = showsDocument ? use('required', law?.credibleWitnesses, optional) : hidden;
  return byOutcome(entry, {
    name: use('required', requires('witness_name'), required),
    address: use(
      'prohibited',
      prohibits('street_address'),
      use('required', requires('witness_address'), optional),
    ),
    idType: required,
    idNumber: use('prohibited', prohibitsIdNumbers(), detail),
    idIssuingAgency: detail,
    ...ofIdAsShown(witness, detail),
    signatureDataUrl: use(
      'prohibited',
      prohibits('electronic_signature'),
      use('required', requires('witness_signature'), optional),
    ),
  });
}

/** Returns the rules of the fields of a witness to a mark; the first one has index 0. */
export function markWitnessFieldRules(
  entry: EntryContent,
  { writesName }: MarkWitnessContent,
  index: number,
  { law, prohibits } = ruling(entry),
): Record<MarkWitnessField, FieldRule> {
  const byMark = law?.byMark;
  const signs = byMark?.signsJournal && (byMark.nameBy === 'witness' ? writesName : index === 0);
  return byOutcome(entry, {
    name: required,
    address: use(
      'prohibited',
      prohibits('street_address'),
      byMark?.addresses ? { use: 'required', basis: basis(byMark) } : optional,
    ),
    writesName: byMark?.nameBy === 'witness' ? { use: 'asked', basis: basis(byMark) } : optional,
    signatureDataUrl: use(
      'prohibited',
      prohibits('electronic_signature'),
      signs ? { use: 'required', basis: basis(byMark) } : optional,
    ),
  });
}
