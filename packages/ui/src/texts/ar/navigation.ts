/** The words of navigation in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as breadcrumbs } from '../../navigation/Breadcrumbs/Breadcrumbs.texts.ar.js';
export { texts as footer } from '../../navigation/Footer/Footer.texts.ar.js';
export { texts as header } from '../../navigation/Header/Header.texts.ar.js';
export { texts as modeSwitch } from '../../navigation/ModeSwitch/ModeSwitch.texts.ar.js';
export { texts as pagination } from '../../navigation/Pagination/Pagination.texts.ar.js';
export { texts as skipLink } from '../../navigation/SkipLink/SkipLink.texts.ar.js';
