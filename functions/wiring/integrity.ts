import type { IntegrityDeps } from '#functions/services/entries/damaged.ts';
import type { GetEntryDeps } from '#functions/services/entries/get-entry.ts';
import { damageStore } from '#functions/store/account/damage-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { log, logFailure, logMessages } from '../middleware/log-request.ts';
import { measuredValue } from '../middleware/product-metrics.ts';

/** Maximum log lines per call about damaged entries. The alarm needs one. */
const linesMax = 100;

/** Dependencies of the services that verify entries before they show, print, or export them. */
export const integrityDeps = (): IntegrityDeps & Pick<GetEntryDeps, 'clearDamage'> => ({
  seals: sealStore(table()),
  addenda: addendumStore(table()),
  reportDamage: async ({ id, journalId }, damages) => {
    for (const { entryId, fault } of damages.slice(0, linesMax)) {
      const ids = { journal_id: journalId, entry_id: entryId };
      log().error(logMessages.sealBroken, {
        ...ids,
        fault,
        ...measuredValue('seals-broken', 1, 'Count', Date.now()),
      });
    }
    // The mark only affects lists. If it fails, the response is the same.
    await damageStore(table())
      .mark(
        id,
        damages.map(({ entryId }) => entryId),
      )
      .catch((error) => logFailure(error, logMessages.damageNotMarked, { journal_id: journalId }));
  },
  clearDamage: ({ id }, entryId) => damageStore(table()).clear(id, entryId),
});
