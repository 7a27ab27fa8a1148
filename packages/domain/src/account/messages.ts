export { texts as accountMessages } from './account-messages.texts.js';
export { texts as accountNotices } from './account-notices.texts.js';
