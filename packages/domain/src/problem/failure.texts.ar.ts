import type { Translation } from '../words/index.js';
import type { texts as english } from './failure.texts.js';

export const texts: Translation<typeof english> = {
  invalid: 'بيانات الطلب غير صالحة',
  unauthenticated: 'يلزم تسجيل الدخول',
  forbidden: 'الوصول غير مسموح به',
  notFound: 'العنصر المطلوب غير موجود',
  conflict: 'العنصر موجود بالفعل',
  unprocessable: 'البيانات المُدخلة غير مقبولة',
  serverFailed: 'حدث خطأ داخلي في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  unexpected: 'حدث خطأ غير متوقع',
  network: 'حدث خطأ في الشبكة. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.',
  noAnswer: 'لا يستجيب موقعنا حاليًا.',
  offline: 'يبدو أن الاتصال بالإنترنت منقطع. يُرجى التحقق من الاتصال بالإنترنت.',
};
