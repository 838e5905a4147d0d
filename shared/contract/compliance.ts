import * as z from 'zod/mini';
import { actTypeCodes } from '../data/act-types.ts';
import { documentGroups, documentTypeCodes } from '../data/document-types.ts';
import { doubtCodes, noteCodes } from '../data/doubts.ts';
import { prohibitedFields, requiredFields } from '../data/law-fields.ts';
import { mobileLicenseRules } from '../data/state-id.ts';
import { confidence } from '../schemas/confidence.ts';
import { entryPayload } from '../schemas/entry-payload.ts';
import { stateCode } from '../schemas/state-code.ts';
import { contractOf } from './schemas.ts';

const documentType = z.enum(documentTypeCodes, { error: 'must be a known document type' });

/** `contested` is treated as a state that requires paper. */
const medium = z.enum(['any', 'paper', 'contested']);

export const listStates = contractOf('list-states', {
  responses: {
    200: z.object({
      states: z.array(
        z.object({
          state_code: z.string(),
          state_name: z.string(),
          journal_required: z.boolean(),
          electronic_allowed: z.boolean(),
          journal_medium: medium,
        }),
      ),
      rules_version: z.string(),
    }),
  },
});

export const listDocumentTypes = contractOf('list-document-types', {
  responses: {
    200: z.object({
      document_types: z.array(
        z.object({
          type: z.enum(documentTypeCodes),
          name: z.string(),
          meaning: z.string(),
          groups: z.array(z.enum(documentGroups)),
        }),
      ),
      act_types: z.array(z.object({ type: z.enum(actTypeCodes), name: z.string(), meaning: z.string() })),
      rules_version: z.string(),
    }),
  },
});

/** A statement of the law; `cite` is the citation of one of the sources. Both are null for advice that no law gives. */
const statement = z.object({
  text: z.string(),
  cite: z.nullable(z.string()),
  confidence: z.nullable(confidence),
});
/** The law's requirements beyond the entries, on one topic. */
const duties = z.object({
  found: z.array(
    z.object({
      text: z.string(),
      cite: z.string(),
      confidence,
      /** How to reach the office that the duty names, if we know. */
      contact: z.nullable(z.object({ name: z.string(), lines: z.array(z.string()) })),
    }),
  ),
  /** If nothing was found: the citations of the sources in which we looked, and how certain that is. */
  searched: z.array(z.string()),
  confidence: z.nullable(confidence),
});
const rule = z.object({ cite: z.string(), to_verify: z.boolean() });

