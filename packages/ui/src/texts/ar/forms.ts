/** The words of forms in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export { texts as datePicker } from '../../forms/DatePicker/DatePicker.texts.ar.js';
export { texts as dateRangePicker } from '../../forms/DateRangePicker/DateRangePicker.texts.ar.js';
export { texts as emailInput } from '../../forms/EmailInput/EmailInput.texts.ar.js';
export { texts as errorSummary } from '../../forms/ErrorSummary/ErrorSummary.texts.ar.js';
export { texts as field } from '../../forms/Field/Field.texts.ar.js';
export { texts as passwordInput } from '../../forms/PasswordInput/PasswordInput.texts.ar.js';
export { texts as phoneInput } from '../../forms/PhoneInput/PhoneInput.texts.ar.js';
export { texts as stepper } from '../../forms/Stepper/Stepper.texts.ar.js';
export { texts as calendar } from '../../forms/calendar/calendar.texts.ar.js';
