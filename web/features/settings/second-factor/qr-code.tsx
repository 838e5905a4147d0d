import { useEffect, useState } from 'react';
import { warn } from '#web/lib/warn.ts';

/** The light margin, in modules, that scanners need to find the code (ISO/IEC 18004). */
const quietZone = 4;

type Drawing = { size: number; path: string };

/** Draws the code on this device, so its text is not sent anywhere. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}

/** A QR code. It is dark on light even in dark mode, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    draw(text).then(
      (drawn) => isCurrent && setDrawing(drawn),
      (error) => {
        warn('The QR code could not be drawn', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (isFailed) return <p role="alert">The QR code could not be drawn. Type the key instead.</p>;
  if (!drawing) return <div className="qr-code" aria-hidden="true" />;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
