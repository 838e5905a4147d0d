import { Button } from '@aws-amplify/ui-react';
import { HoldButton } from './hold-button.tsx';
import { SigningHeading } from './signing-heading.tsx';
import type { SigningTexts } from './signing-texts.ts';

/** Calls the notary for a person who cannot sign on this device. */
export function CallNotary({
  texts,
  onBack,
  onTakenBack,
}: {
  texts: SigningTexts;
  onBack: () => void;
  onTakenBack: () => void;
}) {
  return (
    <div className="signing-message">
      <SigningHeading>{texts.calling}</SigningHeading>
      <p>{texts.callingMore}</p>
      <HoldButton label={texts.takeBack} how={texts.holdHow} left={texts.pressesLeft} onHeld={onTakenBack} />
      <Button variation="link" onClick={onBack}>
        {texts.backToSigning}
      </Button>
    </div>
  );
}
