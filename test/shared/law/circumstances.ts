import { actModeCodes, actTypeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { idTypeCodes } from '#shared/data/id-types.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { everyCase } from '#test/support/every-case.ts';

/** With one case in seven, each state, document, act, identification, and mode still occurs many times. */
const stride = everyCase ? 1 : 7;

/** Every state with every document type, every act, every identification, and every act mode; in `npm test`, one in seven. */
export function* circumstances(): Generator<EntryContent & { stateCode: StateCode }> {
  const kinds = [
    ...documentTypeCodes.map((documentType) => ({ documentType })),
    ...actTypeCodes.map((actType) => ({ documentType: 'other', actType }) as const),
  ];
  let count = 0;
  for (const stateCode of stateCodes) {
    for (const kind of kinds) {
      for (const idType of idTypeCodes) {
        for (const actMode of actModeCodes) {
          count += 1;
          if (count % stride !== 0) continue;
          const credibleWitnesses =
            idType === 'credible_witness' ? [{ idType: 'personal_knowledge' } as const] : [];
          yield { stateCode, ...kind, actMode, signers: [{ idType }], credibleWitnesses };
        }
      }
    }
  }
}
