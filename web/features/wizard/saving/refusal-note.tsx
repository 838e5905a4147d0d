import { Button } from '@aws-amplify/ui-react';
import type { ServerRefusal } from './saving-failure.ts';

/** Shows why the server refused the entry, with a way to the field if the server named one. */
export function RefusalNote({
  refusal: { title, detail, path },
  onGoTo,
}: {
  refusal: ServerRefusal;
  onGoTo: (path: string) => void;
}) {
  return (
    <div className="wizard-refusal" role="alert">
      <strong>{title}</strong>
      <p>{detail}</p>
      {path && (
        <Button size="small" onClick={() => onGoTo(path)}>
          Go to the field
        </Button>
      )}
    </div>
  );
}
