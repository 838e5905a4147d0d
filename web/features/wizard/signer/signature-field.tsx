import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '#web/components/icon.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { ChangedSince } from '../steps/parts-on-demand.tsx';
import { type SignaturePath, signedAsPath } from './signature-path.ts';

/** Shows a drawn signature, and lets the notary redraw or remove it. */
export function SignatureField({
  path,
  owner,
  onSign,
}: {
  path: SignaturePath;
  /** The name of the person who signs, in lower case. */
  owner: string;
  onSign: () => void;
}) {
  const { control, setValue } = useFormContext<EntryForm>();
  const [signature, signedAs] = useWatch({ control, name: [path, signedAsPath(path)] });
  const problem = useProblem(path);
  const problemId = `${fieldId(path)}-problem`;
  return (
    <div className={problem ? 'signature-field signature-field-open' : 'signature-field'}>
      <span className="signature-field-label">Signature</span>
      {signature && <img className="signature-preview" src={signature} alt={`Signature of ${owner}`} />}
      {signature && signedAs && <ChangedSince path={path} owner={owner} signedAs={signedAs} />}
      <div className="signature-field-actions">
        <Button id={fieldId(path)} onClick={onSign} {...(problem && { 'aria-describedby': problemId })}>
          <Icon name="pen" /> {signature ? 'Sign again' : 'Add Signature'}
        </Button>
        {signature && (
          <Button
            variation="link"
            onClick={() => {
              setValue(path, '', { shouldDirty: true });
              setValue(signedAsPath(path), null, { shouldDirty: true });
            }}
          >
            Remove signature
          </Button>
        )}
      </div>
      {problem && (
        <p id={problemId} className="amplify-field__error-message">
          {problem}
        </p>
      )}
    </div>
  );
}