/** A state requirement (specification, section 3) with its sources. */
export const stateRequirements = z.object({
  state_code: z.string(),
  state_name: z.string(),
  special_requirements: z.object({
    journal_required: z.boolean(),
    electronic_allowed: z.boolean(),
    /** null when the law gives no figure; 10 years are then a recommendation. */
    retention_years: z.nullable(z.int()),
    /** For the requested document type; without one, whether any document type needs a thumbprint. */
    thumbprint_required: z.boolean(),
    signer_signature_required: z.boolean(),
  }),
  prohibited_fields: z.array(z.enum(prohibitedFields)),
  /** Fields that the law requires for an act in person; for a law about other acts only, see `required_for`. */
  required_fields: z.array(z.enum(requiredFields)),
  required_for: z.enum(['all_acts', 'some_acts', 'electronic_acts', 'remote_acts', 'self_filers', 'no_act']),
  journal_scope: z.string(),
  journal_medium: medium,
  one_journal_only: z.boolean(),
  /** The law's own years for electronic acts (remote ones included) and for remote acts; null where it gives none. */
  retention_of_acts: z.object({ electronic: z.nullable(z.int()), remote: z.nullable(z.int()) }),
  /** Whether acts of one visit need an entry each, or one entry may list several documents of one person on one day. */
  entries_per_visit: z.enum(['one_each', 'may_list_several', 'unknown']),
  id_number_rule: z.enum(['required', 'last_four', 'last_four_advised', 'not_asked', 'prohibited']),
  id_date_rule: z.enum(['both', 'either', 'expiration_only', 'not_asked', 'as_listed']),
  personal_knowledge: z.enum(['allowed', 'not_allowed', 'unclear']),
  /** The IDs that the law accepts. An empty list means that no rule was found. */
  accepted_ids: z.object({
    kinds: z.array(statement),
    expired: z.array(statement),
    /** `not_addressed`: what was read does not settle it. */
    mobile_license: z.object({ rule: z.enum(mobileLicenseRules), said: z.array(statement) }),
    /** The section on identification that could not be read. */
    unread: z.nullable(z.string()),
  }),
  fee: z.object({
    status: z.enum(['figure', 'no_cap', 'unknown']),
    /** The caps on acts in person, in dollars: one for all acts, or one for each kind that has its own. */
    caps: z.array(
      z.object({
        acts: z.enum(['all', 'jurat', 'oath', 'other']),
        dollars: z.number(),
        per: z.enum(['act', 'document', 'signature', 'person', 'instrument']),
        /** Per instrument: dollars for each signature after the first. */
        further: z.nullable(z.number()),
      }),
    ),
  }),
  /** The citation for each of the rules above. */
  basis: z.object({
    journal: rule,
    medium: rule,
    retention: rule,
    fields: rule,
    id_number: rule,
    id_dates: rule,
    fee: rule,
    prohibited: z.nullable(rule),
    personal_knowledge: z.nullable(rule),
    thumbprint: z.nullable(rule),
    entries_per_visit: z.nullable(rule),
  }),
  guide: z.object({
    duty: z.array(statement),
    format: z.array(statement),
    retention: z.array(statement),
    entry: z.array(statement),
    fees: z.array(statement),
    more: z.array(statement),
  }),
  duties: z.object({
    copies: duties,
    officials: duties,
    loss: duties,
    commission_end: duties,
    resignation: duties,
    death: duties,
    destruction: duties,
    front_page: duties,
    backup: duties,
    location: duties,
    recordings: duties,
  }),
  /** Changes of the law and of how this journal applies it, the latest first. `date` is the first day of the changed rules. */
  changes: z.array(z.object({ date: z.string(), text: z.string(), cite: z.string() })),
  questions: z.array(z.string()),
  sources: z.array(
    z.object({
      cite: z.string(),
      url: z.nullable(z.string()),
      /** The copy or report that we read, if it was not the page of `url`. */
      read_at: z.nullable(z.string()),
      quote: z.nullable(z.string()),
      /** The day on which we read it. */
      read: z.string(),
    }),
  ),
  confidence,
  law_read: z.string(),
  rules_version: z.string(),
});

export const getRequiredFields = contractOf('get-required-fields', {
  params: z.object({ state: z.string() }),
  query: z.object({ document_type: z.optional(documentType) }),
  responses: { 200: z.object({ requirements: stateRequirements }) },
});

/** A finding: the sentence, the field's path in wire names, and the law it is based on. */
const finding = z.object({
  message: z.string(),
  path: z.string(),
  citation: z.nullable(z.string()),
  to_verify: z.boolean(),
});

/** A warning, with the code that `warning_responses` uses for it, or that of a note without an answer; null for any other. */
const warning = z.extend(finding, { warning: z.nullable(z.enum([...doubtCodes, ...noteCodes])) });

const derived = z.optional(z.nullable(z.string()));

export const validateEntry = contractOf('validate-entry', {
  query: z.object({
    state_code: stateCode,
    /** With `draft`, a missing field is not an error yet. */
    status: z.optional(z.enum(['draft', 'submitted'], { error: 'must be draft or submitted' })),
  }),
  body: z.extend(entryPayload, {
    // Clients derive these (specification, section 7); the server judges the signers themselves and ignores them.
    signer_name: derived,
    signer_address: derived,
    id_method: derived,
    id_type: derived,
    id_expiration_date: derived,
  }),
  responses: {
    200: z.object({
      valid: z.boolean(),
      errors: z.array(z.string()),
      warnings: z.array(z.string()),
      /** The same errors and warnings, with field and law. */
      findings: z.object({ errors: z.array(finding), warnings: z.array(warning) }),
      /** The doubts of law among the warnings. What is sealed without an answer to them says so (`open_doubts`). */
      doubts: z.array(z.object({ code: z.enum(doubtCodes), message: z.string() })),
      /** Paths of the fields that this entry requires, and of those that it must not have. */
      required_fields: z.array(z.string()),
      hidden_fields: z.array(z.string()),
      rules_version: z.string(),
    }),
  },
});
