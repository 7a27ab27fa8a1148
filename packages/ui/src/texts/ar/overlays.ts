/** The words of overlays in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as dialog } from '../../overlays/Dialog/Dialog.texts.ar.js';
