import type { RecordWords } from '../../translations/record-kinds.js';

/** The dishes in Arabic, by their ids. */
export const menuWords: Record<string, RecordWords<'menu_items'>> = {
  'courtyard-breakfast': {
    name: 'فطور الفناء',
    description: 'بيض بالطماطم من المقلاة، وخبز رقيق من الفرن، وتين وتمر وقهوة.',
    listed: {
      eggs: 'بيض',
      tomatoes: 'طماطم',
      flatbread: 'خبز رقيق',
      figs: 'تين',
      dates: 'تمر',
      'Smoked kingfish': 'سمك كنعد مدخّن',
      'Fresh pomegranate juice': 'عصير رمان طازج',
    },
  },
  shakshuka: {
    name: 'شكشوكة',
    description: 'المقلاة وحدها: بيضتان بالطماطم والفلفل، مع خبز رقيق.',
    listed: {
      eggs: 'بيض',
      tomatoes: 'طماطم',
      'red peppers': 'فلفل أحمر',
      cumin: 'كمّون',
      coriander: 'كزبرة',
      flatbread: 'خبز رقيق',
      Feta: 'جبن فيتا',
    },
  },
  chebab: {
    name: 'فطائر الجباب',
    description: 'بالزعفران والهيل، مع دبس التمر والجبن الطري.',
    listed: {
      'wheat flour': 'دقيق القمح',
      saffron: 'زعفران',
      cardamom: 'هيل',
      'date syrup': 'دبس التمر',
      'soft cheese': 'جبن طري',
    },
  },
  'fruit-of-the-day': {
    name: 'فاكهة اليوم',
    description: 'ما كان في سوق مطرح هذا الصباح، تُقطَّع عند الطلب.',
    listed: { 'seasonal fruit': 'فاكهة الموسم', 'Yoghurt and honey': 'زبادي وعسل' },
  },
  mezze: {
    name: 'مازة اليوم',
    description: 'ستة أطباق صغيرة تتبدل مع الحديقة. تكفي واحدًا، وتطيب لاثنين.',
    listed: {
      chickpeas: 'حمّص',
      sesame: 'سمسم',
      aubergine: 'باذنجان',
      parsley: 'بقدونس',
      yoghurt: 'زبادي',
      flatbread: 'خبز رقيق',
      'Grilled halloumi': 'حلوم مشوي',
      'A second basket of bread': 'سلة خبز ثانية',
    },
  },
  'kingfish-salad': {
    name: 'سلطة الكنعد',
    description: 'كنعد منقوع في عصير الليمون، مع مانجو أخضر ونعناع.',
    listed: {
      kingfish: 'سمك كنعد',
      lime: 'ليمون',
      'green mango': 'مانجو أخضر',
      mint: 'نعناع',
      chilli: 'فلفل حار',
    },
  },
  'lentil-soup': {
    name: 'شوربة العدس بالليمون',
    description: 'عدس أحمر وكمّون والكثير من الليمون.',
    listed: {
      'red lentils': 'عدس أحمر',
      cumin: 'كمّون',
      lemon: 'ليمون',
      onion: 'بصل',
      'Flatbread with za’atar': 'خبز رقيق بالزعتر',
    },
  },
  grouper: {
    name: 'هامور بالفلفل الأسود واللومي',
    description: 'شريحتان مشويتان على الفحم، فوق أرز بالرمان، وإلى جانبهما الليمون والزبادي.',
    listed: {
      grouper: 'هامور',
      'black pepper': 'فلفل أسود',
      'dried lime': 'لومي',
      rice: 'أرز',
      pomegranate: 'رمان',
      yoghurt: 'زبادي',
      'Burnt aubergine': 'باذنجان مشوي على اللهب',
      'A second portion of rice': 'طبق أرز ثانٍ',
    },
  },
  shuwa: {
    name: 'الشواء العُماني',
    description: 'لحم ضأن في سعف النخيل، ليلة ونهارًا في تنور الأرض. من الخميس إلى السبت.',
    listed: {
      lamb: 'لحم ضأن',
      garlic: 'ثوم',
      'coriander seed': 'بذور الكزبرة',
      cardamom: 'هيل',
      vinegar: 'خل',
      rice: 'أرز',
      'Tomato and chilli relish': 'صلصة الطماطم والفلفل الحار',
    },
  },
  aubergine: {
    name: 'باذنجان بالرمان',
    description: 'يُشوى كاملًا ويُفتح على المائدة، مع الطحينة والجوز.',
    listed: { aubergine: 'باذنجان', pomegranate: 'رمان', sesame: 'سمسم', walnuts: 'جوز' },
  },
  lobster: {
    name: 'شارخة',
    description: 'في موسمها فقط، من مارس إلى أبريل.',
    listed: { 'rock lobster': 'شارخة', butter: 'زبدة', garlic: 'ثوم' },
  },
  'frankincense-ice-cream': {
    name: 'مثلجات اللبان',
    description:
      'لبان من ظفار يُنقع ليلة كاملة. تُقلب من القالب، وتُقدَّم مع دبس التمر والفستق وتوت العليق.',
    listed: {
      milk: 'حليب',
      cream: 'قشدة',
      frankincense: 'لبان',
      sugar: 'سكر',
      'date syrup': 'دبس التمر',
      pistachios: 'فستق',
      raspberries: 'توت العليق',
    },
  },
  halwa: {
    name: 'حلوى بالورد والهيل',
    description: 'تُحرَّك ثلاث ساعات في القدر النحاسية خلف المطبخ. وتُقدَّم مع القهوة العُمانية.',
    listed: {
      starch: 'نشا',
      ghee: 'سمن',
      'rose water': 'ماء الورد',
      cardamom: 'هيل',
      almonds: 'لوز',
      'A second pot of kahwa': 'دلّة قهوة ثانية',
    },
  },
  'date-pudding': {
    name: 'بودينغ التمر الدافئ',
    description: 'تمر الخلاص، وزبدة محمّصة، وقشدة بالكاد مخفوقة.',
    listed: {
      dates: 'تمر',
      butter: 'زبدة',
      eggs: 'بيض',
      'wheat flour': 'دقيق القمح',
      cream: 'قشدة',
    },
  },
};
