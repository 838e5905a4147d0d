import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type SignatureImage, signatureFrom } from './signature-image.ts';

/** A signature uploaded in place of a drawn one. */
export function useUploadedSignature() {
  const isOnPage = useRef(false);
  const [image, setImage] = useState<SignatureImage>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  const chosen = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    const result = await signatureFrom(file);
    // Emptied so that the same file can be chosen again.
    input.value = '';
    if (!isOnPage.current) return;
    setReading(false);
    if ('problem' in result) setProblem(result.problem);
    else setImage(result);
  };

  const clear = () => {
    setImage(undefined);
    setProblem(undefined);
  };

  return { image, problem, isReading, chosen, clear };
}
