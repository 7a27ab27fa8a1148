import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './LoginForm.texts.js';

export const texts: Translation<typeof english> = {
  rememberMe: 'تذكّرني',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  signIn: 'تسجيل الدخول',
  usePasskey: 'استخدام مفتاح مرور',
  signingIn: 'جارٍ تسجيل الدخول…',
};
