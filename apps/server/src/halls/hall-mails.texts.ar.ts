import { plural, text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './hall-mails.texts.js';

export const texts: Translation<typeof english> = {
  yourRequest: text('طلبك بشأن {hall}'),
  thanks: plural({
    zero: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
    one: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد شخص واحد. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
    two: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد شخصين. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
    few: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} أشخاص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
    many: 'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخصًا. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
    other:
      'شكرًا لاستفسارك عن {hall} ({event}) بتاريخ {when}، لعدد {count} شخص. ننظر في كل طلب بأنفسنا، وسنكتب إليك أو نتصل بك خلال يوم عمل واحد.',
  }),
  nothingBooked: 'لم يُحجز أو يُدفع أي شيء بعد.',
  closing:
    'إن رغبت في تعديل شيء من ذلك، فيُرجى الاتصال بنا لنصحّحه. وإن لم تكن أنت من أرسل الطلب، فقد أُدخل عنوانك سهوًا: لا يلزمك فعل أي شيء.',
};
