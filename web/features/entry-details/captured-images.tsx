import type { Entry } from '#web/lib/api-types.ts';
import { DetailSection } from './fact-list.tsx';

function thumbprintImage(json: string | null): string | undefined {
  if (!json) return undefined;
  try {
    const thumbprint: unknown = JSON.parse(json);
    const image = typeof thumbprint === 'object' && thumbprint && Reflect.get(thumbprint, 'image_data');
    return typeof image === 'string' ? image : undefined;
  } catch {
    return undefined;
  }
}

/** The photos taken at the act; nothing where there are none. */
export function CapturedImages({ entry }: { entry: Entry }) {
  const images = [
    { name: 'Ink Thumbprint', source: thumbprintImage(entry.thumbprintData) },
    { name: 'Physical Journal Signature', source: entry.signerJournalSignature },
    { name: 'Principal Signature', source: entry.principalSignature },
  ].filter((image) => image.source);
  if (images.length === 0) return null;
  return (
    <DetailSection title="Captured Images">
      <div className="detail-images">
        {images.map(({ name, source }) => (
          <figure key={name} className="detail-image">
            <img src={source ?? ''} alt={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </DetailSection>
  );
}
