import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type SignatureImage, signatureFrom } from './signature-image.ts';

export type UploadedSignature = ReturnType<typeof useUploadedSignature>;

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

  /** Reads the chosen file; returns whether it is a signature. */
  const chosen = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<boolean> => {
    const file = input.files?.[0];
    if (!file) return false;
    setReading(true);
    setProblem(undefined);
    const result = await signatureFrom(file);
    // Emptied so that the same file can be chosen again.
    input.value = '';
    if (!isOnPage.current) return false;
    setReading(false);
    if ('problem' in result) setProblem(result.problem);
    else setImage(result);
    return !('problem' in result);
  };

  const clear = () => {
    setImage(undefined);
    setProblem(undefined);
  };

  return { image, problem, isReading, chosen, clear };
}
