import { plural } from '../words/ar.js';
import type { Translation } from '../words/index.js';
import type { texts as english } from './phone-question.texts.js';

export const texts: Translation<typeof english> = {
  callingCodeUnknown: 'رمز الاتصال هذا غير معروف لدينا. يُرجى التحقق منه، أو اختيار الدولة.',
  tooFew: plural({
    zero: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
    one: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من خانة واحدة.',
    two: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من خانتين.',
    few: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {count} خانات.',
    many: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
    other: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
  }),
  tooFewOfRange: plural({
    zero: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    one: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    two: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانتين.',
    few: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانات.',
    many: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    other: 'هل هذا الرقم كامل؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
  }),
  tooMany: plural({
    zero: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
    one: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من خانة واحدة.',
    two: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من خانتين.',
    few: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {count} خانات.',
    many: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
    other: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {count} خانة.',
  }),
  tooManyOfRange: plural({
    zero: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    one: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    two: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانتين.',
    few: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانات.',
    many: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
    other: 'هل هذا الرقم صحيح؟ تتكوّن أرقام الهاتف في {country} من {least} إلى {count} خانة.',
  }),
  sameDigits: 'هل هذا الرقم صحيح؟ جميع خاناته متطابقة.',
};
