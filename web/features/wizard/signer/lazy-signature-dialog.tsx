import { lazy, Suspense } from 'react';
import type { SignatureDialogProps } from '#web/components/signature-pad/signature-dialog.tsx';

const Loaded = lazy(async () => {
  const { SignatureDialog } = await import('#web/components/signature-pad/signature-dialog.tsx');
  return { default: SignatureDialog };
});

/** Loads the signature dialog when somebody signs. */
export function LazySignatureDialog(props: SignatureDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
