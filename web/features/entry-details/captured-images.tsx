import { printedFingers } from '#shared/data/thumbprint.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { picturesFor } from '#shared/entry/images.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { readThumbprint } from '#web/lib/entries/thumbprint.ts';
import { DetailSection } from './fact-list.tsx';

/** The photos taken at the act; nothing where there are none. */
export function CapturedImages({ entry }: { entry: Entry }) {
  const thumbprint = readThumbprint(entry.thumbprintData);
  const finger = thumbprint && printedFingers[thumbprint.finger];
  const images = [
    ...(thumbprint ? [{ label: 'Ink Thumbprint', source: thumbprint.image, more: finger }] : []),
    ...picturesFor('details', entryFields, entry).map((picture) => ({ ...picture, more: undefined })),
  ];
  if (images.length === 0) return null;
  return (
    <DetailSection title="Captured Images">
      <div className="detail-images">
        {images.map(({ label, source, more }) => (
          <figure key={label} className="detail-image">
            <img src={source} alt={label} />
            <figcaption>{more ? `${label}: ${more}` : label}</figcaption>
          </figure>
        ))}
      </div>
    </DetailSection>
  );
}
