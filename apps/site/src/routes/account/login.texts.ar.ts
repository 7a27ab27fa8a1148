import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './login.texts.js';

export const texts: Translation<typeof english> = {
  title: 'تسجيل الدخول',
  description: 'تسجيل الدخول إلى حسابك.',
  heading: 'أهلًا بعودتك',
  subtitle: 'للمتابعة يُرجى تسجيل الدخول إلى حسابك',
  noAccount: 'ليس لديك حساب؟ <link>إنشاء حساب من هنا</link>',
};
