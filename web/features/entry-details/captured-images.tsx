import { printedFingers } from '#shared/data/thumbprint.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { readThumbprint } from '#web/lib/thumbprint.ts';
import { DetailSection } from './fact-list.tsx';

/** The photos taken at the act; nothing where there are none. */
export function CapturedImages({ entry }: { entry: Entry }) {
  const thumbprint = readThumbprint(entry.thumbprintData);
  const finger = thumbprint && printedFingers[thumbprint.finger];
  const images = [
    { name: 'Ink Thumbprint', source: thumbprint?.image, more: finger },
    { name: 'Physical Journal Signature', source: entry.signerJournalSignature },
    { name: 'Principal Signature', source: entry.principalSignature },
  ].filter((image) => image.source);
  if (images.length === 0) return null;
  return (
    <DetailSection title="Captured Images">
      <div className="detail-images">
        {images.map(({ name, source, more }) => (
          <figure key={name} className="detail-image">
            <img src={source ?? ''} alt={name} />
            <figcaption>{more ? `${name}: ${more}` : name}</figcaption>
          </figure>
        ))}
      </div>
    </DetailSection>
  );
}
