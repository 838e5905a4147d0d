import { Button } from '@aws-amplify/ui-react';

/** The buttons below the form of a step. */
export function SaveOrCancel({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="duty-buttons">
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        Save
      </Button>
      <Button isDisabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
