/** The words of the rules of problem in Arabic. */
export { texts as failure } from '../../problem/failure.texts.ar.js';
export { texts as requestMessages } from '../../problem/request-messages.texts.ar.js';
export { texts as ruleMessage } from '../../problem/rule-message.texts.ar.js';
export { texts as waitMessage } from '../../problem/wait-message.texts.ar.js';
