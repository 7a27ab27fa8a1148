export { Dialog } from './Dialog/Dialog.js';
export type { DialogProps } from './Dialog/Dialog.js';
