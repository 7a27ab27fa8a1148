/** The words of feedback in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as errorBlock } from '../../feedback/ErrorBlock/ErrorBlock.texts.ar.js';
export { texts as loading } from '../../feedback/Loading/Loading.texts.ar.js';
export { texts as pageLoader } from '../../feedback/PageLoader/PageLoader.texts.ar.js';
export { texts as toaster } from '../../feedback/Toaster/Toaster.texts.ar.js';
