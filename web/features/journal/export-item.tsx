import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';
import { Icon, type IconName } from '#web/components/icon.tsx';

/** A choice of the Export dialog: what it saves, and a sentence about it. `locked` is why the plan does not have it. */
export function ExportItem({
  name,
  of,
  about,
  icon,
  locked,
  busy,
  busyText,
  isDisabled,
  onChoose,
}: {
  name: string;
  /** The entries that it contains. */
  of: string;
  about: string;
  icon: IconName;
  locked?: string | undefined;
  busy: boolean;
  busyText: string;
  isDisabled: boolean;
  onChoose: () => void;
}) {
  const aboutId = useId();
  return (
    <li>
      <Button
        type="button"
        className="export-item"
        isLoading={busy}
        loadingText={busyText}
        isDisabled={isDisabled}
        aria-label={`${name} of ${of}${locked ? `: ${locked}` : ''}`}
        aria-describedby={aboutId}
        onClick={onChoose}
      >
        <Icon name={locked ? 'lock' : icon} size={20} />
        {name}
      </Button>
      <p id={aboutId} className="muted">
        {about}
      </p>
    </li>
  );
}
