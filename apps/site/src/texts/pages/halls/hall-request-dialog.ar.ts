/** The words of what pages open late, by catalogue. */
export { accountRules } from '@vestibule/ui/texts/ar/account';
export { hallEventTypes } from '@vestibule/ui/texts/ar/halls';
export { hallFacts } from '@vestibule/ui/texts/ar/halls';
export { hallRequestOutcome } from '@vestibule/ui/texts/ar/halls';
export { hallRequestRecord } from '@vestibule/ui/texts/ar/halls';
export { hallsMessages } from '@vestibule/ui/texts/ar/halls';
export { requestHall } from '@vestibule/ui/texts/ar/halls';
export { ruleMessage } from '@vestibule/ui/texts/ar/problem';
export { dateRange } from '@vestibule/ui/texts/ar/rooms';
export { discount } from '@vestibule/ui/texts/ar/rooms';
export { name } from '@vestibule/ui/texts/ar/text';
export { datePicker } from '@vestibule/ui/texts/ar/forms';
export { emailInput } from '@vestibule/ui/texts/ar/forms';
export { errorSummary } from '@vestibule/ui/texts/ar/forms';
export { calendar } from '@vestibule/ui/texts/ar/forms';
export { hallRequestDialog } from '@vestibule/ui/texts/ar/halls';
export { hallRequestSent } from '@vestibule/ui/texts/ar/halls';
