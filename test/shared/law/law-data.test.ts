import { describe, expect, it } from 'vitest';
import { documentGroups, documentTypeCodes, documentTypes } from '#shared/data/document-types.ts';
import { particulars, prohibitedFields, requiredFields } from '#shared/data/law-fields.ts';
import { stateDuties } from '#shared/data/state-duties.ts';
import type { Advice, StateGuide, Statement } from '#shared/data/state-guide.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateIds } from '#shared/data/state-ids.ts';
import type { StateLaw } from '#shared/data/state-law.ts';
import { findLaw, stateLaws } from '#shared/data/state-laws.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import { citedBy, dutiesOf } from './all-duties.ts';

/** Returns the guide of a state together with what it says about IDs. */
function guideOf(code: StateCode): StateGuide {
  const guide: StateGuide = stateGuides[code];
  const { kinds, expired, mobileLicense, sources } = stateIds[code];
  return {
    ...guide,
    more: [...guide.more, ...kinds, ...expired, ...mobileLicense.said],
    sources: [...guide.sources, ...sources],
  };
}

/** Whether a state, or its publisher, has its law at this host. */
const isOfficial = (host: string): boolean =>
  /\.(gov|us|mil)$|^(www\.)?(oscn\.net|lexisnexis\.com)$/.test(host);

const laws: [StateCode, StateLaw, StateGuide][] = stateCodes.map((code) => [
  code,
  stateLaws[code],
  guideOf(code),
]);

/** Returns every rule of a law, that is, everything with a citation, replaced rules included. */
function rulesOf(law: StateLaw): { key: string; cite: string; toVerify?: true }[] {
  const { optionalWitness: _, ...cited } = law;
  const { electronic, remote } = law.retention;
  return [cited, { electronic, remote }, ...(law.amendments ?? []).map(({ before }) => before)].flatMap(
    (rules) =>
      Object.entries(rules).flatMap(([key, value]) => [value ?? []].flat().map((rule) => ({ ...rule, key }))),
  );
}

function sentencesOf(guide: StateGuide): (Statement | Advice)[] {
  const { duty, format, retention, entry, fees, more } = guide;
  return [duty, format, retention, entry, fees, more].flat();
}

const statementsOf = (guide: StateGuide) =>
  sentencesOf(guide).flatMap((said) => ('advice' in said ? [] : [said]));

const listed = ({ fields, fieldsFor }: StateLaw) => [
  ...fields.names,
  ...(fieldsFor ?? []).flatMap(({ names }) => names),
];

describe('the vocabularies', () => {
  it('are closed: no law uses another word', () => {
    const strangers = laws.flatMap(([code, law]) => [
      ...listed(law).filter((name) => !requiredFields.includes(name)),
      ...[...(law.prohibited?.names ?? []), ...(law.prohibitedElectronically?.names ?? [])].filter(
        (name) => !prohibitedFields.includes(name),
      ),
      ...(law.particulars ?? []).filter(({ name }) => !particulars.includes(name)).map(() => code),
    ]);
    expect(strangers).toEqual([]);
  });

  it('contain no unused word', () => {
    const used = new Set<string>(
      laws.flatMap(([, law]) => [
        ...listed(law),
        ...(law.prohibited?.names ?? []),
        ...(law.particulars ?? []).map(({ name }) => name),
        ...(law.prohibitedElectronically?.names ?? []),
        ...(law.thumbprint?.groups ?? []),
        law.landConveyance?.group ?? '',
        law.optionalWitness?.group ?? '',
      ]),
    );
    const words = [...requiredFields, ...prohibitedFields, ...particulars, ...documentGroups];
    expect(words.filter((word) => !used.has(word))).toEqual([]);
  });

  it('contain the document groups of the specification, section 5', () => {
    const inGroup = (group: string) =>
      documentTypeCodes.filter((code) => {
        const kind = documentTypes[code];
        return 'groups' in kind && kind.groups.some((own) => own === group);
      });
    expect(inGroup('real_property').sort()).toEqual([
      'deed',
      'deed_of_trust',
      'mortgage',
      'power_of_attorney',
      'quitclaim_deed',
      'real_property_document',
    ]);
    expect(inGroup('land_conveyance').sort()).toEqual(['deed', 'land_conveyance', 'real_estate_transfer']);
    expect(inGroup('oath').sort()).toEqual(['affirmation', 'jurat', 'oath']);
  });

  it('name no field twice', () => {
    const twice = laws.flatMap(([code, law]) =>
      [law.fields.names, law.prohibited?.names ?? []].filter((names) => new Set(names).size < names.length)
        .length > 0
        ? [code]
        : [],
    );
    expect(twice).toEqual([]);
  });
});

