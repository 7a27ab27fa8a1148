/** The words of the rules of account in Arabic. */
export { texts as accountLinks } from '../../account/account-links.texts.ar.js';
export { texts as accountMessages } from '../../account/account-messages.texts.ar.js';
export { texts as accountNotices } from '../../account/account-notices.texts.ar.js';
export { texts as accountRules } from '../../account/account-rules.texts.ar.js';
export { texts as browserName } from '../../account/browser-name.texts.ar.js';
export { texts as passkeyMessages } from '../../account/passkey-messages.texts.ar.js';
export { texts as passkeyNotices } from '../../account/passkey-notices.texts.ar.js';
export { texts as phoneQuestion } from '../../account/phone-question.texts.ar.js';
export { texts as preferences } from '../../account/preferences.texts.ar.js';
