export { Dialog } from './Dialog/Dialog.js';
export type { DialogProps } from './Dialog/Dialog.js';
export { Menu } from './Menu/Menu.js';
export type { MenuItem, MenuProps } from './Menu/Menu.js';
export { Sheet } from './Sheet/Sheet.js';
export type { SheetProps } from './Sheet/Sheet.js';
