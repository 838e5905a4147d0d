/** The scripts of the landing page. */
import './menu.ts';
import { showStateAnswer } from './state-answer.ts';

document.getElementById('state')?.addEventListener('change', showStateAnswer);
// A browser that returns to the page keeps the choice.
showStateAnswer();
