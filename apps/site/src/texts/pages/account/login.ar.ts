/** The words of the page, by catalogue. */
export { texts as passkeyFaults } from '../../../app/passkey-faults.texts.ar.js';
export { texts as useTrail } from '../../../app/use-trail.texts.ar.js';
export { texts as login } from '../../../routes/account/login.texts.ar.js';
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { ruleMessage } from '@vestibule/ui/texts/ar/problem';
export { name } from '@vestibule/ui/texts/ar/text';
export { loginForm } from '@vestibule/ui/texts/ar/account';
export { accountFields } from '@vestibule/ui/texts/ar/account';
export { passwordInput } from '@vestibule/ui/texts/ar/forms';
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
