import { Button } from '@aws-amplify/ui-react';
import { type Ref, useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { SignatureCanvas, type SignaturePadHandle } from '#web/components/signature-pad/signature-canvas.tsx';
import { stampTexts } from '#web/components/signature-pad/stamp.ts';
import { keepsPictures } from '#web/lib/browser/true-pictures.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { actWords } from './act-words.ts';
import { CallNotary } from './call-notary.tsx';
import { HoldButton } from './hold-button.tsx';
import { NotaryPanel } from './notary-panel.tsx';
import { SigningHeading } from './signing-heading.tsx';
import { type SigningLine, titlesOf } from './signing-line.ts';
import { type Language, type SigningTexts, signingTexts } from './signing-texts.ts';
import type { StampedPlace } from './use-stamp-place.ts';
import { useUploadedSignature } from './use-uploaded-signature.ts';

/** The pause between tapping Save and taking the image (specification, section 9). */
const saveDelay = 100;

/** One line to sign, until it is saved or the notary takes the device back. */
export function LineToSign({
  line,
  language,
  stamped,
  timezone,
  onSavingChange,
  onSigned,
  onEnd,
}: {
  line: SigningLine;
  language: Language;
  stamped: StampedPlace | undefined;
  timezone: string;
  onSavingChange: (isSaving: boolean) => void;
  /** `at` is the moment that the stamp shows. */
  onSigned: (image: string, at: Date) => void;
  onEnd: () => void;
}) {
  const [shown, setShown] = useState<'pad' | 'call' | 'notary'>('pad');
  const pad = useRef<SignaturePadHandle>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<'blank' | 'falsePictures'>();
  const upload = useUploadedSignature();
  const texts = signingTexts[language];

  const save = () => {
    if (isSaving) return;
    if (!keepsPictures()) {
      setProblem('falsePictures');
      return;
    }
    setSaving(true);
    onSavingChange(true);
    setTimeout(() => {
      const place = stamped?.kind === 'found' ? stamped.place : null;
      const at = serverNow();
      const stamp = stamped && stampTexts(place, at, timezone);
      const image = upload.image?.getSignature(stamp) ?? pad.current?.getSignature(stamp) ?? '';
      setSaving(false);
      onSavingChange(false);
      if (image.length > limits.signatureMin) onSigned(image, at);
      else setProblem('blank');
    }, saveDelay);
  };

  const clear = () => {
    upload.clear();
    pad.current?.clear();
    setDrawn(false);
    setProblem(undefined);
  };

  const discards = isDrawn || upload.image !== undefined;
  const takeBack = () => {
    if (isSaving) return;
    if (shown === 'pad' && !discards) onEnd();
    else setShown('notary');
  };

  return (
    <>
      {/* Hidden rather than removed, so that the strokes stay. */}
      <div className="signing-line" hidden={shown !== 'pad'}>
        <WhatIsSigned key={shown} line={line} language={language} />
        <SigningPad
          handle={pad}
          texts={texts}
          isDrawn={isDrawn}
          uploaded={upload.image?.preview}
          onChange={(drawn) => {
            setDrawn(drawn);
            setProblem(undefined);
          }}
        />
        {problem && (
          <p className="amplify-field__error-message" role="alert">
            {texts[problem]}
          </p>
        )}
        {stamped && <p className="signing-small">{texts.stamp(stamped)}</p>}
        <div className="signing-actions">
          <Button
            className="signing-save"
            variation="primary"
            isLoading={isSaving}
            loadingText={texts.saving}
            onClick={save}
          >
            {texts.save}
          </Button>
          <Button isDisabled={!discards} onClick={clear}>
            {texts.clear}
          </Button>
          <Button onClick={() => setShown('call')}>{texts.cannotSign}</Button>
          <HoldButton label={texts.cancel} how={texts.holdHow} left={texts.pressesLeft} onHeld={takeBack} />
        </div>
      </div>
      {shown === 'call' && <CallNotary texts={texts} onBack={() => setShown('pad')} onTakenBack={takeBack} />}
      {shown === 'notary' && (
        <NotaryPanel
          line={line}
          discards={discards}
          upload={upload}
          onSign={() => setShown('pad')}
          onEnd={onEnd}
        />
      )}
    </>
  );
}

/** The pad with its line, or the uploaded image that replaces it. */
function SigningPad({
  handle,
  texts,
  isDrawn,
  uploaded,
  onChange,
}: {
  handle: Ref<SignaturePadHandle>;
  texts: SigningTexts;
  isDrawn: boolean;
  /** The address of the uploaded image. */
  uploaded: string | undefined;
  onChange: (isDrawn: boolean) => void;
}) {
  return (
    <div className="signature-area">
      {uploaded ? (
        <img className="signature-upload" src={uploaded} alt={texts.uploadedImage} />
      ) : (
        <>
          <SignatureCanvas handle={handle} label={texts.pad} onChange={onChange} />
          {!isDrawn && <span className="signature-hint">{texts.padHint}</span>}
        </>
      )}
      <p className="visually-hidden" role="status">
        {uploaded ? texts.uploaded : isDrawn ? texts.drawn : texts.notDrawn}
      </p>
    </div>
  );
}

/** The signer and what they sign, in large plain words. */
function WhatIsSigned({ line, language }: { line: SigningLine; language: Language }) {
  const { role, label, facts, byMark, knows = [] } = line;
  const { statement, witnessing, byMark: markStatement } = signingTexts[language];
  const words = actWords(facts.act ?? '', language);
  const meaning = role === 'signer' ? words?.meaning : witnessing[role](knows);
  const document = titlesOf(line);
  return (
    <div className="signing-what">
      <SigningHeading>{facts.name || label}</SigningHeading>
      {document && <p className="signing-document">{document}</p>}
      {(words || meaning) && (
        <p>
          {words && <strong>{words.name}. </strong>}
          {meaning}
        </p>
      )}
      <p className="signing-statement">{byMark ? markStatement : statement[role]}</p>
    </div>
  );
}
