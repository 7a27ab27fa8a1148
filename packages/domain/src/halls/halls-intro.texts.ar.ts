import type { Translation } from '../words/index.js';
import type { texts as english } from './halls-intro.texts.js';

export const texts: Translation<typeof english> = {
  title: 'قاعات للأعمال',
  intro:
    'قاعات لاجتماعات العمل والمؤتمرات وفعاليات الشركات، من طاولة لاثني عشر شخصًا إلى قاعة احتفالات لأربعمئة. في كل منها ضوء نهار أو إضاءة جيدة، وموظف قريب متى احتجت إليه، وفي القاعات الداخلية شاشة تعمل.',
};
