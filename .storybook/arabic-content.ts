import { fallbackPagesTexts } from '@vestibule/domain/content';
import { arabicPack } from '@vestibule/ui/texts/ar';

const plain = (texts: object | undefined) =>
  Object.fromEntries(
    Object.entries(texts ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
const fallback = plain(fallbackPagesTexts);
const fallbackInArabic = plain(arabicPack.get(fallbackPagesTexts));

/** The names of a list that is as long as a page: `Evening 1`. */
const numbered = (english: string, arabic: string) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${english} ${index + 1}`, `${arabic} ${index + 1}`]),
  );

/** What the builders and the stories say of the demonstration hotel, in Arabic. */
export const arabicContent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(fallback).map(([key, words]) => [words, fallbackInArabic[key] ?? words]),
  ),
  '© Qasr Al Bahr. All rights reserved.': '© قصر البحر. جميع الحقوق محفوظة.',

  ...numbered('Sea View', 'إطلالة بحرية'),
  ...numbered('Treatment', 'جلسة'),
  ...numbered('Evening', 'أمسية'),
  ...numbered('Hall', 'قاعة'),

  // Rooms.
  'Sea View King': 'غرفة كينغ بإطلالة بحرية',
  'Garden Twin': 'غرفة الحديقة بسريرين',
  'Palm Double': 'غرفة النخيل المزدوجة',
  'Family Suite': 'جناح العائلة',
  'Coral Suite': 'جناح المرجان',
  'Royal Villa': 'الفيلا الملكية',
  'Courtyard Double': 'غرفة الفناء المزدوجة',
  'Presidential Panorama Suite with Two Terraces and a Private Majlis':
    'الجناح الرئاسي البانورامي بشرفتين ومجلس خاص',
  'Presidential Panorama Suite with Two Terraces, a Private Majlis and a View of the Fishing Harbour':
    'الجناح الرئاسي البانورامي بشرفتين ومجلس خاص وإطلالة على ميناء الصيد',
  'The Grand Panorama Suite of the Merchants of Sur and Mirbat with Its Own Roof Terrace':
    'الجناح البانورامي الكبير لتجار صور ومرباط مع شرفة خاصة على السطح',
  'The Long Room with Every View of the Sea': 'الغرفة الطويلة المطلة على البحر من كل جانب',
  'Sea View': 'إطلالة بحرية',
  Garden: 'الحديقة',
  Suite: 'جناح',
  Villa: 'فيلا',
  King: 'سرير كينغ',
  Queen: 'سرير كوين',
  'Two singles': 'سريران مفردان',
  'King and two singles': 'سرير كينغ وسريران مفردان',
  'Three kings': 'ثلاثة أسرّة كينغ',
  'One king bed, two single beds and a day bed on the enclosed terrace':
    'سرير كينغ وسريران مفردان وسرير نهاري على الشرفة المغلقة',
  '<p>A corner room on the second floor. The bed faces the water.</p>':
    '<p>غرفة في زاوية الطابق الثاني. وسريرها قبالة الماء.</p>',
  '<p>Free of charge until two days before arrival.</p>':
    '<p>الإلغاء مجاني حتى يومين قبل الوصول.</p>',
  '<p>This rate is paid in full when you book.</p>': '<p>يُدفع هذا السعر كاملًا عند الحجز.</p>',
  '<p>On the second floor, with the bed facing the water.</p><p>The bathroom has <strong>a window of its own</strong>.</p>':
    '<p>في الطابق الثاني، وسريرها قبالة الماء.</p><p>وللحمّام <strong>نافذة خاصة</strong>.</p>',
  wifi: 'واي فاي',
  balcony: 'شرفة',
  minibar: 'ميني بار',
  ac: 'تكييف',
  'Early autumn': 'أوائل الخريف',
  'King bed beside a wall of glass': 'سرير كينغ إلى جانب جدار من زجاج',
  'King bed beside a wall of glass, the sea outside':
    'سرير كينغ إلى جانب جدار من زجاج، والبحر وراءه',

  // Spa.
  'Hammam Ritual': 'طقوس الحمّام',
  Hammam: 'الحمّام',
  Massage: 'التدليك',
  'Frankincense Massage': 'تدليك باللبان',
  'Rose Facial': 'عناية بالوجه بالورد',
  'Sea Salt Scrub': 'تقشير بملح البحر',
  'Quiet Hour': 'ساعة هادئة',
  'The Long Evening Hammam with Frankincense, Rose Water, Black Soap and Mint Tea for Two':
    'حمّام المساء الطويل لشخصين باللبان وماء الورد والصابون الأسود وشاي النعناع',
  'Steam, black soap and a slow exfoliation on warm stone, then rose water.':
    'بخار وصابون أسود وتقشير متأنٍّ على الحجر الدافئ، ثم ماء الورد.',
  'Steam, black soap and a slow exfoliation on warm stone.':
    'بخار وصابون أسود وتقشير متأنٍّ على الحجر الدافئ.',
  'Layla Haddad': 'ليلى حداد',
  Layla: 'ليلى',
  Haddad: 'حداد',
  'Wayan Putra': 'وايان بوترا',
  Wayan: 'وايان',
  Putra: 'بوترا',
  Daily: 'يوميًا',

  'Warm stone and salt air.': 'حجر دافئ وهواء مالح.',

  // Events.
  'Lantern Dinner on the Sand': 'عشاء الفوانيس على الرمل',
  'An Evening of Oud': 'أمسية عود',
  'Winter Gala': 'حفل الشتاء',
  'Pearls of the Gulf': 'لآلئ الخليج',
  'Cellar Tasting': 'تذوّق في القبو',
  'Stars over the Wadi': 'نجوم فوق الوادي',
  'Jazz under the Palms': 'جاز تحت النخيل',
  'Five courses at one long table below the palms, with an oud player from Sur.':
    'خمسة أطباق على مائدة طويلة واحدة تحت النخيل، مع عازف عود من صور.',
  'Five courses at one long table below the palms.': 'خمسة أطباق على مائدة طويلة واحدة تحت النخيل.',
  'The Lower Beach': 'الشاطئ السفلي',
  'Wine pairing': 'نبيذ مختار لكل طبق',
  'Transfer from Muscat': 'نقل من مسقط',
  Photographs: 'صور فوتوغرافية',
  'Seat beside the music': 'مقعد بجوار الموسيقى',
  'Late check-out': 'تسجيل مغادرة متأخر',
  'Late supper': 'عشاء متأخر',
  'Front-row cushions': 'وسائد الصف الأول',

  // Halls.
  'The Majlis': 'المجلس',
  'The Boardroom': 'قاعة مجلس الإدارة',
  'The Ballroom': 'قاعة الاحتفالات الكبرى',
  'Garden Pavilion': 'جناح الحديقة',
  'The Great Hall of the Merchants of Sur and Mirbat, with the Adjoining Colonnade':
    'القاعة الكبرى لتجار صور ومرباط مع الرواق المجاور',
  Projector: 'جهاز عرض',
  Whiteboard: 'لوح أبيض',
  'Coffee station': 'ركن القهوة',
  Daylight: 'ضوء النهار',
  'Video conferencing': 'مؤتمرات مرئية',
  Stage: 'مسرح',
  Light: 'إضاءة',
  Sound: 'صوت',
  Terrace: 'شرفة',
  'Simultaneous translation': 'ترجمة فورية',
  'Round tables': 'موائد مستديرة',
  Theatre: 'مسرح (صفوف)',
  Classroom: 'قاعة درس',
  'U-shape': 'حدوة حصان',
  Boardroom: 'مجلس إدارة',

  // The restaurant.
  'Grouper in lime and black pepper': 'هامور بالليمون والفلفل الأسود',
  'Mezze of the day': 'مازة اليوم',
  'Grilled on the bone, with rice from Nizwa and burnt lime.':
    'مشوي بعظمه، مع أرز من نزوى وليمون محروق.',
  grouper: 'هامور',
  'black pepper': 'فلفل أسود',
  'dried lime': 'لومي',
  rice: 'أرز',
  'Burnt aubergine': 'باذنجان مشوي على اللهب',
  'Second portion of rice': 'طبق أرز ثانٍ',
  'Al Mina': 'الميناء',
  'At the water': 'على الماء',
  Omani: 'العُماني',
  'Breakfast: 06:30 – 10:30\nLunch: 12:30 – 15:00\nDinner: 19:00 – 22:30':
    'الفطور: 06:30 – 10:30\nالغداء: 12:30 – 15:00\nالعشاء: 19:00 – 22:30',

  // The hotel and its people.
  'Salma Al Balushi': 'سلمى البلوشية',
  'General manager': 'المديرة العامة',
  'Walks through the house every morning at seven.': 'تجول في الفندق كل صباح عند السابعة.',
  'Yusuf Al Harthy': 'يوسف الحارثي',
  'Head chef': 'رئيس الطهاة',
  'Buys the fish himself, at the beach in Qantab.': 'يشتري السمك بنفسه من شاطئ قنتب.',
  'Good to have you here': 'أهلًا وسهلًا، يسعدنا حضوركم',
  'A house between the palms': 'فندق بين النخيل',
  'Forty rooms between palms and water': 'أربعون غرفة بين النخيل والماء',
  'The house was built around two old date palms.': 'بُني الفندق حول نخلتين عتيقتين.',
  'Harbour Road 14, Muscat': 'طريق الميناء 14، مسقط',
  Terms: 'الشروط',
  Privacy: 'الخصوصية',
  '<h2>Your booking</h2><p>A booking holds once it is paid.</p>':
    '<h2>الحجز</h2><p>يتم الحجز متى تأكد دفعه.</p>',
};
