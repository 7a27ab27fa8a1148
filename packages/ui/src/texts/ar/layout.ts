/** The words of layout in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as price } from '../../layout/Price/Price.texts.ar.js';
