import { Button } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LoadingScreen } from '#web/components/page/loading-screen.tsx';
import { CameraDialog } from '#web/components/photo-capture/camera-dialog.tsx';
import { ScanDialog } from '#web/features/wizard/id-scan/scan-dialog.tsx';
import { SigningSession } from '#web/features/wizard/signing/signing-session.tsx';
import { notify } from '#web/lib/browser/toasts.ts';

const nothing = () => {};

export function Opening() {
  return <LoadingScreen />;
}

export function ToastStates() {
  useEffect(() => {
    notify.success('Entry submitted successfully!', { id: 'success' });
    notify.warning('You have 2 recovery codes left.', { id: 'warning' });
    notify.error('Draft limit exceeded! Upgrade your plan for more drafts.', {
      id: 'error',
      action: { label: 'Upgrade Plan', onClick: nothing },
    });
  }, []);
  return <p>At the edge of the page, three at most.</p>;
}

export function PlainDialog() {
  return (
    <Dialog
      title="Continue your unsaved entry?"
      onClose={nothing}
      footer={
        <>
          <Button>Discard it</Button>
          <Button variation="primary">Continue</Button>
        </>
      }
    >
      <p>An entry you were working on was kept on this device. It has not been saved to your journal yet.</p>
    </Dialog>
  );
}

export function Question() {
  useEffect(() => {
    notify.error('Failed to delete draft', { id: 'failed' });
  }, []);
  return (
    <ConfirmDialog
      title="Delete this draft?"
      confirmLabel="Delete Draft"
      busyLabel="Deleting…"
      busy={false}
      onConfirm={nothing}
      onCancel={nothing}
    >
      <p>The draft of Ada Byron is deleted permanently. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

export function Signature() {
  return (
    <SigningSession
      lines={[
        {
          path: 'signers.0.signatureDataUrl',
          label: 'Signer 1',
          role: 'signer',
          facts: { name: 'Ada Byron', act: 'acknowledgment', documents: ['Warranty deed'] },
        },
      ]}
      start={0}
      withStamp={false}
      place={null}
      timezone="America/Denver"
      onSavingChange={nothing}
      onSigned={nothing}
      onEnd={nothing}
    />
  );
}

export function Scan() {
  return <ScanDialog title="Scan the ID of signer 1" onText={() => false} onClose={nothing} />;
}

export function Camera() {
  return (
    <CameraDialog
      title="Thumbprint"
      hint="The print of the right thumb, in good light"
      onTake={nothing}
      onChooseFile={nothing}
      onClose={nothing}
    />
  );
}
