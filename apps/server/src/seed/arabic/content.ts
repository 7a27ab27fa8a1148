import type { StoredPages } from '../../content/clean-page.js';
import type { RecordWords } from '../../translations/record-kinds.js';
import { textPageWords } from './text-pages.js';

/** The pages in Arabic, by their names. */
export const pageWords: Record<keyof StoredPages, RecordWords<'content_pages'>> = {
  homePage: {
    'hero.title': 'البحر في آخر الحديقة',
    'hero.subtitle': 'قصر البحر، فندق الأقواس والنخيل على الشاطئ شرقي مسقط.',
    'about.content':
      '<p>بُني الفندق عام 1998 حول نخلتين عتيقتين. واتسع مرتين منذ ذلك الحين، وفي كل مرة بقي الجدار المقابل للماء مفتوحًا.</p><p>تطل الغرف على البحر أو على الفناء. ويُقدَّم الفطور حتى الحادية عشرة، ومكتب الاستقبال لا يغلق أبدًا، وأول سباحة في اليوم تكون في الغالب لصاحبها وحده.</p>',
    'welcome.message': 'أهلًا وسهلًا، يسعدنا حضوركم',
    listed: {
      'A hammam, four treatment rooms and time between appointments.':
        'حمّام وأربع غرف للجلسات العلاجية، ومتسع من الوقت بين المواعيد.',
      'Music by the water, dinners under lanterns, open to everyone.':
        'موسيقى على الماء وعشاء تحت الفوانيس، والدعوة للجميع.',
      'Rooms for twelve people or four hundred.': 'قاعات لاثني عشر شخصًا أو لأربعمئة.',
    },
  },
  roomsPage: {
    'header.title': 'الغرف والأجنحة',
    'header.description': 'كل غرفة تنفتح على الماء أو الحديقة أو الفناء.',
  },
  spaPage: {
    title: 'السبا والعافية',
    description: 'حمّام من حجر دافئ، وجلسات علاجية تبدأ متى استعدّ لها الضيف.',
  },
  eventsPage: {
    title: 'الفعاليات',
    description: 'موسيقى عند البحر، وموائد طويلة تحت حبال الأضواء. والدعوة لا تقتصر على نزلاء الفندق.',
  },
  meetingHallPage: {
    title: 'قاعات الاجتماعات والمؤتمرات',
    description: 'مساحات مهنية تلبي احتياجات الأعمال',
    introduction:
      'قاعات لاجتماعات العمل والمؤتمرات وفعاليات الشركات، من طاولة لاثني عشر شخصًا إلى قاعة احتفالات لأربعمئة. في كل منها ضوء نهار أو إضاءة جيدة، وموظف قريب متى احتجت إليه، وفي القاعات الداخلية شاشة تعمل.',
  },
  restaurantPage: {
    title: 'الميناء',
    subtitle: 'مائدة على الماء',
    description:
      'يطبخ «الميناء» ما تحمله القوارب إلى قنتب في الصباح وما نضج في الحديقة. فيه أربعون مقعدًا في الداخل وثلاثون على الشرفة، حيث تتباعد الموائد قليلًا.',
    headChef: 'يوسف الحارثي',
    cuisineType: 'العُماني والشامي',
    openingHours: [
      'الفطور: 06:30 – 11:00، يوميًا',
      'الغداء: 12:30 – 15:30، يوميًا',
      'العشاء: 19:00 – 22:30، يوميًا',
    ].join('\n'),
    listed: {
      'Grouper with black pepper and dried lime': 'هامور بالفلفل الأسود واللومي',
      'Mezze of the day': 'مازة اليوم',
      'Courtyard breakfast': 'فطور الفناء',
      'Frankincense ice cream': 'مثلجات اللبان',
    },
  },
  navigation: {
    listed: {
      Home: 'الرئيسية',
      About: 'عن الفندق',
      Rooms: 'الغرف',
      Spa: 'السبا',
      Restaurant: 'المطعم',
      Events: 'الفعاليات',
      'Meeting Halls': 'قاعات الاجتماعات',
      News: 'الأخبار',
      Contact: 'تواصل معنا',
    },
  },
  footer: {
    aboutText:
      'فندق الأقواس والنخيل على الشاطئ شرقي مسقط: غرف وفلل، وحمّام، ومطعم على الماء، وحديقة بينها.',
    'contactInfo.address': 'طريق الشاطئ، قنتب، مسقط، عُمان',
    copyrightText: '© قصر البحر. جميع الحقوق محفوظة.',
  },
  aboutPage: {
    'hero.title': 'فندق وجهته الماء',
    'hero.subtitle': 'كيف قام قصر البحر في هذا المكان، ومن يرعاه.',
    'about.title': 'نخلتان وجدار',
    'about.subtitle': 'حكايتنا',
    'about.content':
      '<p>في عام 1996 اشترت عائلة البلوشي شريطًا من الشاطئ فيه نخلتان وجدار مخزن قديم للقوارب. وما زالت النخلتان في الفناء. أما الجدار فقد صار جانبًا من المطعم، وحجارته تدل على موضع الباب.</p><p>فُتحت الغرف الاثنتا عشرة الأولى عام 1998، وتلتها الفلل على الشاطئ عام 2009، ثم السبا عام 2016. ووقفنا عند ثلاثة طوابق، لتبقى النخيل إلى جانب البناء لا تحته.</p><p>معظمنا هنا منذ سنين. ويستقبل الضيوفَ عند الباب من يعرف غرفة كل منهم، وهو نفسه من يودّعهم.</p>',
    'about.welcomeMessage': 'تعالوا من أجل البحر، وابقوا من أجل السكينة.',
    listed: {
      'Salma Al Balushi': 'سلمى البلوشية',
      'General manager': 'المديرة العامة',
      'Grew up in the house. Walks through it every morning at seven, starting in the kitchen.':
        'نشأت في الفندق. وتجول فيه كل صباح عند السابعة، بادئةً بالمطبخ.',
      'Yusuf Al Harthy': 'يوسف الحارثي',
      'Head chef': 'رئيس الطهاة',
      'Buys the fish on the beach at Qantab. Worked in Beirut and Lisbon before coming home.':
        'يشتري السمك من شاطئ قنتب. وعمل في بيروت ولشبونة قبل أن يعود إلى بلده.',
      'Mariam Saidi': 'مريم السعيدية',
      'Spa manager': 'مديرة السبا',
      'Trained in Marrakech. Will tell you honestly which treatment you do not need.':
        'تدرّبت في مراكش. وتقول بصدق أي الجلسات لا حاجة إليها.',
      'Daniel Pereira': 'دانيال بيريرا',
      'Front desk': 'مكتب الاستقبال',
      'Has been on the night shift since 2011, by choice. Knows when every flight lands.':
        'في نوبة الليل منذ عام 2011، باختياره. ويعرف موعد هبوط كل رحلة.',
    },
  },
  ...textPageWords,
};
