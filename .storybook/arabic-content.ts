type Catalogues = Record<string, object>;
const catalogues: Catalogues = import.meta.glob(
  ['../packages/{domain,ui}/src/**/*.texts.ts', '../apps/site/src/**/*.texts.ts'],
  { eager: true, import: 'texts' },
);
const inArabic: Catalogues = import.meta.glob(
  ['../packages/{domain,ui}/src/**/*.texts.ar.ts', '../apps/site/src/**/*.texts.ar.ts'],
  { eager: true, import: 'texts' },
);

/** One word in small letters is a value of a closed set. */
const isValue = (words: string) => /^[a-z-]+$/.test(words);

/** What the catalogues say, which stories pass on as data: labels, messages of the server. */
const said = Object.entries(catalogues).flatMap(([file, english]) => {
  const arabic = (inArabic[file.replace(/\.ts$/, '.ar.ts')] ?? {}) as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, words]) => {
    const other = arabic[key];
    const isText = typeof words === 'string' && typeof other === 'string' && !isValue(words);
    return isText ? [[words, other] as const] : [];
  });
});

/** What the builders and the stories say of the demonstration hotel, in Arabic. */
export const arabicContent: Readonly<Record<string, string>> = {
  ...Object.fromEntries(said),
  '© Qasr Al Bahr. All rights reserved.': '© قصر البحر. جميع الحقوق محفوظة.',

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
  '<p>Two single beds under painted arches, and a glass door to the garden.</p>':
    '<p>سريران مفردان تحت أقواس مزخرفة، وباب زجاجي على الحديقة.</p>',
  '<p>On the first floor, level with the crowns of the date palms.</p>':
    '<p>في الطابق الأول، بمحاذاة تيجان النخيل.</p>',
  '<p>Two bedrooms and a door between them that closes.</p>': '<p>غرفتا نوم بينهما باب يُغلق.</p>',
  '<p>A house of its own for a family that travels together.</p>':
    '<p>دار مستقلة لعائلة تسافر معًا.</p>',
  '<p>A quiet room above the courtyard.</p>': '<p>غرفة هادئة فوق الفناء.</p>',
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
  Facials: 'العناية بالوجه',
  'Long, even strokes with oil pressed from Dhofar resin.':
    'حركات طويلة متساوية بزيت معصور من لبان ظفار.',
  'Cleansing, steam and a mask with damask rose from the Green Mountain.':
    'تنظيف وبخار وقناع من الورد الدمشقي الذي ينبت في الجبل الأخضر.',
  'Coarse salt from the Gulf of Oman with lime and olive oil.':
    'ملح خشن من خليج عُمان مع الليمون وزيت الزيتون.',
  'Massage for Two': 'تدليك لشخصين',
  'Two tables, two therapists, one room behind a carved screen.':
    'سريران للتدليك ومعالجان وغرفة واحدة خلف مشربية محفورة.',
  'Salt Pool by Candlelight': 'حوض الملح على ضوء الشموع',
  'The float pool after closing time, with towels warmed on the stone.':
    'حوض الطفو بعد ساعات العمل، بمناشف تُدفَّأ على الحجر.',
  'Deep Tissue Massage': 'تدليك الأنسجة العميقة',
  'Slow work on back, neck and shoulders.': 'عمل متأنٍّ على الظهر والرقبة والكتفين.',
  'After-Sun Facial': 'عناية بالوجه بعد الشمس',
  'Aloe, cucumber and cold stones for skin that spent the day on the boat.':
    'ألوفيرا وخيار وأحجار باردة لبشرة أمضت نهارها على القارب.',
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
  'The Sea Terrace': 'شرفة البحر',
  'The Terrace': 'الشرفة',
  'The Cellar': 'القبو',
  'The Kitchen Garden': 'حديقة المطبخ',
  'Omani Bread, a Morning Class': 'الخبز العُماني، درس صباحي',
  'Three players and two hours on the stage by the water.':
    'ثلاثة عازفين وساعتان على المسرح عند الماء.',
  'Dinner at long tables by the sea, dancing until two, breakfast until four.':
    'عشاء على موائد طويلة عند البحر، ورقص حتى الثانية، وفطور حتى الرابعة.',
  'The keeper of the museum in Sur tells what the divers knew.':
    'أمين المتحف في صور يروي ما عرفه الغوّاصون.',
  'Six wines at one table, and where each was made.':
    'ستة أنواع من النبيذ على مائدة واحدة، وأين صُنع كل منها.',
  'A trio from Muscat plays from the last light until nine.':
    'ثلاثي من مسقط يعزف من آخر ضوء النهار حتى التاسعة.',
  'You bake with the two women who bake ours, and eat what you made.':
    'تخبزون مع السيدتين اللتين تخبزان خبزنا، وتأكلون مما صنعتم.',
  'At ten the house puts out its lights, and a telescope stands beside the pool.':
    'عند العاشرة يطفئ الفندق أنواره، ويُنصب مرقاب بجانب المسبح.',
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
  'The Dhow Room': 'قاعة السفينة',
  'Frankincense Hall': 'قاعة اللبان',
  'The Lower Terrace': 'الشرفة السفلى',
  'The Library': 'المكتبة',
  'The Sur Room': 'قاعة صور',
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
  Shuwa: 'الشواء العُماني',
  'Lamb in palm leaves, a night and a day in the earth oven.':
    'لحم ضأن في سعف النخيل، ليلة ونهارًا في تنور الأرض.',
  lamb: 'لحم ضأن',
  garlic: 'ثوم',
  cardamom: 'هيل',
  'Aubergine with pomegranate': 'باذنجان بالرمان',
  'Roasted whole, opened at the table, with sesame and walnuts.':
    'يُشوى كاملًا ويُفتح على المائدة، مع السمسم والجوز.',
  aubergine: 'باذنجان',
  pomegranate: 'رمان',
  sesame: 'سمسم',
  walnuts: 'جوز',
  'Six small plates that change with the garden. Enough for one, good for two.':
    'ستة أطباق صغيرة تتبدل مع الحديقة. تكفي واحدًا، وتطيب لاثنين.',
  chickpeas: 'حمّص',
  parsley: 'بقدونس',
  yoghurt: 'زبادي',
  'Kingfish salad': 'سلطة الكنعد',
  'Cured in lime, with green mango and mint.': 'كنعد منقوع في عصير الليمون، مع مانجو أخضر ونعناع.',
  kingfish: 'سمك كنعد',
  lime: 'ليمون',
  'green mango': 'مانجو أخضر',
  mint: 'نعناع',
  'Lentil soup with lemon': 'شوربة العدس بالليمون',
  'Red lentils, cumin and a great deal of lemon.': 'عدس أحمر وكمّون والكثير من الليمون.',
  'red lentils': 'عدس أحمر',
  cumin: 'كمّون',
  lemon: 'ليمون',
  onion: 'بصل',
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
  '<p>The house was built around two old date palms.</p>': '<p>بُني الفندق حول نخلتين عتيقتين.</p>',
  'Harbour Road 14, Muscat': 'طريق الميناء 14، مسقط',
  Terms: 'الشروط',
  Privacy: 'الخصوصية',
  '<h2>Your booking</h2><p>A booking holds once it is paid.</p>':
    '<h2>الحجز</h2><p>يتم الحجز متى تأكد دفعه.</p>',

  // What is passed to the parts that every page has.
  'Event date': 'تاريخ الفعالية',
  Dates: 'التواريخ',
  Arrival: 'الوصول',
  'Full name': 'الاسم الكامل',
  'Event type': 'نوع الفعالية',
  'Choose an event type': 'اختر نوع الفعالية',
  'Special requirements': 'متطلبات خاصة',
  'I agree to the terms and conditions': 'أوافق على الشروط والأحكام',
  'I agree to the terms': 'أوافق على الشروط',
  'Send me news': 'أرسلوا إليّ الأخبار',
  Company: 'الشركة',
  'Any company': 'أي شركة',
  Bed: 'السرير',
  Twin: 'سريران',
  Wishes: 'رغبات',
  'Sea view': 'إطلالة بحرية',
  'A quiet room, please.': 'غرفة هادئة من فضلكم.',
  'We ask for nothing else.': 'لا نطلب غير ذلك.',
  'Please fill in this field': 'يُرجى ملء هذه الخانة',
  Standard: 'قياسية',
  'A balcony over the bay.': 'شرفة تطل على الخليج.',
  'The page': 'الصفحة',
  'A page of one line': 'صفحة من سطر واحد',
  'The header': 'رأس الصفحة',
  'The footer': 'تذييل الصفحة',
  Breakfast: 'الفطور',
  Lunch: 'الغداء',
  Dinner: 'العشاء',
  Desserts: 'الحلويات',
  'Breakfast is served here.': 'يُقدَّم الفطور هنا.',
  ' is served here.': ' يُقدَّم هنا.',
  'Two nights in the Sea View King, 12 to 14 March, two guests.':
    'ليلتان في غرفة كينغ بإطلالة بحرية، من 12 إلى 14 مارس، ضيفان.',
  'You pay on the page of the provider.': 'يتم الدفع في صفحة مزوّد الدفع.',
  'Amal Al Harthy': 'أمل الحارثية',
  'What the list shows.': 'ما تعرضه القائمة.',
  First: 'الأول',
  Second: 'الثاني',
  Third: 'الثالث',
  'The page’s column, with a gutter on both sides.': 'عمود الصفحة، وعلى جانبيه هامش.',
  'Rooms above the harbour': 'غرف فوق الميناء',
  'Twelve rooms and suites, each with a door to the sea.':
    'اثنتا عشرة غرفة وجناحًا، لكل منها باب على البحر.',
  'All that you have booked with us.': 'كل ما حجزتموه لدينا.',
  'per night': 'لليلة',
  'per hour': 'للساعة',
  'The house was built for merchants who waited here for the wind.':
    'بُني البيت لتجار كانوا ينتظرون الريح هنا.',
  Arriving: 'الوصول',
  'Rooms are ready from 14:00.': 'الغرف جاهزة من الساعة 14:00.',
  'A boat meets the last ferry.': 'ينتظر قاربٌ العبّارة الأخيرة.',
  '<p>The house was built around two palms.</p><h2>The wall</h2><p>It is now <strong>one side of the restaurant</strong>.</p><blockquote>Come for the sea.</blockquote><ul><li>Open all year</li><li>Quiet after eleven</li></ul>':
    '<p>بُني البيت حول نخلتين.</p><h2>الجدار</h2><p>وهو اليوم <strong>جانب من المطعم</strong>.</p><blockquote>تعالوا من أجل البحر.</blockquote><ul><li>مفتوح طوال العام</li><li>هدوء بعد الحادية عشرة</li></ul>',
  Stay: 'الإقامة',
  'Popular rooms': 'الغرف الأكثر طلبًا',
  'Chosen most by guests who have been here before.': 'ما يختاره العائدون إلينا أكثر من غيره.',
  'The content of the section.': 'محتوى القسم.',
  'Everything about the room.': 'كل ما يخص الغرفة.',
  'Its pictures, what it has, what is included.': 'صورها وما فيها وما يشمله السعر.',
  'The form to book it.': 'نموذج حجزها.',
  'The room': 'الغرفة',
  'Beach Villa': 'فيلا الشاطئ',
  'Beyond the room': 'خارج الغرفة',
  'The people': 'أهل الفندق',
  'Our menu': 'قائمتنا',
  'How to reach us': 'كيف تصلون إلينا',
  'Harbour Street 4, Sur': 'شارع الميناء 4، صور',
  'Inshirah Street': 'شارع الإنشراح',
  Muscat: 'مسقط',
  Oman: 'عُمان',
  'What the guest likes.': 'ما يفضّله الضيف.',
  'The palms are still in the courtyard. The wall is now one side of the restaurant.':
    'ما زالت النخلتان في الفناء، وصار الجدار جانبًا من المطعم.',
  '<p>The house was built around two old date palms. The wall towards the water was left open.</p>':
    '<p>بُني البيت حول نخلتين عتيقتين، وتُرك الجدار المطل على الماء مفتوحًا.</p>',
  'A small hotel above the old harbour of Muscat: twenty-four rooms, a spa and a long table for dinner.':
    'فندق صغير فوق ميناء مسقط القديم: أربع وعشرون غرفة وسبا ومائدة طويلة للعشاء.',
  'Everything there is to know about the Presidential Panorama Suite':
    'كل ما تودون معرفته عن الجناح الرئاسي البانورامي',
  'Rooms, suites and villas above the harbour': 'غرف وأجنحة وفلل فوق الميناء',
  'See the rooms': 'تصفح الغرف',
  'Jazz on the Terrace': 'جاز على الشرفة',
  Gala: 'الحفل الكبير',
  'Date Cake': 'كعكة التمر',
  Mezze: 'مازة',
  'Date Palm Hammam': 'حمّام نخيل التمر',
  'Payment failed. Please try again.': 'تعذّر الدفع. يُرجى المحاولة مرة أخرى.',
  'Your hold ends in two minutes.': 'ينتهي حجزكم المؤقت بعد دقيقتين.',
  'Try again soon.': 'يُرجى المحاولة بعد قليل.',
  'Searching...': 'جارٍ البحث...',
  'This page brings itself up to date.': 'تتجدد هذه الصفحة من تلقاء نفسها.',
  'Tue, 1 Dec 2026': 'الثلاثاء، 1 ديسمبر 2026',
  'Thu, 3 Dec 2026': 'الخميس، 3 ديسمبر 2026',
  'Line ': 'السطر ',
  'View Details': 'عرض التفاصيل',
  Book: 'احجز',
  "Don't have an account? ": 'ليس لديكم حساب؟ ',
  'Sign up here': 'سجّلوا هنا',
  '12 Al Inshirah Street': 'شارع الإنشراح 12',
  'Qasr Al Bahr': 'قصر البحر',
  safe: 'خزنة',
  'rain shower': 'دش مطري',
  'A small hotel above the old harbour of Muscat: twenty-four rooms, a spa in the former boathouse, a kitchen that follows the boats.':
    'فندق صغير فوق ميناء مسقط القديم: أربع وعشرون غرفة، وسبا في بيت القوارب القديم، ومطبخ يتبع المراكب.',
  '© 2026 Vestibule. All rights reserved.': '© 2026 Vestibule. جميع الحقوق محفوظة.',
  'We keep it for you until 12:30, hotel time.': 'نحتفظ لكم بالحجز حتى الساعة 12:30 بتوقيت الفندق.',
  'The price has changed since you saw it. The total is now $350.00.':
    'تغيّر السعر منذ أن اطلعتم عليه. المجموع الآن $350.00.',
  '<h3>On the terrace</h3><ul><li>Two deck chairs</li><li>A table for four</li></ul><p>Ask for <a href="/contact">more chairs</a>.</p>':
    '<h3>على الشرفة</h3><ul><li>كرسيان للاستلقاء</li><li>طاولة لأربعة</li></ul><p>اطلبوا <a href="/contact">كراسي أخرى</a>.</p>',
};
