export { ChargedTicketDialog as default } from './ChargedTicketDialog.js';
