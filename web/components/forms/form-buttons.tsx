import { Button } from '@aws-amplify/ui-react';

/** The buttons below a form in a dialog: Cancel, and the one that sends the form with the ID `form`. */
export function FormButtons({
  form,
  label,
  busyLabel,
  busy,
  isBlocked = false,
  isDanger = false,
  onCancel,
}: {
  form: string;
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Something else in the dialog is busy. */
  isBlocked?: boolean;
  isDanger?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Button isDisabled={busy || isBlocked} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={form}
        variation="primary"
        {...(isDanger && { colorTheme: 'error' })}
        isDisabled={isBlocked}
        isLoading={busy}
        loadingText={busyLabel}
      >
        {label}
      </Button>
    </>
  );
}
