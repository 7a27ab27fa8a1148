import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './morning-letter.texts.js';

export const texts: Translation<typeof english> = {
  title: text('ما ينتظر المتابعة في {day}'),
  requests: 'طلبات قاعات اجتماعات لم يُردّ عليها بعد:',
  request: text('{id}: {hall} بتاريخ {when}. وبعد الرد عليه: {command}'),
  refunds: 'مبالغ مستحقة الاسترداد:',
  refund: text('{id}: {amount} عبر {provider}. وبعد ردّ المبلغ: {command}'),
  doubts: 'مدفوعات تحتاج إلى تحقق:',
  doubt: text('{id}: {amount} عبر {provider}. وبعد التحقق منها هناك: {command}'),
  conflicts: 'ليالٍ باعها تقويم آخر ولم تبقَ لها أي وحدة:',
  conflict: text('{room} بتاريخ {night}: باعها {name}'),
  failing: 'تقويمات تعذّرت قراءتها:',
  feed: text('{name} للغرفة {room}، منذ {since} (UTC). السبب: {command}'),
  more: text('للاطلاع على البقية: {command}'),
};
