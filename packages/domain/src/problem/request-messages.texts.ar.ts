import type { Translation } from '../words/index.js';
import type { texts as english } from './request-messages.texts.js';

export const texts: Translation<typeof english> = {
  'request.invalid': 'بيانات الطلب غير صالحة',
  'request.unauthenticated': 'يلزم تسجيل الدخول',
  'request.forbidden': 'الوصول غير مسموح به',
  'request.not-found': 'العنصر المطلوب غير موجود',
  'request.method-not-allowed': 'هذا العنوان لا يقبل هذه الطريقة.',
  'request.conflict': 'العنصر موجود بالفعل',
  'request.key-reused': 'سبق إرسال هذا الطلب بتفاصيل أخرى. يُرجى إرساله مرة أخرى.',
  'request.unprocessable': 'البيانات المُدخلة غير مقبولة',
  'request.too-large': 'هذا أكثر مما يمكننا قبوله دفعة واحدة. يُرجى إرسال قدر أقل.',
  'request.unsupported-type': 'يُرجى إرسال الطلب بصيغة JSON.',
  'request.expectation-failed': 'لا يستطيع الخادم تلبية ما يتوقعه الطلب.',
  'request.headers-too-large': 'ترويسات الطلب أكبر من اللازم.',
  'request.too-slow': 'استغرق وصول الطلب وقتًا أطول من اللازم. يُرجى إعادة المحاولة.',
  'request.too-many': 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
  'request.timed-out': 'استغرق ذلك وقتًا أطول من اللازم. يُرجى إعادة المحاولة.',
  'server.failed': 'حدث خطأ داخلي في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  'server.unavailable': 'يتعذّر علينا الرد الآن. يُرجى إعادة المحاولة بعد قليل.',
  'server.maintenance': 'موقع الفندق قيد الصيانة. يُرجى العودة بعد قليل.',
};
