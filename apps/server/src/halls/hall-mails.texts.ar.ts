import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './hall-mails.texts.js';

export const texts: Translation<typeof english> = {
  deskSubject: text('طلب قاعة: {hall}، {day}'),
  requestFor: text('طلب بشأن {hall}'),
  asked: plural({
    zero: '{hall} ({event}) بتاريخ {when}، لعدد {count} شخص.',
    one: '{hall} ({event}) بتاريخ {when}، لعدد شخص واحد.',
    two: '{hall} ({event}) بتاريخ {when}، لعدد شخصين.',
    few: '{hall} ({event}) بتاريخ {when}، لعدد {count} أشخاص.',
    many: '{hall} ({event}) بتاريخ {when}، لعدد {count} شخصًا.',
    other: '{hall} ({event}) بتاريخ {when}، لعدد {count} شخص.',
  }),
  from: text('من {name}، {phone}، {email}.'),
  fromCompany: text('من {name}، {company}، {phone}، {email}.'),
  noRequirements: 'لا متطلبات خاصة.',
  inOwnWords: 'نص ما كتبه الضيف:',
  listed: text('تظهر جميع الطلبات بالأمر: {command}'),

  yourRequest: text('طلبك بشأن {hall}'),
  thanks: plural({
    zero: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
    one: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد شخص واحد. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
    two: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد شخصين. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
    few: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} أشخاص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
    many: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخصًا. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
    other:
      'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك قريبًا.',
  }),
  nothingBooked: 'لم يُحجز أو يُدفع أي شيء بعد.',
  closing:
    'إن رغبت في تعديل شيء من ذلك، فيُرجى الاتصال بنا لنصحّحه. وإن لم تكن أنت من أرسل الطلب، فقد أُدخل عنوانك سهوًا: لا يلزمك فعل أي شيء.',
};
