import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { entriesOf } from '../visit/entries-of.ts';
import { keepable } from './entry-payload.ts';

/** Returns what an entry that was just recorded suggests for the next one. `form` is as it may be kept on the device. */
function recentActOf(form: EntryForm): RecentAct {
  const { stateCode, documentType, actType, fee, documents, locationLabel, ...content } =
    contentFromForm(form);
  return {
    stateCode: stateCode ?? '',
    documentType: documentType ?? '',
    actType: actType ?? '',
    fee: fee ?? 0,
    titles: documents.map(({ description }) => description),
    place: locationLabel
      ? { label: locationLabel, lat: content.locationLat ?? null, lng: content.locationLng ?? null }
      : null,
  };
}

/** Returns what the acts that were just recorded suggest for the next ones, the latest first, without what the device may not keep. */
export function recentActsOf(form: EntryForm): RecentAct[] {
  const performed = entriesOf(form).filter(wasPerformed);
  return performed.map((entry) => recentActOf(keepable(entry))).toReversed();
}
