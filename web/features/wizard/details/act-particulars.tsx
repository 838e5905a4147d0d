import { findState } from '#shared/data/states.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';

/** The interpreter, if there was one. */
export function InterpreterFields() {
  const { rules } = useLaw();
  const isShown = useShown();
  if (!isShown('interpreterName')) return null;
  return (
    <section className="wizard-block" aria-labelledby="interpreter">
      <h3 id="interpreter">Interpreter</h3>
      <p className="wizard-hint-text">
        Only if one was used. {lawNote({ ...rules.interpreterName, use: 'asked' })}
      </p>
      <div className="wizard-fields">
        <FieldInputs block="interpreter" />
      </div>
    </section>
  );
}

/** The session of a remote act, its identification, and its recording. */
export function RemoteSession() {
  const isShown = useShown();
  if (!isShown('remotePlatform')) return null;
  return (
    <section className="wizard-block" aria-labelledby="remote-session">
      <h3 id="remote-session">Remote Session</h3>
      <div className="wizard-fields">
        <FieldInputs block="remote" isNoted />
      </div>
    </section>
  );
}

/** The place of the same act in the paper journal. */
export function PaperReference() {
  const { content, rules } = useLaw();
  const isShown = useShown();
  if (!isShown('paperVolume')) return null;
  const state = findState(content.stateCode ?? '')?.name;
  return (
    <section className="wizard-block" aria-labelledby="paper-journal">
      <h3 id="paper-journal">Paper Journal</h3>
      <p className="wizard-hint-text">
        {rules.paperVolume.use === 'asked'
          ? `${state} also requires a paper journal. Enter where it records this act.`
          : 'Where your paper journal records this act, if you keep one.'}
      </p>
      <div className="wizard-fields wizard-fields-three">
        <FieldInputs block="paper" />
      </div>
    </section>
  );
}
