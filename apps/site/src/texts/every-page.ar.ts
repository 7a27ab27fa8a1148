/** The words of the code that comes with every page, by catalogue. */
export { texts as lateDialog } from '../app/late-dialog.texts.ar.js';
export { texts as routeError } from '../layout/RouteError.texts.ar.js';
export { texts as siteFooter } from '../layout/SiteFooter.texts.ar.js';
export { accountMessages } from '@vestibule/ui/texts/ar/account';
export { hotelTime } from '@vestibule/ui/texts/ar/calendar';
export { contentMessages } from '@vestibule/ui/texts/ar/content';
export { fallbackPages } from '@vestibule/ui/texts/ar/content';
export { failure } from '@vestibule/ui/texts/ar/problem';
export { subscribeForm } from '@vestibule/ui/texts/ar/content';
export { pageLoader } from '@vestibule/ui/texts/ar/feedback';
export { toaster } from '@vestibule/ui/texts/ar/feedback';
export { field } from '@vestibule/ui/texts/ar/forms';
export { footer } from '@vestibule/ui/texts/ar/navigation';
export { header } from '@vestibule/ui/texts/ar/navigation';
export { modeSwitch } from '@vestibule/ui/texts/ar/navigation';
export { skipLink } from '@vestibule/ui/texts/ar/navigation';
export { newsletterForm } from '@vestibule/ui/texts/ar/newsletter';
export { dialog } from '@vestibule/ui/texts/ar/overlays';
