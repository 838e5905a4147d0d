import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useState } from 'react';
import { mapStyle } from './map-style.ts';

type Style = ReturnType<typeof mapStyle>;

/**
 * Draws a map in our own style until streets are needed or asked for: each tile of the street map costs money, and most maps
 * only show that a place is known (docs/adr/0008).
 */
export function StreetMap({
  mapStyleUrl,
  needsStreets,
  children,
}: {
  /** The stage's street map, if it has one. */
  mapStyleUrl: string | undefined;
  /** Whether the notary looks for a place that is not known yet. Streets stay afterwards. */
  needsStreets: boolean;
  children: (style: Style) => ReactNode;
}) {
  const [style, setStyle] = useState(() => mapStyle(undefined));
  const canShow = mapStyleUrl !== undefined && typeof style !== 'string';
  if (canShow && needsStreets) {
    const streets = mapStyle(mapStyleUrl);
    // Without a connection, it is our own style again.
    if (typeof streets === 'string') setStyle(streets);
  }
  return (
    <>
      {children(style)}
      {canShow && (
        <Button className="map-streets" size="small" onClick={() => setStyle(mapStyle(mapStyleUrl))}>
          Show streets
        </Button>
      )}
    </>
  );
}
