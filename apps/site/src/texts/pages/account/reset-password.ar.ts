/** The words of the page, by catalogue. */
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as resetPassword } from '../../../routes/account/reset-password.texts.ar.js';
export { accountNotices } from '@vestibule/ui/texts/ar/account';
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { ruleMessage } from '@vestibule/ui/texts/ar/problem';
export { name } from '@vestibule/ui/texts/ar/text';
export { resetPasswordForm } from '@vestibule/ui/texts/ar/account';
export { accountFields } from '@vestibule/ui/texts/ar/account';
export { passwordInput } from '@vestibule/ui/texts/ar/forms';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
