import { HoldButton } from './hold-button.tsx';
import { SigningHeading } from './signing-heading.tsx';
import type { SigningTexts } from './signing-texts.ts';

/** Thanks a person who has signed every line, and waits until the notary takes the device back. */
export function GiveBack({
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
