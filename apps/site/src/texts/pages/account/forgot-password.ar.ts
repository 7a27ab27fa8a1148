/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as forgotPassword } from '../../../routes/account/forgot-password.texts.ar.js';
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { ruleMessage } from '@vestibule/ui/texts/ar/problem';
export { name } from '@vestibule/ui/texts/ar/text';
export { forgotPasswordForm } from '@vestibule/ui/texts/ar/account';
export { accountFields } from '@vestibule/ui/texts/ar/account';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