describe('the law of a state', () => {
  it('exists for exactly the 50 states', () => {
    expect(Object.keys(stateLaws).sort()).toEqual([...stateCodes].sort());
    expect(stateCodes).toHaveLength(50);
    expect(findLaw('DC')).toBeUndefined();
    expect(findLaw('toString')).toBeUndefined();
    expect(findLaw(null)).toBeUndefined();
  });

  it('requires nothing that it prohibits', () => {
    const bars: Record<string, string[]> = {
      id_number: ['id_number', 'drivers_license_number', 'state_id_number', 'passport_number'],
      thumbprint: ['thumbprint', 'biometric_data'],
      signer_signature: ['electronic_signature'],
      witness_signature: ['electronic_signature'],
      signer_address: ['street_address'],
      witness_address: ['street_address'],
    };
    const contradictions = laws.flatMap(([code, law]) => {
      const prohibited: readonly string[] = law.prohibited?.names ?? [];
      const demanded = [...listed(law), ...(law.thumbprint ? ['thumbprint'] : [])];
      return demanded
        .filter((field) => bars[field]?.some((name) => prohibited.includes(name)))
        .map((field) => `${code} ${field}`);
    });
    expect(contradictions).toEqual([]);
  });

  it('is consistent about ID numbers in rule, list, and prohibitions', () => {
    const unclear = laws.flatMap(([code, law]) => {
      const isProhibited = law.prohibited?.names.includes('id_number') ?? false;
      const isListed = law.fields.names.includes('id_number');
      const { rule } = law.idNumber;
      const fits =
        isProhibited === (rule === 'prohibited') &&
        isListed === (rule === 'required' || rule === 'last_four');
      return fits ? [] : [code];
    });
    expect(unclear).toEqual([]);
  });

  it('lists the dates of the ID that its rule names', () => {
    const unclear = laws.flatMap(([code, law]) => {
      const issue = law.fields.names.includes('id_issue_date');
      const expiration = law.fields.names.includes('id_expiration_date');
      const fits = {
        both: issue && expiration,
        either: !issue && expiration,
        expiration_only: !issue && expiration,
        not_asked: !issue && !expiration,
        as_listed: true,
      }[law.idDates.rule];
      return fits ? [] : [code];
    });
    expect(unclear).toEqual([]);
  });

  it('has a plausible retention and fee cap', () => {
    const doubtful = laws.filter(([, { retention, fee }]) => {
      const isOdd = retention.years !== null && (retention.years < 1 || retention.years > 30);
      if (fee.status !== 'figure') return isOdd;
      const caps = [fee.cap, fee.jurat, fee.oath].filter((cap) => cap !== undefined);
      const figures = caps.flatMap((cap) =>
        cap.per === 'instrument' ? [cap.cents, cap.furtherCents] : [cap.cents],
      );
      return isOdd || figures.some((cents) => cents < 1 || cents > 3_000);
    });
    expect(doubtful).toEqual([]);
  });

  it('cites a source of its guide for every rule', () => {
    const lost = laws.flatMap(([code, law, { sources }]) =>
      rulesOf(law)
        .filter(({ cite }) => !sources.some((source) => source.cite === cite))
        .map(({ key, cite }) => `${code} ${key}: ${cite}`),
    );
    expect(lost).toEqual([]);
  });

  it('has every mark "to be verified" in its guide', () => {
    const silent = laws.flatMap(([code, law, guide]) =>
      rulesOf(law)
        .filter(({ toVerify }) => toVerify)
        .filter(({ cite }) => {
          const isTold = statementsOf(guide).some((said) => said.confidence === 'low' && said.cite === cite);
          return !isTold && guide.questions.length === 0;
        })
        .map(({ key, cite }) => `${code} ${key}: ${cite}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('the guide of a state', () => {
  it('cites an existing source for every statement', () => {
    const lost = laws.flatMap(([code, , guide]) =>
      statementsOf(guide)
        .filter(({ cite }) => !guide.sources.some((source) => source.cite === cite))
        .map(({ cite }) => `${code} ${cite}`),
    );
    expect(lost).toEqual([]);
  });

  it('lists no source twice and no unused source', () => {
    const odd = laws.flatMap(([code, law, guide]) => {
      const used = new Set([
        ...[...rulesOf(law), ...statementsOf(guide)].map(({ cite }) => cite),
        ...citedBy(stateDuties[code]),
      ]);
      const cites = guide.sources.map(({ cite }) => cite);
      return cites
        .filter((cite, index) => cites.indexOf(cite) !== index || !used.has(cite))
        .map((cite) => `${code} ${cite}`);
    });
    expect(odd).toEqual([]);
  });

  it('quotes at most 25 words of a law', () => {
    const long = laws.flatMap(([code, , { sources }]) =>
      sources
        .filter(
          ({ quote }) =>
            quote !== undefined && (quote.trim() === '' || quote.trim().split(/\s+/).length > 25),
        )
        .map(({ cite }) => `${code} ${cite}`),
    );
    expect(long).toEqual([]);
  });

  it('gives well-formed addresses', () => {
    const broken = laws.flatMap(([code, , { sources }]) =>
      sources
        .flatMap(({ url = [], readAt = [] }) => [url, readAt].flat())
        .filter((url) => !URL.canParse(url) || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(url))
        .map((url) => `${code} ${url}`),
    );
    expect(broken).toEqual([]);
  });

  it('says when each source was read, and names no copy of an official site', () => {
    const odd = laws.flatMap(([code, , { sources }]) =>
      sources
        .filter(({ read, url = '', readAt }) => {
          const day = new Date(`${read}T00:00:00Z`);
          return (
            Number.isNaN(day.getTime()) ||
            !day.toISOString().startsWith(read) ||
            (readAt !== undefined && url !== '' && !isOfficial(new URL(url).hostname)) ||
            /clone|cloudfront\./.test(`${url} ${readAt}`)
          );
        })
        .map(({ cite }) => `${code} ${cite}`),
    );
    expect(odd).toEqual([]);
  });

  it('is not certain of a statement whose source has neither address nor quotation', () => {
    const bold = laws.flatMap(([code, , guide]) => {
      const bare = guide.sources
        .filter(({ url, readAt, quote }) => !url && !readAt && !quote)
        .map(({ cite }) => cite);
      return [...statementsOf(guide), ...dutiesOf(stateDuties[code])]
        .filter(({ cite, confidence }) => confidence === 'high' && bare.includes(cite))
        .map(({ text }) => `${code} ${text}`);
    });
    expect(bold).toEqual([]);
  });

  it('states its confidence and the text of the law that was read', () => {
    const vague = laws.filter(([, , guide]) => {
      return !['high', 'medium', 'low'].includes(guide.confidence) || !/\d{4}|undated/.test(guide.lawRead);
    });
    expect(vague.map(([code]) => code)).toEqual([]);
  });

  it('covers duty, format, retention, entry, and fees in plain sentences', () => {
    const poor = laws.flatMap(([code, , guide]) => {
      const parts = [guide.duty, guide.format, guide.retention, guide.entry, guide.fees];
      const isSentence = (text: string) => /^\S.*[.?]$/s.test(text);
      const isPoor =
        parts.some((part) => part.length === 0) ||
        !sentencesOf(guide).every(({ text }) => isSentence(text)) ||
        !guide.questions.every(isSentence);
      return isPoor ? [code] : [];
    });
    expect(poor).toEqual([]);
  });
});
