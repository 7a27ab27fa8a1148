import type { RecordWords } from '../../translations/record-kinds.js';

const listed = {
  // Amenities.
  Daylight: 'ضوء النهار',
  Projector: 'جهاز عرض',
  'Two projectors': 'جهازا عرض',
  Whiteboard: 'لوح أبيض',
  'Flip charts': 'ألواح ورقية',
  Screen: 'شاشة',
  '85-inch screen': 'شاشة 85 بوصة',
  'Coffee station': 'ركن القهوة',
  'Video conferencing': 'مؤتمرات مرئية',
  Stage: 'مسرح',
  'Sound system': 'نظام صوت',
  'Dance floor': 'ساحة رقص',
  'Separate entrance': 'مدخل مستقل',
  Cloakroom: 'غرفة المعاطف',
  'Sea view': 'إطلالة بحرية',
  'Simultaneous translation booth': 'مقصورة ترجمة فورية',
  'Open air': 'في الهواء الطلق',
  'Shade sails': 'مظلات قماشية',
  'Long tables': 'موائد طويلة',
  'Evening lighting': 'إضاءة مسائية',
  Terrace: 'شرفة',
  'Garden door': 'باب على الحديقة',
  // Seating.
  Theatre: 'مسرح (صفوف)',
  Classroom: 'قاعة درس',
  'U-shape': 'حدوة حصان',
  Boardroom: 'مجلس إدارة',
  Reception: 'حفل استقبال',
  Banquet: 'مأدبة',
};

/** The halls in Arabic, by their ids. */
export const hallWords: Record<string, RecordWords<'halls'>> = {
  majlis: { name: 'المجلس', listed },
  boardroom: { name: 'قاعة مجلس الإدارة', listed },
  ballroom: { name: 'قاعة الاحتفالات الكبرى', listed },
  'dhow-room': { name: 'قاعة السفينة', listed },
  'frankincense-hall': { name: 'قاعة اللبان', listed },
  'courtyard-pavilion': { name: 'الشرفة السفلى', listed },
  library: { name: 'المكتبة', listed },
  'sur-room': { name: 'قاعة صور', listed },
  'garden-room': { name: 'قاعة الحديقة', listed },
  'upper-terrace': { name: 'الشرفة العليا', listed },
};
