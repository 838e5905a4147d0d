import { useLayoutEffect, useRef, useState } from 'react';
import type { LngLat } from '#web/components/map/current-position.ts';
import { openModal } from '#web/lib/browser/modal-dialogs.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { stayHere } from '#web/lib/navigation/history-guard.ts';
import { HoldButton } from './hold-button.tsx';
import { LineToSign } from './line-to-sign.tsx';
import { SigningHeading } from './signing-heading.tsx';
import type { SigningLine } from './signing-line.ts';
import { type Language, type SigningTexts, signingTexts } from './signing-texts.ts';
import { useStampPlace } from './use-stamp-place.ts';
import './signing.css';

export type SigningScreenProps = {
  lines: readonly SigningLine[];
  /** The index of the line to begin with. */
  start: number;
  /** Whether the notary's settings embed place and time in the image. */
  withStamp: boolean;
  /** The entry's location, if known; otherwise the device is asked. */
  place: LngLat | null;
  /** The time zone of the act. */
  timezone: string;
  /** Called while an image is being made, so that nothing is submitted without it. */
  onSavingChange: (isSaving: boolean) => void;
  onSigned: (line: SigningLine, image: string, signed: { language: Language; at: string }) => void;
  /** Called when the notary takes the device back: after the last line, or earlier. */
  onEnd: () => void;
};

/**
 * The screen that the notary hands to a signer: one line at a time, nothing about other people, and no way out but the
 * notary's. Each person gives the device back before the next one signs.
 */
export function SigningScreen({
  lines,
  start,
  withStamp,
  place: actPlace,
  onEnd,
  ...props
}: SigningScreenProps) {
  const [place, setPlace] = useState(start);
  const [isDone, setDone] = useState(false);
  const [language, setLanguage] = useState<Language>('en');
  const signed = useRef(0);
  const stamped = useStampPlace(withStamp, actPlace);
  const line = lines[place];
  if (!line) return null;

  const texts = signingTexts[language];
  const linesOfPerson = lines.filter(({ label }) => label === line.label);
  const next = lines[place + 1];

  const end = () => {
    onEnd();
    if (signed.current === 1) notify.success('Signature saved successfully');
    if (signed.current > 1) notify.success(`${signed.current} signatures saved successfully`);
  };

  return (
    <HandedOver language={language}>
      <div className="signing-head">
        <h2 id="signing-title">{texts.title(line.label)}</h2>
        {linesOfPerson.length > 1 && (
          <p className="signing-progress" role="status">
            {texts.progress(linesOfPerson.indexOf(line) + 1, linesOfPerson.length)}
          </p>
        )}
        <LanguageButton language={language} onChoose={setLanguage} />
      </div>
      {isDone ? (
        <GiveBack
          person={line.facts.name}
          texts={texts}
          onTakenBack={() => {
            if (!next) return end();
            setDone(false);
            setPlace(place + 1);
          }}
        />
      ) : (
        <LineToSign
          key={line.path}
          {...props}
          line={line}
          language={language}
          stamped={stamped}
          onSigned={(image, at) => {
            signed.current += 1;
            props.onSigned(line, image, { language, at: at.toISOString() });
            if (next?.label === line.label) setPlace(place + 1);
            else setDone(true);
          }}
          onEnd={end}
        />
      )}
    </HandedOver>
  );
}

/** A full-screen dialog that neither Escape nor the browser's Back closes, and that shows no messages of the app. */
function HandedOver({ language, children }: { language: Language; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const close = dialog.current ? openModal(dialog.current, { showsMessages: false }) : undefined;
    const stop = stayHere();
    return () => {
      stop();
      close?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="signing"
      lang={language}
      // People sign for these words, which are ours in both languages.
      translate="no"
      closedby="none"
      aria-labelledby="signing-title"
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}

function LanguageButton({
  language,
  onChoose,
}: {
  language: Language;
  onChoose: (language: Language) => void;
}) {
  const other = language === 'en' ? 'es' : 'en';
  return (
    <button type="button" className="signing-language" lang={other} onClick={() => onChoose(other)}>
      {other === 'es' ? 'Español' : 'English'}
    </button>
  );
}

/** Thanks a person who has signed every line, and waits until the notary takes the device back. */
function GiveBack({
  person,
  texts,
  onTakenBack,
}: {
  person: string;
  texts: SigningTexts;
  onTakenBack: () => void;
}) {
  return (
    <div className="signing-message">
      <SigningHeading>{texts.thanks(person)}</SigningHeading>
      <p>{texts.giveBack}</p>
      <HoldButton label={texts.takeBack} how={texts.holdHow} left={texts.pressesLeft} onHeld={onTakenBack} />
    </div>
  );
}
