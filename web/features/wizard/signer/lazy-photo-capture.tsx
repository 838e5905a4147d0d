import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { PhotoCaptureProps } from '#web/components/photo-capture/photo-capture.tsx';

const Loaded = lazy(async () => {
  const { PhotoCapture } = await import('#web/components/photo-capture/photo-capture.tsx');
  return { default: PhotoCapture };
});

/** Loads the photo field on demand, because only one state requires a photo. */
export function LazyPhotoCapture(props: PhotoCaptureProps) {
  return (
    <Suspense fallback={<Skeleton label={`Loading ${props.label}...`} lines={2} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
