import { quoted } from '#shared/evidence/quoted.ts';
import { failedAnswer } from '#web/lib/verify/answer.ts';
import { checkFile } from '#web/lib/verify/check-file.ts';
import { showAnswer } from '#web/lib/verify/show-answer.ts';
import '#web/lib/verify/answer.css';

/** Checks a PDF or a ZIP as the verification page does, and shows the answer in an element. */
export async function checkDocument(file: File, result: HTMLElement): Promise<void> {
  const answer = await checkFile(file, () => {}).catch(failedAnswer);
  showAnswer(result, quoted(file.name), answer);
  result.focus();
}
