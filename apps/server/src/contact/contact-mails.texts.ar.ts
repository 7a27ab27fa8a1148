import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './contact-mails.texts.js';

export const texts: Translation<typeof english> = {
  fromWebsite: 'رسالة من الموقع',
  from: text('من {name}، {email}.'),
  answerTo: text('يُرجى الرد على {email}: هذه الرسالة نفسها مُرسلة من الموقع.'),

  subject: text('رسالتك إلى {hotel}'),
  title: 'رسالتك',
  thanks: 'شكرًا لتواصلك معنا. وصلت رسالتك إلى مكتب الاستقبال، وسنردّ عليك على هذا العنوان.',
  inTheseWords: 'نص الرسالة:',
  notYou: 'إن لم تكن أنت من كتب إلينا، فقد أُدخل عنوانك سهوًا: لا يلزمك فعل أي شيء.',
};
