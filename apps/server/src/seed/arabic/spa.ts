import type { RecordWords } from '../../translations/record-kinds.js';

/** The spa's records in Arabic, by their ids. */
export const categoryWords: Record<string, RecordWords<'treatment_categories'>> = {
  hammam: { name: 'الحمّام' },
  massage: { name: 'التدليك' },
  facial: { name: 'العناية بالوجه' },
  couples: { name: 'لشخصين' },
  movement: { name: 'الحركة' },
  hair: { name: 'الشعر' },
};

export const specialistWords: Record<string, RecordWords<'specialists'>> = {
  layla: { firstName: 'ليلى', lastName: 'حداد' },
  aisha: { firstName: 'عائشة', lastName: 'البلوشية' },
  maria: { firstName: 'ماريا', lastName: 'سانتوس' },
  wayan: { firstName: 'وايان', lastName: 'بوترا' },
  noor: { firstName: 'نور', lastName: 'اللواتية' },
  elena: { firstName: 'إيلينا', lastName: 'بتروفا' },
  hamed: { firstName: 'حمد', lastName: 'الرئيسي' },
};

const availability = 'يوميًا، من 09:00 إلى 21:30';

export const treatmentWords: Record<string, RecordWords<'treatments'>> = {
  'hammam-ritual': {
    title: 'طقوس الحمّام',
    description:
      'البخار أولًا، ثم الصابون الأسود وتقشير متأنٍّ على الحجر الدافئ. وتُختتم الجلسة بماء الورد وشاي النعناع في غرفة الاسترخاء.',
    availability,
  },
  'frankincense-massage': {
    title: 'تدليك باللبان',
    description:
      'حركات طويلة متساوية بزيت معصور من لبان ظفار. ويُتفق مع الضيف على قوة الضغط قبل أن نبدأ.',
    availability,
  },
  'sea-salt-scrub': {
    title: 'تقشير بملح البحر',
    description: 'ملح خشن من خليج عُمان مع الليمون وزيت الزيتون، يُشطف في الغرفة الدافئة.',
    availability,
  },
  'rose-facial': {
    title: 'عناية بالوجه بورد الجبل الأخضر',
    description:
      'تنظيف وبخار وقناع من الورد الدمشقي الذي ينبت في الجبل الأخضر. للبشرة الجافة ولمن أكثر من التعرض للشمس.',
    availability,
  },
  'hydrating-facial': {
    title: 'عناية بالوجه بعد الشمس',
    description: 'ألوفيرا وخيار وأحجار باردة لبشرة أمضت نهارها على القارب.',
    availability,
  },
  'massage-for-two': {
    title: 'تدليك لشخصين',
    description: 'سريران للتدليك ومعالجان وغرفة واحدة خلف مشربية محفورة.',
    availability,
  },
  'hammam-for-two': {
    title: 'حمّام خاص لشخصين',
    description: 'الحمّام لشخصين وحدهما ساعة ونصف الساعة، مع مرافق واحد وفاكهة طازجة بعده.',
    availability,
  },
  'deep-tissue': {
    title: 'تدليك الأنسجة العميقة',
    description: 'عمل متأنٍّ على الظهر والرقبة والكتفين، للغواصين والسائقين ولمن يطيلون الجلوس.',
    availability,
  },
  'foot-ritual': {
    title: 'عناية بأقدام المشّائين',
    description:
      'حوض دافئ من الماء والملح، ثم ثلاثون دقيقة للقدمين والساقين. ما أطيبها بعد يوم في الوادي.',
    availability,
  },
  'prenatal-massage': {
    title: 'تدليك الحوامل',
    description: 'استلقاء على الجنب، مع وسائد وزيت بلا عطر. ابتداءً من الشهر الرابع.',
    availability,
  },
  'head-and-neck': {
    title: 'الرأس والرقبة',
    description:
      'نصف ساعة على سرير التدليك، بالملابس المعتادة وبلا زيت. ثم عودة إلى الشاطئ قبل موعد الغداء.',
    availability,
  },
  'morning-yoga': {
    title: 'يوغا الصباح في المجلس',
    description:
      'ساعة هادئة على السجاد قبل الفطور، والشمس تدخل من النوافذ المحفورة. للمبتدئين ولمن مضت على ممارستهم سنوات.',
    availability: 'من الأحد إلى الخميس',
  },
  'breath-and-stretch': {
    title: 'تنفّس وتمدّد',
    description:
      'جلسة فردية على الشرفة تحت الجهنمية: مفاصل وتنفّس، وتمارين متتابعة على ورقة واحدة تُستكمل في البيت.',
    availability,
  },
  'clay-wrap': {
    title: 'لفافة طين بهلا',
    description: 'طين دافئ من بهلا، وملاءات من كتّان، وعشرون دقيقة من السكون، ثم استحمام على مهل.',
    availability,
  },
  'float-pool': {
    title: 'حوض الملح على ضوء الشموع',
    description: 'حوض الطفو بعد ساعات العمل، لشخص أو لشخصين، بمناشف تُدفَّأ على الحجر.',
    availability,
  },
};
