export { texts as accountMessages } from './account-messages.texts.js';
export { texts as passkeyMessages } from './passkey-messages.texts.js';
export { texts as passkeyNotices } from './passkey-notices.texts.js';
export { texts as accountNotices } from './account-notices.texts.js';
